# Bot che sono programmi, l'arena e il rapporto di equilibrio.

## Bot che sono programmi

bot-no-command = Il bot «cmd:» non indica nessun comando. Scrivilo come cmd:./bot oppure "cmd:python3 bot.py".
bot-bad-command = Il comando «{ $given }» non si può leggere: { $why }. Scrivilo come cmd:./bot oppure "cmd:python3 bot.py".
bot-not-found = Non c'è nessun programma { $given } da usare come bot. Indica un file eseguibile o un programma nel PATH.
