# Aquatica: was man aus der Tiefe liest.

aquatica-about = Herrscher der Tiefe spielen Figuren, gewinnen Gebiete, heben sie vom Meeresgrund und werten sie.

## Orte ohne Namen

aquatica-slot = { $row ->
    [character] Figurenreihe
    [upper] obere Reihe
   *[lower] untere Reihe
  } { $number }
aquatica-space = Feld { $number }
aquatica-track = Zielleiste { $number }
aquatica-forms-manta =
    .object = { $id ->
        [wild_coin] wilde Münzmanta
        [wild_power] wilde Machtmanta
        [wild_power_double] große wilde Machtmanta
        [wild_raise] wilde Hebemanta
        [wild_score] wilde Wertungsmanta
        [wild_recruit] wilde Heroldmanta
       *[other] { $name }
      }
    .means = { $id ->
        [wild_coin] wilden Münzmanta
        [wild_power] wilden Machtmanta
        [wild_power_double] großen wilden Machtmanta
        [wild_raise] wilden Hebemanta
        [wild_score] wilden Wertungsmanta
        [wild_recruit] wilden Heroldmanta
       *[other] { $name }
      }

## Optionen

aquatica-option-kings = wer einen König bekommt
    .none = niemand
    .numbered = alle, nach Nummer in Zugreihenfolge
    .draft = alle, gewählt aus einem Angebot, das herumgeht
aquatica-option-data_set = mit welcher Rekonstruktion der Karten gespielt wird
    .reconstructed_1 = mit der ersten
    .reconstructed_2 = wie die erste, mit drei anderen Königen
    .reconstructed_3 = reichere Gebiete und Ziele, und was von den echten Karten bekannt ist
    .reconstructed_4 = wie die dritte, mit vier Königen, die die Zugreihenfolge ausgleichen
    .reconstructed_5 = wie die vierte, mit Königen, die die Plätze bei jeder Spielerzahl ausgleichen
aquatica-option-goals = welche Ziele im Spiel sind
    .printed = die vier auf die Ozeantafel gedruckten
    .tokens = vier der fünf Zielmarker, mit zufälliger Seite
aquatica-option-first_player = der Platz, der beginnt
    .random = wird ausgelost
aquatica-option-strict_effects = wenn Anwerben, Kaufen oder Erobern nur mit Mantas oder Tiefen zu bezahlen ist
    .off = darfst du verzichten
    .on = musst du es tun
aquatica-option-leftover_power = der Rest der Macht nach einer Eroberung
    .kept = bleibt für die nächste Eroberung derselben Karte
    .lost = verfällt
aquatica-option-matron_clears = zu zweit lässt die Matrone beim Ausspielen
    .off = die Reihe, wie sie ist
    .on = die Figur ganz links aus der Reihe ausscheiden
aquatica-option-solo_end = im Solospiel endet die Partie
    .own = nur durch die Ichthyander
    .any = auch, wenn Ziele oder ein Stapel sie beenden würden
aquatica-option-round_limit = nach wie vielen Runden das Spiel spätestens endet
    .none = keine Grenze

## Entscheidungen. `.waiting` hören die, die warten.

aquatica-ask-choose_king = Welchen König nimmst du?
    .waiting = { $names } wählt einen König
aquatica-ask-turn_menu = Was machst du in diesem Zug?
    .waiting = { $names } überlegt, was in diesem Zug geschieht
aquatica-ask-claim_window = Du kannst ein Ziel beanspruchen, bevor deine Karte weitergeht. Tust du es?
    .waiting = { $names } kann ein Ziel beanspruchen
aquatica-ask-choose_option = Was von beidem tut deine Karte?
    .waiting = { $names } wählt, was die Karte tut
aquatica-ask-explore = Erkundest du?
    .waiting = { $names } überlegt zu erkunden
aquatica-ask-keep_locations = { $left ->
    [one] Eine Karte der unteren Reihe rückt nicht auf. Welche?
   *[other] { $left } Karten der unteren Reihe rücken nicht auf. Welche ist die erste von links?
  }
    .waiting = { $names } wählt, welche Karten nicht aufrücken
