# What the table server says when something cannot be done.

## Starting

server-bad-file = Cannot keep tables in { $path }: { $why }
server-file-in-use = Another server keeps its tables in { $path }; stop it first, or name another file with --db.
server-no-address = Cannot listen on { $host }, port { $port }: { $why }
work-needs-postgres = Bot workers think for servers that share a PostgreSQL: name it with --db postgresql://… ({ $path } is a file of one server).
db-copied = Copied and compared; { $games } games replayed.
db-copy-not-empty = There are tables or guests in { $path } already; copy to an empty storage.
server-no-pages = The pages for the browser are missing from this installation. Reinstall Farshore, or run “{ $command }” in its sources.
server-bad-pages = “{ $path }” holds no built pages: there is no index.html in it.

## Who you are

no-guest = Say first what you are called.
bad-cookie = This browser’s key is not known here. Say again what you are called.
bad-name = Choose a name of 1 to { $most } characters.
unknown-link = This personal link has been used, is too old, or never existed.

## Tables and seats

unknown-table = There is no such table.
table-not-open = The game has begun; no seat can be taken any more.
table-not-running = There is no game going on at this table.
table-not-finished = The game is not over yet.
table-unreadable = This table was played by version { $given } of the rules; this program knows them up to version { $allowed }.
table-damaged = What is stored of this table cannot be read. Whoever runs this server finds the cause in its log.
too-many-tables = You have { $most } tables that are not finished. Finish some first.
unknown-own-edition = There is no such edition here, or it is not yours.
too-many-editions = You have { $most } editions. Delete one first.
stale-edition = This edition was changed in another window. Reload it to go on from there.
edition-not-checked = The edition could not be checked just now. Try again in a moment.
too-many-bot-tables = At { $most } tables of yours only bots play. Let some of them finish first.
watching-not-allowed = Only the players may watch this table.
not-seated = You do not sit at this table.
not-host = Only the one who made the table can do this.
removed-from-table = The host has removed you from this table. You cannot sit down here again.
report-others = You can report only other people at the table.
wrong-seat = This is not your seat.
seat-taken = This seat is taken.
no-open-seat = All seats are taken.
already-seated = You already sit at this table.
wrong-seat-count = You named { $given } seats; this game needs { $needed }.
one-seat-each = You can have only one seat at a table.
seat-present = This player is here: only they can hand over their seat.
emblem-taken = Another player has chosen this already.
unknown-emblem = There is no { $given } to choose. Allowed: { $allowed }.
no-end-offered = Nobody has offered to end the game.
seat-with-bot = A bot has your seat. Take it back first.
not-with-bot = No bot has this seat.
not-a-person = A bot has this seat anyway.

## Playing

stale-move = Something has changed in the meantime. Look again, then choose.
undo-not-now = You cannot take anything back while somebody else is thinking.
fork-hidden = From here on the game holds secrets; you can play on from it when it is over.
no-such-step = There is no step { $given }; this game goes from 0 to { $last }.
empty-chat = There is nothing to say in this message.

## Messages and requests

bad-json = This message cannot be read.
bad-request = Something is wrong with this request ({ $path }): { $problem ->
    [missing] this is missing.
    [unknown] this does not belong there.
    [text] this must be a text.
    [characters] this holds characters that are not allowed.
    [number] this must be a whole number.
    [truth] this must be true or false.
    [list] this must be a list.
    [object] this must be an object.
    [short] this is too short; at least { $limit } are needed.
    [long] this is too long; at most { $limit } are allowed.
    [small] this must be at least { $limit }.
    [large] this must be at most { $limit }.
    [choice] possible are { $limit }.
   *[other] this cannot be used.
  }
unknown-message = There is no message “{ $given }”.
unknown-language = There are no words in “{ $given }”. Choose { $allowed }.
not-found = There is nothing here.
method-not-allowed = This cannot be done here.
wrong-origin = This request comes from another site.
foreign-host = This server does not answer for “{ $host }”. Whoever runs it can name it with { $option }.
too-slow = This took too long to arrive; { $seconds } seconds are allowed.
too-large = This is too large; at most { $most } bytes are taken.
too-many-values = This holds too many values; at most { $most } are taken.
too-fast = Too fast. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
too-many-connections = Too many pages are open from your address.
not-stored = This could not be saved, so it was not done. Try again.
storage-unreachable = The database does not answer. Try again in a moment.
hints-not-allowed = At this table there are no hints.
no-advice = No hint could be found. Try again.
too-much-waiting = You have asked for { $most } things that are still being worked on. Wait for them first.
shutting-down = The server is stopping.
server-fault = Something went wrong in the server. Nothing was changed.
