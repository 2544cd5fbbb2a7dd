# The gallery: every component of a game, drawn and explained.

gallery-title = All components of { $game }
gallery-about = Every card, tile and symbol as the board draws it, with what it does and where its values come from.
gallery-link = Gallery: everything drawn and explained
gallery-search = Search names and texts
gallery-kind = Kind
gallery-everything = Everything
gallery-legend = Symbols
gallery-other = Other values
gallery-shown = { $count ->
    [one] 1 entry
   *[other] { $count } entries
  }
gallery-none = Nothing fits. Search for another word, or choose another kind.
