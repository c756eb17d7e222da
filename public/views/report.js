// "Report this word": sends the operator a complaint about the word of a finished game.

import { $, fillTexts, handwrite, open, writeText } from '../page.js';
import { call } from '../server.js';
import { state } from '../state.js';
import { answerOf, loadTexts, reasonOf, t } from '../texts.js';

/** @type {Texts} */
let text;

/** @param {string} reason */
async function send(reason) {
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
  text = await loadTexts('replay');
  fillTexts('replay', text);
  for (const button of $('report-reasons').children) button.onclick = () => send(button.value);
}

/** Asks for the complaint, which a tap sends. */
export function askWhatIsWrong() {
  $('report-reasons').hidden = false;
  writeText('report-said', '');
  $('report').dataset.game = state.game.id;
  open('report');
  handwrite($('report-title'), `${t('report-word')}: ${answerOf(state.game)}`);
}
