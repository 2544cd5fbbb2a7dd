# Powiadomienia: push, webhooki, e-maile i strona, na której się je ustawia.

## Treść powiadomień

call-title-turn = Twoja kolej: { $game }
call-title-begun = { $game }: gra się zaczęła
call-title-over = { $game }: gra się skończyła
call-title-invited = Zaproszenie do gry: { $game }
call-title-time = Czas się kończy: { $game }
call-title-off = Jeden ze sposobów powiadamiania cię jest wyłączony
call-title-turns = Twoja kolej przy { $tables } stołach
call-title-several = { $tables ->
    [one] Nowości przy { $tables } stole
    [few] Nowości przy { $tables } stołach
    [many] Nowości przy { $tables } stołach
   *[other] Nowości przy { $tables } stołach
}
call-turn = { $people ->
    [0] { $game }: twoja kolej.
   *[other] { $game } (grają też: { $others }): twoja kolej.
}
call-begun = { $people ->
    [0] { $game }: gra się zaczęła.
   *[other] { $game } (grają też: { $others }): gra się zaczęła.
}
call-over = { $people ->
    [0] { $game }: gra się skończyła.
   *[other] { $game } (grali też: { $others }): gra się skończyła.
}
call-invited = { $people ->
    [0] { $game }: masz zaproszenie do gry.
   *[other] { $game } (grają: { $others }): masz zaproszenie do gry.
}
call-time = { $people ->
    [0] { $game }: twój czas się kończy.
   *[other] { $game } (grają też: { $others }): twój czas się kończy.
}
call-until = Masz czas do { $moment }.
# W dopełniaczu, po „do”.
call-moment = { $weekday ->
    [1] poniedziałku
    [2] wtorku
    [3] środy
    [4] czwartku
    [5] piątku
    [6] soboty
   *[7] niedzieli
}, { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
}, godz. { $time } ({ $zone })
call-table-turn = { $game }: ruch wykonuje { $name }.
call-table-begun = { $game }: gra się zaczęła.
call-table-over = { $game }: gra się skończyła.
call-table-invited = { $game }: ktoś ma zaproszenie do gry.
call-table-time = { $game }: kończy się czas gracza { $name }.
call-off = Przez dwa dni nie udało się nic dostarczyć pod adres { $target }, więc Farshore przestał próbować. Możesz to włączyć ponownie.
call-off-open = Zobacz, jak cię powiadamiamy
call-open = Otwórz stół
call-unsubscribe = Nie chcę więcej takich e-maili
call-mail-why = Dostajesz ten e-mail, bo chcesz dostawać powiadomienia pocztą. Następny przyjdzie dopiero, gdy zajrzysz do swoich stołów albo gdy będzie się kończył twój czas.
call-confirm-title = Potwierdź swój adres e-mail
call-confirm-text = Ktoś chce dostawać pod tym adresem powiadomienia o swojej kolei przy stole. Jeśli to ty, potwierdź.
call-confirm = Potwierdź
call-confirm-ignore = Jeśli to nie ty, nic nie rób: więcej e-maili nie będzie.

## Strona

call-page = Powiadomienia
call-page-about = Gdy jest twoja kolej, a nie patrzysz, Farshore może cię powiadomić: na tym urządzeniu, e-mailem albo przez webhook.
call-page-name = Najpierw powiedz, kim jesteś.
call-this-device = To urządzenie
call-device-on = Powiadamiaj mnie na tym urządzeniu
call-device-off = Nie powiadamiaj mnie na tym urządzeniu
call-device-is-on = Powiadomienia przychodzą na to urządzenie.
call-device-blocked = Ta przeglądarka nie pozwala Farshore pokazywać powiadomień. Zezwól na nie w ustawieniach tej strony.
call-device-cannot = Ta przeglądarka nie przyjmuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj Farshore do ekranu początkowego.
call-mail-address = Adres e-mail
call-mail-add = Wysyłaj mi e-maile
call-mail-sent = Zajrzyj do poczty: jest tam link, który potwierdza adres.
call-webhook-about = Dla Discorda, Matrixa, ntfy albo własnego programu. Adres musi zaczynać się od https.
call-webhook-form = Kto go odbiera
call-webhook-form-json = Program (JSON)
call-webhook-target = Adres
call-webhook-add = Dodaj
call-channels = Jak cię powiadamiamy
call-channels-none = Jeszcze nic nie ustawiono.
call-kind-push = Urządzenie
call-kind-webhook = Webhook
call-kind-mail = E-mail
call-remove = Usuń
call-switch-on = Spróbuj ponownie
call-is-off = Wyłączono: od dawna nieosiągalne ({ $why }).
call-is-unconfirmed = Czeka, aż otworzysz link z e-maila.
call-is-joined = Pochodzi od twojego innego imienia tutaj. Nic tam nie zostanie wysłane, dopóki tego nie zechcesz.
call-keep = Powiadamiaj mnie tam
call-last-sent = Ostatnio użyto: { $when }
call-what = Powiadom mnie, gdy
call-what-turn = jest moja kolej
call-what-begun = zaczęła się gra
call-what-over = skończyła się gra
call-what-invited = ktoś mnie zaprasza
call-what-time = kończy się mój czas
call-quiet = Godziny ciszy
call-quiet-about = W tym czasie nic nie przychodzi. O tym, co się stało, dowiesz się potem.
call-quiet-use = Zachowuj godziny ciszy
call-quiet-from = Od
call-quiet-until = Do
call-time-zone = Strefa czasowa
call-saved = Zapisano
call-confirmed = Adres jest potwierdzony. Powiadomienia będą tam przychodzić.
call-unsubscribe-page = Koniec e-maili
call-unsubscribe-about = Farshore nie będzie już wysyłać e-maili na ten adres.
call-unsubscribe-done = Gotowe. Więcej e-maili nie będzie.
call-setting = Powiadomienia …

## Przy stole

call-invite = Zaproś kogoś ze wspólnych gier
call-invite-about = Każdy dostaje powiadomienie tak, jak to sobie ustawił. Kto nic nie ustawił, potrzebuje linku.
call-invite-one = Zaproś: { $name }
call-invite-done = Zaproszono: { $name }.
call-table-webhook = Webhook tego stołu
call-table-webhook-about = Co dzieje się przy tym stole, trafia też tam: na kanał Discorda, do pokoju Matrix, do ntfy albo do własnego programu. Adres musi zaczynać się od https.

## Aplikacja

call-app-newer = Jest nowsza wersja Farshore.
call-app-reload = Odśwież
call-share-page = Link z zewnątrz
call-share-nothing = W tym, co udostępniono, nie ma linku do stołu na tym serwerze.

## Czego nie można zrobić

call-bad-subscription = Nie można użyć subskrypcji tej przeglądarki. Spróbuj ponownie.
unknown-time-zone = Nie ma strefy czasowej „{ $given }”.
call-unknown-language = Nie ma tekstów w języku „{ $given }”.
call-half-quiet-hours = Godziny ciszy muszą mieć początek i koniec.
call-no-mail = Ten serwer nie wysyła e-maili.
call-mail-not-sent = Nie udało się wysłać e-maila. Spróbuj później.
call-unknown-link = Ten link nie jest już ważny.
call-unknown-channel = To nie jest jeden z twoich sposobów powiadamiania.
call-unconfirmed = Najpierw otwórz link z e-maila.
call-too-many-channels = Jest ich już { $most }. Najpierw usuń któryś.
call-no-address = To nie jest adres webhooka.
call-not-https = Adres musi zaczynać się od https.
call-not-public = Ten adres leży w sieci prywatnej. Serwer nic tam nie wysyła.
