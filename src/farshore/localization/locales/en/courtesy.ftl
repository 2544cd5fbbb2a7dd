# Getting along: muting, blocking, bookmarks, OpenID Connect, the operator's page.

## What cannot be done

blocked-by-you = You have blocked somebody here. Unblock them first, on the page “Keep my games”.
table-not-for-you = You cannot sit down at this table.
relation-others = Only other people can be muted or blocked.
too-many-relations = You have muted or blocked { $most } people. Undo one first.
unknown-relation = You have not muted or blocked this person, or no longer.
silenced = The operator of this server has switched off your chat.
banned = The operator of this server has banned this account.
not-operator = This page is for who runs the server.
bad-operator-token = This is not the operator's token.
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
relation-block-sure = You and { $name } no longer read each other's chat, and you are not seated together again: not by lists, links or invitations. { $name } is not told.
relation-title = Muted and blocked people
relation-about = You do not read what muted people write. With blocked people you are not seated together either. Nobody is told. You mute and block in the menu of a table.
relation-none = You have muted and blocked nobody.
relation-is-mute = muted
relation-is-block = blocked
relation-end = Undo

## Bookmarks

bookmark-put = Put the bookmark here
bookmark-remove = Remove the bookmark
bookmark-go = To my bookmark
bookmark-here = Your bookmark

## Since your last turn

since-watch = Watch it on the board
since-back = Back to the table

## Signing in

account-openid-about = You sign in with your account at { $provider }. It tells us nothing but who you are there.
account-openid-add = Add { $provider }
account-openid-sign-in = Sign in with { $provider }
account-openid-waiting = You are being signed in …
account-channels = { $guest } was called in these ways, and from now on you are. Remove what is not yours.
account-channel-dropped = You are no longer called there.

## The operator's page

operator-title = Operator
operator-about = Reports, bans and limits of this server.
operator-link = To the operator's page
operator-token = Operator's token
operator-no-token = Sign in with an account that the settings name (“operators”), or set “operator_token”.
operator-sign-out = End the session
operator-reports = Reports
operator-no-reports = Nothing has been reported.
operator-report = { $by } reports { $about }
operator-no-reason = No reason was given.
operator-log = Show the log
operator-no-chat = Nothing was said.
operator-seat = seat { $seat }
operator-record = Download the record
operator-close = Done
operator-reopen = Not done yet
operator-closed = done
operator-sanctions = Bans
operator-no-sanctions = Nobody is banned or silenced.
operator-guest = Number of the guest
operator-guest-number = guest { $guest }
operator-kind = What
operator-ban = Ban
operator-silence = Switch off the chat
operator-is-ban = banned
operator-is-silence = may not chat
operator-days = For how long
operator-day = one day
operator-week = one week
operator-month = 30 days
operator-forever = until it is lifted
operator-reason = Reason, for operators only
operator-decide = Decide
operator-decided = It is done.
operator-lift = Lift
operator-until = until { $day }
operator-limits = Limits
operator-limits-about = What each caller is held to.
operator-limits-off = Callers are not held to these limits: the setting “limits” is off.
operator-limit = What
operator-limit-hour = An hour
operator-limit-once = At once
operator-limit-requests = Requests
operator-limit-new = New guests and tables
operator-limit-editions = Checks of editions
operator-limit-messages = Messages of an open page
operator-limit-mails = Links by mail, for each caller
operator-limit-mails-to = Links by mail, to each address
operator-limit-confirmations = Confirmations of addresses
operator-limit-operator = Tries of the operator's token
operator-refused = Refused most often since the server was started
operator-refused-none = Nothing was refused.
