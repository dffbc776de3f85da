"""Tables in memory: rooms, sockets, commands, bots and clocks."""
