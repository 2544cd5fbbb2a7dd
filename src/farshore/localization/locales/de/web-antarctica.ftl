# Antarctica im Browser: was die Dinge auf dem Spielplan von sich sagen.

## Das Spiel als Ganzes

web-game-antarctica = Antarctica
web-minutes-antarctica = etwa 60 Minuten

## Der Spielplan

antarctica-tip-board = Der Pol von oben: acht Gebiete um die Forschungsleisten
antarctica-tip-sun = Sonne
antarctica-about-sun = Sie wandert gegen den Uhrzeigersinn von Gebiet zu Gebiet, vorbei an denen ohne Schiffe. Wo sie hält, muss das erste Schiff der Reihe fahren.
antarctica-tip-sun-here = Die Sonne ist hier.
antarctica-tip-stop = { $number ->
    [1] Nächster Halt der Sonne
   *[other] Halt { $number } von jetzt an
  }
    .about = So, wie die Schiffe jetzt liegen. Ein Gebiet wird übersprungen, wenn kein Schiff mehr darin ist.
antarctica-tip-buildings = Gebäude: { $building }.
antarctica-tip-ranking = Wissenschaftler im Gebiet { $area }
antarctica-tip-nobody = Noch keine Wissenschaftler.
antarctica-tip-rank = { $seat }: { $number ->
    [one] 1 Wissenschaftler
   *[other] { $number } Wissenschaftler
  }, jetzt { $worth } wert
antarctica-about-ranking = Der erste Rang bekommt Punkte für jedes Gebäude und jeden Wissenschaftler im Gebiet und 1 dazu; jeder tiefere Rang so viele, wie jemand vom Rang davor hier Wissenschaftler hat.
antarctica-tip-not-built = Hier noch nicht gebaut.
antarctica-tip-arrive = Dein Schiff wäre das { $place ->
    [1] erste
    [2] zweite
   *[other] dritte
  } der Reihe und handelte wieder in { $number ->
    [one] 1 Halt
   *[other] { $number } Halten
  }.
antarctica-tip-can-build = Du könntest bauen: { $building }.
antarctica-tip-can-build-with = Du könntest mit einer Karte ({ $resource }) bauen: { $building }.
antarctica-tip-stands-already = { $building }: steht schon im Gebiet { $area }.
antarctica-tip-missing = { $building }: es fehlt { $missing_building }.
antarctica-tip-too-few = { $building }: { $number ->
    [one] 1 Wissenschaftler fehlt
   *[other] { $number } Wissenschaftler fehlen
  }.
antarctica-tip-recruit = Du könntest { $number ->
    [one] 1 Wissenschaftler
   *[other] { $number } Wissenschaftler
  } anwerben.
antarctica-tip-research = Du könntest { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
  } weit forschen: { $track }.
antarctica-tip-new-ship = Du könntest ein neues Schiff bauen.

## Schiffe

antarctica-tip-ship = { $seat_you ->
    [yes] Dein Schiff im Gebiet { $area }, Schiffsfeld { $place }
   *[no] Schiff von { $seat } im Gebiet { $area }, Schiffsfeld { $place }
  }
antarctica-tip-ship-active = Es muss jetzt fahren.
antarctica-tip-ship-icebreaker = Ein Eisbrecher lässt auch dieses bei diesem Halt handeln.
antarctica-tip-ship-when = So, wie die Schiffe jetzt liegen, handelt es in { $number ->
    [one] 1 Halt
   *[other] { $number } Halten
  }.
antarctica-tip-give-back = Du darfst es für einen Wissenschaftler freigeben.
antarctica-tip-icebreaker = Eisbrecher von { $seat } am Gebiet { $area }

## Gebäude

