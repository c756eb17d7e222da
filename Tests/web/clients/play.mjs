// Plays a game by fetch, which keeps no cookies: node play.mjs BASE
const base = process.argv[2];
let cookie = '';

async function post(path, form) {
  const reply = await fetch(base + path, { method: 'POST', body: new URLSearchParams(form), headers: { cookie } });
  for (const line of reply.headers.getSetCookie()) cookie = line.split(';')[0];
  return reply.json();
}

let game = await post('/game', { length: 7, mistakes: 12 });
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  if (game.status === 'playing') game = await post('/guess', { letter, game: game.id });
}
console.log(game.status);
