# The web page, as the server and its command talk about it.

server-no-page = The web page is missing
server-no-page-help =
    Lampion was installed without it: building it takes Node.js, which wasn't available. With Node.js 20 or later, or with access to PyPI, `make setup` in a checkout or a fresh installation adds it. The terminal (lampion play) and the API (/api) work.

error-no-lan = This machine doesn't seem to be on a local network, or its port is taken there. Friends elsewhere need a server they can reach.

terminal-serve-no-page = The web page is missing: building it takes Node.js. `make setup` in a checkout or a fresh installation adds it; `lampion play` works here in the terminal.
