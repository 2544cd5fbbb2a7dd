# Appunti privati accanto a una partita.

notes-title = Appunti
notes-about = Quello che scrivi qui lo vedi solo tu.
notes-saving = Non ancora salvati
bad-notes = Questi appunti contengono caratteri che non si possono conservare.
