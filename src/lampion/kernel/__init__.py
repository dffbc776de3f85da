"""What every game stands on: positions, chance, records, errors. No game and no input or output lives here."""