aquatica-ask-place_ichthyander = Eine Manta der Ichthyander geht auf ein Ziel. Auf welches?
    .waiting = { $names } wählt ein Ziel für eine Manta der Ichthyander
aquatica-ask-choose_recruit = Wen wirbst du an?
    .waiting = { $names } wählt, wer angeworben wird
aquatica-ask-choose_purchase = Welches Gebiet kaufst du?
    .waiting = { $names } wählt ein Gebiet, um es zu kaufen
aquatica-ask-choose_conquest = Welches Gebiet eroberst du?
    .waiting = { $names } wählt ein Gebiet, um es zu erobern
aquatica-ask-draw_source = Womit bezahlst du?
    .waiting = { $names } wählt, womit bezahlt wird
aquatica-ask-choose_free_recruit = Wen wirbst du an, ohne zu bezahlen?
    .waiting = { $names } wählt, wer umsonst angeworben wird
aquatica-ask-choose_seizure = Welches Gebiet usurpierst du?
    .waiting = { $names } wählt ein Gebiet, um es zu usurpieren
aquatica-ask-choose_raise = Welches Gebiet hebst du um eine Tiefe ({ $steps ->
    [one] letzter Schritt
   *[other] noch { $steps } Schritte
  })?
    .waiting = { $names } wählt ein Gebiet, um es zu heben
aquatica-ask-choose_raise_fully = Welches Gebiet hebst du vollständig?
    .waiting = { $names } wählt ein Gebiet, um es vollständig zu heben
aquatica-ask-choose_score = Welches gehobene Gebiet wertest du?
    .waiting = { $names } wählt ein gehobenes Gebiet, um es zu werten
aquatica-ask-choose_return = Welche Karte nimmst du vom Ablagestapel zurück?
    .waiting = { $names } wählt eine Karte, um sie zurückzunehmen
aquatica-ask-choose_ready = Welche müde Manta machst du bereit?
    .waiting = { $names } wählt eine Manta, die bereit wird
aquatica-ask-choose_replay = Welche Karte deines Ablagestapels spielst du?
    .waiting = { $names } wählt eine abgelegte Karte, um sie zu spielen
aquatica-ask-choose_tired = Welche bereite Manta wird müde?
    .waiting = { $names } wählt eine Manta, die müde wird

## Züge. `.done` ist die Zeile im Protokoll, wenn sonst nichts vom Zug erzählt.

aquatica-move-first_player = Startspieler: { $seat }
aquatica-move-reveal = „{ $card }“ aufdecken ({ $slot })
aquatica-move-lay_goal = Das Ziel „{ $goal }“ kommt auf { $track }
aquatica-move-offer = „{ $king }“ anbieten
aquatica-move-choose_king = „{ $king }“ nehmen
aquatica-move-play = „{ $character }“ spielen
aquatica-move-use_manta = Die { FORM($manta, "object") } benutzen
aquatica-move-use_depth = Die oberste Tiefe von „{ $depth_used_location }“ nutzen{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(bringt die { FORM($manta_won_manta, "object") })
  }
aquatica-move-claim = „{ $goal }“ mit der { FORM($manta, "means") } beanspruchen{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(das Ende naht: alle haben noch einen Zug)
  }
aquatica-move-end_turn = Zug beenden
aquatica-move-continue = Mit deiner Karte weitermachen
    .done = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
  } weiter, ohne ein Ziel zu beanspruchen.
aquatica-move-option = { $option ->
    [1] Das Erste
   *[2] Das Zweite
  } wählen
    .done = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
  } { $option ->
    [1] die erste
   *[2] die zweite
  } der beiden Möglichkeiten der Karte.
aquatica-move-explore = Erkunden: neue Gebiete kommen, die obere Reihe geht
aquatica-move-decline = Darauf verzichten
    .done = { $seat_you ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
  }.
aquatica-move-drop = „{ $location_discarded_location }“ zurücklassen
aquatica-move-recruit = { $recruit_begun_count ->
    [0] „{ $recruited_character }“ gratis anwerben
   *[other] „{ $recruit_begun_character }“ für { $recruit_begun_number ->
    [one] 1 Münze
   *[other] { $recruit_begun_number } Münzen
  } anwerben
  }
