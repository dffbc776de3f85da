"""Once compiled, bags and the arrays of field visitors can't be reached from Python: their tests need plain Python.

The default run starts them in a separate process, from `tests/conformance/test_plain_python.py`.
"""

import lampion

collect_ignore = ["test_bags.py", "test_fields.py"] if lampion.compiled else []
