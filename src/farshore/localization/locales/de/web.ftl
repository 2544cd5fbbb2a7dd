# Was die Seiten im Browser rund um die Spielpläne sagen.

## Überall

web-title = Farshore: drei Spiele für einen langen Abend
web-skip = Zum Inhalt
web-home = Farshore: Startseite
web-close = Schließen
web-cancel = Noch nicht
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-to-home = Zu den Tischen
web-unreachable = Der Server ist gerade nicht erreichbar. Versuche es noch einmal.
web-nowhere = Offene See
web-nowhere-about = Unter dieser Adresse gibt es keine Seite.
web-table = Tisch

## Einstellungen

web-settings = Einstellungen
web-turns = { $turns ->
    [one] 1 Tisch wartet auf dich
   *[other] { $turns } Tische warten auf dich
  }
web-language = Sprache
web-theme = Licht
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-confirm-setting = Vor einem Zug fragen, der nicht zurückgenommen werden kann
web-your-name = Dein Name
web-name-first = Sag uns zuerst deinen Namen, dann nimm Platz.
web-keep-name = Diesen Namen behalten
web-link-about = Ein persönlicher Link macht ein weiteres Gerät zu deinem: Dort sitzt dann du an deinen Tischen. Er gilt einmal, einen Tag lang.
web-link-make = Persönlichen Link erstellen
web-forget-me = Mich auf diesem Gerät vergessen
web-who = Wie heißt du?
web-who-about = Die anderen am Tisch sehen diesen Namen. Eine Anmeldung gibt es nicht.

## Startseite

web-play-now = Jetzt gegen Bots spielen
web-new-table = Neuer Tisch
web-documentation = Dokumentation (englisch)
web-how-to-play = So wird gespielt
web-how-to-play-game = So spielt man { $game }
web-players-range = { $least }–{ $most } Personen
web-solo = auch allein
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-open-tables-empty = Gerade wartet niemand auf Mitspielende. Eröffne einen Tisch und gib seinen Link weiter.
web-running-tables = Tische zum Zusehen
web-my-finished = Meine beendeten Spiele
web-finished-tables = Beendete Spiele
web-your-turn = Du bist am Zug
web-others-turn = Die anderen überlegen
web-watch = Zusehen
web-seats-open = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
  }

## Plätze und Bots

web-seats = Plätze
web-seat-things = Alles, was { $name } hat
web-you = du
web-open-seat = Freier Platz
web-bot-0 = Raubmöwe
web-bot-1 = Sturmvogel
web-bot-2 = Eissturmvogel
web-bot-3 = Seeschwalbe
web-level = Stärke der Bots
web-level-rating = Stärke { $rating }.
web-level-seconds = Bis zu { $seconds } s für eine Entscheidung.
web-level-random = treibend
    .about = Macht irgendeinen Zug.
web-level-greedy = hastig
    .about = Nimmt, was im Augenblick am besten aussieht.
web-level-gentle = sanft
    .about = Denkt ein wenig voraus.
web-level-steady = beständig
    .about = Denkt voraus und patzt selten.
web-level-sharp = scharf
    .about = Denkt weit voraus.
web-level-master = meisterlich
    .about = Denkt etwa eine Sekunde über jede Entscheidung nach.
web-not-here = gerade nicht da
web-deciding = entscheidet
web-score-now = Punkte, wenn das Spiel jetzt endete

## Vor dem Spiel

web-lobby = { $game }: Plätze zu vergeben
web-lobby-about = Das Spiel beginnt von selbst, wenn der letzte Platz besetzt ist.
web-invite = Mit diesem Link einladen
web-sit = Hier Platz nehmen
web-add-bot = Einen Bot hierher setzen
web-reopen = Platz wieder freigeben
web-remove-person = Vom Tisch nehmen
web-remove-person-sure = { $name } vom Tisch nehmen? Ein Platz an diesem Tisch ist dann nicht mehr möglich.
web-rules-of-table = Was gespielt wird
web-older-rules = Dieser Tisch spielt nach Version { $version } der Regeln, mit der er begonnen hat. Die Anleitung erklärt die neueste Version; was abweicht, steht hier.
web-take-back-table = Diesen Tisch zurückziehen

## Der Tisch

web-board = Der Spielplan von { $game }
web-decision = Was zu entscheiden ist
web-choices = Deine Möglichkeiten
web-choose-one = Was davon?
web-show-choices = { $count ->
    [one] Die Möglichkeit als Text zeigen
   *[other] Alle { $count } Möglichkeiten als Text zeigen
  }
web-show-choices-short = Als Text ({ $count })
web-confirm = Ja, so machen
web-confirm-about = Das lässt sich nicht zurücknehmen.
web-confirm-undo = Danach kannst du es noch zurücknehmen.
web-undo = Zurücknehmen
web-hint = Was würde ein Bot tun?
web-hint-wait = Ein Bot denkt nach …
web-hint-title = Was ein Bot tun würde
web-move-preview = Was der Zug bringen könnte
web-chance = { $percent } % Siegchance
web-chance-alone = { $percent } % des Weges zu einem großartigen Ergebnis
web-visits = { $visits ->
    [one] einmal versucht
   *[other] { $visits }-mal versucht
  }