aquatica-move-buy = „{ $purchase_begun_location }“ für { $purchase_begun_number ->
    [one] 1 Münze
   *[other] { $purchase_begun_number } Münzen
  } kaufen
aquatica-move-conquer = „{ $conquest_begun_location }“ für { $conquest_begun_number } Macht erobern
aquatica-move-seize = „{ $location_taken_location }“ usurpieren
aquatica-move-draw = Bezahlen mit { $depth_drawn_count ->
    [0] der { FORM($manta_drawn_manta, "means") }
   *[other] der obersten Tiefe von „{ $depth_drawn_location }“
  }{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(bringt die { FORM($manta_won_manta, "object") })
  }
aquatica-move-pay = Bezahlen
aquatica-move-raise = „{ $raised_location }“ heben{ aquatica-raised-fully }
aquatica-move-raise_fully = „{ $raised_location }“ vollständig heben{ $manta_won_count ->
    [0] {""}
   *[other] {" "}(bringt die { FORM($manta_won_manta, "object") })
  }
aquatica-raised-fully = { $fully_raised_count ->
    [0] {""}
   *[other] {" "}(vollständig gehoben{ $manta_won_count ->
    [0] {""}
   *[other] , bringt die { FORM($manta_won_manta, "object") }
  })
  }
aquatica-move-score = „{ $location_scored_location }“ werten
aquatica-move-return = „{ $character }“ zurücknehmen
aquatica-move-ready = Die { FORM($manta, "object") } bereit machen
aquatica-move-replay = „{ $character }“ vom Ablagestapel spielen
aquatica-move-tire = Die { FORM($manta, "object") } müde machen
aquatica-move-place_ichthyander = Auf „{ $goal }“{ $end_triggered_count ->
    [0] {""}
   *[other] {" "}(die letzte: du hast noch einen Zug)
  }

## Ereignisse

aquatica-event-first_player = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
  } Startspieler.
aquatica-event-goal_laid = Das Ziel „{ $goal }“ liegt auf { $track }.
aquatica-event-king_offered = { $seat_you ->
    [yes] Dir wird
   *[no] { $seat } wird
  } „{ $king }“ angeboten.
    .hidden = { $seat_you ->
    [yes] Dir wird
   *[no] { $seat } wird
  } ein König angeboten.
aquatica-event-king_chosen = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
  } „{ $king }“.
    .hidden = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
  } einen König.
aquatica-event-king_taken = { $seat_you ->
    [yes] Du herrschst
   *[no] { $seat } herrscht
  } als { $king }.
aquatica-event-character_revealed = Neue Figur in der Reihe: { $character }.
aquatica-event-location_revealed = Neues Gebiet in der unteren Reihe: { $location }.
aquatica-event-explored = { $seat_you ->
    [yes] Du erkundest
   *[no] { $seat } erkundet
  }.
aquatica-event-character_removed = „{ $character }“ verlässt die Reihe und ist aus dem Spiel.
aquatica-event-location_discarded = „{ $location }“ ist aus dem Spiel.
aquatica-event-turn_begins = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
  } am Zug.
aquatica-event-character_played = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
  } „{ $character }“.
aquatica-event-character_replayed = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
  } „{ $character }“ vom Ablagestapel.
aquatica-event-king_left = { $king } verlässt das Spiel.
aquatica-event-manta_used = { $seat_you ->
    [yes] Du benutzt
   *[no] { $seat } benutzt
  } die { FORM($manta, "object") }.
aquatica-event-depth_used = { $seat_you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
  } die oberste Tiefe von „{ $location }“.
aquatica-event-turn_ended = { $seat_you ->
    [yes] Du beendest deinen
   *[no] { $seat } beendet den
  } Zug.
aquatica-event-end_triggered = { $end ->
    [goals] { $seat_you ->
        [yes] Du hast
       *[no] { $seat } hat
      } auf allen vier Zielen eine Manta
    [locations] { $seat_you ->
        [yes] Du deckst
       *[no] { $seat } deckt
      } das letzte Gebiet auf
    [characters] { $seat_you ->
        [yes] Du deckst
       *[no] { $seat } deckt
      } die letzte Figur auf
   *[ichthyanders] { $seat_you ->
        [yes] Du legst
       *[no] { $seat } legt
      } die letzte Manta der Ichthyander
  }: Das Ende naht.
