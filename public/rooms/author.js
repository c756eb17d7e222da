// What only the author of a room has: its link to pass on, as a QR code too, the author's own, the
// table as a file and on paper, and the button that closes the room.

import { createElement } from '../page.js';
import { t } from '../texts.js';
import { build, buttonOf } from '../parts/elements.js';
import { copy, passOn } from '../parts/passing.js';
import { qrPicture } from '../qr/picture.js';
import { linkTo } from './links.js';
import { text } from './texts.js';

/** Prints one part of the view. @param {'sheet' | 'table'} part */
function print(part) {
  document.documentElement.dataset.print = part;
  globalThis.print();
}

/** A button that asks before it acts. @param {() => unknown} action */
function closeButton(action) {
  const button = buttonOf(text('close-room'), () => {
    button.textContent = text('close-sure');
    button.onclick = action;
  });
  return button;
}

/**
 * @param {Place} place
 * @param {Room} room
 * @param {() => unknown} close
 */
export function authorPart(place, room, close) {
  const link = linkTo({ ...place, key: undefined });
  const file = `cgi-bin/hangman-cgi/room/table?id=${place.id}&key=${place.key}`;
  return [
    createElement(
      'div.sheet',
      createElement('p', createElement('b', text('for-others'))),
      qrPicture(link, text('picture')),
      build('p.link', { translate: 'no' }, link),
    ),
    createElement(
      'p.buttons',
      buttonOf(t('share'), () => passOn('url', link), 'button.main'),
      buttonOf(text('copy-own'), () => copy(linkTo(place))),
      buttonOf(text('print-sheet'), () => print('sheet')),
      buttonOf(text('print-table'), () => print('table')),
      build('a', { href: file, download: 'hangman.csv' }, text('file')),
      room.closed ? '' : closeButton(close),
    ),
    createElement('p', createElement('small', text('own-is'))),
  ];
}
