# Private notes beside a game.

notes-title = Notes
notes-about = Only you see what you write here.
notes-saving = Not saved yet
bad-notes = These notes hold characters that cannot be kept.
