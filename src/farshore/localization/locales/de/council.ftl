# Council of Shadows: was man vom Rennen der zwei Marker liest.

council-about = Sammle Energie schneller, als dein Verbrauch davonläuft: plane geheim, siedle, baue ab, werte.
council-owner = Die Automa
    .within = die Automa
council-forms-gem =
    .counted = { $id ->
        [anthracite] { $number ->
            [one] 1 anthrazitfarbenen Edelstein
           *[other] { $number } anthrazitfarbene Edelsteine
          }
        [gold] { $number ->
            [one] 1 goldenen Edelstein
           *[other] { $number } goldene Edelsteine
          }
       *[other] { $number ->
            [one] 1 transparenten Edelstein
           *[other] { $number } transparente Edelsteine
          }
      }
    .object = { $id ->
        [anthracite] einen anthrazitfarbenen Edelstein
        [gold] einen goldenen Edelstein
       *[other] einen transparenten Edelstein
      }
council-forms-galaxy =
    .object = { $id ->
        [grey] { $name }
        [turquoise] { $name }
        [yellow] { $name }
       *[other] die { $name }
      }
    .in = { $id ->
        [orange] in der Orangen Galaxie
        [brown] in der Braunen Galaxie
        [blue] in der Blauen Galaxie
        [violet] in der Violetten Galaxie
        [beige] in der Beigen Galaxie
        [green] in der Grünen Galaxie
        [red] in der Roten Galaxie
       *[other] in { $name }
      }
    .into = { $id ->
        [grey] nach { $name }
        [turquoise] nach { $name }
        [yellow] nach { $name }
       *[other] in die { $name }
      }
council-forms-planet_type =
    .counted = { $id ->
        [terran] { $number ->
            [one] 1 erdähnlicher Planet
           *[other] { $number } erdähnliche Planeten
          }
        [desert] { $number ->
            [one] 1 Wüstenplanet
           *[other] { $number } Wüstenplaneten
          }
       *[other] { $number ->
            [one] 1 Vulkanplanet
           *[other] { $number } Vulkanplaneten
          }
      }

## Optionen

council-option-module_stations = das Modul der Raumstationen
    .off = bleibt weg
    .on = wird gespielt
council-option-module_commanders = das Modul der Anführer
    .off = bleibt weg
    .on = wird gespielt; alle wählen einen Anführer
council-option-screens = wie geplant wird
    .on = geheim, alle zugleich
    .off = offen, nacheinander
council-option-automa_silver = die zwei silbernen Karten der Automa
    .off = bleiben in der Schachtel
    .on = werden eingemischt (schwerer)
council-option-actions = ob du tun musst, was deine Aktionskarten erlauben
    .free = du darfst eine Aktion auslassen oder einen kleineren Turm setzen
    .all = du siedelst und erforschst, wann immer es geht, und teilst keinen Turm
council-option-two_minings = wo eine Karte abbaut, die mit zwei Abbauten erforscht
    .new = zweimal im neuen Sonnensystem, ohne Kolonie
    .colonies = in beliebigen Sonnensystemen in Reichweite, in denen du Kolonien hast
council-option-empire = wann das Imperium deine Mehrheiten bezahlt
    .before = bevor du wertest
    .after = nachdem du gewertet hast
council-option-cube_supply = wie viele Würfel es gibt
    .thirty = dreißig für jeden
    .unlimited = so viele wie nötig
council-option-round_limit = nach wie vielen Runden das Spiel spätestens endet
    .none = es endet nur, wenn jemand Stufe III erreicht
council-option-dark_galaxy_card = was eine Galaxiekarte für Mehrheit, Anwesenheit und nichts zahlt
    .replacing = 9, 3 oder 0
    .adding = 9, 6 oder 3

## Entscheidungen. `.waiting` hören die, die warten.

council-ask-choose_commander = Welcher Anführer führt dich?
    .waiting = { $names } wählt einen Anführer
council-ask-purchase = Was kaufst du?
    .waiting = { $names } kauft gerade ein
council-ask-planning = Plane: Welche Karte legst du auf dein nächstes Feld?
    .waiting = { $names } { $names_count ->
        [one] plant
       *[other] planen
      } diese Runde
council-ask-open_planning = Plane: Welche Karte legst du auf dein nächstes Feld?
    .waiting = { $names } plant diese Runde
council-ask-choose_option = Welche Seite der Karte nutzt du?
    .waiting = { $names } wählt eine Seite der Karte
