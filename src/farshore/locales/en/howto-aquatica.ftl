# How to play Aquatica: five minutes of reading. `aquatica-howto-sections` gives the order;
# each section has a title, paragraphs with a blank line between, and a drawing of the same name.

aquatica-howto-sections = goal board turn characters locations pay raise mantas explore goals end solo tips

# Drawing: a location rising out of the sea bed and turning into points.
aquatica-howto-goal =
    You rule a realm in the deep. You take locations, use up their depths while they rise, and score them when they are fully raised.

    Points come from scored locations, from goals you claimed early, and 1 for each character in your hand at the end.
    .title = What you are after
# Drawing: the ocean board with upper row, lower row, character row and goals, beside a player board.
aquatica-howto-board =
    In the ocean lie two rows of locations, a row of characters with prices from 0 to 5, and four goals. Your own board has room for five locations.

    All start with the same six characters in hand and four trained mantas. With kings, everybody has one more card of their own. Hands are open; only the decks are hidden.
    .title = The ocean and your board
# Drawing: a turn as a line: additional actions, one card, additional actions.
aquatica-howto-turn =
    Play exactly one character: that is your main action. Before and after it, but not during it, you may use any number of effect mantas and effect depths, and claim goals.

    Then say that your turn is over.
    .title = Your turn
# Drawing: a character card with its effects in order, the discard pile, and the Matron taking all back.
aquatica-howto-characters =
    The effects of the card happen in their order, and what is possible must be done. But you may always decline to explore, and you never have to spend mantas or depths. Then the card goes to your discard pile.

    The Matron never leaves your hand. Playing her takes all your discarded cards back and makes all your mantas ready. When you recruit, the new character joins your hand at once; those to the right move on to cheaper slots.
    .title = Characters
# Drawing: a location with type, power price, coin price, its column of depths, points and a manta at the bottom.
aquatica-howto-locations =
    You get a location by buying it with coins or conquering it with power. In the upper row conquering costs 1 power less. Seizing costs nothing. You need a free space on your board.

    A location shows a column of depths. Only the top one can be used: a resource while you pay, an effect as an additional action. Using it slides the location up by one. An empty depth can only be raised past.
    .title = Locations and depths
# Drawing: a price of 5 made from the card, a manta that turns over and a depth that slides.
aquatica-howto-pay =
    Coins and power have no pieces. Your card gives some, and while you pay you may add ready resource mantas and top resource depths, one from each location per card.

    What is left stays for the next effect of the same card and is lost after it. Some power counts only against one type of location.
    .title = Paying
# Drawing: a raise step covering a depth without using it; a fully raised location releasing its manta.
aquatica-howto-raise =
    Raising also slides a location up, but what gets covered is lost. It helps past empty depths and when you are in a hurry.

    As soon as no depth is left, the location is fully raised and you win the wild manta it shows, ready to use. A score effect then moves it to your score pile and frees its space. Only there does it count.
    .title = Raise and score
# Drawing: a manta ready and the same manta tired; trained ones marked as fit for goals.
aquatica-howto-mantas =
    A manta carries a resource or an effect. Using it makes it tired; the Matron and a few others make it ready again.

    Wild mantas are yours to the end. Trained ones can also be put on goals, but then they are gone.
    .title = Mantas
# Drawing: the upper row leaving, four cards moving up, six new ones below.
aquatica-howto-explore =
    Taken locations are not replaced until somebody explores. Then the upper row leaves the game, four cards of your choice move up from the lower row, and six new ones come.

    So exploring makes locations cheaper to conquer and brings new ones, for you and for the next players.
    .title = Explore
# Drawing: four goal tracks, the first spaces worth most, a trained manta stepping on one.
aquatica-howto-goals =
    As soon as you fulfil a goal in your turn you may claim it: put one of your four trained mantas on the first free space. The earlier, the more points. Each goal only once for you.

    It is enough to fulfil it at that moment. You lose the manta's power, ready or tired; so give a tired one.
    .title = Goals
# Drawing: three triggers: four mantas on goals, the last location, the last character.
aquatica-howto-end =
    The end is triggered when somebody has mantas on all four goals, or when the last location or the last character is turned up. That turn is finished, then everybody has one more, the one who triggered it last.

    Locations still on your board are worth nothing, raised or not. If tied, more mantas in the reserve decide.
    .title = The end
# Drawing: four grey mantas of the Ichthyanders on the goals, and the four ranks.
aquatica-howto-solo =
    Alone you play against a clock. Each time you play the Matron and each time you explore, one manta of the Ichthyanders goes to a goal of your choice. When the fourth lies there, you finish your turn and have one more.

    Your points give you a rank, from Blobfish to Kraken.
    .title = Playing alone
# Drawing: a hand of cards shrinking, and the Matron at the right moment.
aquatica-howto-tips =
    Play the Matron late: each time she costs you a turn. More characters mean fewer pauses.

    Choose locations whose depths you will really use. Two that help each other are better than one with many points.

    Keep a space free and watch the goals: the first on a track gets far more than the third.
    .title = Good to know
