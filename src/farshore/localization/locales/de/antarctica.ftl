# Antarctica: was man im Eis liest.

antarctica-about = Schiffe folgen der Sonne rund ums Eis; das vorderste jeder Reihe fährt, baut und forscht.
antarctica-card = { $building }{ $star ->
    [yes] {" "}★
   *[no] {""}
  } (Bedingungen: { $needed_building })
antarctica-forms-building =
    .object = { $id ->
        [camp] ein Camp
        [shipyard] eine Werft
        [crane] einen Kran
        [headframe] einen Förderturm
        [drilling_rig] einen Bohrturm
        [wind_turbine] ein Windrad
        [laboratory] ein Laboratorium
        [factory] eine Fabrik
        [inland_station] eine Forschungsstation Inland
        [coast_station] eine Forschungsstation Küste
        [sea_station] eine Forschungsstation Meer
        [headquarters] ein Quartier
        [plankton_farm] eine Planktonfarm
        [parabolic_antenna] eine Parabolantenne
       *[other] { $name }
      }

## Optionen

antarctica-option-layout = wo die Schiffe beginnen
    .first_game = auf den Feldern für die erste Partie
    .free = wo die Spieler sie einsetzen, eins nach dem anderen
antarctica-option-start_seat = wer beginnt
    .random = wird ausgelost
    .fixed = wer auf dem ersten Platz sitzt
antarctica-option-plankton_exception = wenn alle nur noch einen Wissenschaftler haben und nur Planktonfarmen ausliegen
    .on = kostet eine Farm einen Wissenschaftler statt zwei
    .off = kostet eine Farm trotzdem zwei Wissenschaftler
antarctica-option-new_ship = ein neues Schiff kommt in das Gebiet mit der Sonne
    .turn_end = am Ende des Zuges; bis dahin kann es niemand nutzen
    .at_once = sofort; bei diesem Halt hat es keinen Zug
antarctica-option-research_three = Vorrücken durch das blaue Forschungssymbol
    .optional = dürfen alle
    .trigger = muss, wer es auslöst; die anderen dürfen
    .all = müssen alle
antarctica-option-second_turn = der Zug, den ein Eisbrecher gibt
    .must = muss gemacht werden
    .may = darf abgelehnt werden
antarctica-option-game_end = nach dem letzten Wissenschaftler oder der letzten Baukarte
    .turn = wird der Zug zu Ende gespielt
    .at_once = wird nur noch ausgeführt, was schon ausgelöst ist
antarctica-option-data_set = die Werte der Leisten und Karten
    .reconstructed_1 = wie zuerst rekonstruiert: Sieger kommen oft über 100 Punkte
    .reconstructed_2 = neu rekonstruiert: Sieger kommen selten über die 99 Punkte, die der Siegpunktmarker anzeigen kann
    .reconstructed_3 = wie die zweite, aber jedes Feld einer Leiste ist mindestens einen Punkt wert
    .reconstructed_4 = wie die dritte, und zu viert beginnen die Schiffe anderswo, damit kein Platz im Vorteil ist
antarctica-option-stall_guard = wenn viele Züge hintereinander nichts ändern
    .on = endet das Spiel
    .off = geht das Spiel weiter

## Entscheidungen. `.waiting` hören die, die warten.

antarctica-ask-place_start_ship = Wo beginnt dein nächstes Schiff?
    .waiting = { $names } wählt, wo ein Schiff beginnt
antarctica-ask-place_extra_cube = Du spielst als Zweiter und beginnst mit einem Würfel auf einer Leiste. Auf welcher?
    .waiting = { $names } wählt eine Leiste für den zusätzlichen Würfel
antarctica-ask-move_ship = Dein Schiff muss fahren. Wohin?
    .waiting = { $names } wählt, wohin das Schiff fährt
antarctica-ask-turn_menu = Was machst du in diesem Zug?
    .waiting = { $names } überlegt, was in diesem Zug geschieht
antarctica-ask-choose_track = { $points ->
    [one] Du hast 1 Forschungspunkt.
   *[other] Du hast { $points } Forschungspunkte.
  } Auf welcher Leiste nutzt du { $points ->
    [one] ihn
   *[other] sie
  }?
    .waiting = { $names } wählt eine Leiste für Forschungspunkte
