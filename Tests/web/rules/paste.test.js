// What teachers have elsewhere becomes lines of a form.

import { equal } from 'node:assert/strict';
import test from 'node:test';
import { readPasted } from '../../../public/rules/paste.js';

for (
  const [pasted, read] of [
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
    ],
    ['hare,a fast one;bear,a strong one', 'hare = a fast one\nbear = a strong one'],
    [
      'hare - a fast, brown one\n\njean-pierre - a man, Pierre',
      'hare = a fast, brown one\n\njean-pierre = a man, Pierre',
    ],
    ['hare: a fast one;bear: a strong one', 'hare = a fast one\nbear = a strong one'],
    ['hare;"fast; ""brown"""\nbear;strong', 'hare = fast; "brown"\nbear = strong'],
    ['hare\t"a fast\none"\nbear', 'hare = a fast one\nbear'],
    // What may be a clue, or is not the same in all lines, is left to be seen.
    ['a fast, brown one', 'a fast, brown one'],
    ['hare;a fast one\nbear', 'hare;a fast one\nbear'],
    ['<CONCEPT>hare</CONCEPT>', '<CONCEPT>hare</CONCEPT>'],
    [
      '// of a bank\n::Q1:: [html]A fast\\: <b>one</b> {=hare =%50%rabbit#no}\n\n' +
      'It is {~a =bear} and strong\n\nWhat?',
      'hare = A fast: one\nbear = It is … and strong\nWhat?',
    ],
    [
      '<GLOSSARY><ENTRY><CONCEPT>hare</CONCEPT><DEFINITION>&lt;p&gt;a fast &amp;amp; brown one' +
      '&lt;/p&gt;</DEFINITION></ENTRY><ENTRY><CONCEPT>bear</CONCEPT></ENTRY></GLOSSARY>',
      'hare = a fast & brown one\nbear',
    ],
  ]
) {
  test(JSON.stringify(pasted), () => equal(readPasted(pasted), read));
}
