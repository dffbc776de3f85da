"""How Sphinx builds the site; `python -m tools.docsite` calls it, once for each language."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))
os.environ.update(LAMPION_PURE="1", LAMPION_QUIET="1")  # signatures are read from the Python files

import lampion  # noqa: E402

project = "Lampion"
author = "the Lampion authors"
version = release = lampion.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["docs/fr"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
default_role = "code"  # docstrings write `names` as Markdown does

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Lampion"
html_favicon = str(ROOT / "web/public/icon.svg")
html_logo = html_favicon
html_static_path = [str(Path(__file__).parent / "static")]
html_css_files = ["lampion.css"]
html_copy_source = False
html_show_search_summary = False  # a browser doesn't fetch pages from files
html_show_sphinx = False
html_show_copyright = False
