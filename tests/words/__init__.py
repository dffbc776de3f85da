"""Sentences that the terminal and the page must agree on: `python -m tests.words` writes `cases.json`.

The client's `lib/cases.test.ts` runs over the same file.
"""
