// What the page says at first, in English. The page fills in {places}; a text with a
// number is an object of the language's plural forms, chosen by {n}.

export const texts = {
  // The card.
  help: 'Help',
  scores: 'Scores',
  settings: 'Settings',
  new: 'New game',
  close: 'Close',
  late: 'Part of this page has not come yet. Load it again.',
  retry: 'Try again',
  'mistakes-left': 'Mistakes left',
  wrong: 'Wrong:',
  letters: 'Letters',
  'type-a-letter': 'Type a letter',
  guess: 'Guess',

  // What the status line says.
  intro: 'Pick a letter. Every wrong letter draws a part of the picture.',
  'it-cheats': 'This computer cheats: it has no word until you corner it.',
  'never-lies': 'But it never lies about a letter. Catch it!',
  'choose-a-game': 'Choose a game',
  start: '{size}. {left}.',
  resumed: 'Welcome back: {size}. {left}.',
  shared: 'Shared game, counted nowhere: {size}. {left}.',
  left: { one: '{n} mistake left', other: '{n} mistakes left' },
  'words-left': { one: '{n} word left', other: '{n} words left' },
  hit: {
    one: '{letter} is in the word. {left}.',
    other: '{letter} is in the word, {n} times. {left}.',
  },
  miss: 'No {letter}. {left}.',
  'cost-me': { one: 'I dropped {n} word', other: 'I dropped {n} words' },
  cornered: 'You have me cornered: one word is left',
  repeat: 'You tried {letter} already. It costs nothing.',
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
  drawing: '{mistakes} of {mistakesAllowed} mistakes drawn',
  'key-hit': '{letter}, in the word',
  'key-miss': '{letter}, not in the word',

  // Computers and presets.
  honest: 'Honest',
  rate: '{rate} of 100 win',
  gentle: 'Gentle',
  sly: 'Sly',
  evil: 'Evil',
  devil: 'Diabolical',
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