aquatica-event-game_ended = Das Spiel ist zu Ende.
aquatica-event-recruit_begun = { $seat_you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
  } „{ $character }“ für { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  } an.
aquatica-event-purchase_begun = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
  } „{ $location }“ für { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  }.
aquatica-event-conquest_begun = { $seat_you ->
    [yes] Du eroberst
   *[no] { $seat } erobert
  } „{ $location }“ für { $number } Macht.
aquatica-event-manta_drawn = { $seat_you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
  } mit der { FORM($manta, "means") }.
aquatica-event-depth_drawn = { $seat_you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
  } mit der obersten Tiefe von „{ $location }“.
aquatica-event-recruited = „{ $character }“ kommt auf { $seat_you ->
    [yes] deine Hand
   *[no] die Hand von { $seat }
  }.
aquatica-event-location_taken = „{ $location }“ kommt auf { $seat_you ->
    [yes] deine Spielertafel
   *[no] die Spielertafel von { $seat }
  }.
aquatica-event-raised = { $seat_you ->
    [yes] Du hebst
   *[no] { $seat } hebt
  } „{ $location }“.
aquatica-event-fully_raised = „{ $location }“ ist vollständig gehoben.
aquatica-event-manta_won = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
  } die { FORM($manta, "object") }.
aquatica-event-location_scored = { $seat_you ->
    [yes] Du wertest
   *[no] { $seat } wertet
  } „{ $location }“.
aquatica-event-character_returned = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } „{ $character }“ vom Ablagestapel zurück.
aquatica-event-all_returned = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  } vom Ablagestapel zurück.
aquatica-event-manta_ready = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
  } die { FORM($manta, "object") } bereit.
aquatica-event-all_ready = { $seat_you ->
    [yes] Du machst alle deine
   *[no] { $seat } macht alle
  } Mantas bereit.
aquatica-event-manta_tired = { $seat_you ->
    [yes] Du machst
   *[no] { $seat } macht
  } die { FORM($manta, "object") } müde.
aquatica-event-goal_claimed = { $seat_you ->
    [yes] Du beanspruchst
   *[no] { $seat } beansprucht
  } „{ $goal }“ mit der { FORM($manta, "means") }.
aquatica-event-ichthyander_placed = Eine Manta der Ichthyander geht auf „{ $goal }“.

## Das Ende

aquatica-end-goals = jemand hat alle vier Ziele beansprucht
aquatica-end-locations = das letzte Gebiet ist aufgedeckt
aquatica-end-characters = die letzte Figur ist aufgedeckt
aquatica-end-ichthyanders = die Ichthyander haben alle ihre Mantas gelegt
aquatica-end-round_limit = die vereinbarten Runden sind vorbei
aquatica-part-hand = Figuren auf der Hand
aquatica-part-goals = Ziele
aquatica-part-locations = gewertete Gebiete
aquatica-tie-score = Punkte
aquatica-tie-reserve = Mantas im Vorrat
aquatica-tie-king = die niedrigere Nummer des Königs
aquatica-tie-turn_order = der spätere Platz in der Zugreihenfolge

## Warum nicht: der Zug

aquatica-king-first = Wähle erst einen König aus dem Angebot.
aquatica-not-on-offer = { $king } wird dir nicht angeboten.
aquatica-main-used = Du hast in diesem Zug schon eine Karte gespielt; nur eine ist erlaubt.
aquatica-main-action-first = Spiele eine Karte, bevor du deinen Zug beendest.
aquatica-not-in-hand = { $character } ist nicht auf deiner Hand.
aquatica-no-card-no-resource = Anwerben, Gebiete nehmen und bezahlen kannst du nur durch eine Karte, die du spielst.
aquatica-manta-tired = Deine { FORM($manta, "object") } ist müde.
aquatica-no-such-manta = Du hast keine { FORM($manta, "object") }.
aquatica-without-effect = Es könnte jetzt nichts bewirken.
aquatica-resource-outside-payment = Die oberste Tiefe auf { $space } gibt eine Ressource; die hilft nur beim Bezahlen.
aquatica-empty-depth = Die oberste Tiefe auf { $space } ist leer; nur Heben führt daran vorbei.
aquatica-no-depth-left = Das Gebiet auf { $space } ist vollständig gehoben.
aquatica-space-empty = Auf { $space } liegt kein Gebiet.