antarctica-ask-relocate = Du darfst eines deiner Schiffe in ein anderes Gebiet versetzen. Welches?
    .waiting = { $names } darf ein Schiff in ein anderes Gebiet versetzen
antarctica-ask-relocate_to = Wohin geht dein Schiff aus dem Gebiet { $area }?
    .waiting = { $names } wählt, wohin das Schiff versetzt wird
antarctica-ask-draft_pick = Welche dieser Werftkarten behältst du?
    .waiting = { $names } wählt, welche Werftkarte bleibt
antarctica-ask-research_three_track = Rücke auf einer Leiste vor, die noch niemand gewählt hat. Auf welcher?
    .waiting = { $names } wählt eine Leiste, um vorzurücken
antarctica-ask-accept_new_ship = Du bist an einem neuen Schiff vorbeigekommen. Nimmst du es?
    .waiting = { $names } überlegt, das neue Schiff zu nehmen
antarctica-ask-shipyard_pick = Jemand bekommt ein neues Schiff. Welche Werftkarte nimmst du?
    .waiting = { $names } wählt eine Werftkarte
antarctica-ask-offer_second_turn = Dein Eisbrecher gibt deinem zweiten Schiff einen Zug. Machst du ihn?
    .waiting = { $names } überlegt, den Zug des Eisbrechers zu machen

## Züge. `.done` ist die Zeile im Protokoll, wenn sonst nichts vom Zug erzählt.

antarctica-move-start = Startspieler: { $seat }
antarctica-move-deal = { $building } ins Gebiet { $area }
antarctica-move-reveal = Baukarte „{ $deck }“ aufdecken: { $card }
antarctica-move-draw = „{ $shipyard_card }“ ziehen
antarctica-move-place_ship = Ins Gebiet { $area } einsetzen
antarctica-move-place_cube = Würfel einsetzen: { $track }
antarctica-move-sail = Ins Gebiet { $area } fahren
antarctica-move-give_back_cube = Unbenutzten Würfel freigeben { antarctica-for-a-scientist }
antarctica-move-give_back_unused_ship = Unbenutztes Schiff freigeben { antarctica-for-a-scientist }
antarctica-move-give_back_ship = Dein Schiff im Gebiet { $area } (Schiffsfeld { $place }) freigeben { antarctica-for-a-scientist }
antarctica-for-a-scientist = { $scientists_recruited_count ->
    [0] (kein Wissenschaftler: deine Reserve ist leer)
   *[other] für einen Wissenschaftler
  }
antarctica-move-build = Bauen: { $built_building }{ $built_card_star ->
    [yes] {" "}★
   *[no] {""}
  } – { $scientists_placed_number ->
    [one] 1 Wissenschaftler
   *[other] { $scientists_placed_number } Wissenschaftler
  }, { $built_card_points ->
    [0] keine Forschung
    [one] 1 Forschungspunkt
   *[other] { $built_card_points } Forschungspunkte
  }{ $basic_card_played_count ->
    [0] {""}
   *[other] , Ressourcenkarte Basis für { FORM($basic_card_played_building, "object") }
  }{ $know_how_played_count ->
    [0] {""}
   *[other] , Ressourcenkarte Know-How für { FORM($know_how_played_building, "object") }
  }{ $last_scientist_count ->
    [0] {""}
   *[other] , dein letzter: beendet das Spiel
  }
antarctica-move-new_ship = Neues Schiff bauen ({ $shipyard_offered_count ->
    [0] niemand nimmt eine Werftkarte: es sind zu wenige übrig
   *[other] die anderen wählen Werftkarten
  })
antarctica-move-recruit = { $scientists_recruited_number ->
    [one] 1 Wissenschaftler
   *[other] { $scientists_recruited_number } Wissenschaftler
  } anwerben
