"""`python -m farshore` is the command line."""

from farshore.cli import main

if __name__ == "__main__":
    main()
