// The rooms that a browser remembers.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import {
  arranged,
  cardOf,
  fileOf,
  found,
  lives,
  roomsIn,
  withFile,
  withRoom,
} from '../../../public/rules/rooms/remembered.js';

const ID = '0123456789ABCDEFGHJKMNPQRS';
const KEY = ID.replaceAll('0', 'Z');

/** The id of a number. */
const idOf = (i) => `${i}`.padStart(26, '0');

/** @returns {any} */
const roomOf = (more = {}) => ({
  id: ID,
  kind: 'words',
  title: null,
  scene: 'snowman',
  createdAt: '2026-03-04T10:00:00Z',
  rounds: [{}, {}],
  seats: 0,
  results: [],
  own: [],
  ...more,
});

test('a room is called by what its author made', () => {
  const called = (place, room) => cardOf(place, roomOf(room));
  equal(called({ id: ID }, {}), 'some-words');
  equal(called({ id: ID, key: KEY }, {}), 'class');
  equal(called({ id: ID }, { rounds: [{}] }), 'one-word');
  equal(called({ id: ID, key: KEY }, { rounds: [{}] }), 'word');
  equal(called({ id: ID, card: 'class' }, { rounds: [{}] }), 'class');
  equal(called({ id: ID }, { kind: 'trap' }), 'trap');
});

test('the latest room stands first, keeps its key, and none is dropped by another', () => {
  const first = withRoom([], { id: ID, key: KEY }, roomOf());
  const [{ key, card, rounds, at }] = withRoom(first, { id: ID }, roomOf({ title: 'Unit 3' }));
  deepEqual([key, card, rounds, at], [KEY, 'some-words', 2, '2026-03-04T10:00:00Z']);
  let many = first;
  for (let i = 0; i < 2000; i += 1) many = withRoom(many, { id: idOf(i), key: KEY });
  equal(many.length, 2001);
  equal(many[0].id, idOf(1999));
  equal(many.at(-1).key, KEY);
});

test('an author finds first words, players and those who have finished; a guest does not', () => {
  const done = [{ round: 1 }, { round: 2 }];
  const lines = ['HARE', 'BEAR', 'OX', 'YAK'].map((word) => ({ word }));
  const results = [{ seat: 1, rounds: done }, { seat: 2, rounds: done.slice(1) }];
  const room = roomOf({ lines, results, seats: 2 });
  const [own] = withRoom([], { id: ID, key: KEY }, room);
  deepEqual([own.words, own.pupils, own.finished], ['HARE, BEAR, OX …', 2, 1]);
  const [entered] = withRoom([], { id: ID }, roomOf({ seats: 2, results }));
  deepEqual([entered.words, entered.pupils], [undefined, undefined]);
  // Known fields stay if a reply has fewer.
  equal(withRoom([own], { id: ID }, roomOf())[0].words, 'HARE, BEAR, OX …');
});

test('a room lives 400 days at most', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  const livesSince = (at) => lives({ id: ID, at }, now);
  equal(livesSince('2025-10-23T12:00:01Z'), true);
  equal(livesSince('2025-10-23T11:59:59Z'), false);
  equal(livesSince(undefined), true);
});

test('what somebody else has written into the store is left out', () => {
  deepEqual(roomsIn([null, { id: 'x' }, 3, { id: ID }]), [{ id: ID }]);
  for (const stored of [null, undefined, {}, 'x', 3]) deepEqual(roomsIn(stored), []);
  const odd = { id: ID, at: 'never', key: 'short', check: 'zz', title: {}, pupils: -1, other: 1 };
  deepEqual(roomsIn([odd]), [{ id: ID }]);
});

/** @type {any[]} */
const rooms = [
  { id: idOf(1), title: 'Unit 3', at: '2026-03-04T10:00:00Z', pupils: 3 },
  { id: idOf(2), title: 'Übung', at: '2026-05-04T10:00:00Z', words: 'HARE, BEAR', pupils: 24 },
  { id: idOf(3), title: 'unit 20', at: '2026-04-04T10:00:00Z' },
];
/** @param {any} room @returns {string} */
const nameOf = ({ title }) => title;

test('rooms are found by what was typed of name, first words or code', () => {
  const ids = (typed) => found(rooms, typed, nameOf).map(({ id }) => Number(id));
  deepEqual(ids(''), [1, 2, 3]);
  deepEqual(ids('UNIT'), [1, 3]);
  deepEqual(ids('unit 20'), [3]);
  deepEqual(ids('ubung'), [2]);
  deepEqual(ids('bear'), [2]);
  deepEqual(ids('0000-0000'), [1, 2, 3]);
  deepEqual(ids('lesson'), []);
});

test('rooms stand by date, name or players', () => {
  const ids = (order) => arranged(rooms, order, nameOf).map(({ id }) => Number(id));
  deepEqual(ids('at'), [2, 3, 1]);
  deepEqual(ids('title'), [2, 1, 3]);
  deepEqual(ids('pupils'), [2, 1, 3]);
});

test('a file brings rooms, keys and names to another browser, which keeps what it has', () => {
  const here = [{ id: idOf(1), title: 'Own title' }];
  const names = { [idOf(1)]: { 1: 'Ada' } };
  const there = fileOf([{ id: idOf(1), key: KEY, title: 'Other' }, { id: idOf(2), key: KEY }], {
    [idOf(1)]: { 1: 'Bo', 2: 'Cleo' },
    [idOf(2)]: { 1: 'Dan' },
  });
  deepEqual(withFile(here, names, there), {
    rooms: [{ id: idOf(1), key: KEY, title: 'Own title' }, { id: idOf(2), key: KEY }],
    names: { [idOf(1)]: { 1: 'Ada', 2: 'Cleo' }, [idOf(2)]: { 1: 'Dan' } },
    added: 1,
  });
  for (const other of ['', '{', 'null', '[]', '{"rooms":[]}']) {
    equal(withFile(here, names, other), undefined);
  }
  const hostile = JSON.stringify({
    kind: JSON.parse(fileOf([], {})).kind,
    rooms: [{ id: '<b>' }],
    names: { x: 1, [ID]: { 1: 7 } },
  });
  deepEqual(withFile([], {}, hostile), { rooms: [], names: { [ID]: {} }, added: 0 });
});
