# Bots that are programs, the arena and the balance report.

## Bots that are programs

bot-no-command = The bot “cmd:” names no command. Write it like cmd:./bot or "cmd:python3 bot.py".
bot-bad-command = The command “{ $given }” cannot be read: { $why }. Write it like cmd:./bot or "cmd:python3 bot.py".
bot-not-found = There is no program { $given } to run as a bot. Name a file that can be executed, or a program on the PATH.