web-game-over = Das Spiel ist zu Ende.
web-watch-moves = Sieh, was die anderen tun …
web-skip-moves = { $count ->
    [one] 1 Zug überspringen
   *[other] { $count } Züge überspringen
  }
web-waiting = Gewartet wird auf: { $names }
web-away = Gerade nicht da: { $names }.
web-together = Alle entscheiden gleichzeitig; du bist fertig.
web-you-watch = Du siehst zu
web-reconnecting = Verbindung verloren; neuer Versuch …
web-reconnecting-move = Verbindung verloren. Dein Zug bleibt hier und wird gesendet, sobald die Verbindung wieder da ist.
web-bot-plays = Ein Bot ({ $level }) spielt für dich.
web-take-it-back = Wieder selbst spielen
web-log = Protokoll
web-log-new = { $count ->
    [one] 1 neue Zeile
   *[other] { $count } neue Zeilen
  } ↓
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-log-and-chat = Protokoll und Chat
web-earlier = Frühere Zeilen zeigen
web-forced = (es gab keine andere Wahl)
web-since = Seit deinem letzten Zug
web-since-mark = seit deinem letzten Zug
web-since-nothing = Seither ist nichts geschehen.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Sagen
web-zoom-in = Näher heran
web-zoom-out = Weiter weg
web-zoom-reset = Den ganzen Spielplan zeigen
web-sheet = Entscheidung auf- oder zuklappen
web-table-menu = Tisch
web-seat-to-bot = Einen Bot für mich spielen lassen
web-seat-take-back = Meinen Platz vom Bot zurücknehmen
web-seat-absent-to-bot = Einen Bot für { $name } spielen lassen
web-download = Aufzeichnung herunterladen
web-replay = Das Spiel Zug für Zug ansehen
web-rematch = Noch einmal spielen
web-to-rematch = Zum nächsten Spiel
web-to-result = Zum Ergebnis
web-watch-link = Wer diesen Link hat, darf zusehen:
web-end-offer = Anbieten, das Spiel zu beenden
web-end-offer-sure = Wenn alle zustimmen, endet das Spiel hier mit dem jetzigen Punktestand, und niemand gewinnt.
web-end-now = Das Spiel jetzt beenden
web-end-now-sure = Das Spiel endet hier mit dem jetzigen Punktestand, und niemand gewinnt.
web-end-offered = { $count ->
    [one] { $names } bietet an, das Spiel so zu beenden, wie es steht.
   *[other] { $names } bieten an, das Spiel so zu beenden, wie es steht.
  }
web-end-offered-by-you = Du bietest an, das Spiel so zu beenden, wie es steht.
web-end-silent = Noch nicht zugestimmt: { $names }.
web-end-agree = Zustimmen
web-end-decline = Weiterspielen
web-end-withdraw = Angebot zurückziehen
web-end-declined = { $name } möchte weiterspielen.
web-ended = Das Spiel wurde einvernehmlich beendet. Es gilt der Punktestand von diesem Zeitpunkt.
web-ended-title = { $game }: einvernehmlich beendet
web-leave = Den Tisch verlassen
web-leave-sure = Ein Bot spielt für dich zu Ende.
web-report = { $name } dem Betreiber melden
web-report-reason = Was ist geschehen? Das Protokoll der Partie und der Chat gehen mit. Am Tisch erfährt es niemand.
web-report-send = Meldung senden
web-report-sent = Die Meldung ist gesendet.

## Tasten

web-keys = Tasten
web-key-numbers = nach Nummer wählen
web-key-arrows = durch die Möglichkeiten gehen
web-key-enter = wählen; ja sagen
web-key-escape = noch einmal überlegen; das Gezeigte überspringen
web-key-undo = zurücknehmen
web-key-since = was seit deinem letzten Zug geschah
web-key-log = Protokoll und Chat
web-key-tab = über den Spielplan wandern
web-key-help = diese Tasten

## Ein neuer Tisch

web-new-game = Spiel
web-new-players = Personen
web-new-player-count = { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
  }
