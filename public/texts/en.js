// All that the page says but in help and replay, in English. The page fills in {places}; a text
// with
// a number is an object of the language's plural forms, chosen by {n}.

export const texts = {
  // The card.
  help: 'Help',
  scores: 'Scores',
  settings: 'Settings',
  new: 'New game',
  retry: 'Try again',
  close: 'Close',
  done: 'Done',
  'play-this': 'Play this',
  'mistakes-left': 'Mistakes left',
  wrong: 'Wrong:',
  letters: 'Letters',
  'type-a-letter': 'Type a letter',
  guess: 'Guess',

  // What the status line says.
  intro: 'Find the word letter by letter. Every wrong letter draws a part of the picture.',
  'it-cheats': 'This computer cheats: it has no word until you corner it.',
  'never-lies': 'But it never lies about a letter. Catch it!',
  'choose-a-game': 'Choose a game',
  'todays-start': 'Today’s game: {size}. {left}.',
  start: '{size}. {left}.',
  resumed: 'Welcome back: {size}. {left}.',
  shared: 'Shared game, counted nowhere: {size}. {left}.',
  left: '{n} left',
  'words-left': { one: '{n} word left', other: '{n} words left' },
  hit: {
    one: '{letter} is in the word. {left}.',
    other: '{letter} is in the word, {n} times. {left}.',
  },
  miss: 'No {letter}. {left}.',
  repeat: 'You tried {letter} already. It costs nothing.',
  'error:invalid-letter': 'One of the letters on the keys, please.',
  spoken: 'Word: {pattern}.',
  blank: 'blank',
  space: 'space',
  hyphen: 'hyphen',
  apostrophe: 'apostrophe',

  // Numbers of things.
  'letters-in-all': { one: '{n} letter', other: '{n} letters' },
  'any-length': 'any length',
  'words-in-all': { one: '{n} word', other: '{n} words' },
  mistakes: { one: '{n} mistake', other: '{n} mistakes' },
  drawing: '{mistakes} of {mistakesAllowed} mistakes drawn',
  'key-hit': '{letter}, in the word',
  'key-miss': '{letter}, not in the word',

  // Computers and presets.
  honest: 'honest',
  classic: 'evil',
  diabolical: 'diabolical',
  list: '{title} ({entries})',
  terms: '{list}, {size}, {mistakes}, {cunning}',
  rate: '{rate} of 100 win',
  gentle: 'Gentle',
  phrases: 'Phrases',
  fair: 'Fair',
  sly: 'Sly',
  evil: 'Evil',
  devil: 'Diabolical',
  'english-too': 'Other languages are in the settings.',

  // Settings.
  'the-game': 'The game',
  words: 'Words',
  length: 'Length',
  any: 'any',
  'mistakes-allowed': 'Mistakes',
  'evil-is': 'It cheats, but never lies.',
  'how-evil': 'How evil',
  'classic-is': '**Classic** keeps all the words it can.',
  'diabolical-is': '**Diabolical** thinks ahead, too.',
  chosen: '{name}: {terms}.',
  used: 'Used from the next game on. Now: {size}, {mistakes}, {cunning}.',
  'this-page': 'This page',
  language: 'Language',
  look: 'Look',
  system: 'Like the system',
  chalk: 'Chalkboard',
  paper: 'Paper',
  drawn: 'Drawing',
  gallows: 'Gallows',
  web: 'Spider’s web',
  keys: 'Keys',
  typing: 'Typing',
  'typing-is': 'Letter keys guess. Off for speech control.',
  sounds: 'Sounds',
  'left-shown': 'Words left',
  'left-shown-is': 'Shows how many still fit.',

  // The end.
  won: '* You won! *',
  'won-text': 'You found {answer} with {mistakes}.',
  lost: 'You lost!',
  'lost-text': 'The word was {answer}.',
  'lost-evil': 'Mwahaha!',
  void: 'No game',
  'void-text': 'The word list was changed under this game. It counts nowhere.',
  'look-up': 'Look it up.',
  'wrong-word': 'A wrong word?',
  'no-others': 'No other word was left: you had me cornered.',
  'close-call': {
    one: 'So close: I had only one other word left.',
    other: 'So close: I had only {n} other words left.',
  },
  others: {
    one: 'I could have claimed one other word.',
    other: 'I could have claimed {n} other words.',
  },
  worth: 'Nobody can be sure of fewer than {mistakes} here; you made {made}.',
  'never-had': 'It never had a word. {all} were possible; your {letter} sent {gone} away.',
  fatal: 'After this {letter} nothing could save you.',
  slipped: 'These slipped through your fingers:',
  proven: 'The word was fixed at the start. How do I know?',
  disproven: 'The word was changed! How do I know?',
  unproven: 'The word was promised at the start. How could I know?',
  promised:
    'Before the first guess the server sent the SHA-256 of nonce, colon and word: {promise}. ' +
    'After the last it sent the nonce, {nonce}.',
  compared: 'Your browser compared them.',
  again: 'Play again',
  gentler: 'Or a gentler one?',
  'next-game': 'Who next?',
  'what-it-did': 'What it did',
  share: 'Share',

  // Scores.
  'best-wins': 'Best wins: {kind}',
  word: 'Word',
  guesses: 'Guesses',
  of: '{mistakes} of {mistakesAllowed}',
  played: 'Played',
  wins: 'Won',
  streak: 'Streak',
  'best-streak': 'Best streak',
  'no-scores':
    'Nothing here yet: nobody has caught it so far. Your first win will stand at the top.',
  'your-code': 'Your code',
  'to-the-game': 'To the game',
  'this-game': 'this game',
  'all-wins': 'Mistakes in your best wins',
  'wins-with': { one: '{mistakes}: {n} win', other: '{mistakes}: {n} wins' },

  // Today’s game.
  together: 'Together',
  round: 'Round {round}',
  today: 'Today',
  'todays-game': 'Today’s game',
  'today-is':
    'Everybody meets the same devil, once a day. The week climbs from an honest Monday to a ' +
    'diabolical Sunday.',
  'casual-wins': 'A casual player wins {rate} of 100.',
  'today-null': 'You have not played it yet.',
  'today-playing': 'You are in the middle of it.',
  'today-won': 'You won it!',
  'today-lost': 'You lost it.',
  yesterday: 'The game of {date} is still open: it comes first.',
  next: 'The next one starts {when}.',
  'today-play': 'Play it',
  'today-go-on': 'Go on',
  'gives-up': 'Your present game would be given up and counts as lost.',
  'your-days': 'Your days',
  'earlier-days': 'Earlier days',
  'streak-risk': 'Your streak of {streak} ends tonight unless you win.',

  // What is shared: never a letter of the word or of a guess.
  'shared-won': 'I won with {mistakes}.',
  'shared-lost': 'It got me.',

  // The replay.
  fits: 'Checked in your browser: {answer} fits every answer. I never contradicted myself.',
  misfit: 'Checked in your browser: {answer} does not fit every answer. Please report this.',
  'copy-as-text': 'Copy as text',
  copied: 'Copied!',
  'to-copy': 'Copy this',

  // Questions before something is lost.
  'keep-playing': 'Keep playing',
  'ask-new': 'Give up?',
  'ask-new-text': 'This game can still be won. Giving up ends a streak.',
  'ask-new-yes': 'Give up',
  'ask-fresh-text': 'You have not guessed yet, so nothing is lost.',
  'ask-link': 'Play the shared game?',
  'ask-link-text': 'Yours can still be won. Giving up ends a streak.',
  'ask-link-yes': 'Play the shared game',

  // What went wrong, by the endpoint’s code.
  'error:daily-played': 'You have played today’s game already.',
  'error:busy': 'Too many play at once. Try again in a moment.',
  'error:network': 'The server does not answer. Check the connection and try again.',
  'error:offline': 'You are offline. The game waits on the server.',
  'error:cookies':
    'The server does not know you: it tells players apart by a cookie. Allow it, then start a ' +
    'new game.',
  'error:no-game': 'The server has lost this game. Start a new one.',
  'error:stale-game': 'The game went on in another tab: here it is. {left}.',
  'error:words-changed': 'The word list was changed since this game: no replay.',
  'error:invalid-request': 'This link is broken. Ask for it again.',
  'error:page': 'This browser cannot do that ({message}).',
  error:
    'The server cannot do this now ({code}). Nothing was lost: try again in a moment, or tell ' +
    'whoever runs it.',
};
