# Aquatica im Browser: die Tafel, ihre Felder und was jedes Ding darauf von sich sagt.

## Das Spiel als Ganzes

web-game-aquatica = Aquatica
web-minutes-aquatica = etwa 45 Minuten

## Der Spielplan

aquatica-web-board = Der Ozean mit Zielen, Gebieten und Figuren, darunter ein Reich
aquatica-web-realm-own = Dein Reich
aquatica-web-realm = Das Reich von { $name }
aquatica-web-realm-show = Das Reich von { $name } auf der Tafel zeigen
aquatica-web-realm-back = Zurück zu deinem Reich
aquatica-web-characters-left = { $number ->
    [0] Keine Figur mehr im Stapel
    [one] Noch 1 Figur im Stapel
   *[other] Noch { $number } Figuren im Stapel
  }
aquatica-web-scored = Gewertet
aquatica-web-discard = Abgelegt
aquatica-web-hand = Handkarten
aquatica-web-deck = Der Stapel der Gebiete
aquatica-web-ready = { $manta }, bereit
aquatica-web-tired = { $manta }, müde
aquatica-web-last-turns = { $number ->
    [one] Der letzte Zug
   *[other] Noch { $number } Züge
  }
aquatica-web-end-near = Das Ende naht: Nach diesem Zug haben alle noch einen.
aquatica-web-rating = Das wäre: { $rating }

## Was die Karte tut, und das Bezahlen

aquatica-web-in-play = { $name } ist im Spiel
aquatica-web-over = erledigt
aquatica-web-now = jetzt
aquatica-web-to-come = kommt noch
aquatica-web-price = Preis
aquatica-web-there = Vorhanden
aquatica-web-missing = Es fehlt
aquatica-web-left-over = Übrig
aquatica-web-paying-recruit = Du wirbst an: { $name }
aquatica-web-paying-buy = Du kaufst: { $name }
aquatica-web-paying-conquer = Du eroberst: { $name }
aquatica-web-others-recruit = { $name } wird angeworben
aquatica-web-others-buy = { $name } wird gekauft
aquatica-web-others-conquer = { $name } wird erobert
aquatica-web-click-sources = Klicke leuchtende Mantas und Tiefen an, um sie einzusetzen.
aquatica-web-pool = Im Ressourcenpool
aquatica-web-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  }
aquatica-web-power = { $number } Macht
aquatica-web-typed = { $number } Macht gegen { $type }

## Was jedes Ding tut: ein Satz je Wirkung

aquatica-about-empty = eine leere Tiefe: nur Heben führt daran vorbei
aquatica-about-gain_coins = Du bekommst { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  } zum Anwerben und Kaufen.
aquatica-about-gain_power = Du bekommst { $number } Macht zum Erobern.
aquatica-about-typed_power = Du bekommst { $number } Macht, die nur dies erobert: { $type }.
aquatica-about-conquer = Erobere mit Macht ein ausliegendes Gebiet; in der oberen Reihe kostet es weniger.
aquatica-about-buy = Kaufe ein ausliegendes Gebiet mit Münzen.
aquatica-about-recruit = Wirb eine Figur der Reihe für die Münzen unter ihrem Feld an.
aquatica-about-recruit_free = Wirb eine beliebige Figur der Reihe an, ohne zu bezahlen.
aquatica-about-seize = Nimm ein beliebiges ausliegendes Gebiet, ohne zu bezahlen.
aquatica-about-explore = Erkunde, wenn du magst: Die obere Reihe verlässt das Spiel, die untere rückt auf (höchstens vier Karten), sechs neue Gebiete kommen.
aquatica-about-raise = Hebe deine Gebiete um { $number ->
    [one] eine Tiefe
   *[other] insgesamt { $number } Tiefen
  }. Was verdeckt wird, ist verloren.
aquatica-about-raise_fully = Hebe { $number ->
    [one] ein Gebiet
   *[other] { $number } Gebiete
  }, bis jede Tiefe verdeckt ist.
