"""Simulation: games by the million, as Parquet files whose bytes follow from the settings alone."""
