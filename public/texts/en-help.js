// All that help says, and what it asks, in English.

export const texts = {
  'how-to-play': 'How to play',
  'help-guess':
    'Tap or type a letter. One that is not in the word is a mistake and draws a part of the ' +
    'picture; the whole picture loses. Trying a letter again costs nothing.',
  'help-words':
    'Spaces, hyphens and apostrophes are shown. Both lists of English words have hardly any ' +
    'plurals. “75 of 100 win” holds for players who think of all the common words that fit; with ' +
    'ten in mind at a time, maybe half as many.',
  'what-is-evil': 'What is evil?',
  'help-evil':
    'An honest computer picks a word, keeps it and can prove it. An evil one never lies about a ' +
    'letter, and hates to lose. Play it, then look at “What I did”.',
  'the-trick': 'Tell me the trick',
  'trick-classic':
    '**Gentle** and **Sly** have no word in mind. They sort the words that still fit by where ' +
    'your letter stands, and keep the largest group.',
  'trick-diabolical':
    '**Evil** and **Diabolical** play on in their heads with each group, and keep the one that ' +
    'costs you the most mistakes.',
  privacy: 'Privacy',
  'help-privacy':
    'One cookie holds a random number, under which the server keeps your settings, game and ' +
    'scores until 400 days after the last change. “Your code” in the scores is that number in ' +
    'letters. A room keeps its results for at most 400 days. Your browser keeps how ' +
    'this page looks, and the links of your rooms. Nothing else, no one else.',
  forget: 'Forget me',
  'help-languages':
    'No native speaker has read the other languages yet. If a sentence sounds wrong, say so to ' +
    'whoever runs this page.',
  'ask-forget': 'Forget me?',
  'ask-forget-text': 'Your game, scores, settings and cookie go for good, on all your devices.',
  'ask-forget-yes': 'Forget me',
  forgotten: 'Forgotten. “New game” starts afresh.',
};