aquatica-about-other = Es kann das Gebiet, das es zeigt, nicht heben.
aquatica-about-score = Werte { $number ->
    [one] ein vollständig gehobenes Gebiet
   *[other] { $number } vollständig gehobene Gebiete, oder so viele du hast
  }: Das zählt am Ende, und das Feld wird wieder frei.
aquatica-about-return = Nimm { $number ->
    [one] eine Karte
   *[other] { $number } Karten
  } vom Ablagestapel zurück.
aquatica-about-return_all = Nimm alle Karten deines Ablagestapels zurück auf die Hand.
aquatica-about-ready = Mach { $number ->
    [one] eine müde Manta
   *[other] { $number } müde Mantas, oder so viele du hast,
  } bereit.
aquatica-about-ready_all = Alle deine müden Mantas werden bereit.
aquatica-about-replay = Wähle eine Karte deines Ablagestapels, auch den König, und spiele sie; keine, die dasselbe tut.
aquatica-about-take_manta = Zu Beginn geht dieser König zurück in die Schachtel und bringt dafür: { $manta }.
aquatica-about-choose = Eins von beidem. Entweder: { $first } Oder: { $second }
aquatica-about-each_opponent = Dann müssen alle Gegner, wenn möglich, dies tun: { $effects }.
aquatica-about-stays = Sie bleibt auf deiner Hand, wenn du sie spielst.
aquatica-about-once = Nur einmal: Dieser König verlässt das Spiel, nachdem er gespielt ist.
aquatica-about-must = Das ist Pflicht, wenn du es mit allem, was du hast, bezahlen kannst; auch Mantas und Tiefen zählen.
aquatica-about-may = Du darfst verzichten, wenn die Karte allein nichts bezahlt; niemand muss Mantas oder Tiefen einsetzen.
aquatica-about-power_lost = Macht, die von der ersten Eroberung übrig bleibt, verfällt.
aquatica-about-power_kept = Macht, die von der ersten Eroberung übrig bleibt, hilft bei der zweiten.
aquatica-about-clears = Vorher verlässt die Figur ganz links in der Reihe das Spiel.
aquatica-about-king = König Nummer { $number }: Die niedrigere Nummer gewinnt den letzten Gleichstand.
aquatica-about-prices = Hier erobern { $power } Macht es, oder { $coins ->
    [one] 1 Münze kauft
   *[other] { $coins } Münzen kaufen
  } es.
aquatica-about-depths = Tiefen, von oben:
aquatica-about-raised = Vollständig gehoben: Es kann gewertet werden.
aquatica-about-wins = Vollständig gehoben bringt es dir die { FORM($manta, "object") }.
aquatica-about-points = Gewertet { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
  } wert.
aquatica-about-manta-resource = Wird müde, wenn du sie einsetzt, und das geht nur beim Bezahlen.
aquatica-about-manta-effect = Wird müde, wenn du sie benutzt, vor oder nach der Karte deines Zuges.
aquatica-about-manta-trained = Trainiert: Du darfst sie für immer auf ein Ziel legen, bereit oder müde.
aquatica-about-manta-tired = Sie ist müde: Nur eine Wirkung macht sie wieder bereit.
aquatica-about-supply = { $number ->
    [0] Im allgemeinen Vorrat ist keine mehr.
    [one] Im allgemeinen Vorrat ist noch 1.
   *[other] Im allgemeinen Vorrat sind noch { $number }.
  }
aquatica-about-deck = { $number ->
    [0] Im Stapel ist kein Gebiet mehr.
    [one] Im Stapel ist noch 1 Gebiet. Ab zwei Spielern löst das letzte das Ende aus.
   *[other] Im Stapel sind noch { $number } Gebiete. Ab zwei Spielern löst das letzte das Ende aus.
  }
aquatica-about-goal = Du brauchst: { $condition }.
aquatica-about-progress = { $name }: { $found } von { $needed }
aquatica-about-claim = In deinem Zug darfst du eine trainierte Manta auf das erste freie Feld legen, einmal je Ziel.