antarctica-move-research = Forschen, { $track }: bis Feld { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-play = „{ $shipyard_card }“ spielen{ $last_scientist_count ->
    [0] {""}
   *[other] {" "}(dein letzter Wissenschaftler: beendet das Spiel)
  }
antarctica-move-lay_icebreaker = Eisbrecher ans Gebiet { $area } legen
antarctica-move-end_turn = Zug beenden
antarctica-move-advance = Vorrücken, { $track }: bis Feld { $cube_moved_space }{ $symbol_triggered_count ->
    [0] {""}
   *[other] , { $symbol_triggered_effect }
  }
antarctica-move-relocate = Dein Schiff im Gebiet { $area } (Schiffsfeld { $place }) versetzen
antarctica-move-relocate_to = Ins Gebiet { $area }
antarctica-move-draft = „{ $shipyard_card }“ behalten
antarctica-move-pick = „{ $shipyard_card }“ nehmen
antarctica-move-accept = { $icebreaker_used_count ->
    [0] Das Schiff nehmen ({ $shipyard_offered_count ->
        [0] niemand nimmt eine Werftkarte: es sind zu wenige übrig
       *[other] die anderen wählen Werftkarten
      })
   *[other] Den Zug machen
  }
antarctica-move-decline = Darauf verzichten
    .done = { $seat_you ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
  }.

## Ereignisse

antarctica-event-start_player = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
  } Startspieler.
antarctica-event-building_dealt = Startgebäude im Gebiet { $area }: { $building }.
antarctica-event-card_revealed = Neue Baukarte „{ $deck }“: { $card }.
antarctica-event-ship_placed = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } ein Schiff ins Gebiet { $area }.
antarctica-event-sun_moved = Die Sonne zieht ins Gebiet { $area }.
antarctica-event-turn_begins = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
  } mit dem Schiff im Gebiet { $area } am Zug.
antarctica-event-ship_sailed = { $seat_you ->
    [yes] Du fährst
   *[no] { $seat } fährt
  } vom Gebiet { $from } ins Gebiet { $to }.
antarctica-event-turn_ended = { $seat_you ->
    [yes] Du beendest deinen
   *[no] { $seat } beendet den
  } Zug.
antarctica-event-game_ended = Das Spiel ist zu Ende.
antarctica-event-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
  } im Gebiet { $area } { FORM($building, "object") }.
antarctica-event-basic_card_played = { $seat_you ->
    [yes] Du ersetzt
   *[no] { $seat } ersetzt
  } mit der Ressourcenkarte Basis { FORM($building, "object") }.
antarctica-event-know_how_played = { $seat_you ->
    [yes] Du ersetzt
   *[no] { $seat } ersetzt
  } mit einer Ressourcenkarte Know-How { FORM($building, "object") }.
antarctica-event-scientists_placed = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } { $number ->
    [one] 1 Wissenschaftler
   *[other] { $number } Wissenschaftler
  } im Gebiet { $area } ein.
antarctica-event-last_scientist = { $seat_you ->
    [yes] Du setzt deinen
   *[no] { $seat } setzt den eigenen
  } letzten Wissenschaftler ein: Das Spiel endet mit diesem Zug.
antarctica-event-stacks_empty = Die letzte Baukarte ist weg: Das Spiel endet mit diesem Zug.
antarctica-event-ship_under_construction = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } ein neues Schiff; es ist noch im Bau.
antarctica-event-ship_joined = { $seat_you ->
    [yes] Dein neues Schiff kommt
   *[no] Das neue Schiff von { $seat } kommt
  } ins Gebiet { $area }.
antarctica-event-shipyard_removed = Es waren nicht mehr genug Werftkarten für alle da; sie sind aus dem Spiel.
antarctica-event-shipyard_offered = Die anderen wählen Werftkarten.
antarctica-event-shipyard_card_taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } die Werftkarte „{ $shipyard_card }“.
    .hidden = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } eine Werftkarte.
antarctica-event-card_drawn = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } zum Weiterreichen „{ $shipyard_card }“.
    .hidden = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } eine Karte zum Weiterreichen.
antarctica-event-card_played = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
  } „{ $shipyard_card }“.
antarctica-event-icebreaker_laid = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
  } einen Eisbrecher ans Gebiet { $area }.
antarctica-event-icebreaker_used = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } durch den Eisbrecher am Gebiet { $area } einen Zug.
antarctica-event-second_turn_declined = { $seat_you ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
  } auf den Zug durch den Eisbrecher am Gebiet { $area }.
antarctica-event-icebreakers_left = Die Eisbrecher am Gebiet { $area } sind aus dem Spiel.
antarctica-event-scientists_recruited = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } { $number ->
    [one] 1 Wissenschaftler
   *[other] { $number } Wissenschaftler
  } aus der Reserve.
antarctica-event-cube_returned = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } einen Würfel frei.
antarctica-event-unused_ship_returned = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } ein unbenutztes Schiff frei.
antarctica-event-ship_returned = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } ein Schiff aus dem Gebiet { $area } frei.
antarctica-event-cube_moved = { $seat_you ->
    [yes] Du rückst
   *[no] { $seat } rückt
  } auf Feld { $space } vor ({ $track }).
