/* Plays at boardgame.io tables of four as bench/load.py does at Farshore's: a random legal move,
   then all four wait until they have seen it. Speaks the transport of boardgame.io's client
   (socket.io, `sync` and `update`) without its copy of the game, so that the client costs little.

     node client.cjs ADDRESS MATCHES SECONDS

   Writes `begin` and waits for a line on standard input, then plays; at the end it writes the times
   of all moves in milliseconds as one line of JSON, and waits for another line. */
const { io } = require('socket.io-client');
const { cells } = require('./game.cjs');

const PLAYERS = 4;
const [address, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

async function post(path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A player with a socket; `next` waits for the next state that the server sends. */
class Player {
  constructor(match, player, credentials) {
    Object.assign(this, { match, player, credentials, state: null, waiting: null });
    this.socket = io(`${address}/cells`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, { state }) => this.take(state));
    this.socket.on('update', (match, state) => this.take(state));
  }

  take(state) {
    this.state = state;
    this.waiting?.();
    this.waiting = null;
  }

  next() {
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  async sit() {
    await new Promise((resolve) => this.socket.on('connect', resolve));
    const synced = this.next();
    this.socket.emit('sync', this.match, this.player, this.credentials, PLAYERS);
    await synced;
  }

  mark(cell) {
    const payload = { type: 'mark', args: [cell], playerID: this.player, credentials: this.credentials };
    const action = { type: 'MAKE_MOVE', payload };
    this.socket.emit('update', action, this.state._stateID, this.match, this.player);
  }
}

async function newMatch() {
  const { matchID } = await post('/games/cells/create', { numPlayers: PLAYERS, unlisted: true });
  const players = [];
  for (let at = 0; at < PLAYERS; at++) {
    const asked = { playerID: String(at), playerName: `Player ${at}` };
    const { playerCredentials } = await post(`/games/cells/${matchID}/join`, asked);
    const player = new Player(matchID, String(at), playerCredentials);
    await player.sit();
    players.push(player);
  }
  return players;
}

async function play(players, ends, times) {
  while (performance.now() < ends) {
    const begun = performance.now();
    const player = players[Number(players[0].state.ctx.currentPlayer)];
    const free = [];
    for (let cell = 0; cell < cells; cell++) {
      if (player.state.G.cells[cell] === null) free.push(cell);
    }
    const seen = players.map((each) => each.next());
    player.mark(free[Math.floor(Math.random() * free.length)]);
    await Promise.all(seen);
    times.push(performance.now() - begun);
  }
}

const line = () => new Promise((resolve) => process.stdin.once('data', resolve));

async function main() {
  const tables = [];
  for (let n = 0; n < matches; n++) tables.push(await newMatch());
  console.log('begin');
  await line();
  const times = [];
  const ends = performance.now() + seconds * 1000;
  await Promise.all(tables.map((players) => play(players, ends, times)));
  console.log(JSON.stringify(times));
  await line();
  process.exit(0);
}

main();
