"""Whole games as readable text: a corpus of records for every version of the rules, some of them narrated in full.

    python -m tests.golden             write the games of the corpus that are missing, and rewrite the goldens

A record in the corpus never changes: it shows that the rules still accept it. When the rules version rises, the old
records stay, and the command plays new ones. A golden is narrated from its record; read its diff like code.
"""
