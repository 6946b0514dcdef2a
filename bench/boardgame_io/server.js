// A boardgame.io server with an auction for any number of players, its matches in memory: `node server.js PORT`.
// Every player has a hand nobody else sees and bids in turn; the highest bid buys. A move is one message in and one to
// each player, as at our tables. The game never ends: a hand that is empty is dealt anew.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const HAND = 10;
const CARDS = 70;
const KEPT_SALES = 40;

const dealt = (random) => random.Shuffle([...Array(CARDS).keys()]).slice(0, HAND);

const auction = {
  name: "auction",
  setup: ({ ctx, random }) => ({
    players: Object.fromEntries(ctx.playOrder.map((seat) => [seat, { hand: dealt(random), cash: 100 }])),
    walls: Object.fromEntries(ctx.playOrder.map((seat) => [seat, []])),
    lot: null,
    best: { seat: null, amount: 0 },
    bids: 0,
    sales: [],
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    bid: {
      client: false,
      move: ({ G, ctx, random, playerID }, amount) => {
        if (!Number.isInteger(amount) || amount < 0 || amount > 1000) return INVALID_MOVE;
        const own = G.players[playerID];
        if (G.lot === null) {
          if (own.hand.length === 0) own.hand = dealt(random);
          G.lot = { card: own.hand.pop(), seller: playerID };
          G.best = { seat: playerID, amount: 0 };
          G.bids = 0;
        }
        if (amount > G.best.amount) G.best = { seat: playerID, amount };
        G.bids += 1;
        if (G.bids < ctx.numPlayers) return;
        const { seat } = G.best;
        G.walls[seat] = [...G.walls[seat].slice(-9), G.lot.card];
        G.sales = [...G.sales.slice(1 - KEPT_SALES), { ...G.lot, ...G.best }];
        G.lot = null;
      },
    },
  },
};

const server = Server({ games: [auction], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready); // `run` would listen to the whole network
server.run(Number(process.argv[2]), () => console.log("open"));