## Warum nicht: Ziele

aquatica-claim-or-continue = Beanspruche ein Ziel oder mach mit deiner Karte weiter.
aquatica-goal-not-here = „{ $goal }“ ist kein Ziel dieses Spiels.
aquatica-goal-claimed = Du hast „{ $goal }“ schon beansprucht.
aquatica-goal-not-met = Du erfüllst „{ $goal }“ jetzt nicht.
aquatica-manta-placed = Deine { FORM($manta, "object") } liegt schon auf einem Ziel.
aquatica-ichthyander-there = Auf „{ $goal }“ liegt schon eine Manta der Ichthyander.
aquatica-ichthyander-first = Lege erst die Manta der Ichthyander auf ein Ziel.

## Warum nicht: Wirkungen der Karte

aquatica-option-first = Wähle erst eine der beiden Möglichkeiten deiner Karte.
aquatica-option-impossible = Von Möglichkeit { $option } geht jetzt nichts.
aquatica-explore-first = Sag erst, ob du erkundest oder verzichtest.
aquatica-drop-first = Nenne erst die Karte der unteren Reihe, die nicht aufrückt.
aquatica-drop-order = Die Karten, die gehen, werden von links nach rechts genannt; diese geht jetzt nicht: { $slot }.
aquatica-slot-empty = Hier liegt keine Karte: { $slot }.
aquatica-target-first = Wähle erst, { $do ->
    [recruit] wen du anwirbst
    [buy] welches Gebiet du kaufst
    [conquer] welches Gebiet du eroberst
   *[seize] welches Gebiet du usurpierst
  }.
aquatica-strict = Du musst es tun: Mit deinen Mantas und Tiefen kannst du es bezahlen.
aquatica-pool-pays = Du musst es tun: Was deine Karte gibt, reicht zum Bezahlen.
aquatica-too-few-coins = { $card } kostet { $needed ->
    [one] 1 Münze
   *[other] { $needed } Münzen
  }; mit allem, was du einsetzen kannst, hast du { $found }.
aquatica-too-little-power = { $card } braucht { $needed } Macht; mit allem, was du einsetzen kannst, hast du { $found }, die passt.
aquatica-pay-first = Bezahle erst zu Ende.
aquatica-pool-too-small = Der Preis ist { $needed }; bisher hast du { $found }. Setze eine Manta oder eine Tiefe ein.
aquatica-drawn-enough = Was du eingesetzt hast, reicht für den Preis von { $needed }; bezahle jetzt.
aquatica-source-does-not-fit = Das gibt nicht, was du bezahlen musst.
aquatica-gave-already = Das Gebiet auf { $space } hat für diese Karte schon eine Ressource gegeben.
aquatica-no-resource = Die oberste Tiefe auf { $space } gibt keine Ressource.
aquatica-raise-first = Wähle erst das Gebiet, das du hebst.
aquatica-raise-fully-first = Wähle erst das Gebiet, das du vollständig hebst.
aquatica-raised-already = Das Gebiet auf { $space } ist schon vollständig gehoben.
aquatica-shows-the-effect = Das Gebiet auf { $space } zeigt dieses Symbol und kann sich nicht selbst heben.
aquatica-score-first = Wähle erst das Gebiet, das du wertest.
aquatica-not-raised = Das Gebiet auf { $space } ist nicht vollständig gehoben.
aquatica-return-first = Wähle erst die Karte, die du zurücknimmst.
aquatica-not-discarded = { $character } liegt nicht auf deinem Ablagestapel.
aquatica-ready-first = Wähle erst die Manta, die du bereit machst.
aquatica-manta-not-tired = Du hast davon keine müde: { $manta }.
aquatica-replay-first = Wähle erst die abgelegte Karte, die du spielst.
aquatica-plays-discarded-too = { $character } spielt selbst eine abgelegte Karte und kann so nicht gespielt werden.
aquatica-tire-first = Wähle erst die Manta, die müde wird.
aquatica-manta-not-ready = Du hast davon keine bereite: { $manta }.

