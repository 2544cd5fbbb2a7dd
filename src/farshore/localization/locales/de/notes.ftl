# Private Notizen neben einem Spiel.

notes-title = Notizen
notes-about = Was du hier schreibst, siehst nur du.
notes-saving = Noch nicht gespeichert
bad-notes = Diese Notizen enthalten Zeichen, die nicht gespeichert werden können.
