# Boty, które są programami, arena i raport o równowadze.

## Boty, które są programami

bot-no-command = Bot „cmd:” nie podaje polecenia. Zapisz go jak cmd:./bot albo "cmd:python3 bot.py".
bot-bad-command = Polecenia „{ $given }” nie da się odczytać: { $why }. Zapisz je jak cmd:./bot albo "cmd:python3 bot.py".
bot-not-found = Nie ma programu { $given }, który mógłby działać jako bot. Podaj plik wykonywalny albo program z PATH.
