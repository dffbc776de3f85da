"""The commands of Lampion: play, replay, verify, bench, perft and games."""
