"""Bags and the arrays of field visitors are out of Python's reach once compiled: those tests run in plain Python only.

The default run starts them in a process of their own, from `tests/conformance/test_plain_python.py`.
"""

import lampion

collect_ignore = ["test_bags.py", "test_fields.py"] if lampion.compiled else []
