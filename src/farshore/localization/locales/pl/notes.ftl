# Prywatne notatki obok gry.

notes-title = Notatki
notes-about = To, co tu napiszesz, widzisz tylko ty.
notes-saving = Jeszcze niezapisane
bad-notes = W tych notatkach są znaki, których nie da się zapisać.
