# Getting along: muting, blocking, bookmarks, OpenID Connect, the operator's page.

## What cannot be done

blocked-by-you = You have blocked somebody here. Unblock them first, on the page “Keep my games”.
table-not-for-you = You cannot sit down at this table.
relation-others = Only other people can be muted or blocked.
too-many-relations = You have muted or blocked { $most } people. Undo one first.
unknown-relation = You have not muted or blocked this person, or no longer.
silenced = The operator of this server has switched off your chat.
banned = The operator of this server has banned this account.
not-operator = This page is for whoever runs the server.
bad-operator-token = This is not the operator’s token.
unknown-report = There is no such report, or no longer.
unknown-sanction = This was lifted already, or has ended.
ban-operator = The settings name this account as an operator. Change them first.
no-openid = This server has no OpenID provider to sign in with.
unknown-openid-answer = This took too long, was answered already, or began in another browser. Try again.
bad-openid-answer = The answer of the provider could not be checked. Try again.
openid-unreachable = { $name } does not answer at the moment. Try again later, or sign in another way.
openid-denied = { $provider } has not signed you in.
too-many-identities = You have { $most } of these ways to sign in. Remove one first.
unknown-identity = You have no such way to sign in.

## Muting and blocking

relation-mute = Mute { $name }
relation-unmute = Unmute { $name }
relation-block = Block { $name }
relation-unblock = Unblock { $name }
relation-block-sure = You and { $name } no longer read each other’s chat, and you are not seated together again: not by lists, links or invitations. { $name } is not told.

## Bookmarks

bookmark-put = Put the bookmark here
bookmark-remove = Remove the bookmark
bookmark-go = To my bookmark
bookmark-here = Your bookmark

## Since your last turn

since-watch = Watch it on the board
since-back = Back to the table
