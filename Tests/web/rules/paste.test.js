// Lists from other programs become lines of a form.

import { deepEqual, equal } from 'node:assert/strict';
import test from 'node:test';
import { parted, readPasted, unmarked } from '../../../public/rules/paste.js';

/** Pasted texts, what is read of each, and what is left out. @type {[pasted: string, read: string, ...mends: string[]][]} */
const samples = [
  ['hare\ta fast one\nbear', 'hare = a fast one\nbear'],
  [
    'hare,a fast one\r\nbear,"strong, and ""brown"""',
    'hare = a fast one\nbear = strong, and "brown"',
  ],
  ['hare\nbear, brown', 'hare\nbear, brown'],
  // Quizlet's export: a tab, a comma or any sign between word and clue, a new line or a semicolon
  // between rows.
  [
    'hare\ta fast, brown one;bear\ta strong one;',
    'hare = a fast, brown one\nbear = a strong one',
    'split',
  ],
  ['hare,a fast one;bear,a strong one', 'hare = a fast one\nbear = a strong one', 'split'],
  [
    'hare - a fast, brown one\n\njean-pierre - a man, Pierre',
    'hare = a fast, brown one\n\njean-pierre = a man, Pierre',
  ],
  ['hare: a fast one;bear: a strong one', 'hare = a fast one\nbear = a strong one', 'split'],
  ['hare;"fast; ""brown"""\nbear;strong', 'hare = fast; "brown"\nbear = strong'],
  ['hare\t"a fast\none"\nbear', 'hare = a fast one\nbear'],
  // Text that may be a clue, or is not the same in all lines, stays visible.
  ['a fast, brown one', 'a fast, brown one'],
  ['hare;a fast one\nbear', 'hare;a fast one\nbear'],
  ['<CONCEPT>hare</CONCEPT>', '<CONCEPT>hare</CONCEPT>'],
  // Lists as word processors and chats write them.
  ['1.\tapple\n2.\tpear', 'apple\npear', 'marks'],
  ['1) apple\n2) pear = green', 'apple\npear = green', 'marks'],
  ['(1) apple\n(2) pear', 'apple\npear', 'marks'],
  ['- apple\n- pear', 'apple\npear', 'marks'],
  ['• apple\n•\tpear', 'apple\npear', 'marks'],
  ['* apple: red\n* pear: green', 'apple = red\npear = green', 'marks'],
  ['1. apple', 'apple', 'marks'],
  ['apple, pear, plum', 'apple\npear\nplum', 'split'],
  ['apple; pear; plum', 'apple\npear\nplum', 'split'],
  ['apple | red\npear | green', 'apple = red\npear = green'],
  ['| apple | red |\n|---|:-:|\n| pear | green |', 'apple = red\npear = green'],
  // Sheets with a column of numbers.
  ['1\tapple\tred\n2\tpear\tgreen', 'apple = red\npear = green', 'index'],
  [
    'No.\tWord\tClue\n7\tapple\tred\n8\tpear\tgreen',
    'Word = Clue\napple = red\npear = green',
    'index',
  ],
  ['1;apple\n2;pear', 'apple\npear', 'index'],
  // A year is a clue, and a word may begin with a number.
  ['moon\t1969\nmars\t1976', 'moon = 1969\nmars = 1976'],
  ['7 dwarfs\n101 dalmatians', '7 dwarfs\n101 dalmatians'],
  // Anki's exports, with and without its own columns.
  [
    '#separator:tab\n#html:true\nhare\t<b>fast</b>&nbsp;one\nbear\t',
    'hare = fast one\nbear',
    'markup',
  ],
  [
    '#separator:Semicolon\n#html:true\n#guid column:1\n#tags column:4\nx1;hare;"fast; <i>brown</i>";zoo',
    'hare = fast; brown',
    'markup',
  ],
  // Moodle's.
  [
    '// of a bank\n::Q1:: [html]A fast\\: <b>one</b> {=hare =%50%rabbit#no}\n\n' +
    'It is {~a =bear} and strong\n\nWhat?',
    'hare = A fast: one\nbear = It is … and strong\nWhat?',
    'markup',
  ],
  [
    '<GLOSSARY><ENTRY><CONCEPT>hare</CONCEPT><DEFINITION>&lt;p&gt;a fast &amp;amp; brown one' +
    '&lt;/p&gt;</DEFINITION></ENTRY><ENTRY><CONCEPT>bear</CONCEPT></ENTRY></GLOSSARY>',
    'hare = a fast & brown one\nbear',
    'markup',
  ],
  [
    '<?xml version="1.0"?><!-- a > b --><quiz><question type="category"><category><text>x</text>' +
    '</category></question><question type="shortanswer"><questiontext format="html"><text>' +
    '<![CDATA[<p title="a > b">Fast &amp; brown</p>]]></text></questiontext>' +
    '<answer fraction="50"><text>rabbit</text></answer><answer fraction="100"><text>hare</text>' +
    '<feedback><text>Yes</text></feedback></answer></question></quiz>',
    'hare = Fast & brown',
    'markup',
  ],
  [
    '<quiz><question type="matching"><subquestion><text>strong</text><answer><text>bear</text>' +
    '</answer></subquestion><subquestion><text>fast</text><answer><text>hare</text></answer>' +
    '</subquestion></question></quiz>',
    'bear = strong\nhare = fast',
    'markup',
  ],
];

