# Bots, die Programme sind, die Arena und der Balancebericht.

## Bots, die Programme sind

bot-no-command = Der Bot „cmd:“ nennt keinen Befehl. Schreib ihn wie cmd:./bot oder "cmd:python3 bot.py".
bot-bad-command = Der Befehl „{ $given }“ ist nicht lesbar: { $why }. Schreib ihn wie cmd:./bot oder "cmd:python3 bot.py".
bot-not-found = Es gibt kein Programm { $given }, das als Bot laufen könnte. Nenne eine ausführbare Datei oder ein Programm im PATH.
