// "A wrong word?": notes for the operator what is wrong with the word of the game that is over.

import { $, open, writeText } from '../page.js';
import { call } from '../server.js';
import { loadTexts, reasonOf, t } from '../texts.js';
import { addDialog, build, buttonOf } from './dialogs.js';

const reasons = ['unknown', 'wrong', 'offensive'];

/** @param {string} reason @param {(name: string) => string} text */
async function send(reason, text) {
  let said = text('report-thanks');
  try {
    await call('/report', { reason });
  } catch (error) {
    said = reasonOf(error);
  }
  $('report-reasons').hidden = true;
  writeText('report-said', said);
}

export async function mount() {
  const text = await loadTexts('replay');
  const buttonFor = (reason) => buttonOf(text(`report-${reason}`), () => send(reason, text));
  addDialog(
    'dialog',
    'report',
    t('wrong-word'),
    build('p', { id: 'report-reasons' }, ...reasons.map(buttonFor)),
    build('p', { id: 'report-said', role: 'status' }),
  );
}

/** Asks what is wrong; a tap on an answer sends it. */
export function askWhatIsWrong() {
  $('report-reasons').hidden = false;
  writeText('report-said', '');
  open('report');
}