for (const [pasted, read, ...mends] of samples) {
  test(JSON.stringify(pasted), () => {
    const { text, mends: found } = readPasted(pasted);
    deepEqual([text, found], [read, mends]);
    // The form's own lines are read unchanged.
    equal(readPasted(text).text, text);
  });
}

test('in a line that was begun one line stays one', () => {
  equal(readPasted('fast, brown, furry', false).text, 'fast, brown, furry');
});

test('a first line that may be a heading is asked for, never left out', () => {
  const read = (pasted) => readPasted(pasted);
  equal(read('Word\tDefinition\nhare\tfast').heading, 'Word = Definition');
  equal(read('Begriff;Bedeutung\nHase;schnell').heading, 'Begriff = Bedeutung');
  equal(read('Mots\nlièvre\nours').heading, 'Mots');
  equal(read('English\tGerman\nhare\tHase').heading, 'English = German');
  equal(read('Français;Anglais\nlièvre;hare').heading, 'Français = Anglais');
  equal(read('latine;Deutsch\nlepus;Hase\nursus;Bär').heading, '');
  equal(read('Word\tDefinition\nhare\tfast').text, 'Word = Definition\nhare = fast');
  equal(read('Animals\nhare = fast\nbear = brown').heading, 'Animals');
  equal(read('hare\nbear = brown\notter').heading, '');
  for (const other of ['Word', 'word\ta sign\nhare\tfast', 'hare\nword']) {
    equal(read(other).heading, '', other);
  }
});

test('a word that comes twice is kept once, and is said', () => {
  const { text, twice, all } = readPasted('hare\tfast\nbear\nHARE\tbrown\n\n\nbear');
  equal(text, 'hare = fast\nbear\n\n');
  deepEqual(twice, ['HARE', 'bear']);
  equal(all, 'hare = fast\nbear\nHARE = brown\n\n\nbear');
});

test('a typed line loses the mark of a list as well', () => {
  deepEqual(
    ['- apple', '12. pear', '• plum = blue', 'jean-pierre', '1984', '-'].map(unmarked),
    ['apple', 'pear', 'plum = blue', 'jean-pierre', '1984', '-'],
  );
});

test('a clue follows a tab or =, which may stand in a word', () => {
  const lines = [
    'hare = fast',
    'hare=fast',
    'hare\t fast = so',
    'E=mc2',
    'E=mc2 = energy',
    'a = b',
    'E=mc2\tby him',
    '= fast',
  ];
  deepEqual(lines.map(parted), [
    'hare\tfast',
    'hare\tfast',
    'hare\tfast = so',
    'E=mc2',
    'E=mc2\tenergy',
    'a\tb',
    'E=mc2\tby him',
    '\tfast',
  ]);
});

test('titles keep their digits and signs', () => {
  for (
    const text of [
      'World War 2\nH2O\n12 Angry Men',
      'C++\nC#',
      'Guinea-Bissau (2)\nSt. Louis',
      '5€ note\n50% off',
    ]
  ) {
    equal(readPasted(text).text, text);
  }
});

test('no text takes long to read', () => {
  const start = performance.now();
  for (const sign of ['<', '&', '"', '|', '1. ', '{=', '<question>', ' - ', '\t"']) {
    readPasted(sign.repeat(5000));
    readPasted(`${sign.repeat(500)}\n`.repeat(10));
  }
  equal(performance.now() - start < 4000, true);
});
