// The menu on a phone, with the buttons that a wide screen has in its header.

import { $, open } from '../page.js';
import { remember, state } from '../state.js';
import { t } from '../texts.js';
import { rungInPlay, setStage } from './frame.js';

const isDark = () => {
  const { theme } = state.looks;
  return theme ? theme === 'chalk' : matchMedia('(prefers-color-scheme: dark)').matches;
};

export function mount() {
  $('menu-sound').onchange = ({ target }) => remember({ sound: target.checked });
  $('menu-chalk').onchange = ({ target }) =>
    remember({ theme: target.checked ? 'chalk' : 'paper' });
}

export function showMenu() {
  setStage($('menu-stage'), {
    kind: 'half',
    who: { rung: rungInPlay(), fat: 0.3, mood: 'waitsQuietly' },
    bubble: t('i-wait'),
  });
  $('menu-sound').checked = state.looks.sound;
  $('menu-chalk').checked = isDark();
  // The scores have this button, too, but they are of no use to a player in a room.
  $('menu-device').parentElement.hidden = !state.game?.room;
  open('menu');
}
