"""Lanterns Dice, by Chris Bryan."""