antarctica-event-research_lost = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
  } { $number ->
    [one] 1 Forschungspunkt
   *[other] { $number } Forschungspunkte
  }: keine Leiste zum Vorrücken übrig.
antarctica-event-symbol_triggered = { $seat_you ->
    [yes] Du löst
   *[no] { $seat } löst
  } „{ $effect }“ aus.
antarctica-event-ship_relocated = { $seat_you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
  } ein Schiff vom Gebiet { $from } ins Gebiet { $to }.
antarctica-event-know_how_taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } eine Ressourcenkarte Know-How.
antarctica-event-basic_card_back = { $seat_you ->
    [yes] Du bekommst deine
   *[no] { $seat } bekommt die
  } Ressourcenkarte Basis zurück.

## Das Ende

antarctica-end-last_scientist = jemand hat den letzten eigenen Wissenschaftler eingesetzt
antarctica-end-stacks_empty = alle Baukarten sind vergeben
antarctica-end-no_ships = kein Schiff ist mehr auf dem Spielplan
antarctica-end-stalled = viele Züge lang ist nichts Neues geschehen
antarctica-part-areas = Gebiete
antarctica-part-tracks = Forschungsleisten
antarctica-part-stars = Karten mit Stern
antarctica-part-returned = freigegebene Spielsteine
antarctica-tie-score = Punkte
antarctica-tie-first_ranks = erste Ränge in den Einzelwertungen
antarctica-tie-building_cards = Baukarten

## Warum nicht: fahren und versetzen

antarctica-already-there = Das Schiff ist schon im Gebiet { $area }; wähle ein anderes Gebiet.
antarctica-area-closed = Das Gebiet { $area } ist in diesem Spiel gesperrt.
antarctica-area-full = Das Gebiet { $area } ist voll: Dort sind drei Schiffe.
antarctica-sail-first = Fahre erst mit deinem Schiff. Davor darfst du nur einen Spielstein freigeben.
antarctica-sailed-already = Dein Schiff ist in diesem Zug schon gefahren.
antarctica-not-your-ship = Du hast im Gebiet { $area } auf Schiffsfeld { $place } kein Schiff.
antarctica-active-ship = Dein Schiff im Gebiet { $area } muss erst fahren, bevor du es freigeben darfst.
antarctica-new-ship-stays = Dein Schiff im Gebiet { $area } wurde in diesem Zug gebaut und kann noch nicht versetzt werden.
antarctica-relocate-first = Nenne das Schiff, das du versetzt, oder verzichte.
antarctica-relocate-to-first = Sag erst, wohin dein Schiff geht.
antarctica-place-ship-first = Setze erst dein Schiff ein: Nenne ein Gebiet, in dem Platz ist.
antarctica-place-cube-first = Setze erst deinen Würfel auf eine der offenen Leisten.

## Warum nicht: Aktionen

antarctica-main-used = Deine Aktion in diesem Zug ist schon gemacht.
antarctica-over-at-once = Eine Endbedingung ist erfüllt: In diesem Zug ist nichts mehr zu wählen. Beende ihn.
antarctica-stack-empty = Dieser Stapel ist leer.
antarctica-built-already = Im Gebiet { $area } gibt es schon { FORM($building, "object") }.
antarctica-needs-missing = Um { FORM($building, "object") } zu bauen, brauchst du noch ein Schiff in einem Gebiet mit: { $missing_building }{ $missing_building_count ->
    [one] , oder eine Ressourcenkarte als Ersatz
   *[other] ; eine Ressourcenkarte ersetzt nur ein Gebäude
  }.
antarctica-second-card = Um { FORM($building, "object") } zu bauen, brauchst du noch ein Schiff in einem Gebiet mit: { $missing_building }. Deine Ressourcenkarte könnte es ersetzen, aber du hast bei diesem Halt der Sonne schon eine Karte gespielt; nur eine ist erlaubt.
antarctica-too-few-scientists = „{ $building }“ braucht { $needed ->
    [one] 1 Wissenschaftler
   *[other] { $needed } Wissenschaftler
  } aus deinem Vorrat; du hast { $found }.
