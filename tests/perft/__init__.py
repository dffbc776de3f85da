"""The number of lines of play from a start position, by depth: a change of the rules shows here first."""
