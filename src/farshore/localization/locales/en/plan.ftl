# Planning ahead: the analysis board, and orders.

plan-ahead = Plan ahead
plan-title = Analysis board
plan-about = A private copy of the game: nobody else sees what you do here. What you cannot know was drawn at random.
plan-others = Who decides for the others?
plan-others-bot = A quick bot
plan-others-me = I do
plan-deciding-for = You decide for { $name } here.
plan-again = Start again from the table
plan-back = Back to the table
plan-over = The game ends here on the board.
plan-outdated = You have decided something at the table since. Start again to go on planning.
plan-moves = Your moves
plan-moves-none = Make your next moves on the board as if it were your turn.

order-title = Your order
order-about = The moves are made when you are asked, after as much time as you might take yourself. Only you see this.
order-when = Make a move …
order-when-legal = whenever it is legal
order-when-strict = only if the table is exactly as here
order-save = Save as an order
order-saved = The order is saved.
order-made = made
order-next = next
order-waits = waits
order-done = All moves of your order have been made.
order-cancelled = Your order was cancelled.
order-change = Change it
order-cancel = Cancel the order
order-noted = Close
order-pass = Pass for me
order-pass-about = Where you can only end your decision, it is ended for you …
order-pass-choice = until I have a choice
order-pass-end = until the game ends
order-passing-choice = You pass until you have a choice.
order-passing-end = You pass wherever you have no choice.
order-passing-done = You do not pass any more.

no-variation = You have no analysis board at this table.
variation-too-long = An analysis board takes { $most } moves.
variation-outdated = You have decided something at the table since you began this board. Start again.
order-empty = There is no move of yours on the board yet.
order-illegal = The next move was not possible any more.
order-changed = The table was not as you expected.
order-by-hand = You have made or taken back a move yourself.
order-choice = You have a choice again.
order-game-over = The game is over.
