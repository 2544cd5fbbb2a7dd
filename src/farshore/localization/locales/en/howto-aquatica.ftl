# How to play Aquatica: five minutes of reading. `aquatica-howto-sections` gives the order;
# each section has a title, paragraphs with a blank line between, and a drawing of the same name.
# `.more` is what one looks up when it matters. `web/src/boards/aquatica/rules.json` names the rules of each
# paragraph by their numbers.

aquatica-howto-sections = goal board start turn characters effects locations pay raise mantas explore goals tokens end solo tips

# Drawing: a location rising out of the sea bed and turning into points.
aquatica-howto-goal =
    You rule a realm in the deep. You take locations, use up their depths while they rise, and score them when they are fully raised.

    Points come from scored locations, from goals you claimed early, and 1 for each character in your hand at the end.
    .title = What you are after
# Drawing: the ocean board with upper row, lower row, character row and goals, beside a player board.
aquatica-howto-board =
    In the ocean lie two rows of locations, four above and six below, a row of six characters with prices from 0 to 5 coins, and four goals. Your own board has room for five locations.

    All start with the same six characters in hand and four trained mantas. With kings, everybody has one more card of their own. Hands are open; only the decks are hidden.
    .title = The ocean and your board
    .more =
        In the box are 56 locations, 14 of each of the four types, 18 ocean characters (nine different ones, twice), eight kings and 23 wild mantas. Starting characters, ocean characters and kings are all characters: they are played, held and counted alike. The fifth space of a goal is meant for an expansion and stays empty.
    .callouts =
        The goals with their spaces.
        The upper row: conquering takes less power.
        The lower row.
        The characters that can be recruited.
        Your board with room for five locations.
aquatica-howto-start =
    Six characters lie in their row and six locations in the lower row; the upper row is empty. Your board, your discard pile and your score pile are empty, and all your mantas are ready.

    Your six cards: the Matron takes all cards back and readies all mantas. The Legionary conquers with 3 power. The Patrician buys with 1 coin. The Seahorse may explore, then conquers with 1 power. The Wave-Teller raises 2 or scores 2. The Azure Agent recruits with 2 coins.

    With kings, you get the one with your number in turn order; or the last player chooses from one more king than there are players and hands the rest on, against turn order.
    .title = How you start
    .more =
        The first player is drawn by lot, or set for the table; turns go clockwise. One to four can play. All wild mantas lie ready beside the board. Only you see the kings that you are offered; they are laid open when everybody has chosen, and the one left over is out of the game.
# Drawing: a turn as a line: additional actions, one card, additional actions.
aquatica-howto-turn =
    Play exactly one character: that is your main action. Before and after it, but not during it, you may use any number of effect mantas and effect depths.

    You may claim goals before and after the card, and also between two effects of it, when the first of them has changed something.

    Then say that your turn is over.
    .title = Your turn
    .more =
        You may use an effect manta or an effect depth only if it can do something, at least in part; then it does as much as it can. There is no limit: the same location can be used again when its next depth is an effect. In your turn only you decide, unless a card tells the others to do something.
# Drawing: a character card with its effects in order, the discard pile, and the Matron taking all back.
aquatica-howto-characters =
    Any card in your hand can be played. Its effects happen in their order, and each one that is possible must be carried out as far as possible; what is impossible is skipped. Only exploring may always be declined. A recruit, a purchase or a conquest must be made even if you can pay for it only with mantas and depths; the table’s settings can lift this.

    Then the card goes to your discard pile. The Matron never leaves your hand: playing her takes your whole discard pile back and makes all your mantas ready. Some kings work only once and then leave the game; others go back to the box at the start and bring you a manta.

    When you recruit, the new character joins your hand at once; those to the right move on to cheaper slots, and a new one comes to the right end, as long as the deck has any.
    .title = Characters
    .more =
        While a card is carried out it is neither in your hand nor in your discard pile, so it cannot return itself. There is no limit to the cards in your hand, nor to copies of a character. With two players the table’s settings can let each Matron first remove the leftmost character of the row.
