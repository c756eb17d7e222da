// What only the author of a room has: its link to pass on, as a QR code too, the author's own, the
// table as a file and on paper, and the button that closes the room.

import { createElement } from '../page.js';
import { t } from '../texts.js';
import { build, buttonOf, copy } from '../views/dialogs.js';
import { qrPicture } from '../qr/picture.js';
import { linkTo } from './links.js';

/** Shares a link by the system's own way, else by the clipboard. @param {string} url */
async function share(url) {
  if (!navigator.share) return copy(url);
  return navigator.share({ url }).catch((error) => error.name !== 'AbortError' && copy(url));
}

/** Prints one part of the view. @param {'sheet' | 'table'} part */
function print(part) {
  document.documentElement.dataset.print = part;
  globalThis.print();
}

/** A button that asks before it acts. @param {Texts} text */
function closeButton(text, action) {
  const button = buttonOf(text('close-room'), () => {
    button.textContent = text('close-sure');
    button.onclick = action;
  });
  return button;
}

/**
 * @param {Place} place
 * @param {Room} room
 * @param {Texts} text
 * @param {() => unknown} close
 */
export function authorPart(place, room, text, close) {
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
      buttonOf(t('share'), () => share(link), 'button.main'),
      buttonOf(text('copy-own'), () => copy(linkTo(place))),
      buttonOf(text('print-sheet'), () => print('sheet')),
      buttonOf(text('print-table'), () => print('table')),
      build('a', { href: file, download: 'hangman.csv' }, text('file')),
      room.closed ? '' : closeButton(text, close),
    ),
    createElement('p', createElement('small', text('own-is'))),
  ];
}
