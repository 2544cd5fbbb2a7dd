# Obserwacje w słowach, dla modeli językowych (farshore/external/text.py).

text-intro = Grasz w grę planszową { $game }, liczba graczy: { $players }. Graj, aby wygrać.
text-options = Opcje tej gry: { $options }.
text-how = Dostajesz pytanie, gdy masz wybór. Widzisz to, co może wiedzieć twoje miejsce, i każdy dozwolony ruch z jego numerem. Zastanów się, jak chcesz, i zakończ odpowiedź wierszem takim jak: move: 12
text-you = Twoje miejsce: { $seat }. Co widzisz:
text-answer = Który ruch wykonujesz? Zakończ odpowiedź jego numerem, na przykład: move: 12
text-not-understood = To nie wskazuje żadnego dozwolonego ruchu. Zakończ odpowiedź numerem jednego z powyższych ruchów, na przykład: move: 12
text-over = Gra skończona. Punkty: { $scores }. Lokaty: { $places }.