web-new-preset = Spielart
web-new-sentence-game = Ich will { $game } { $players } spielen: { $preset }.
web-new-sentence-pace = Wir spielen { $pace }.
web-new-sentence-join = Freie Plätze sind für { $join }.
web-new-sentence-watch = Zusehen darf: { $watch }.
web-new-sentence-hints = Fragen, was ein Bot tun würde, darf: { $hints }.
web-new-hints = Wer um Rat fragen darf
web-new-hints-alone = wer allein gegen Bots spielt
web-new-hints-yes = wer will
web-new-hints-no = niemand
web-new-pace = Wie schnell
web-new-live = in einer Sitzung
web-new-days = über Tage
web-new-join = Wer mitspielen darf
web-new-join-link = alle, die den Link haben
web-new-join-everybody = alle, die den Tisch hier finden
web-new-watch = Wer zusehen darf
web-new-watch-everybody = wer will
web-new-watch-link = wer den Link hat
web-new-watch-nobody = niemand außer den Spielenden
web-new-me = ich
web-new-open = jemand anderes
web-new-open-about = Du bekommst einen Link zum Verschicken.
web-new-bot = ein Bot: { $level }
web-new-details = Alle Einzelheiten der Regeln
web-new-readings = Lesarten der Spielregel
web-new-readings-about = Wo sich die Spielregel auf zwei Arten lesen lässt, gilt an diesem Tisch, was hier steht. Vorgewählt ist, was ihrem Wortlaut am nächsten kommt.
web-new-number = eine Zahl …
web-new-edition = Deine eigene Ausgabe der Komponenten
web-new-edition-about = Wenn du die Schachtel besitzt, kannst du mit den Werten deines Exemplars spielen.
web-new-edition-choose = Datei auswählen
web-new-edition-good = „{ $name }“ ist verwendbar.
web-new-edition-blocks = Diese Ausgabe hat Fehler, deshalb lässt sich mit ihr kein Tisch eröffnen. Wähle eine andere oder lass sie weg.
web-new-edition-leave = Weglassen
web-new-edition-more = { $more ->
    [one] und 1 weiterer
   *[other] und { $more } weitere
  }
web-new-make = Tisch eröffnen
web-new-begin = Beginnen
antarctica-preset-first_game = mit den Schiffen auf den Feldern für die erste Partie
antarctica-preset-free_start = alle wählen, wo sie beginnen
antarctica-preset-german = nach der deutschen Spielregel
antarctica-preset-italian = nach der italienischen Spielregel
antarctica-preset-polish = nach der polnischen Spielregel
aquatica-preset-first_game = zum ersten Mal, ohne Könige
aquatica-preset-basic = mit einem König für jeden
aquatica-preset-advanced = mit Königen zur Wahl und wechselnden Zielen
aquatica-preset-solo = allein gegen das Meervolk
council-preset-base = das Grundspiel
council-preset-full = mit Stationen und Anführern
council-preset-solo = allein gegen die Automa

## Ein persönlicher Link

web-claim = Dein persönlicher Link
web-claim-about = Damit wird dieses Gerät deins: dein Name, deine Plätze, deine Tische.
web-claim-other = Dieses Gerät gehört { $name }. Mit dem Link gehört es jemand anderem.
web-claim-go = Das bin ich

## Danach

web-result = Ergebnis
web-won = { $count ->
    [one] Gewonnen: { $names }
   *[other] Gemeinsam gewonnen: { $names }
  }
web-nobody-won = { $game }: niemand hat gewonnen
web-decided-by = Entschieden hat: { $criteria }.
web-place = { $place }.
web-to-board = Zum Spielplan
web-points-by-source = Woher die Punkte kommen
web-source = Quelle
web-total = Zusammen
web-points-before = während des Spiels
web-lead-over-time = Wie die Führung wechselte
web-chart-label = Punkte aller vom Anfang bis zum Ende des Spiels
web-chart-start = Anfang
web-chart-end = Ende
web-moment-lead = { $name } übernimmt mit { $points } die Führung
web-moment-leap = { $name } gewinnt { $points } auf einmal
web-viewpoint = Mit wessen Augen
web-viewpoint-mine = mit meinen Augen
web-viewpoint-public = was alle sehen
web-slider = Wo im Spiel
web-step = Schritt { $step } von { $last }
web-step-first = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-forward = Einen Schritt vor
web-step-last = Zum Ende
web-run = Laufen lassen
web-pause = Anhalten
web-play-on = Von hier weiterspielen
web-play-on-about = In dieser Stellung beginnt ein neuer Tisch, du gegen Bots.
web-play-on-seat = Wessen Platz nimmst du?
web-analysis = Analyse
web-analysis-begins = Ein Bot beginnt, sich das Spiel noch einmal anzusehen …
web-analysis-working = Ein Bot sieht sich das Spiel noch einmal an: { $done } von { $of } Entscheidungen
web-analysis-failed = Der Bot konnte sich nicht das ganze Spiel ansehen.
web-analysis-again = Noch einmal versuchen
web-analysis-chart = Die Chancen aller vom Anfang bis zum Ende des Spiels
web-analysis-chances = Die Chancen an dieser Stelle
web-analysis-decides = Hier entscheidet { $name }
web-analysis-nothing = Hier gibt es nichts zu entscheiden.
web-analysis-next = Zur nächsten Entscheidung
web-analysis-played = gespielt
web-analysis-best = Der gespielte Zug sieht am besten aus.
web-analysis-cost = Der gespielte Zug kostete { $points } von 100 Chancen.
web-analysis-look = Mit einem Bot ansehen
web-costly = Die teuersten Züge
web-costly-points = −{ $points } %
web-costly-better = Besser: { $move }

## Zum Lesen

web-contents = Inhalt
web-source-rulebook = Spielregel
web-source-public = öffentliche Seite
web-source-reconstructed = unsere Rekonstruktion
web-source-count = { $count ->
    [one] in 1 Komponente
   *[other] in { $count } Komponenten
  }