aquatica-howto-effects =
    Coins and power: what you may spend while this card is carried out. Power with a type counts only against locations of that type.

    Recruit, buy, conquer: take a character or a location and pay for it. Recruit free and seize: the same without paying. Explore: renew the rows.

    Raise: so many steps, on one location or split. On a depth it raises other locations only. Raise fully: all steps of a location at once. Score: so many fully raised locations go to your score pile. Return: take cards back from your discard pile. Ready: make tired mantas ready; tire: the opposite, for opponents. The Healer plays a card of your discard pile, your king too, but no other Healer; both are discarded afterwards.

    One of two: choose a side that can do something. Each opponent: then the others must do this in turn, if they can.
    .title = What the symbols do
# Drawing: a location with type, power price, coin price, its column of depths, points and a manta at the bottom.
aquatica-howto-locations =
    You get a location by buying it with coins or conquering it with power. In the upper row conquering takes 1 power less. You need a free space on your board; it holds five locations.

    A location shows a column of depths. Only the top one can be used: a resource while you pay, an effect as an additional action, if it can do anything. Using it slides the location up by one. Only raising gets you past an empty depth. A location without depths arrives fully raised.
    .title = Locations and depths
    .more =
        The effects on depths: raise 1 or 2, raise fully, recruit without paying, take a card back, score a location. A new location lies on your board with its first depth open. The place it came from stays empty until somebody explores.
    .callouts =
        The prices: power and coins.
        Buy it with coins …
        … or conquer it with power.
        It comes to a free space of your board. Only the top depth can be used.
# Drawing: a price of 5 made from the card, a manta that turns over and a depth that slides.
aquatica-howto-pay =
    Coins and power have no pieces. Your card gives some, and while you pay you may add ready resource mantas and top resource depths, one from each location per card. A wild manta that you win in this way is ready at once and may be added to the same payment.

    What is left stays for the next effect of the same card and is lost after it. Some power counts only against one type of location; it is spent first.
    .title = Paying
    .more =
        First choose what you pay for: something that you can afford with everything you may add. Then add mantas and depths one by one, only what fits the price and only until they reach it; a payment once begun is completed. Coins pay for recruiting and buying, power for conquering. A location that you took earlier with the same card may already give its top resource. Without a card in play, resources are of no use.
    .callouts =
        The price.
        What your card gives.
        A ready manta; it tires.
        The top depth of a location; it slides up.
# Drawing: a raise step covering a depth without using it; a fully raised location releasing its manta.
aquatica-howto-raise =
    Raising also slides a location up, but what gets covered is lost. It helps past empty depths and when you are in a hurry.

    As soon as no depth is left, the location is fully raised and you win the wild manta it shows, ready to use. A score effect then moves it to your score pile and frees its space. Only there does it count.
    .title = Raise and score
    .more =
        Steps must be used while a location can be raised; what is left over is lost. If more locations are fully raised than you may score, you choose. A score symbol that is the last depth of its location may score that very location. A location that shows no manta gives none, nor does one whose kind of manta has run out.
    .callouts =
        Raising covers depths; they are lost.
        Fully raised: you win its wild manta.
        A score effect moves it to your score pile.
# Drawing: a manta ready and the same manta tired; trained ones marked as fit for goals.
aquatica-howto-mantas =
    A manta carries a resource or an effect. Using it makes it tired; the Matron and a few others make it ready again.

    Wild mantas are yours to the end. Trained ones can also be put on goals, but then they are gone.
    .title = Mantas
# Drawing: the upper row leaving, four cards moving up, six new ones below.
aquatica-howto-explore =
    Taken locations are not replaced until somebody explores. Then the upper row leaves the game, the cards of the lower row move up (if there are more than four, you choose which four), and six new ones come.

    So exploring makes locations cheaper to conquer and brings new ones, for you and for the next players.
    .title = Explore
    .more =
        You choose the four before you see the new cards. What leaves the rows is out of the game for good. If fewer than six are left in the deck, all of them come. You can explore as long as the deck or one of the rows has a location.
