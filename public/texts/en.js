// The first texts of the page, in English. The page fills in {places}; a text with a
// number is an object of the language's plural forms, chosen by {n}.

export const texts = {
  // The card.
  help: 'Help',
  menu: 'Menu',
  scores: 'Scores',
  settings: 'Settings',
  new: 'New game',
  close: 'Close',
  late: 'Part of this page has not come yet. Load it again.',
  retry: 'Try again',
  wrong: 'Wrong:',
  letters: 'Letters',
  'type-a-letter': 'Type a letter',
  guess: 'Guess',

  // What the status line says.
  intro: 'Pick a letter. Every wrong letter changes the picture.',
  'it-cheats': 'I cheat: I have no word until you corner me.',
  'never-lies': 'But I never lie about a letter. Catch me!',
  'first-evil': 'I cheat!\u00a0I ate {words}. Guess till one is left!',
  uncounted: 'I won’t pick a word till you corner me. Pick a letter!',
  'start-evil': {
    one: '{n} word in me. {size}. Pick a letter!',
    other: '{n} words in me. {size} each. Pick one!',
  },
  'start-honest': '{size}. My word is sealed in here. Pick a letter!',
  'resumed-evil': {
    one: 'You again? I still have {n} word in me.',
    other: 'You again? I still have {n} words in me.',
  },
  'resumed-honest': 'Welcome back. My word is still sealed.',
  shared: 'Shared game, counted nowhere: {size}. {left}.',
  left: { one: '{n} mistake left', other: '{n} mistakes left' },
  'words-left': { one: '{n} word left', other: '{n} words left' },
  unit: { one: 'word', other: 'words' },
  'of-all': 'of {n}',
  lives: { one: 'mistake left', other: 'mistakes left' },
  spat: '{letter}? No! I spat out {words}.',
  'spat-most': '{letter}? Ha, no! I spat out {words}!',
  'spat-few': '{letter}? No. Only {words} to spit out.',
  starving: '{letter}? No! Only {words} left. You’re starving me!',
  'last-few': '{letter}? No! My belly’s down to {words}.',
  'none-had': {
    one: '{letter}? Not in my last word.',
    other: '{letter}? None of my {n} has it.',
  },
  gave: '{letter}? Ugh. Take it. {words} left!',
  'gave-most': '{letter}? Ouch! Take it. It cost me {words}.',
  hit: { one: '{letter}? Ugh. Take it.', other: '{letter}? Ugh. Take all {n}.' },
  miss: '{letter}? No!',
  'hit-honest': {
    one: '{letter} is in my word. Well done.',
    other: '{letter} is in my word {n} times.',
  },
  'miss-honest': 'No {letter} in my word.',
  cornered: 'One word left: I’m stuck! Don’t find it!',
  near: '{letter}? No! One mistake left. Go on, tempt me.',
  repeat: '{letter} again? That one’s free.',
  spelled: '{sign} is spelled {letters} here.',
  'error:invalid-letter': 'One of the letters on the keys, please.',
  spoken: 'Word: {pattern}.',
  blank: 'blank',
  space: 'space',
  hyphen: 'hyphen',
  apostrophe: 'apostrophe',

  // Numbers of things.
  'letters-in-all': { one: '{n} letter', other: '{n} letters' },
  'words-in-all': { one: '{n} word', other: '{n} words' },
  mistakes: { one: '{n} mistake', other: '{n} mistakes' },
  'key-hit': '{letter}, in the word',
  'key-miss': '{letter}, not in the word',

  // Computers and presets.
  honest: 'Honest',
  rate: {
    one: 'About {won} in {of} wins',
    other: 'About {won} in {of} win',
  },
  gentle: 'Gentle',
  sly: 'Sly',
  evil: 'Evil',
  devil: 'Diabolical',
  'tame-evil': 'Clever',
  'tame-devil': 'Cleverest',
  'english-too': 'Other languages are in the settings.',

  // The end.
  'won-text': 'You found {answer} with {mistakes}.',
  'lost-text': 'The word was {answer}.',
  'void-text': 'The word list was changed under this game. It counts nowhere.',

  // Today’s game.
  together: 'Together',
  today: 'Today',
  'todays-game': 'Today’s game',
  'today-null': 'You have not played it yet.',
  'today-playing': 'You are in the middle of it.',
  'today-won': 'You won it!',
  'today-lost': 'You lost it.',
  next: 'Next: {who}, {when}.',

  // What went wrong, by the endpoint’s code.
  'error:busy': 'Your last move is still on its way. Try again in a moment.',
  'error:many': 'Too many calls came from your network at once. Try again in a minute.',
  'error:network': 'The server does not answer. Check the connection and try again.',
  'error:down': 'The server is out of order. Nothing was lost: try again in a few minutes.',
  'error:offline': 'You are offline. The game waits on the server.',
  'error:cookies':
    'The server does not know you: it tells players apart by a cookie. Allow it, then start a ' +
    'new game.',
  'error:no-game': 'The server has lost this game. Start a new one.',
  'error:stale-game': 'The game went on in another tab: here it is. {left}.',
  'error:invalid-request': 'This link is broken. Ask for it again.',
  'error:view': 'Part of this page did not come. Check the connection.',
  'error:between': 'Something between you and this server refused that ({code}). Ask who runs it.',
  'error:cross-site': 'Something on the way changed the name of this page. Tell whoever runs it.',
  'error:page': 'This browser cannot do that ({message}).',
  error:
    'The server cannot do this now ({code}). Nothing was lost: try again in a moment, or tell ' +
    'whoever runs it.',
};