antarctica-no-shipyard = Im Gebiet { $area } gibt es keine Werft.
antarctica-no-unused-ship = Du hast kein unbenutztes Schiff mehr.
antarctica-sun-area-full = Ein neues Schiff käme dorthin, wo die Sonne ist, ins Gebiet { $area }, und da ist kein Platz.
antarctica-no-camp = Im Gebiet { $area } gibt es kein Camp.
antarctica-reserve-empty = Deine Reserve ist leer.
antarctica-nobody-there = Du hast im Gebiet { $area } weder Schiff noch Wissenschaftler.
antarctica-no-station = Im Gebiet { $area } gibt es keine passende Forschungsstation: { $track }.
antarctica-track-closed = { $track }: in diesem Spiel gesperrt.
antarctica-no-cube = { $track }: Du hast dort keinen Würfel und keinen mehr zum Einsetzen.
antarctica-track-full = { $track }: Dein Würfel kommt nicht weiter.
antarctica-track-barred = { $track }: schon von jemandem gewählt.
antarctica-choose-track-first = Wähle erst die Leiste, auf der du vorrückst.

## Warum nicht: freigeben und Karten

antarctica-gave-back = Du hast in diesem Zug schon einen Spielstein freigegeben; nur einer ist erlaubt.
antarctica-no-unused-cube = Du hast keinen unbenutzten Würfel mehr.
antarctica-card-played = Du hast bei diesem Halt der Sonne schon eine Karte gespielt; nur eine ist erlaubt.
antarctica-no-such-card = Du hast diese Karte nicht.
antarctica-supply-empty = Dein Vorrat ist leer.
antarctica-no-track-left = Es gibt keine Leiste, auf der du vorrücken könntest.
antarctica-icebreaker-there = Am Gebiet { $area } liegt schon ein Eisbrecher von dir.
antarctica-not-second-ship = Wo die Sonne ist, im Gebiet { $area }, hilft ein Eisbrecher nur dem zweiten Schiff dieses Halts, solange es wartet; das ist keines deiner Schiffe.
antarctica-not-at-place-two = Du hast im Gebiet { $area } kein Schiff auf Schiffsfeld 2.
antarctica-not-in-packet = Diese Karte ist nicht unter denen, die du bekommen hast.
antarctica-not-in-stack = Im Werftkartenstapel ist keine solche Karte.
antarctica-draft-first = Behalte erst eine der Karten, die du bekommen hast.
antarctica-pick-first = Nimm erst eine Karte aus dem Werftkartenstapel oder verzichte darauf.
antarctica-accept-first = Sag erst, ob du das neue Schiff nimmst oder darauf verzichtest.
antarctica-second-turn-first = Sag erst, ob du den Zug machst: annehmen oder verzichten.

## Fehler einer Ausgabe

closed-with-many = { $path }: bei 3 oder 4 Personen darf kein Gebiet gesperrt sein.
needed-twice = { $path }: dieses Gebäude ist doppelt verlangt.
needs-itself = { $path }: die Karte verlangt das Gebäude, das sie baut.
wrong-deck = { $path }: die Kennung der Karte gehört zu einem anderen Stapel.
scientists-of-type = { $path }: muss so viele Wissenschaftler haben, wie der Gebäudetyp sagt.
star-of-type = { $path }: muss wie beim Gebäudetyp sein.
building-count = { $path }: { $building }: gefunden { $found }, nötig { $needed } (Startgebäude und Karten ergeben zusammen die Spielsteine).
unreachable-card = { $path }: bei { $players } Personen ist die Karte { $card } nie zu bauen.
too-many-copies = { $path }: bei { $players } Personen sind mehr { $building } zu bauen, als die { $sites } offenen Gebiete fassen.
kind-count = { $path }: { $kind }: aufgeführt { $found }, nötig { $needed }.
not-a-station = { $path }: eine Leiste trägt eine oder mehrere Forschungsstationen und sonst nichts.
two-symbols = { $path }: dieses Feld hat schon ein Symbol.
open-tracks-differ = { $path }: passt nicht zu den Spielerzahlen, ab denen die Leisten offen sind.
open-tracks = { $path }: braucht { $needed } offene Leisten, darunter die ersten drei.
starting-differ = { $path }: muss bei 3 und 4 Personen gleich sein.
piece-count = { $path }: { $piece }: die Teile ergeben { $found }, die Schachtel hat { $needed }.
too-many-ships = { $path }: { $found } Schiffe insgesamt; bei mehr als { $most } könnte ein Schiff alle anderen Gebiete voll finden.
placing-order = { $path }: jeder muss { $needed } Schiffe einsetzen.
not-in-placing-order = { $path }: die Schiffe müssen in der Reihenfolge des Einsetzens stehen.
closed-area = { $path }: { $area } ist bei dieser Personenzahl gesperrt.
area-overfull = { $path }: { $area } hat mehr als drei Schiffe.

