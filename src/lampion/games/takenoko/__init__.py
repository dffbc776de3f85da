"""Takenoko, by Antoine Bauza, with the expansion Hikari by Gus&Co: rules, notation, views and words."""
