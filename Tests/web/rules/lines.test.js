// Lines that cannot be played.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { exactReason, unmended, withoutLines } from '../../../public/rules/rooms/lines.js';

test('too long and giving the word away are two reasons', () => {
  const written = [
    'OX\tan ox',
    `YAK\t${'x'.repeat(81)}`,
    `ELK\t${'🦌'.repeat(80)}`,
    'x'.repeat(65),
  ];
  const why = (line, reason, card = 'class') => exactReason({ line, reason }, written, card);
  equal(why(1, 'clue'), 'clue');
  equal(why(2, 'clue'), 'clue-long');
  equal(why(3, 'clue'), 'clue');
  equal(why(1, 'clue', 'trap'), 'no-clue');
  equal(why(4, 'long'), 'long');
  equal(why(41, 'long'), 'many');
  equal(why(1, 'blocked'), 'blocked');
});

test('what is mended is no longer held against anybody, all else is', () => {
  const sent = ['HARE', '123', 'OX\tan ox'];
  const refused = [{ line: 2 }, { line: 3 }];
  deepEqual(unmended(refused, sent, ['HARE', 'BEAR', 'OX\tan ox']), [{ line: 3 }]);
  deepEqual(unmended(refused, sent, ['', 'HARE', '123', 'OX\tan ox']), []);
  deepEqual(unmended(refused, sent, sent), refused);
  equal(withoutLines('HARE\n123\nOX = an ox', refused), 'HARE');
});
