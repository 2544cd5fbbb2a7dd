# Lanterne: ciò che si legge del gioco.

lanterns-about = La sorte accende una lanterna, ognuno brucia in segreto una candela; la più alta che nessun altro brucia la prende.

lanterns-option-ties = a parità di punti
    .shared = la vittoria è condivisa
    .late = vince chi siede dopo
lanterns-ask-burn_candles = Quale candela bruci?
    .waiting = { $names_count ->
        [one] { $names } sceglie una candela
       *[other] { $names } scelgono le loro candele
      }
lanterns-move-light = Accendere la lanterna da { $lantern }
lanterns-move-burn = Bruciare la candela { $candle }
    .done = { $seat_you ->
        [yes] Bruci la candela { $candle }.
       *[no] { $seat } brucia la candela { $candle }.
      }
lanterns-event-lit = Si accende una lanterna da { $lantern }.
lanterns-event-taken = { $seat_you ->
    [yes] Prendi la lanterna da { $lantern }.
   *[no] { $seat } prende la lanterna da { $lantern }.
  }
lanterns-end-burnt_out = tutte le candele sono bruciate
lanterns-part-lanterns = lanterne
lanterns-tie-score = punteggio
lanterns-tie-seat = chi siede dopo
lanterns-no-such-candle = Questa candela è già bruciata.
too-few-lanterns = { $path }: { $found } lanterne sono troppo poche, ne serve una per ogni turno.
