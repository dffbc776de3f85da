"""The documentation as a site: `make docs` builds it from `docs/`, the docstrings and the interface of the server."""
