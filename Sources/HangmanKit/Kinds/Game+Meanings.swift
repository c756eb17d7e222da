// What the entries of a game mean.

extension Game {
  package func meaning(over lists: Lists) -> Meaning? {
    revelation.flatMap { meaning(of: $0.answer, over: lists) }
  }

  /// What an entry of its list means; not before its end, or of what the player may know.
  package func meaning(of entry: [UInt8], over lists: Lists) -> Meaning? {
    lists.meaning(of: entry, in: settings.list, alphabet)
  }

  /// What is told of the entry from the start: what a room's author wrote, or what it means where
  /// the settings say so.
  package func clue(over lists: Lists) -> [UInt8]? {
    if let clue = kind.round?.clue { return clue }
    guard settings.hasClue, let word = secret.word else { return nil }
    return meaning(of: word, over: lists)?.text
  }
}

extension Lists {
  /// Draws an entry whose meaning is a fair clue, `nil` where hardly any has one.
  func drawWithClue(
    _ settings: Settings,
    _ chance: Chance,
    _ index: WordIndex,
    besides others: [[UInt8]] = []
  ) throws(HangmanError) -> (group: IndexGroup, row: Int)? {
    try Opening.draw(index.groups, settings: settings, chance: chance) {
      group,
      row throws(HangmanError) in
      let entry = try index.entry(row, of: group)
      return !others.contains(entry)
        && fairClue(for: entry, in: settings.list, index.alphabet) != nil
    }
  }

  /// Lines for a room's author, each an entry, a tab and a fair clue: so many entries of the list of the
  /// settings, or as many as it has.
  package func linesWithClues(
    _ count: Int,
    _ settings: Settings,
    _ chance: Chance
  ) throws(HangmanError) -> [[UInt8]] {
    try reading(settings.list) { index throws(HangmanError) in
      var entries: [[UInt8]] = []
      for number in 0..<count {
        let own = Chance(seed: chance.number(number))
        guard let place = try drawWithClue(settings, own, index, besides: entries) else { break }
        entries.append(try index.entry(place.row, of: place.group))
      }
      return entries.map { entry in
        let clue = fairClue(for: entry, in: settings.list, index.alphabet) ?? []
        return index.alphabet.utf8(entry) + [UInt8(ascii: "\t")] + clue
      }
    }
  }
}