## Fehler einer Stellung

two-cubes = { $path }: auf Feld { $space } liegen zwei Würfel.
bad-story = { $path }: „{ $found }“ besteht nicht aus Platz, Tat (picked, drafted oder played) und Art der Werftkarte.
played-before-taken = { $path }: „{ $found }“: diese Karte wurde gespielt, bevor sie genommen war.
card-twice = { $path }: die Baukarte { $card } ist an zwei Stellen.
card-not-in-game = { $path }: die Karte { $card } ist bei dieser Personenzahl nicht dabei.
closed-track = { $path }: { $track } ist bei dieser Personenzahl gesperrt, hat aber einen Würfel.
piece-total = { $path }: { $piece } von Platz { $seat }: gefunden { $found }, nötig { $needed }.
gap-in-queue = { $path }: die Schiffsreihe im Gebiet { $area } hat eine Lücke.
know-how-count = { $path }: es gibt mehr als { $needed } Ressourcenkarten Know-How.
no-card-visible = { $path }: der Stapel { $deck } hat Karten, zeigt aber keine.
wrong-stack = { $path }: der Stapel { $deck } zeigt eine Karte eines anderen Stapels.
scientists-on-board = { $path }: { $found } Wissenschaftler sind auf dem Spielplan; genommene und gespielte Karten ergeben { $needed }.
shipyard-count = { $path }: Werftkarten { $shipyard_card }: gefunden { $found }, nötig { $needed }.
icebreaker-not-played = { $path }: Platz { $seat } hat mehr Eisbrecher auf dem Spielplan, als gespielt wurden.

## Der Spielplan im Terminal

antarctica-board-stop = Halt
antarctica-board-area = Gebiet
antarctica-board-queue = Schiffe
antarctica-board-scientists = Wissensch.
antarctica-board-worth = Wert
antarctica-board-buildings = Gebäude
antarctica-board-now = jetzt
antarctica-board-icebreaker = Eisbr.
antarctica-board-once = einmal für alle: { $effects }
antarctica-board-below = +{ $number }
antarctica-board-empty = keine Karte mehr
antarctica-board-card = { $scientists } Wi, { $points } Fo
antarctica-board-needs = Bedingungen
antarctica-board-points = Punkte
antarctica-board-supply = Vorrat
antarctica-board-reserve = Reserve
antarctica-board-ships = Schiffe
antarctica-board-cubes = Würfel
antarctica-board-cards = Karten
antarctica-board-resource = Ressourcen
antarctica-board-yard = Werft
antarctica-board-returned = frei
antarctica-board-basic = Basis
antarctica-board-know-how = { $number ->
    [one] Know-How
   *[other] { $number } Know-How
  }
antarctica-board-hand = Deine Werftkarten: { $cards }
antarctica-board-packet = Dir gereicht: { $cards }
antarctica-board-shipyard_stack = Im Werftkartenstapel: { $cards }
antarctica-hint-place = { $place ->
    [1] 1. der Reihe
    [2] 2. der Reihe
   *[other] 3. der Reihe
  }
antarctica-hint-build = bauen: { $builds }
antarctica-hint-recruit = { $scientists_recruited_number } anwerben
antarctica-hint-research = forschen
antarctica-hint-new_ship = neues Schiff
antarctica-short-camp = Camp
antarctica-short-shipyard = Werft
antarctica-short-crane = Kran
antarctica-short-headframe = Förderturm
antarctica-short-drilling_rig = Bohrturm
antarctica-short-wind_turbine = Windrad
antarctica-short-laboratory = Labor
antarctica-short-factory = Fabrik
antarctica-short-inland_station = Inland
antarctica-short-coast_station = Küste
antarctica-short-sea_station = Meer
antarctica-short-headquarters = Quartier
antarctica-short-plankton_farm = Plankton
antarctica-short-parabolic_antenna = Antenne