council-ask-settle = Auf welchem Planeten siedelst du?
    .waiting = { $names } wählt einen Planeten zum Siedeln
council-ask-choose_cubes = Wie viele Würfel setzt du auf { $tile }?
    .waiting = { $names } wählt, wie viele Würfel gesetzt werden
council-ask-mine = In welchem Sonnensystem baust du ab? { $left ->
    [one] Ein Ertrag ist übrig.
   *[other] { $left } Erträge sind übrig.
  }
    .waiting = { $names } wählt ein Sonnensystem zum Abbauen
council-ask-upgrade_gem = Welchen Edelstein wertest du auf?
    .waiting = { $names } wählt einen Edelstein zum Aufwerten
council-ask-explore = Welchen Parsec erforschst du?
    .waiting = { $names } wählt einen Parsec zum Erforschen
council-ask-keep_tile = Welches der gezogenen Sonnensysteme legst du?
    .waiting = { $names } wählt, welches gezogene Sonnensystem bleibt
council-ask-place_tile = Wohin kommt { $tile }?
    .waiting = { $names } wählt, wohin das neue Sonnensystem kommt
council-ask-use_tile = Was machst du mit { $tile }?
    .waiting = { $names } überlegt, was mit dem neuen Sonnensystem geschieht
council-ask-take_card = Welche offene KI-Karte nimmst du?
    .waiting = { $names } wählt eine offene KI-Karte
council-ask-evaluation = Welche Galaxie wertest du?
    .waiting = { $names } wählt eine Galaxie, um sie zu werten
council-ask-evaluate_some = Welche Galaxie wertest du sofort?
    .waiting = { $names } wählt eine Galaxie, um sie sofort zu werten
council-ask-remove_cube = Welchen Würfel nimmst du { FORM($galaxy, "in") } weg?
    .waiting = { $names } wählt einen Würfel, um ihn wegzunehmen
council-ask-return_bonus = Du hast zu viele Bonuskarten. Welche gibst du zurück?
    .waiting = { $names } wählt eine Bonuskarte, um sie zurückzugeben
council-ask-choose_tech = Du hast eine Stufe erreicht. Welche Dark-Tech-Fähigkeit nimmst du?
    .waiting = { $names } wählt eine Dark-Tech-Fähigkeit
council-ask-automa_settle = Wo siedelt die Automa?
    .waiting = { $names } entscheidet, wo die Automa siedelt
council-ask-automa_keep = Welches Sonnensystem legt die Automa?
    .waiting = { $names } entscheidet, welches Sonnensystem die Automa legt
council-ask-automa_place = Wohin legt die Automa { $tile }?
    .waiting = { $names } entscheidet, wohin die Automa das Sonnensystem legt

## Züge. `.done` ist die Zeile im Protokoll, wenn sonst nichts vom Zug erzählt.

council-move-open_tile = { $tile } liegt offen
council-move-reveal = „{ $card }“ aufdecken
council-move-deal_dark = „{ $bonus }“ austeilen
council-move-token = Das nächste Reihenfolgeplättchen geht an: { LOWER($owner) }
council-move-draw_tile = { $tile } ziehen
council-move-draw_light = „{ $bonus }“ ziehen
council-move-lose_tech = „{ $tech }“ wurde zu Beginn entfernt
council-move-turn_up = { $automa_card } aufdecken
council-move-choose_commander = { $commander }
council-move-buy_card = „{ $card }“ für { $card_cost_gem } kaufen
council-move-buy_upgrade = „{ $upgrade }“ für { $upgrade_cost_gem } kaufen
council-move-build_station = Deine { $station } { FORM($galaxy, "in") } bauen
council-move-plan = „{ $card }“ darauflegen (Verbrauch { $card_consumption })
council-move-leave = Nichts darauflegen
council-move-commit = Das ist mein Plan (endgültig)
council-move-option = { $option ->
    [1] Die erste Seite
   *[other] Die zweite Seite
  }
council-move-settle = Auf Planet { $planet } von { $tile } siedeln ({ $tile_planet_type })
council-move-cubes = { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
  }
council-move-mine = In { $tile } abbauen{ $gems_taken_count ->
    [0] {""}
   *[other] : { FORM($gems_taken_gem, "counted", $gems_taken_number) }
  }{ $energy_gained_count ->
    [0] {""}
   *[other] { $gems_taken_count ->
        [0] :
       *[other] ,
      } { $energy_gained_number } Energie
  }
