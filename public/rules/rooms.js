// Rooms: their links, the next round, the order of rows, the hard words.

/** Whether a text is the id of a room, or its key. */
export const isId = (text) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

/** The letters of an id that somebody typed. @param {string} text */
const idOf = (text) =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Whether a text is the pass of a room: four letters that its author has added to the code. */
export const isPass = (text) => /^[0-9A-HJKMNP-TV-Z]{4}$/.test(text);

/** Whether a text is a room code: the first letters of an id, and the pass if there is one. */
export const isCode = (text) => /^[0-9A-HJKMNP-TV-Z]{8}([0-9A-HJKMNP-TV-Z]{4})?$/.test(idOf(text));

/** The room code as it is shown. @param {string} id @param {string | null} [pass] */
export const codeOf = (id, pass) =>
  [id.slice(0, 4), id.slice(4, 8), pass].filter(Boolean).join('-');

/** The parameters of a request for a room. @param {Place} place */
export const queryOf = ({ id, key, pass }) =>
  new URLSearchParams({ id, ...(key && { key }), ...(pass && { pass }) });

/** Stands for the id in the link of the first room of a pair (two friends' words). */
const first = '1';

/**
 * The place that a link leads to, or its fault as the name of a text.
 * @param {string} text a link, what follows its `#`, or an id
 * @returns {{place?: Place, fault?: string}}
 */
export function readLink(text) {
  const [, room] = text.match(/(?:^|#)room=(\S*)/) ?? [];
  if (room === undefined) {
    const id = idOf(text);
    if (isId(id)) return { place: { id } };
    const pass = id.slice(8);
    return isCode(text)
      ? { place: { id: id.slice(0, 8), ...(pass && { pass }) } }
      : { fault: 'other-link' };
  }
  const values = new URLSearchParams(`room=${room}`);
  const [id, check, key, named, pass] = ['room', 'c', 'key', 'p', 'pass']
    .map((name) => values.get(name) ?? undefined);
  const pair = named === first ? idOf(id) : named;
  const isWhole = isId(idOf(id)) && /^([0-9a-f]{16}){1,2}$/.test(check ?? '0'.repeat(16)) &&
    isId(idOf(key ?? id)) && isId(pair ?? idOf(id)) && isPass(pass ?? '0000');
  const more = { ...(pair && { pair }), ...(pass && { pass }) };
  return isWhole
    ? { place: { id: idOf(id), check, key: key && idOf(key), ...more } }
    : { fault: 'cut-link' };
}

/** The part of a room's link after `#`; the author's link has the key. @param {Place} place */
export const tailOf = ({ id, check, key, pair, pass }) => {
  const parts = { room: id, c: check, p: pair === id ? first : pair, pass, key };
  return Object.entries(parts).filter(([, value]) => value).map((part) => part.join('=')).join('&');
};

/** The parameters of a request to play in a room. @param {Place} place */
export const inRoom = ({ id, pass }) => ({ room: id, ...(pass && { pass }) });

/** The first round that a player has not played, from 1; 0 if all are played. @param {Room} room */
export function nextRound({ rounds, own }) {
  const played = new Set(own.map(({ round }) => round));
  return rounds.findIndex((_, i) => !played.has(i + 1)) + 1;
}

/**
 * A room as its page shows it: on a shared board, the only row's rounds are everybody's own.
 * @param {Room} room
 * @returns {Room}
 */
export const ofAll = (room) =>
  room.board === 'shared'
    ? { ...room, own: room.results?.[0]?.rounds ?? [], results: room.results && [] }
    : room;

/** The number of rounds won. @param {RoomResult[]} rounds */
export const winsOf = (rounds) => rounds.filter(({ status }) => status === 'won').length;

/** The number of mistakes in these rounds. @param {RoomResult[]} rounds */
export const costOf = (rounds) => rounds.reduce((sum, one) => sum + (one.mistakes ?? 0), 0);

/**
 * Rows in an order: by arrival, result or time.
 * @param {RoomRow[]} rows
 * @param {string} order
 * @param {Map<number, number>} [times] seconds by seats
 */
export function sorted(rows, order, times) {
  const secondsOf = ({ seat }) => times?.get(seat) ?? Infinity;
  /** @type {Record<string, (a: RoomRow, b: RoomRow) => number>} */
  const orders = {
    seat: (a, b) => a.seat - b.seat,
    result: (a, b) => winsOf(b.rounds) - winsOf(a.rounds) || costOf(a.rounds) - costOf(b.rounds),
    time: (a, b) => secondsOf(a) - secondsOf(b) || 0,
  };
  return [...rows].sort(orders[order]);
}

/**
 * The results of a room's words, the hardest first.
 * @param {Room} room
 */
export function wordsByHardness({ rounds, results, lines, board, own }) {
  const played = (board === 'shared' ? own : (results ?? []).flatMap((row) => row.rounds))
    .filter(({ status }) => status !== 'forgotten');
  const words = rounds.map((_, i) => {
    const ends = played.filter(({ round }) => round === i + 1);
    const found = winsOf(ends);
    const mistakes = costOf(ends) / (ends.length || 1);
    return { round: i + 1, line: lines?.[i], ends: ends.length, found, mistakes };
  });
  const shareOf = ({ found, ends }) => ends ? found / ends : 1;
  return words.map((word) => ({ ...word, share: shareOf(word) }))
    .sort((a, b) => a.share - b.share || b.mistakes - a.mistakes);
}

/** The words that fewer than half found. @param {Room} room */
export const hardWords = (room) =>
  wordsByHardness(room).filter(({ ends, share }) => ends && share < 0.5).map(({ line }) => line);