## Fehler einer Ausgabe

not-falling = { $path }: die Punkte müssen von Feld zu Feld fallen.
not-one-condition = { $path }: ein Ziel hat genau eine Bedingung.
goal-twice = { $path }: das Ziel { $goal } ist doppelt da.
no-effect = { $path }: es muss mindestens eine Wirkung geben.
not-one-verb = { $path }: eine Wirkung hat genau eines von { $allowed }.
verb-not-here = { $path }: „{ $found }“ kann hier nicht stehen. Möglich: { $allowed }.
raises-itself = { $path }: ein Heben auf einer Tiefe braucht "other": true, weil es das eigene Gebiet nicht heben kann.
explore-not-optional = { $path }: explore braucht "optional": true, weil man immer verzichten darf.
stays-in-hand = { $path }: nur die Matrone bleibt auf der Hand, sonst niemand.
king-not-once = { $path }: dieser König muss einmalig sein, weil kein Zug ihn zurückbringt.
not-one-effect = { $path }: eine Manta trägt genau eine Wirkung.
resource-manta = { $path }: diese Manta muss eine Ressource tragen.
effect-manta = { $path }: diese Manta muss eine Wirkung tragen, die keine Ressource ist.
too-many-depths = { $path }: ein Gebiet hat höchstens { $allowed } Tiefen.
tier-gap = { $path }: die Ränge müssen lückenlos aufeinander folgen.
tier-not-open = { $path }: der erste Rang hat kein "min" und der letzte kein "max".
no-tier = { $path }: es muss mindestens einen Rang geben.

## Fehler einer Stellung

card-too-often = { $path }: { $card } ist zu oft da.
manta-too-often = { $path }: { $manta } ist zu oft da.
not-trained = { $path }: { $manta } ist wild; auf Zielen liegen nur trainierte Mantas.
claimed-twice = { $path }: Platz { $seat } hat dieses Ziel doppelt beansprucht.
gap-on-track = { $path }: vor diesem ist ein Feld frei.
not-in-hand = { $path }: { $card } von Platz { $seat } muss auf der Hand sein.
not-wild = { $path }: im allgemeinen Vorrat sind nur wilde Mantas.
wrong-manta-number = { $path }: { $manta }: gefunden { $found }, nötig { $needed }.
not-an-ocean-character = { $path }: { $card } ist keine Ozeanfigur.
gap-in-row = { $path }: die Reihe hat eine Lücke.
row-not-full = { $path }: die Reihe hat ein leeres Feld, obwohl der Stapel Karten hat.
no-goal = { $path }: { $track } hat kein Ziel.
wrong-goal = { $path }: das Ziel { $goal } kann in diesem Spiel dort nicht liegen.
track-overfull = { $path }: { $track } hat zu viele Mantas.
no-ichthyanders = { $path }: Ichthyander gibt es nur im Solospiel.
king-twice = { $path }: { $king } ist doppelt da.
wrong-king = { $path }: Platz { $seat } hat einen König, der nicht der eigene ist.
king-missing = { $path }: der König von Platz { $seat } ist nirgends, und er ist keiner, der das Spiel verlässt.
kings-not-dealt = { $path }: die Könige passen nicht zur Option.
card-in-play = { $path }: eine Karte ist genau so lange im Spiel, wie ihre Wirkungen auf der Agenda stehen.
pool-not-empty = { $path }: außerhalb einer Hauptaktion gibt es keine Ressourcen.
main-action-not-used = { $path }: mit einer Karte im Spiel ist die Hauptaktion verbraucht.
no-trigger = { $path }: letzte Züge gibt es erst, wenn das Ende ausgelöst ist.
wrong-active = { $path }: das Zugmenü muss dem aktiven Platz gehören.
no-turn = { $path }: zuunterst muss ein Zug liegen oder ein Rest des Aufbaus.
no-card-in-play = { $path }: keine Karte ist im Spiel.
not-on-card = { $path }: das sind keine Wirkungen von { $card }.
no-choice = { $path }: die erste der Wirkungen muss eine Wahl sein.
nothing-to-pay = { $path }: bezahlt wird nur für Anwerben, Kaufen und Erobern.
slot-empty = { $path }: da liegt keine Karte.

