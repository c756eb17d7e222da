// Results as files and as text.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { withIds } from '../../../public/rules/rooms/remembered.js';
import {
  marksText,
  percentOf,
  playersFile,
  separatorOf,
  timesIn,
  wordsFile,
} from '../../../public/rules/rooms/sheets.js';

const TABLE = 'seat,round,status,mistakes,guesses,seconds,started,ended\r\n' +
  '1,1,won,2,7,30,2026-11-27T09:00:00Z,2026-11-27T09:00:30Z\r\n' +
  '1,2,lost,6,9,12,2026-11-27T09:01:00Z,2026-11-27T09:01:12Z\r\n' +
  '3,1,forgotten,,,,,\r\n';

/** @type {any} */
const room = {
  kind: 'words',
  rounds: [{}, {}],
  lines: [{ word: '=CMD' }, { word: 'OX; YAK' }],
  results: [
    {
      seat: 1,
      rounds: [
        { round: 1, status: 'won', mistakes: 2 },
        { round: 2, status: 'lost', mistakes: 6 },
      ],
    },
    { seat: 3, rounds: [{ round: 1, status: 'forgotten', mistakes: null }] },
  ],
};

const names = { 1: 'Müller, "Jürgen"', 3: '@home' };

/** @returns {any} */
const styleOf = (separator) => ({
  text: (name) => name,
  timeOf: (moment) => (moment ? moment.slice(0, 16) : ''),
  zone: 'UTC',
  separator,
  nameOf: ({ seat }) => names[seat],
  animalOf: ({ seat }) => `animal ${seat}`,
});

test('a file has a row for each player and a total, with the words as heads', () => {
  equal(
    playersFile(room, TABLE, styleOf(';')),
    '\ufeffname;animal;found;words;%;missed-letters;time (s);begun (UTC);ended (UTC);1 =CMD;"2 OX; YAK"\r\n' +
      '"Müller, ""Jürgen""";animal 1;1;2;50;8;42;2026-11-27T09:00;2026-11-27T09:01;2;✗\r\n' +
      "'@home;animal 3;0;2;0;0;0;;;✗;\r\n" +
      'total;;1;4;25;8;42;2026-11-27T09:00;2026-11-27T09:01;1;0\r\n',
  );
});

test('a file has a row for each player and word, and a total', () => {
  equal(
    wordsFile(room, TABLE, styleOf(',')),
    '\ufeffname,animal,#,a-word,found,missed-letters,guesses,time (s),begun (UTC),ended (UTC)\r\n' +
      '"Müller, ""Jürgen""",animal 1,1,\'=CMD,1,2,7,30,2026-11-27T09:00,2026-11-27T09:00\r\n' +
      '"Müller, ""Jürgen""",animal 1,2,OX; YAK,0,6,9,12,2026-11-27T09:01,2026-11-27T09:01\r\n' +
      "'@home,animal 3,1,'=CMD,,,,,,\r\n" +
      'total,,3,,1,8,16,42,2026-11-27T09:00,2026-11-27T09:01\r\n',
  );
});

test('no cell is a formula, whatever a name begins with', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    names[1] = `${sign}1+1`;
    const row = playersFile(room, TABLE, styleOf(',')).split('\r\n')[1];
    equal(row.replace('"', '').startsWith(`'${sign}`), true, JSON.stringify(row));
  }
});

test('semicolons stand where decimals have a comma', () => {
  deepEqual(['1.5', '1,5', '1٫5'].map(separatorOf), [',', ';', ',']);
});

test('times are read from the table of the server', () => {
  deepEqual([...timesIn(TABLE)], [[1, 42], [3, 0]]);
});

test('marks are lines that a gradebook takes', () => {
  const cellsOf = ({ seat, rounds }) => [`${seat}`, `${percentOf(rounds, 2)} %`];
  equal(marksText(room.results, cellsOf), '1\t50 %\n3\t0 %');
});

test('a name that was written by a number belongs to the id that has it now', () => {
  const rows = [{ seat: 1, id: '0a0a0a0a' }, { seat: 2, id: '0b0b0b0b' }];
  deepEqual(withIds({ 1: 'Ada', '0b0b0b0b': 'Bo' }, rows), { '0a0a0a0a': 'Ada', '0b0b0b0b': 'Bo' });
  const kept = { '0a0a0a0a': 'Ada' };
  equal(withIds(kept, rows), kept);
  equal(withIds(kept, [{ seat: 1 }]), kept);
  equal(withIds(undefined, rows), undefined);
});
