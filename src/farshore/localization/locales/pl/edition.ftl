# Strona, na której wpisuje się wartości z pudełka.

## Strona

edition-title = Twój egzemplarz gry
edition-about = Większość liczb w wbudowanych edycjach pochodzi od nas, bo są wydrukowane tylko na kartach. Jeśli masz tę grę, wpisz to, co jest na twoich kartach: wszystko zapisuje się na bieżąco, a grać możesz, gdy tylko niczego nie brakuje.
edition-new = Zacznij nową
edition-name = Nazwa
edition-usual-name = Moje pudełko
edition-begin-with = Zacznij od
edition-compare-with = Porównaj z
edition-copy-builtin = Skopiuj wbudowaną edycję
edition-import = Wczytaj plik
edition-export = Zapisz jako plik
edition-yours = Twoje edycje
edition-edit = Wpisz wartości
edition-play = Zagraj z nią
edition-share = Udostępnij przez link
edition-unshare = Przestań udostępniać
edition-delete = Usuń
edition-delete-sure = Usunąć „{ $name }”? Stoły, które z niej korzystają, ją zachowają.
edition-merged = Zmieniono też w innym oknie: wpisane tam wartości zostały przejęte.
edition-copied = Te same wartości zmieniono w innym oknie. To okno pracuje dalej na kopii „{ $name }”: nic nie przepada.
edition-show-faults = Pokaż, co się nie zgadza
edition-progress = Wpisano { $entered } z { $all }
edition-status-saved = Zapisano
edition-status-changed = Jeszcze nie zapisano
edition-status-saving = Zapisywanie …
edition-differs = inaczej niż w wbudowanej edycji
edition-as-in-box = Wszystko to jest jak w moim pudełku
edition-names = Nazwy we wszystkich językach
edition-all = wszystkie
edition-nothing = (nic)
edition-item = Nr { $number }
edition-remove = Usuń: { $label }, nr { $number }
edition-add = Dodaj: { $label }
edition-not-drawn = Będzie narysowane, gdy wartości będą kompletne.
edition-shared = Udostępniona edycja
edition-shared-about = Weź kopię, aby na niej grać albo ją zmieniać. Późniejsze zmiany właściciela nie trafią do twojej kopii.
edition-take = Weź kopię
edition-choose = Twój egzemplarz gry
edition-choose-none = Wbudowana edycja
edition-fault-count = { $count ->
    [0] Wszystko się zgadza
    [one] 1 błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
  }
