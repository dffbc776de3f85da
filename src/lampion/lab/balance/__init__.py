"""The balance report: what rules and box lead to, as figures with intervals and a sentence for each."""