council-move-explore = Parsec { $parsec } erforschen
council-move-keep = { $tile } behalten ({ $tile_planet_type })
council-move-place = Das System { FORM($galaxy, "into") } legen
council-move-take_yield = Seinen Ertrag nehmen
council-move-upgrade_gem = Aufwerten: { FORM($gem, "object") }
council-move-evaluate = { $galaxy } werten ({ $evaluated_reward ->
    [majority] Mehrheit
   *[minority] Minderheit
  })
council-move-remove = Den Würfel von Planet { $planet } in { $tile } nehmen
council-move-return_bonus = „{ $bonus }“ zurückgeben
council-move-choose_tech = „{ $tech }“ nehmen
council-move-take_card = „{ $card }“ nehmen
council-move-done = { $cube_kept_count ->
    [0] Nichts mehr davon
   *[other] Keinen Würfel wegnehmen
  }
    .done = { $seat_you ->
    [yes] Du hörst
   *[no] { $seat } hört
  } hier auf.
council-move-end_turn = Zug beenden

## Ereignisse

council-event-dark_dealt = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } die dunkle Bonuskarte „{ $bonus }“.
    .hidden = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } eine dunkle Bonuskarte.
council-event-token_dealt = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } das Reihenfolgeplättchen { $token }.
council-event-commander_chosen = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
  } { $commander }.
council-event-round_begins = Runde { $number } beginnt.
council-event-purchase_ended = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
  } mit dem Kaufen fertig.
council-event-committed = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
  } mit dem Planen fertig.
council-event-card_planned = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
  } „{ $card }“ auf Feld { $field }.
council-event-consumption_moved = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
  } jetzt einen Verbrauch von { $total } (Änderung: { $change }).
council-event-action_turn = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
  } mit den Aktionen.
council-event-card_acts = { $seat_you ->
    [yes] Du führst
   *[no] { $seat } führt
  } „{ $card }“ auf Feld { $field } aus.
council-event-card_back = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } „{ $card }“ zurück.
council-event-turn_ended = { $seat_you ->
    [yes] Du beendest deinen
   *[no] { $seat } beendet den
  } Zug.
council-event-game_ended = Das Spiel ist zu Ende.
council-event-final_scored = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
  } in der Schlusswertung { $number } Energie: insgesamt { $total } (100 je Stufe).
council-event-card_revealed = Neue KI-Karte: { $card }.
council-event-cards_shuffled = Die entfernten KI-Karten werden zu einem neuen Stapel gemischt.
council-event-card_bought = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
  } „{ $card }“.
council-event-card_taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } „{ $card }“.
council-event-card_removed = { $seat_you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
  } „{ $card }“.
council-event-upgrade_bought = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
  } „{ $upgrade }“.
council-event-range_raised = { $seat_you ->
    [yes] Du erhöhst
   *[no] { $seat } erhöht
  } die Reichweite von Feld { $field } auf Parsec { $range }.
council-event-field_added = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } das Aktionsfeld { $field } mit Reichweite Parsec { $range }.
council-event-station_built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
  } die { $station } { FORM($galaxy, "in") }.
council-event-station_cubes_placed = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } { $number } Würfel auf die Station { FORM($galaxy, "in") }.
council-event-gems_taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } { FORM($gem, "counted", $number) }.
council-event-gems_paid = { $seat_you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
  } { FORM($gem, "counted", $number) }.
council-event-gem_upgraded = { $seat_you ->
    [yes] Du wertest
   *[no] { $seat } wertet
  } { FORM($gem, "object") } auf.
council-event-yield_taken = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
  } in { $tile } ab.
council-event-energy_gained = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
  } { $number } Energie (jetzt { $total }).
council-event-exploring = { $seat_you ->
    [yes] Du erforschst
   *[no] { $seat } erforscht
  } Parsec { $parsec }.
council-event-tile_drawn = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } { $tile }.
    .hidden = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } ein Sonnensystem.
council-event-tile_kept = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
  } { $tile }.
council-event-tile_returned = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
  } { $tile } unter den Stapel.
    .hidden = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
  } ein Sonnensystem unter den Stapel.
council-event-tile_placed = { $tile } kommt { FORM($galaxy, "into") }.
council-event-settled = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
  } { $number ->
    [one] 1 Würfel
   *[other] { $number } Würfel
  } auf Planet { $planet } von { $tile }.
