"""The server where people and bots meet: FastAPI on uvicorn."""
