// All that help says, and what it asks, in English.

export const texts = {
  'how-to-play': 'How to play',
  'help-guess':
    'Say a letter. If it is not in the word, a part of the picture is drawn. The whole ' +
    'picture loses.',
  'help-dodge':
    'But there is no word: I have many in my belly. You say **E**, and I keep those without E.',
  'help-did':
    'Afterwards, “How I cheated” shows what I let go. I cheat, but I never lie about a letter.',
  'help-drawn': 'E GOAT LION BEAR DEER',
  'good-to-know': 'Good to know',
  'help-rates':
    '“… of 100 win”: of 100 players who think of all the common words that fit. If you think of ' +
    'only ten words at a time, you may win half as often.',
  'help-rungs':
    '**Honest** picks a word, keeps it, and can prove it. **Gentle** and **Sly** keep as ' +
    'many words as they can. **{evil}** and **{devil}** think ahead, and keep those that ' +
    'cost you the most mistakes.',
  'help-words':
    'Trying a letter again costs nothing. Spaces, digits and other signs are shown. Both ' +
    'lists of English words have hardly any plurals.',
  privacy: 'Privacy',
  'help-privacy':
    'One cookie holds a random number, under which the server keeps your settings, game and ' +
    'scores for 400 days after the last change. “Take my scores to another device” shows that ' +
    'number in letters. A room keeps its results 400 days at most. Your browser keeps how this ' +
    'page looks, your rooms, the names in them, and how past days ended. Nothing else, no one ' +
    'else.',
  forget: 'Forget me',
  'help-languages':
    'No native speaker has read the other languages yet. Tell whoever runs this page what sounds ' +
    'wrong.',
  'ask-forget': 'Forget me?',
  'ask-forget-text':
    'Your game, scores and settings go for good, on all your devices, and your rooms on this one.',
  'ask-forget-yes': 'Forget me',
  forgotten: 'Forgotten. “New game” starts afresh.',
};