council-event-evaluated = { $seat_you ->
    [yes] Du wertest
   *[no] { $seat } wertet
  } { FORM($galaxy, "object") }: { $reward ->
    [majority] Mehrheit
   *[minority] Minderheit
  }.
council-event-cube_kept = { $seat_you ->
    [yes] Du behältst deinen
   *[no] { $seat } behält den
  } Würfel { FORM($galaxy, "in") }.
council-event-cube_removed = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } einen Würfel von Planet { $planet } in { $tile }.
council-event-light_drawn = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } die Bonuskarte „{ $bonus }“.
    .hidden = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
  } eine helle Bonuskarte.
council-event-light_returned = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
  } „{ $bonus }“ unter den hellen Stapel.
    .hidden = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
  } eine Karte unter den hellen Stapel.
council-event-dark_given_up = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } „{ $bonus }“ auf.
    .hidden = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
  } eine dunkle Bonuskarte auf.
council-event-level_reached = { $seat_you ->
    [yes] Du erreichst
   *[no] { $seat } erreicht
  } Dark-Tech-Stufe { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] { $number }
  }; übrige Energie: { $total }.
council-event-tech_lost = „{ $tech }“ wurde zu Beginn aus dem Stapel entfernt.
    .hidden = Eine Dark-Tech-Fähigkeit wurde zu Beginn aus dem Stapel entfernt.
council-event-tech_chosen = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
  } „{ $tech }“.
council-event-compensated = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
  } Edelsteine als Ausgleich.
council-event-throne_taken = { $seat_you ->
    [yes] Du erreichst zuerst Stufe III und hältst
   *[no] { $seat } erreicht zuerst Stufe III und hält
  } den Thron für den Sieger bereit: Das Spiel endet mit dieser Runde.
council-event-automa_card = Die Automa deckt { $automa_card } auf.
council-event-automa_lapse = Aktion { $number } der Automa ist nicht möglich und verfällt.
council-event-automa_no_tile_fits = Kein Sonnensystem passte zur Karte der Automa; beide kommen wieder unter den Stapel.

## Das Ende

council-end-level = jemand hat Stufe III erreicht
council-end-round_limit = die letzte Runde ist vorbei
council-part-gems = Edelsteine
council-part-ai_cards = KI-Karten
council-part-bonus = Bonuskarten
council-tie-level = Dark-Tech-Stufe
council-tie-energy = Energie
council-tie-cubes = Würfel auf dem Spielplan

## Warum nicht: kaufen

council-commander-first = Wähle erst einen Anführer.
council-commander-taken = { $commander } ist schon vergeben.
council-purchase-first = Du bist mit Kaufen dran: Kaufe etwas oder beende den Zug.
council-no-purchase-left = Du hast deine { $most } Käufe dieses Zuges gemacht.
council-too-few-gems = Es kostet { $needed_gem }; du hast: { $own_gem }. Ein besserer Edelstein darf für einen geringeren stehen.
council-card-not-open = „{ $card }“ liegt nicht offen aus.
council-card-forbidden = Dein Anführer darf „{ $card }“ nicht kaufen.
council-upgrade-owned = Du hast „{ $upgrade }“ schon.
council-no-such-field = Du hast kein Feld für „{ $upgrade }“.
council-step-missing = „{ $upgrade }“ braucht erst „{ $needed_upgrade }“.
council-no-cubes = Du hast keine Würfel mehr.
council-no-stations = In diesem Spiel gibt es keine Raumstationen.
council-station-built = Deine { $station } hast du schon gebaut.
council-station-there = Es gibt { FORM($galaxy, "in") } schon eine Station.
council-no-free-colony = Du hast in deinem Kaufzug keine kostenlose Kolonie.
council-free-colony-used = Du hast die kostenlose Kolonie dieses Zuges schon gesetzt.

## Warum nicht: planen

council-plan-first = Plane erst deine Felder, von links nach rechts.
council-commit-first = Alle deine Felder sind entschieden: Bestätige deinen Plan oder nimm einen Schritt zurück.
council-fields-undecided = Feld { $field } ist noch nicht entschieden.
council-field-must-be-filled = Feld { $field } ist leer und braucht eine Karte von deiner Hand.
council-not-in-hand = „{ $card }“ ist nicht auf deiner Hand oder schon verplant.
council-cards-for-empty-fields = Du brauchst deine Karten für die leeren Felder.

## Warum nicht: Aktionen

