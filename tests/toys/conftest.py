"""A compiled `Position` refuses subclasses in Python, so toys play with LAMPION_PURE=1 only.

The default run starts them in a separate process, from `tests/conformance/test_plain_python.py`.
"""

import lampion

collect_ignore_glob = ["test_*.py"] if lampion.compiled else []
