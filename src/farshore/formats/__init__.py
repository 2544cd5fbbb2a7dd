"""What Farshore reads from files and writes as documents for other programs.

- `record_files.py`: records in files, one a line
- `editions.py`: component data, from packages and from what people bring
- `json_schema.py`: what component data looks like, as JSON Schema
- `documents.py`: games and editions as JSON, for the browser and its boards
- `lessons.py`: guided first games, `lesson.json` of a game
- `steps.py`: a record step by step, as JSON (`farshore replay --json`)
- `catalogue.py`: the rules by number, from `docs/rules` (`farshore rules`)
"""