council-option-first = Wähle erst eine Seite der Karte oder verzichte.
council-option-impossible = Von dieser Seite geht jetzt nichts.
council-must-choose = Eine Seite der Karte muss genutzt werden: Alle Aktionen werden ausgeführt, soweit es geht.
council-must-settle = Du musst siedeln: Alle Aktionen werden ausgeführt, soweit es geht.
council-must-explore = Du musst erforschen: Alle Aktionen werden ausgeführt, soweit es geht.
council-tower-too-large = Auf Planet { $planet } von { $tile } passt kein Turm aus { $cubes }, und ein Turm wird nicht geteilt.
council-tower-divided = Ein Turm wird nicht geteilt: Setze mindestens { $least }.
council-settle-first = Siedle erst auf einem Planeten oder verzichte.
council-cubes-first = Sag erst, wie viele Würfel du dorthin setzt: { $least } bis { $most }.
council-too-many-cubes = Dorthin passen höchstens { $most }.
council-tile-not-placed = { $tile } liegt nicht auf dem Spielplan.
council-out-of-range = Das ist in Parsec { $parsec }; die Reichweite ist { $range }.
council-not-adapted = Du bist an Planet { $planet } von { $tile } nicht angepasst: { $planet_type }.
council-tower-full = Planet { $planet } von { $tile } hat drei Würfel.
council-planet-taken = Planet { $planet } von { $tile } ist besetzt; nur mit dem Kolonieausbau darfst du stapeln.
council-alike = Planet { $planet } von { $tile } ist genau wie Planet { $first }: Wähle den.
council-mine-first = Baue erst in einem Sonnensystem ab oder verzichte.
council-mined-out = { $tile } hat keinen Würfel mehr, den diese Karte nicht genutzt hat.
council-no-colony-in-system = Du hast hier keine Kolonie: { $tile }.
council-upgrade-gem-first = Werte erst einen Edelstein auf oder verzichte.
council-no-such-gem = Davon hast du keinen: { $gem }.
council-explore-first = Erforsche erst einen Parsec oder verzichte.
council-no-tiles = Der Stapel von Parsec { $parsec } ist leer.
council-no-slot = Parsec { $parsec } hat kein freies Sonnensystemfeld.
council-keep-first = Behalte erst eines der gezogenen Sonnensysteme: { $drawn_tile }.
council-place-first = Lege erst { $tile }.
council-galaxy-closed = { $galaxy } ist nicht in diesem Spiel.
council-wrong-parsec = { $galaxy } liegt nicht in Parsec { $parsec }.
council-galaxy-full = { $galaxy } hat kein freies Sonnensystemfeld.
council-use-tile-first = Sag erst, was du mit { $tile } machst: siedeln, die angebotenen Erträge nehmen oder keins von beidem.
council-only-new-tile = Du kannst jetzt nur hier siedeln: { $tile }.
council-only-yield-left = Von { $tile } ist nur noch der Ertrag übrig.
council-cubes-before-yield = Erst die Würfel auf { $tile }, oder keine; dann der Ertrag.
council-take-card-first = Nimm erst eine offene KI-Karte.

## Warum nicht: Wertung und Stufen

council-evaluation-first = Werte eine Galaxie oder beende deinen Zug.
council-evaluate-first = Werte erst eine Galaxie oder verzichte.
council-evaluated = Du hast { FORM($galaxy, "object") } schon gewertet.
council-no-colony-in-galaxy = Du hast { FORM($galaxy, "in") } keine Kolonie.
council-remove-first = Nimm erst { FORM($galaxy, "in") } einen Würfel weg.
council-not-in-galaxy = Dieser Planet liegt nicht { FORM($galaxy, "in") }.
council-no-cube-there = Auf diesem Planeten { FORM($galaxy, "in") } liegt kein solcher Würfel.
council-return-bonus-first = Gib erst eine deiner Bonuskarten zurück.
council-bonus-not-held = Du hast „{ $bonus }“ nicht.
council-tech-first = Nimm erst eine Dark-Tech-Fähigkeit.
council-wrong-deck = „{ $tech }“ ist nicht aus Stapel { $deck }.
council-tech-gone = „{ $tech }“ ist nicht mehr im Stapel.

## Warum nicht: die Automa

council-automa-settle-first = Siedle erst für die Automa.
council-automa-planet = Die Karte der Automa will einen anderen Planeten: einen freien der genannten Art am genannten Ort.
council-automa-tile-unfit = { $tile } hat keinen Planeten der Art, die die Karte der Automa nennt.
council-automa-galaxy = Die Karte der Automa nennt etwas anderes als { $galaxy }.

