"""Bags and the array part of tapes are out of Python's reach once compiled: those tests run in plain Python only.

The default run starts them in a process of their own, from `tests/conformance/test_plain_python.py`.
"""

import lampion

collect_ignore = ["test_bags.py", "test_tape.py"] if lampion.compiled else []
