"""Whole games as readable text: a corpus of records for every version of the rules, and some of them told in full.

    python -m tests.golden             write the games of the corpus that are missing, and rewrite the goldens

A record of the corpus is never changed: it shows that the rules still play it. When the rules rise to another version,
the old records stay, and the command plays new ones. A golden is told from its record; read its diff like code.
"""
