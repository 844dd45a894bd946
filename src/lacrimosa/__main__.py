"""`python -m lacrimosa`."""

from lacrimosa.cli.main import main

main()
