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

## Zakładki

bookmark-put = Wstaw tu zakładkę
bookmark-remove = Usuń zakładkę
bookmark-go = Do mojej zakładki
bookmark-here = Twoja zakładka

## Od twojej ostatniej tury

since-watch = Obejrzyj na planszy
since-back = Wróć do stołu
