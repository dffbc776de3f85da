"""What the processes of one site tell each other, and which of them cares for which table."""