## Was Karten tun: nach dem, was die Edition von ihnen sagt, in den Lesarten des Tisches

council-starts = Verbrauch { $number }{ $energy ->
    [0] {""}
   *[other] , Energie { $energy }
  }
council-effect-none = keine Aktion
council-effect-settle = { $number ->
    [1] 1 Würfel siedeln
   *[other] Turm aus { $actions ->
        [free] bis zu { $number }
       *[all] { $number }
      } siedeln
  }
council-effect-mine = { $number ->
    [1] einmal abbauen
    [2] zweimal abbauen
   *[other] { $number }-mal abbauen
  }
council-effect-explore = erforschen ({ $cubes ->
    [1] 1 Würfel
   *[other] Turm aus { $actions ->
        [free] bis zu { $cubes }
       *[all] { $cubes }
      }
  } { $join ->
    [and] und
   *[or] oder
  } { $mines ->
    [1] der Ertrag
   *[other] { $two_minings ->
        [new] { $mines }-mal der Ertrag
       *[colonies] { $mines }-mal abbauen
      }
  })
council-effect-take_gems = { $taken_gem } nehmen
council-effect-upgrade_gem = { $steps ->
    [1] einen Edelstein aufwerten
   *[other] Edelsteine um { $steps } Schritte aufwerten
  }
council-effect-gain_energy = { $number } Energie
council-effect-change_consumption = dein Verbrauch { $change ->
    [up] steigt
   *[down] sinkt
  } um { $number }
council-effect-adapt = du kannst auf Planeten dieser Art siedeln: { $planet_type }
council-effect-allow_stacking = du kannst Würfel auf Planeten setzen, auf denen schon welche sind
council-effect-raise_range = Feld { $field } reicht bis Parsec { $parsec }
council-effect-add_field = ein weiteres Aktionsfeld (Reichweite Parsec { $parsec })
council-effect-raise_all_ranges = alle deine Felder reichen bis Parsec { $parsec }, { $number } Energie je Schritt
council-effect-take_ai_card = { $number ->
    [one] eine offene KI-Karte umsonst nehmen
   *[other] { $number } offene KI-Karten umsonst nehmen
  }
council-effect-draw_light_card = { $number ->
    [one] eine helle Bonuskarte ziehen
   *[other] { $number } helle Bonuskarten ziehen
  }
council-effect-evaluate = { $number ->
    [one] eine Galaxie werten
   *[other] bis zu { $number } Galaxien werten
  }
council-effect-energy_per = { $number } Energie je { $measure ->
    [galaxy_majority] Galaxie, in der du die Mehrheit hast
    [system_majority] Sonnensystem, in dem du die Mehrheit hast
   *[other] Kolonie von dir
  }
council-effect-yield_each_system = ein Ertrag von jedem System ihrer Galaxie, in dem du eine Kolonie hast
council-effect-mine_others = du baust auch mit Würfeln der anderen ab
council-effect-upgrade_yield_gems = { $steps ->
    [one] Edelsteine aus Erträgen sind eine Art besser
   *[other] Edelsteine aus Erträgen sind { $steps } Arten besser
  }
council-effect-extra_explore_cube = { $number ->
    [one] ein Würfel mehr
   *[other] { $number } Würfel mehr
  }, wenn { $explorer_people ->
    [any] du erforschst
   *[card] eine Aktionskarte erforscht
  }
council-effect-round_consumption = ab der nächsten { $perpetual_motion ->
    [planning] Planung
   *[round] Runde
  } bewegen Karten deinen Verbrauch nicht mehr
council-effect-free_colony = in jedem Kaufzug { $number ->
    [one] eine kostenlose Kolonie
   *[other] ein kostenloser Turm aus { $number }
  }
council-effect-keep_cube = { $number ->
    [0] in ihrer Galaxie
   *[other] in einer Galaxie mit { $number } oder mehr Kolonien von dir
  } { $kept_cubes ->
    [always] wertest du,
   *[choice] kannst du werten,
  } ohne einen Würfel wegzunehmen
council-effect-tie_is_majority = Gleichstand um die Mehrheit zählt als Mehrheit
council-effect-place_station_cubes = { $number ->
    [one] 1 deiner Würfel liegt auf ihr, zählt für die Mehrheit und wird nie weggenommen
   *[other] { $number } deiner Würfel liegen auf ihr, zählen für die Mehrheit und werden nie weggenommen
  }
