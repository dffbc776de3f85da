"""The server on which people and bots meet: FastAPI on uvicorn, and all that stands around the tables."""