# Drawing: four goal tracks, the first spaces worth most, a trained manta stepping on one.
aquatica-howto-goals =
    As soon as you fulfil a goal in your turn you may claim it: put one of your four trained mantas on the first free space. The earlier, the more points; they stand at the spaces. You can claim each goal only once, but several goals in one turn.

    It is enough to fulfil it at that moment. You lose the manta’s effect, ready or tired; so give a tired one.

    The printed goals: 8 or more characters in hand; 5 locations on your board; 3 or more scored locations; 2 or more wild mantas.
    .title = Goals
    .more =
        You cannot claim in the middle of an effect or a payment, nor in somebody else’s turn; a manta that you win there waits for your turn. A goal that you fulfilled earlier, even in another’s turn, can be claimed in a later turn of yours if it still holds.
    .callouts =
        The first to claim a goal gets most.
        Later ones get less.
        It costs one of your four trained mantas; give a tired one.
aquatica-howto-tokens =
    For more variety there are five goal tokens with two sides. Four are drawn and laid on the goals with a random side up; the fifth is out of the game.

    Their goals (the numbers are the least you need): 11 locations on your board and scored; scored locations worth 15 points; 3 wild mantas; only one card in hand; a scored location of each type; 4 locations of one type, on your board and scored; 10 cards in the discard pile; 5 cards that conquer, in hand and discard pile; 5 fully raised locations on your board; a character recruited in this turn from the slot for 5.
    .title = Goal tokens
# Drawing: three triggers: four mantas on goals, the last location, the last character.
aquatica-howto-end =
    The end is triggered when somebody has mantas on all four goals, or when the last location or the last character of a deck is turned up. That turn is finished, then everybody has one more, the one who triggered it last.

    You score your scored locations, the spaces of your mantas on goals, and 1 for each character in hand, your king included. Locations still on your board are worth nothing, raised or not; nor are cards in the discard pile.

    If tied, more mantas in the reserve decide, ready or tired, wild or trained. If still tied, the king with the lower number wins; without kings, whoever comes later in turn order.
    .title = The end
    .more =
        The last turns are ordinary turns; a second trigger changes nothing. For the tie, turn order counts from the first player of the game. With a limit of rounds the game ends after the last of them, without last turns.
# Drawing: four grey mantas of the Ichthyanders on the goals, and the four ranks.
aquatica-howto-solo =
    Alone you play against a clock. Nine characters are in the game, one of each; you choose one of three kings. Four trained mantas belong to the Ichthyanders.

    Each time you play the Matron (before she works) and each time you explore (after it), one of their mantas goes to a goal of your choice that has none of them; it takes the first free space. When the fourth lies there, you finish your turn and have one more. The usual ends do not count, unless the table’s settings say so. Goals that you fulfil you may claim before their manta is placed.

    What a card tells each opponent to do does not happen. Your points give you a rank: up to 30 Blobfish, up to 60 Sea Serpent, up to 90 Leviathan, above that Kraken.
    .title = Playing alone
    .more =
        Otherwise everything is set up and scored as usual. An exploration that you decline, or that is impossible, places no manta of theirs; when they have none left, nothing more is placed.
# Drawing: a hand of cards shrinking, and the Matron at the right moment.
aquatica-howto-tips =
    Play the Matron late: each time, she costs you a turn. More characters mean fewer pauses.

    Choose locations whose depths you will really use. Two that help each other are better than one with many points.

    Keep a space free and watch the goals: the first on a track gets far more than the third.
    .title = Good to know

## Reference: what the cards do

aquatica-list-start = The starting characters
aquatica-list-ocean = The characters of the ocean
aquatica-list-kings = The kings
aquatica-list-trained = The trained mantas
aquatica-list-wild = The wild mantas