antarctica-about-camp = Wenn dein Schiff hierher fährt: Wirb so viele Wissenschaftler an, wie du Schiffe und Wissenschaftler im Gebiet hast.
antarctica-about-shipyard = Wenn dein Schiff hierher fährt: Baue ein neues Schiff. Es kommt ins Gebiet der Sonne, und alle anderen dürfen eine Werftkarte nehmen, wenn genug da sind.
antarctica-about-crane = Gibt Erz. Viele Baukarten verlangen ihn: Ein Schiff im Gebiet genügt.
antarctica-about-headframe = Gibt Kohle. Viele Baukarten verlangen ihn: Ein Schiff im Gebiet genügt.
antarctica-about-drilling_rig = Gibt Öl. Viele Baukarten verlangen ihn: Ein Schiff im Gebiet genügt.
antarctica-about-wind_turbine = Gibt Strom. Viele Baukarten verlangen es: Ein Schiff im Gebiet genügt.
antarctica-about-laboratory = Know-How, das die Baukarten Prestige verlangen: Ein Schiff im Gebiet genügt. Seine Karte hat einen Stern.
antarctica-about-factory = Know-How, das die Baukarten Prestige verlangen: Ein Schiff im Gebiet genügt. Ihre Karte hat einen Stern.
antarctica-about-inland_station = Wenn dein Schiff hierher fährt: Rücke auf einer Leiste mit diesem Symbol so viele Felder vor, wie du Schiffe und Wissenschaftler im Gebiet hast.
antarctica-about-coast_station = Wenn dein Schiff hierher fährt: Rücke auf einer Leiste mit diesem Symbol so viele Felder vor, wie du Schiffe und Wissenschaftler im Gebiet hast.
antarctica-about-sea_station = Wenn dein Schiff hierher fährt: Rücke auf einer Leiste mit diesem Symbol so viele Felder vor, wie du Schiffe und Wissenschaftler im Gebiet hast.
antarctica-about-headquarters = Zählt in der Wertung seines Gebiets. Seine Karte hat einen Stern.
antarctica-about-plankton_farm = Zählt in der Wertung ihres Gebiets und bringt gleich zwei Wissenschaftler dorthin.
antarctica-about-parabolic_antenna = Zählt in der Wertung ihres Gebiets. Ihre Karte hat einen Stern.

## Baukarten

antarctica-tip-below = +{ $number }
antarctica-tip-card = Bedingungen: { $needed_building }. Kostet { $scientists ->
    [one] 1 Wissenschaftler
   *[other] { $scientists } Wissenschaftler
  } und gibt { $points ->
    [0] keine Forschung
    [one] 1 Forschungspunkt
   *[other] { $points } Forschungspunkte
  }{ $star ->
    [yes] {" "}und einen Stern
   *[no] {""}
  }.
antarctica-tip-card-where = Dein nächstes Schiff könnte sie hier bauen: { $area }.

## Leisten

antarctica-about-track = Hier rückst du mit Forschungspunkten vor, oder wenn du in ein Gebiet fährst mit: { $building }.
antarctica-about-track-score = Am Ende bekommt der erste Würfel die Zahlen aller Würfel der Leiste, jeder andere die Zahl des Würfels vor ihm.
antarctica-tip-cube = { $seat }: Feld { $space }, jetzt { $worth } wert
antarctica-tip-space = Feld { $space }: { $track }
antarctica-tip-space-points = Zählt am Ende { $number }.
antarctica-tip-used-up = Verbraucht: Der erste Würfel, der vorbeikam, hat es ausgelöst.
antarctica-about-red = Rot: für alle, deren Würfel darauf kommt oder vorbeizieht.
antarctica-about-blue = Blau: nur einmal, für alle, beginnend mit dem, dessen Würfel zuerst kommt.
antarctica-about-relocate_ship = Alle dürfen ein Schiff in ein anderes Gebiet mit Platz versetzen.
antarctica-about-shipyard_draft = Alle bekommen eine Werftkarte: So viele, wie mitspielen, werden gezogen; behalte eine, reiche den Rest weiter.
antarctica-about-research_three = { $research_three ->
    [all] Alle rücken { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
      } vor, jeder auf einer anderen Leiste.
    [optional] Alle dürfen { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
      } vorrücken, jeder auf einer anderen Leiste.
   *[trigger] Wer es auslöst, rückt { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
      } vor; dann dürfen es auch die anderen, jeder auf einer anderen Leiste.
  }
antarctica-about-gain_scientist = Ein Wissenschaftler kommt aus deiner Reserve in deinen Vorrat.
antarctica-about-new_ship = Du darfst ohne Werft ein neues Schiff nehmen; alle anderen dürfen eine Werftkarte nehmen, wenn genug da sind.
antarctica-about-know_how_card = Du nimmst eine Ressourcenkarte Know-How.
antarctica-about-basic_card_back = Du bekommst deine Ressourcenkarte Basis zurück, wenn du sie gespielt hast.

## Karten

