// All that the player’s code says, in English.

export const texts = {
  title: 'You on other devices',
  'what-it-is': 'Your code brings your game and your scores to another device.',
  show: 'Show my code',
  keep: 'Keep this code: it is you. Whoever has it plays as you.',
  copy: 'Copy the code',
  picture: 'QR code: opens this page with your code',
  scan: 'For a phone’s camera',
  'have-one': 'I have a code',
  code: 'Code',
  use: 'Use it',
  'from-link': 'A link brought this code. Used here, this browser plays as that player.',
  'wrong-sign': 'Group {group}: no code has “{sign}”.',
  'wrong-size': 'Group {group} does not have four letters.',
  'wrong-length': 'A code has 28 letters, this one {count}.',
  'wrong-group': 'Group {group} is mistyped.',
  'wrong-letters': 'At least two letters are wrong or exchanged.',
  'no-player': 'No player has this code. It was forgotten, or not used for 400 days.',
  'is-you': 'That is you already.',
  stays: 'The player of this browser has games of its own. It stays on the server, and this code ' +
    'leads back to it:',
  change: 'Change the player',
  done: 'Here you are: {played} played, {won} won.',
};
