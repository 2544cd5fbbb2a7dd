"""What people read, in their language.

- `languages.py`: the list of languages
- `simple.py`: messages that need no grammar, which most commands get by with
- `messages.py`: puts keys and parameters into sentences: reasons, events, moves, questions, results

The sentences are Fluent files, `locales/<language>/*.ftl`. The browser does the same with the same
files (`web/src/words`).
"""
