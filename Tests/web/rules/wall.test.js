// Seats on a wall.

import { equal } from 'node:assert/strict';
import test from 'node:test';
import { shortName, wallOf } from '../../../public/rules/rooms/wall.js';

/** The space that a wall takes. */
function taken(wall, { count, lines, name, note }) {
  const { columns, size, text } = wallOf(wall);
  const rows = Math.ceil(count / columns);
  const high = size + lines * 1.25 * text;
  const wide = Math.max(size, name * 0.62 * wallOf(wall).name, note * 0.62 * wallOf(wall).note);
  return { width: columns * wide, height: rows * high, size };
}

test('a wall shows all seats whole, and none too small to see', () => {
  for (const [width, height] of [[1130, 880], [490, 250], [370, 330], [300, 120]]) {
    for (const count of [1, 2, 12, 24, 40, 41, 200]) {
      for (const name of [3, 14, 30]) {
        const lines = count > 40 ? 2 : 3;
        const wall = { count, width, height, lines, name, note: 14 };
        const all = taken(wall, wall);
        const which = JSON.stringify({ ...wall, ...all });
        equal(all.width <= width && all.height <= height, true, which);
        if (height > 200) equal(all.size >= 12, true, which);
      }
    }
  }
});

test('names are read before pictures are large, and are numbers where they cannot be', () => {
  const wall = { count: 24, width: 1130, height: 880, lines: 3, note: 14 };
  equal(wallOf({ ...wall, name: 14 }).columns < wallOf({ ...wall, name: 3 }).columns, true);
  equal(wallOf({ ...wall, name: 14 }).name >= 18, true);
  equal(wallOf({ ...wall, count: 200, name: 30 }).name, 0);
  equal(wallOf({ ...wall, count: 12, width: 490, height: 250, name: 14 }).name >= 8, true);
});

test('a long name is cut, so that a wall of thirty still has names', () => {
  equal(shortName('Ada'), 'Ada');
  equal(shortName('Müller, Jürgen-Christoph'), 'Müller, Jürge…');
});