council-effect-forbid_ai_card = du darfst die Karte „{ $card }“ nicht { $casares_ban ->
    [any] nehmen
   *[purchase] kaufen
  }
council-effect-yield_of_system = { $number ->
    [one] den Ertrag dieses Systems nehmen
   *[other] { $number }-mal den Ertrag dieses Systems nehmen
  }
council-effect-far = { $does }, überall
council-effect-far-any = { $does }, überall und auf jedem Planeten
council-effect-any = { $does }, auf jedem Planeten
council-effect-then = { $first }, dann { $second }
council-effect-or = { $first } oder { $second }
council-when-immediate = sofort: { $does }
council-when-evaluation_start = jede Runde, bevor du wertest: { $does }
council-when-evaluation_end = jede Runde, nachdem du gewertet hast: { $does }

## Fehler einer Ausgabe

council-fault-slots = { $path }: eine Galaxie hat 2 bis 5 Sonnensystemfelder, nicht { $found }.
council-fault-first-galaxy = { $path }: die erste Galaxie muss in Parsec 1 liegen und zwei Felder für die offenen Systeme haben.
council-fault-slots-differ = { $path }: weicht von den Feldern der Galaxien ab.
council-fault-more-slots-than-tiles = { $path }: Parsec { $parsec } hat mehr Felder als Sonnensysteme.
council-fault-covered-differ = { $path }: weicht von den abgedeckten Galaxien ab.
council-fault-no-yield = { $path }: ein Sonnensystem hat immer einen Ertrag.
council-fault-final-energy-differs = { $path }: muss so sein wie unter „Schlusswertung“.
council-fault-not-a-range-step = { $path }: muss das Feld der Verbesserung um einen Schritt erhöhen, und nichts anderes darf das.
council-fault-not-for-stations = { $path }: eine Station kann { $do } nicht.
council-fault-field-of-ava = { $path }: Ava, und nur sie, hat von Beginn an ein Feld.
council-fault-too-many-fields = { $path }: nur eine Dark-Tech-Fähigkeit darf ein Feld hinzufügen.
council-fault-wrong-moment = { $path }: „{ $found }“ ist kein Zeitpunkt dafür. Möglich: { $allowed }.
council-fault-wrong-effect = { $path }: „{ $found }“ kann zu diesem Zeitpunkt nicht geschehen. Möglich: { $allowed }.
council-fault-no-settling-before = { $path }: ein Ertrag des eben besiedelten Systems braucht davor ein Siedeln.
council-fault-needs-any-range = { $path }: muss in jeder Reichweite gelten, weil kein Feld eine Reichweite gibt.
council-fault-wrong-deck = { $path }: die ersten 18 Bonuskarten sind hell, die anderen dunkel.
council-fault-light-for-all = { $path }: helle Karten sind bei jeder Personenzahl dabei.
council-fault-not-counted = { $path }: eine Formel, die nichts zählt, lässt dies weg, und Galaxien zählt man mit einer Galaxie.
council-fault-unknown-module = { $path }: möglich sind { $allowed }.
council-fault-too-few-dark-cards = { $path }: zu wenige dunkle Karten für { $players } Personen.
council-fault-empty-deck = { $path }: der Automa-Stapel { $deck } hat keine gewöhnliche Karte.
council-fault-not-rising = { $path }: muss steigen.
council-fault-not-on-this-side = { $path }: { $galaxy } ist nicht auf der Seite für 2 Personen.

## Fehler einer Stellung

