// What the views of views.html say, in English.

export const texts = {
  // The card.
  done: 'Done',
  'play-this': 'Play this',

  // Numbers of things.

  // Computers and presets.
  phrases: 'Phrases',
  whole: 'All words',
  'with-clue': 'With a clue',

  // Settings.
  'the-game': 'The game',
  list: '{title} ({entries})',
  'own-game': 'A game of your own',
  words: 'Words',
  length: 'Length',
  any: 'any',
  'mistakes-allowed': 'Mistakes',
  cheats: 'Cheats',
  'evil-is': 'It has no word, and never lies about a letter.',
  'honest-is': 'It picks a word and keeps it.',
  'a-clue': 'Clue',
  'a-clue-is': 'It tells what the word means.',
  'how-evil': 'How it cheats',
  'classic-is': 'Keeps all the words it can.',
  'diabolical-is': 'Thinks ahead, too.',
  used: 'Used from the next game on. Now: {size}, {mistakes}, {cunning}.',
  'no-win': 'A perfect computer always wins here: even perfect play makes {mistakes}.',
  'this-page': 'This page',
  language: 'Language',
  look: 'Look',
  system: 'Like the system',
  chalk: 'Chalkboard',
  paper: 'Paper',
  drawn: 'Drawing',
  gallows: 'Gallows',
  web: 'Spider’s web',
  snowman: 'Snowman',
  balloon: 'Balloon',
  hear: 'Hear it',
  keys: 'Keys',
  typing: 'Typing',
  'typing-is': 'Letter keys guess. Off for speech control.',
  sounds: 'Sounds',
  'left-shown': 'Words left',
  'left-shown-is': 'Shows how many still fit.',
  coach: 'Coach',
  'coach-is': 'Says after a game which letters were good.',

  // The end.
  won: 'You won!',
  lost: 'You lost!',
  'lost-evil': 'Mwahaha!',
  perfect: 'Perfect!',
  'perfect-text': 'You found {answer} without a single mistake.',
  'proved-text': 'You found {answer} with {mistakes}. Nobody can promise fewer.',
  void: 'No game',
  'look-up': 'Look it up.',
  'wrong-word': 'A wrong word?',
  'no-others': 'No other word was left: you had me cornered.',
  'close-call': {
    one: 'So close: I had only one other word left.',
    other: 'So close: I had only {n} other words left.',
  },
  'never-had': 'I never had a word. {all} were possible; for your {letter} I threw {gone} away.',
  slipped: 'These slipped through your fingers:',
  proven: 'The word was fixed at the start. How do I know?',
  disproven: 'The word was changed! How do I know?',
  unproven: 'The word was promised at the start. How could I know?',
  promised:
    'Before the first guess the server sent the SHA-256 of nonce, colon and word: {promise}. ' +
    'After the last it sent the nonce, {nonce}.',
  compared: 'Your browser compared them.',
  again: 'Play again',
  'shown-again': 'Any letter shows the end again.',
  gentler: 'Or a gentler one?',
  'next-game': 'Who next?',
  'what-i-did': 'What I did',
  'see-what-i-did': 'See what I did',
  share: 'Share',

  // Scores.
  'best-wins': 'Best wins: {kind}',
  word: 'Word',
  guesses: 'Guesses',
  of: '{mistakes} of {mistakesAllowed}',
  played: 'Played',
  'on-the-day': 'On the day',
  wins: 'Won',
  streak: 'Streak',
  'best-streak': 'Best streak',
  'days-in-row': 'Days in a row',
  'best-days': 'Most in a row',
  'no-scores':
    'Nothing here yet: nobody has caught it so far. Your first win will stand at the top.',
  'your-code': 'Your code',
  'to-the-game': 'To the game',
  'this-game': 'this game',
  'all-wins': 'Mistakes in your best wins',
  'wins-with': { one: '{mistakes}: {n} win', other: '{mistakes}: {n} wins' },

  // Today’s game.
  'today-is':
    'Everybody meets the same devil, once a day. The week climbs from an honest Monday to a ' +
    'diabolical Sunday.',
  yesterday: 'The game of {date} is still open: it comes first.',
  'today-play': 'Play it',
  'today-go-on': 'Go on',
  'gives-up': 'Your present game would be given up and counts as lost.',
  'your-games': 'Your games',
  'your-days': 'Your days',
  'earlier-days': 'Earlier days',
  endgames: 'Endgames',
  'endgames-are': 'All words are shown. Perfect letters always find the right one. Can you?',
  'endgame-easy': 'Easy',
  'endgame-hard': 'Hard',
  'endgame-evil': 'Evil',
  'take-it-from': 'Take back {letter}',
  'this-week': 'This week',
  forgiven: '{day} is forgiven: one missed day a week breaks nothing.',

  // What is shared: never a letter of the word or of a guess.
  'shared-won': 'I won with {mistakes}.',
  'shared-lost': 'It got me.',

  // The replay.
  fits: 'Checked in your browser: {answer} fits every answer. I never contradicted myself.',
  misfit: 'Checked in your browser: {answer} does not fit every answer. Please report this.',
  'copy-as-text': 'Copy as text',
  copied: 'Copied!',
  'to-copy': 'Copy this',
  'error:daily-played': 'You have played today’s game already.',
  'error:words-changed': 'The word list was changed since this game: no replay.',

  // Questions before something is lost.
  'keep-playing': 'Keep playing',
  'ask-new': 'Give up?',
  'ask-new-text': 'This game can still be won.',
  'ends-streak': 'Giving up ends your streak of {streak}.',
  'ask-new-yes': 'Give up',
  'ask-link': 'Play the shared game?',
  'ask-link-text': 'Yours can still be won.',
  'ask-link-yes': 'Play the shared game',
};
