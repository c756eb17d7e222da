// The frame that all views share: a figure on a hill, a message, buttons.
//
// A view is a modal <dialog> of views.html, as high as the window. Its parts, from above:
//
//   <div class="bar-of-title">  the title and ×; a strip of sky
//   <div class="stage">         the speaker: setStage() fills it; the dialog is .staged. Without
//                               it the dialog is a sheet: the hill begins below the title, and
//                               peekOver() lets a face look over it
//   <section class="said">      .say is the one bold sentence, .also is quieter; .do has the
//                               buttons, one of them .main; .quiet has links. .twofold: two columns
//                               (.beat) on a wide screen
//
// One face, one sentence, one button; all else is quiet. Everything that can be tapped is filled,
// as a button is by default, and only drawings are outlined. Rays are for events, such as wins.

import { playerOf } from '../board/stage.js';
import { colourOf, figureOf, rungOf } from '../drawing/devil.js';
import '../drawing/poses.js';
import { inked, svg } from '../drawing/lettering.js';
import { createElement, drawnWords, hug } from '../page.js';
import { state } from '../state.js';
import { capitals } from '../texts.js';

/** The board's hill once more. */
const hillView = () => document.querySelector('.hill').cloneNode(true);

/** The rung of a game's devil; without one, that of Evil. */
export const rungInPlay = (game = state.game) => (game && rungOf(playerOf(game, state.lists))) || 4;

/** A whole figure as a separate drawing. @param {any} who as figureOf() takes it */
export function figureView(who, box = '-10 -46 310 288') {
  const kind = `devil ${colourOf(who.rung)} ${who.mood}`;
  return svg('svg', { class: kind, viewBox: box }, ...figureOf(who));
}

/** A word on a sign, with letters that are marked; the style sheet fits it to the stage. */
function placardView(word, marked) {
  const drawing = inked(word, marked);
  const view = createElement('span.over', createElement('span.placard', drawing));
  view.style.setProperty('--ems', String(parseFloat(drawing.style.width)));
  return view;
}

/** A word as large as the stage is wide. @param {string} text */
function shoutView(text) {
  const view = createElement('span.shout', ...drawnWords(text).childNodes);
  view.style.setProperty('--signs', String([...text].length));
  return view;
}

/** @param {string} text */
function bubbleView(text) {
  const kind = text.length > 60 ? 'span.bubble.long' : 'span.bubble';
  return createElement(kind, ...drawnWords(capitals(text)).childNodes);
}

/**
 * Puts a figure on a view's stage. Screen readers skip it, because the view says it in words.
 * @param {Element} place a .stage
 * @param {{
 *   kind?: string, who?: any, box?: string, actor?: Element, aside?: Element, bubble?: string,
 *   shout?: string, placard?: string, marked?: string, rays?: string
 * }} scene the figure, or its drawing; a second one; its message; the event's word and sign, and
 * the colour of its rays (`red`, `gold`, `faint`)
 */
export function setStage(place, scene) {
  const { kind = '', who, box, aside, bubble, shout, placard, marked = '', rays = '' } = scene;
  const actor = scene.actor ?? (who && figureView(who, box));
  aside?.classList.add('aside');
  const all = [
    rays && createElement(`span.rays.${rays}`),
    aside,
    hillView(),
    actor,
    shout && shoutView(capitals(shout)),
    placard && placardView(placard, marked),
    bubble && bubbleView(bubble),
  ];
  place.className = `stage ${kind}`;
  place.setAttribute('aria-hidden', 'true');
  place.replaceChildren(...all.filter(Boolean));
  hug(place);
}

/** Lets a face look over the hill of a sheet. @param {Element} dialog @param {Element} face */
export function peekOver(dialog, face) {
  const bar = dialog.querySelector('.bar-of-title');
  bar.querySelector('.peeking')?.remove();
  face.classList.add('peeking');
  bar.prepend(face);
}
