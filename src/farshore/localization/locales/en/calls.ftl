# Being called: push messages, webhooks, mails, and the page where they are set up.

## What is told

call-title-turn = Your turn: { $game }
call-title-begun = { $game } has begun
call-title-over = { $game } is over
call-title-invited = Invitation to { $game }
call-title-time = Time is running out: { $game }
call-title-off = A way to call you is switched off
call-title-turns = Your turn at { $tables } tables
call-title-several = { $tables ->
    [one] { $tables } table has news for you
   *[other] { $tables } tables have news for you
}
call-turn = { $people ->
    [0] { $game }: it is your turn.
   *[other] { $game } with { $others }: it is your turn.
}
call-begun = { $people ->
    [0] { $game }: the game has begun.
   *[other] { $game } with { $others }: the game has begun.
}
call-over = { $people ->
    [0] { $game }: the game is over.
   *[other] { $game } with { $others }: the game is over.
}
call-invited = { $people ->
    [0] { $game }: you are invited to play.
   *[other] { $game } with { $others }: you are invited to play.
}
call-time = { $people ->
    [0] { $game }: your time is running out.
   *[other] { $game } with { $others }: your time is running out.
}
call-until = You have until { $moment }.
call-moment = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
}, { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $time } ({ $zone })
call-table-turn = { $game }: it is { $name }’s turn.
call-table-begun = { $game }: the game has begun.
call-table-over = { $game }: the game is over.
call-table-invited = { $game }: somebody is invited to play.
call-table-time = { $game }: { $name } is running out of time.
call-off = Nothing could be delivered to { $target } for two days, so Farshore has stopped trying. You can switch it on again.
call-off-open = Look at how you are called
call-open = Open the table
call-unsubscribe = No more of these mails
call-mail-why = You get this mail because you asked to be called by mail. The next one comes after you have looked at your tables, or when your time is running out.
call-confirm-title = Confirm your mail address
call-confirm-text = Somebody wants to be called at this address when it is their turn at a table. If that was you, confirm it.
call-confirm = Confirm
call-confirm-ignore = If it was not you, do nothing: no other mail will come.

## The page

call-page = Being called
call-page-about = When it is your turn and you are not looking, Farshore can call you: on this device, by mail, or by a webhook.
call-page-name = First say who you are.
call-this-device = This device
call-device-on = Call me on this device
call-device-off = Stop calling me on this device
call-device-is-on = You are called on this device.
call-device-blocked = This browser does not let Farshore show notifications. Allow them in its settings for this page.
call-device-cannot = This browser cannot be called. On an iPhone or iPad, put Farshore on the home screen first.
call-mail-address = Mail address
call-mail-add = Send me a mail
call-mail-sent = Look into your mail: there is a link to confirm the address.
call-webhook-about = For Discord, Matrix, ntfy or a program of yours. The address must begin with https.
call-webhook-form = What takes it
call-webhook-form-json = A program (JSON)
call-webhook-target = Address
call-webhook-add = Add it
call-channels = How you are called
call-channels-none = Nothing yet.
call-kind-push = Device
call-kind-webhook = Webhook
call-kind-mail = Mail
call-remove = Remove
call-switch-on = Try again
call-is-off = Switched off: it could not be reached for a long time ({ $why }).
call-is-unconfirmed = Waits until you open the link in the mail.
call-is-joined = It came along from your other name here. Nothing is sent there until you say so.
call-keep = Call me there
call-last-sent = Last used { $when }
call-what = Tell me when
call-what-turn = it is my turn
call-what-begun = a game has begun
call-what-over = a game is over
call-what-invited = I am invited
call-what-time = my time is running out
call-quiet = Quiet hours
call-quiet-about = Nothing comes in this time. What happened is told afterwards.
call-quiet-use = Keep quiet hours
call-quiet-from = From
call-quiet-until = Until
call-time-zone = Time zone
call-saved = Saved
call-confirmed = This address is confirmed. You will be called there.
call-unsubscribe-page = No more mails
call-unsubscribe-about = Farshore will not send mails to this address any more.
call-unsubscribe-done = Done. No more mails will come.
call-setting = Being called …

## At a table

call-invite = Invite somebody you have played with
call-invite-about = They are called in the ways they have chosen. Whoever has chosen none needs the link.
call-invite-one = Invite { $name }
call-invite-done = { $name } is invited.
call-table-webhook = Webhook of this table
call-table-webhook-about = What happens at this table is told there: in a Discord channel, a Matrix room, ntfy, or to a program of yours. The address must begin with https.

## The app

call-app-newer = There is a newer Farshore.
call-app-reload = Reload
call-share-page = A link from elsewhere
call-share-nothing = There is no link to a table of this server in what was shared.

## What cannot be done

call-bad-subscription = This browser’s subscription cannot be used. Try again.
unknown-time-zone = There is no time zone “{ $given }”.
call-unknown-language = There are no words in the language “{ $given }”.
call-half-quiet-hours = Quiet hours need a beginning and an end.
call-no-mail = This server sends no mails.
call-mail-not-sent = The mail could not be sent. Try again later.
call-unknown-link = This link is not good any more.
call-unknown-channel = This is not one of your ways to be called.
call-unconfirmed = Open the link in the mail first.
call-too-many-channels = There are { $most } already. Remove one first.
call-no-address = This is no address of a webhook.
call-not-https = The address must begin with https.
call-not-public = This address lies in a private network. The server does not send anything there.
