// The texts of a game in a room, and of drawings other than the gallows.

export const texts = {
  'guess-the-word': 'Guess the word',
  'you-are': 'You are {animal}.',
  animals:
    'the cat, the fish, the hare, the bee, the fox, the turtle, the owl, the frog, the lion, ' +
    'the penguin, the hedgehog, the dolphin, the giraffe, the crab, the panda, the swan',
  'clue-is': 'Clue: {clue}',
  round: 'Round {round}',
  'round-of': 'Round {round} of {rounds}',
  signs: '. full stop | , comma | : colon | ; semicolon | ! exclamation mark | ? question mark | ' +
    '( opening bracket | ) closing bracket | " quotation mark | … ellipsis | & and sign | + ' +
    'plus | # hash | / slash | % per cent | @ at sign | * asterisk | = equals',
};
