# Zgodna gra: wyciszanie, blokowanie, zakładki, OpenID Connect, strona operatora.

## Czego nie można zrobić

blocked-by-you = Przy tym stole jest ktoś, kogo blokujesz. Najpierw odblokuj tę osobę na stronie „Zachowaj moje gry”.
table-not-for-you = Przy tym stole nie możesz usiąść.
relation-others = Wyciszać i blokować można tylko inne osoby.
too-many-relations = Liczba wyciszonych i zablokowanych osób: { $most }. Najpierw cofnij jedną z nich.
unknown-relation = Ta osoba nie jest (już) przez ciebie wyciszona ani zablokowana.
silenced = Operator tego serwera wyłączył ci czat.
banned = Operator tego serwera zablokował to konto.
not-operator = Ta strona jest dla operatora serwera.
bad-operator-token = To nie jest token operatora.
unknown-report = Nie ma (już) takiego zgłoszenia.
unknown-sanction = To już cofnięto albo wygasło.
ban-operator = Ustawienia wymieniają to konto jako operatora. Najpierw je zmień.
no-openid = Ten serwer nie ma dostawcy OpenID do logowania.
unknown-openid-answer = Trwało to zbyt długo, odpowiedź już była albo wszystko zaczęło się w innej przeglądarce. Spróbuj ponownie.
bad-openid-answer = Nie udało się sprawdzić odpowiedzi dostawcy. Spróbuj ponownie.
openid-unreachable = { $name } teraz nie odpowiada. Spróbuj później albo zaloguj się inaczej.
openid-denied = { $provider } nie potwierdza twojego logowania.
too-many-identities = Liczba takich sposobów logowania: { $most }. Najpierw usuń jeden.
unknown-identity = Nie masz takiego sposobu logowania.

## Wyciszanie i blokowanie

relation-mute = Wycisz: { $name }
relation-unmute = Cofnij wyciszenie: { $name }
relation-block = Zablokuj: { $name }
relation-unblock = Odblokuj: { $name }
relation-block-sure = Ty i { $name } nie czytacie już nawzajem swojego czatu i nie siadacie razem do stołu: ani z listy, ani przez link, ani z zaproszenia. Druga osoba się o tym nie dowie.
relation-title = Wyciszeni i zablokowani
relation-about = Nie czytasz tego, co piszą wyciszone osoby. Z zablokowanymi także nie siadasz do jednego stołu. Nikt się o tym nie dowiaduje. Wyciszać i blokować można w menu stołu.
relation-none = Nikt nie jest przez ciebie wyciszony ani zablokowany.
relation-is-mute = wyciszenie
relation-is-block = blokada
relation-end = Cofnij

## Zakładki

bookmark-put = Wstaw tu zakładkę
bookmark-remove = Usuń zakładkę
bookmark-go = Do mojej zakładki
bookmark-here = Twoja zakładka

## Od twojej ostatniej tury

since-watch = Obejrzyj na planszy
since-back = Wróć do stołu

## Logowanie

account-openid-about = Logujesz się swoim kontem u dostawcy { $provider }. Dowiadujemy się stamtąd tylko, kim tam jesteś.
account-openid-add = Dodaj: { $provider }
account-openid-sign-in = Zaloguj się przez { $provider }
account-openid-waiting = Trwa logowanie …
account-channels = Tak wzywany był gość { $guest }, a odtąd te wezwania dotyczą ciebie. Usuń to, co nie jest twoje.
account-channel-dropped = Tam już nie będziesz otrzymywać wezwań.

## Strona operatora

operator-title = Operator serwera
operator-about = Zgłoszenia, blokady i limity tego serwera.
operator-link = Na stronę operatora
operator-token = Token operatora
operator-no-token = Zaloguj się kontem, które wymieniają ustawienia („operators”), albo ustaw „operator_token”.
operator-sign-out = Zakończ sesję
operator-reports = Zgłoszenia
operator-no-reports = Niczego nie zgłoszono.
operator-report = { $by } zgłasza: { $about }
operator-no-reason = Bez podania powodu.
operator-log = Pokaż zapis
operator-no-chat = Nikt nic nie napisał.
operator-seat = miejsce { $seat }
operator-record = Pobierz zapis gry
operator-close = Załatwione
operator-reopen = Jeszcze niezałatwione
operator-closed = załatwione
operator-sanctions = Blokady
operator-no-sanctions = Nikt nie ma blokady ani wyłączonego czatu.
operator-guest = Numer gościa
operator-guest-number = gość { $guest }
operator-kind = Co
operator-ban = Zablokuj konto
operator-silence = Wyłącz czat
operator-is-ban = konto zablokowane
operator-is-silence = czat wyłączony
operator-days = Na jak długo
operator-day = jeden dzień
operator-week = tydzień
operator-month = 30 dni
operator-forever = do odwołania
operator-reason = Powód, tylko dla operatorów
operator-decide = Zdecyduj
operator-decided = Zrobione.
operator-lift = Cofnij
operator-until = do { $day }
operator-limits = Limity
operator-limits-about = Czego musi się trzymać każdy wywołujący.
operator-limits-off = Te limity teraz nie obowiązują: ustawienie „limits” jest wyłączone.
operator-limit = Co
operator-limit-hour = Na godzinę
operator-limit-once = Naraz
operator-limit-requests = Zapytania
operator-limit-new = Nowi goście i stoły
operator-limit-editions = Sprawdzenia wydań
operator-limit-messages = Wiadomości otwartej strony
operator-limit-mails = Linki pocztą, od jednego wywołującego
operator-limit-mails-to = Linki pocztą, na jeden adres
operator-limit-confirmations = Potwierdzenia adresów
operator-limit-operator = Próby tokena operatora
operator-refused = Najczęściej odmawiano od uruchomienia serwera
operator-refused-none = Niczego nie odmówiono.