## Was Wirkungen tun, in wenigen Worten

aquatica-effect-empty = –
aquatica-effect-gain_coins = { $number ->
    [one] +1 Münze
   *[other] +{ $number } Münzen
  }
aquatica-effect-gain_power = +{ $number } Macht
aquatica-effect-typed_power = +{ $number } Macht gegen { $type }
aquatica-effect-conquer = erobern
aquatica-effect-buy = kaufen
aquatica-effect-recruit = anwerben
aquatica-effect-recruit_free = gratis anwerben
aquatica-effect-seize = usurpieren
aquatica-effect-explore = erkunden
aquatica-effect-raise = { $number } heben
aquatica-effect-raise_fully = { $number } vollständig heben
aquatica-effect-score = { $number } werten
aquatica-effect-return = { $number } zurück
aquatica-effect-return_all = alle zurück
aquatica-effect-ready = { $number } bereit
aquatica-effect-ready_all = alle bereit
aquatica-effect-tire = { $number } müde
aquatica-effect-replay = eine abgelegte Karte spielen
aquatica-effect-take_manta = zu Beginn: { $manta }
aquatica-effect-choose = { $first } oder { $second }
aquatica-effect-each_opponent = alle Gegner: { $effects }

aquatica-condition-hand_at_least = mindestens { $number } Karten auf der Hand
aquatica-condition-board_locations_at_least = { $number } Gebiete auf deiner Tafel
aquatica-condition-scored_locations_at_least = mindestens { $number } gewertete Gebiete
aquatica-condition-wild_mantas_at_least = mindestens { $number } wilde Mantas
aquatica-condition-board_and_scored_locations_at_least = mindestens { $number } Gebiete, auf deiner Tafel und gewertet
aquatica-condition-scored_points_at_least = gewertete Gebiete im Wert von mindestens { $number }
aquatica-condition-discarded_all_but = { $number ->
    [one] nur 1 Karte auf der Hand
   *[other] nur { $number } Karten auf der Hand
  }
aquatica-condition-scored_types_at_least = gewertete Gebiete von { $number } Arten
aquatica-condition-board_and_scored_same_type_at_least = mindestens { $number } Gebiete einer Art
aquatica-condition-discard_at_least = mindestens { $number } abgelegte Karten
aquatica-condition-conquer_cards_at_least = mindestens { $number } Karten, die erobern
aquatica-condition-board_fully_raised_at_least = { $number } vollständig gehobene Gebiete auf deiner Tafel
aquatica-condition-event_recruited_from_price = in diesem Zug vom Feld für { $number } angeworben

## Die Tafel im Terminal

aquatica-board-row = Figuren (noch { $left } im Stapel)
aquatica-board-rows = Gebiete (noch { $left } im Stapel); m Macht, c Münzen, ★ Punkte
aquatica-board-upper = ob { $number }
aquatica-board-lower = un { $number }
aquatica-board-prices = { $power }m { $coins }c
aquatica-board-points = ★{ $number }
aquatica-board-goals = Ziele
aquatica-board-seat = { $points } Punkte, { $hand } auf der Hand, { $discard } abgelegt, { $scored } gewertet
aquatica-board-turn = am Zug
aquatica-board-king = König: { $king }
aquatica-board-tired = ({ $manta })
aquatica-board-raised = gehoben
aquatica-board-pool = im Spiel: { $card }; Pool: { $coins } c, { $power } m
aquatica-board-typed = , { $number } m gegen { $type }
aquatica-board-hand = Deine Hand: { $cards }
aquatica-board-discard = Abgelegt: { $cards }
aquatica-board-offer = Dir angebotene Könige: { $cards }
aquatica-board-last-turns = { $number ->
    [one] Der letzte Zug.
   *[other] Noch { $number } Züge.
  }