council-fault-field-count = { $path }: { $found } ist keine mögliche Zahl von Feldern.
council-fault-silver-not-in-game = { $path }: die silbernen Karten sind nicht in diesem Spiel.
council-fault-not-a-dark-card = { $path }: „{ $found }“ ist keine dunkle Bonuskarte.
council-fault-bad-story = { $path }: „{ $found }“ besteht nicht aus Besitzer, Tat (drew oder returned) und heller Bonuskarte.
council-fault-not-on-top = { $path }: „{ $found }“: diese Karte konnte da nicht gezogen werden.
council-fault-returned-before-drawn = { $path }: „{ $found }“: diese Karte wurde zurückgegeben, bevor sie gezogen war.
council-fault-light-cards-differ = { $path }: { LOWER($owner) } hat andere helle Karten als diese.
council-fault-no-automa-action = { $path }: die Karte der Automa hat keine solche Aktion.
council-fault-not-everybody-once = { $path }: muss alle genau einmal nennen.
council-fault-cube-total = { $path }: Würfel ({ LOWER($owner) }): gefunden { $found }, nötig { $needed }.
council-fault-level-not-settled = { $path }: { LOWER($owner) } hat so viel Energie wie Verbrauch und ist nicht am Zug.
council-fault-board-cubes = { $path }: mehr Würfel auf einer Spielertafel, als ihre { $needed } Verbesserungen brauchen.
council-fault-step-missing = { $path }: einer Reichweitenverbesserung fehlt der Schritt davor.
council-fault-no-commanders = { $path }: in diesem Spiel gibt es keine Anführer.
council-fault-too-many-bonus-cards = { $path }: ein Platz hat zu viele Bonuskarten.
council-fault-dark-card-not-dealt = { $path }: ein Platz hat eine dunkle Karte, die er nicht bekommen hat.
council-fault-starting-cards = { $path }: Platz { $seat } muss jede seiner sechs Startkarten einmal haben.
council-fault-planned-not-in-hand = { $path }: Platz { $seat } hat eine Karte verplant, die nicht auf der Hand ist.
council-fault-card-twice = { $path }: die KI-Karte { $card } ist an zwei Stellen.
council-fault-galaxy-overfull = { $path }: { $galaxy } hat mehr Sonnensysteme als Felder.
council-fault-wrong-parsec = { $path }: { $tile } gehört nicht in diesen Parsec: { $galaxy }.
council-fault-wrong-stack = { $path }: { $tile } liegt unter dem Stapel eines anderen Parsec.
council-fault-tile-twice = { $path }: das Sonnensystem { $tile } ist an zwei Stellen.
council-fault-tower-too-high = { $path }: ein Planet von { $tile } hat mehr als drei Würfel.
council-fault-station-twice = { $path }: die Station ist doppelt da, oder Stationen sind nicht in diesem Spiel: { $galaxy }.
council-fault-stations-differ = { $path }: Platz { $seat } hat andere Stationen auf dem Spielplan als vor sich.
council-fault-tech-twice = { $path }: Platz { $seat } hat eine Dark-Tech-Fähigkeit zu viel oder eine, die ein anderer hat.
council-fault-tech-of-level = { $path }: die Dark-Tech-Fähigkeiten von Platz { $seat } passen nicht zur Stufe.
council-fault-techs-lost = { $path }: die entfernten Karten des Dark-Tech-Stapels { $deck } sind nicht möglich.
council-fault-never-looked = { $path }: aus dem Dark-Tech-Stapel { $deck } wurde eine Karte genommen, aber niemand hat ihn durchgesehen.
council-fault-dark-cards = { $path }: die ausgeteilten dunklen Bonuskarten sind nicht möglich.
council-fault-throne = { $path }: der Thron gehört dem, der zuerst Stufe III erreicht, und vorher niemandem.
council-fault-no-automa-card = { $path }: die Automa hat keine Karte für diese Runde.
council-fault-plan-too-long = { $path }: Platz { $seat } hat mehr Felder verplant, als er hat.
council-fault-not-planning = { $path }: jemand hat einen Plan bestätigt, aber es ist nicht die Zeit zu planen.

## Der Spielplan im Terminal

council-board-energy = Energie
council-board-consumption = Verbrauch
council-board-level = Stufe
council-board-gap = fehlt
council-board-due = erreicht +{ $number }
council-board-gems = Steine a/g/t
council-board-supply = Würfel
council-board-cards = Bonus
council-board-round = Runde { $number }
council-board-order = Reihenfolge: { $order }
council-board-market = Offene KI-Karten
council-board-stacks = Systeme übrig: { $first } / { $second } / { $third } (Parsec 1, 2, 3); KI-Karten { $cards }; helle Bonuskarten { $light }
council-board-parsec = Parsec { $number }
council-board-to-come = { $number } von { $all } Systemen kommen noch ({ $planets })
council-board-reward = { $majority }/{ $minority }
council-board-free = { $number } frei
council-board-hand = Hand: { $cards }
council-board-fields = Felder: { $fields }
council-board-empty = leer
council-board-bonus = Deine Bonuskarten: { $cards }
council-board-plan = Dein Plan: { $cards }
council-board-committed = Plan bestätigt: { $seats }
council-board-automa = Karte der Automa: { $card }
council-board-station = { $station } von { $seat }
council-board-has = hat { $things }