antarctica-tip-shipyard-stack = Werftkarten übrig: { $number }
antarctica-about-shipyard-stack = Sooft jemand ein neues Schiff bekommt, dürfen alle anderen eine davon nehmen, nach Wahl und geheim. Sind es zu wenige, nimmt niemand eine, und sie kommen aus dem Spiel.
antarctica-tip-know-how-stack = Ressourcenkarten Know-How übrig: { $number }
antarctica-about-know-how-stack = Ein rotes Feld einer Leiste gibt eine.
antarctica-tip-hand = Deine Karten
antarctica-tip-offer-pick = Nimm eine
antarctica-tip-offer-draft = Behalte eine
antarctica-tip-offer-answer = Was antwortest du?
antarctica-tip-several = { $number } × { $name }
antarctica-tip-basic-card = Basis
antarctica-tip-basic-spent = Gespielt. Ein rotes Feld bringt sie zurück.
antarctica-tip-know-how-card = Know-How
antarctica-about-basic_resource = Ersetzt beim Bauen ein Ressourcengebäude, das dir fehlt.
antarctica-about-know_how = Ersetzt beim Bauen ein Laboratorium oder eine Fabrik, die dir fehlt. Danach ist sie verbraucht.
antarctica-about-icebreaker = Lege ihn dorthin, wo dein Schiff das zweite der Reihe ist: Hält die Sonne dort, handelt es gleich nach dem ersten. Am Gebiet der Sonne wirkt er schon bei diesem Halt.
antarctica-about-place_scientist = Setze einen Wissenschaftler aus deinem Vorrat in das Zielgebiet.
antarctica-about-two_scientists = { $number ->
    [one] 1 Wissenschaftler kommt
   *[other] { $number } Wissenschaftler kommen
  } aus deiner Reserve in deinen Vorrat.
antarctica-about-fast_research = Rücke auf einer Leiste deiner Wahl { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
  } vor.
antarctica-about-one-card = Bei jedem Halt der Sonne darfst du eine Karte spielen, nach dem Fahren.

## Die Plätze und das Feld daneben

antarctica-tip-scientists = Wissenschaftler: { $number } bereit, { $reserve } in der Reserve
antarctica-about-scientists = Volle Punkte sind im Vorrat und können eingesetzt werden; die anderen müssen erst angeworben werden. Wer den letzten einsetzt, beendet das Spiel.
antarctica-tip-ships = Schiffe: { $number } auf dem Spielplan, { $unused } unbenutzt
antarctica-about-ships = Jedes Schiff bringt Züge und Zugriff auf die Gebäude dort, wo es liegt.
antarctica-tip-cubes = Würfel: { $number } auf Leisten, { $unused } unbenutzt
antarctica-about-cubes = Jede neue Leiste braucht einen unbenutzten Würfel.
antarctica-tip-returned = Freigegebene Spielsteine: { $number }
antarctica-about-returned = Wer am meisten freigegeben hat, bekommt so viele Punkte, wie alle zusammen freigegeben haben; jeder tiefere Rang so viele, wie jemand vom Rang davor hat.
antarctica-tip-stars = Sterne: { $number } auf { $cards ->
    [one] 1 Baukarte
   *[other] { $cards } Baukarten
  }
antarctica-about-stars = Wer die meisten Karten mit Stern hat, bekommt so viele Punkte, wie alle zusammen davon haben; jeder tiefere Rang so viele, wie jemand vom Rang davor hat.
antarctica-tip-part = Jetzt { $number } wert.
antarctica-tip-know-how = Ressourcenkarten Know-How: { $number }
antarctica-tip-shipyard-cards = Werftkarten: { $number }
antarctica-about-shipyard-cards = Welche, weiß nur, wer sie hat.
antarctica-tip-point = Zeig auf ein Gebiet, um zu sehen, was du dort tun könntest.
antarctica-tip-hold = Halte den Finger auf ein Gebiet, um zu sehen, was du dort tun könntest.
antarctica-tip-last-ship = Das ist dein letztes Schiff auf dem Spielplan. Ohne Schiffe hast du keine Züge. Blaue Felder, Werftkarten und die Wertung gelten weiter für dich, und mit einem neuen Schiff spielst du weiter.
antarctica-tip-no-ships = Du hast kein Schiff auf dem Spielplan und deshalb keine Züge. Blaue Felder, Werftkarten und die Wertung gelten weiter für dich, und mit einem neuen Schiff spielst du weiter.
antarctica-tip-next-ship = Dein nächstes Schiff liegt im Gebiet { $area } und handelt in { $number ->
    [one] 1 Halt
   *[other] { $number } Halten
  }.
