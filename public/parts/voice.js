// The browser's voice, if it has one for a language.

import { buttonOf } from './elements.js';

const { speechSynthesis } = globalThis;

/** A voice for the exact language tag, or else for the language. @param {string} language */
function voiceOf(language) {
  const [wanted, base] = [language.toLowerCase(), language.split('-')[0]];
  const voices = (speechSynthesis?.getVoices() ?? [])
    .map((voice) => ({ voice, tag: voice.lang.toLowerCase().replace('_', '-') }));
  const found = voices.find(({ tag }) => tag === wanted) ??
    voices.find(({ tag }) => tag.split('-')[0] === base);
  return found?.voice;
}

/**
 * A button that says a word; hidden until the browser has a voice.
 * @param {string} label
 * @param {string} word
 * @param {string} language
 */
export function hearButton(label, word, language) {
  const button = buttonOf(label, () => {
    // Some voices spell words in capitals.
    const said = new SpeechSynthesisUtterance(word.toLocaleLowerCase(language));
    Object.assign(said, { voice: voiceOf(language), lang: voiceOf(language).lang });
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
  }, 'button.link');
  const look = () => {
    button.hidden = !voiceOf(language);
  };
  look();
  if (speechSynthesis) speechSynthesis.onvoiceschanged = look;
  return button;
}
