# The page in the browser as the server and its command tell of it.

server-no-page = The page in the browser is missing
server-no-page-help =
    Lampion was installed without it: it is built with Node.js, which was not to be had then. With Node.js 20 or later, or with a connection to PyPI, `make setup` in a checkout or a new installation brings it. The terminal (lampion play) and the interface for programs (/api) work.

error-no-lan = This machine seems to be in no local network, or its port is taken there. Friends elsewhere need a server that they can reach.

terminal-serve-no-page = The page in the browser is missing: it needs Node.js to be built. `make setup` in a checkout or a new installation brings it; `lampion play` plays here in the terminal.
