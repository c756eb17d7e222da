// Pasting a list of words: its lines are inserted as if typed, and every change is reported.

import { $, createElement } from '../../page.js';
import { build, buttonOf } from '../../parts/elements.js';
import { readPasted } from '../../rules/paste.js';
import { state } from '../../state.js';
import { text } from '../texts.js';

/** The place for the report on a pasted text. */
export const readView = () => build('div', { id: 'making-read', role: 'status' });

/** Writes lines into the field as if somebody had typed them. @param {string} value */
export function write(value) {
  const area = $('making-lines');
  area.value = value;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A question about the lines, with a button that changes them. */
function questionView(said, label, change) {
  const view = createElement('p', createElement('span', said), ' ');
  view.append(buttonOf(label, () => {
    write(change($('making-lines').value));
    view.remove();
    $('making-lines').focus();
  }));
  return view;
}

/**
 * The report on omitted parts, and questions that only the author can answer.
 * @param {ReturnType<typeof readPasted>} read
 */
const viewsOf = ({ text: once, mends, heading, twice, all }) => [
  ...mends.map((mend) => createElement('p', text(`read-${mend}`))),
  heading
    ? questionView(
      text('read-heading', { line: heading }),
      text('leave-out'),
      (value) => value.split('\n').filter((line) => line !== heading).join('\n'),
    )
    : '',
  twice.length
    ? questionView(
      text('read-twice', { words: twice.join(', ') }),
      text('keep-both'),
      (value) => value.replace(once, () => all),
    )
    : '',
];

/** Inserts a pasted text as lines of this form. @param {ClipboardEvent} event */
export function pasteInto(event) {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const area = /** @type {HTMLTextAreaElement} */ (event.target);
  const { selectionStart: start, selectionEnd: end, value } = area;
  const begun = value.slice(0, start).split('\n').pop();
  const read = readPasted(pasted, !begun.trim());
  const lines = state.making.card === 'trap' ? read.text.replace(/ = .*/g, '') : read.text;
  $('making-read').replaceChildren(...viewsOf(read));
  if (lines === pasted) return;
  event.preventDefault();
  area.setRangeText(lines, start, end, 'end');
  write(area.value);
}
