/* A small game for boardgame.io: four players in turn put their mark on a cell. A full board is
   cleared, so that it never ends. `secret` is hidden from the others, so that each player gets a
   view of their own, as in the games that it is compared with. */
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

exports.cells = Number(process.env.CELLS || 64);

exports.game = {
  name: 'cells',
  setup: ({ ctx }) => ({
    cells: Array(exports.cells).fill(null),
    players: Object.fromEntries(ctx.playOrder.map((player) => [player, { secret: 0 }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      G.players[playerID].secret += cell;
      if (G.cells.every((mark) => mark !== null)) G.cells.fill(null);
    },
  },
};
