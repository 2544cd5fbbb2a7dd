"""What people read, in their language.

- `languages.py`: the list of languages
- `messages.py`: puts keys and parameters into sentences: reasons, events, moves, questions, results

The sentences are Fluent files, `locales/<language>/*.ftl`. The browser does the same with the same
files (`web/src/words`).
"""
