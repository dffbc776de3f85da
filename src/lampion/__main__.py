"""`python -m lampion` runs the command `lampion`."""

import sys

from lampion.cli.main import main

sys.exit(main())
