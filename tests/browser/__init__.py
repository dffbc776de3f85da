"""A real Chromium plays through the real server."""
