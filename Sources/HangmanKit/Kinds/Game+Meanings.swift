// The meanings of a game's entries.

extension Game {
  package func meaning(over lists: Lists) -> Meaning? {
    revelation.flatMap { meaning(of: $0.answer, over: lists) }
  }

  /// The meaning of an entry of the game's list; only after the end, or for entries that the player may
  /// know.
  package func meaning(of entry: [UInt8], over lists: Lists) -> Meaning? {
    lists.meaningIfReadable(of: entry, in: settings.list, alphabet)
  }

  /// The clue that a game shows from its start: the text of a room's author, or the meaning if the
  /// settings ask for it.
  package func clue(over lists: Lists) -> [UInt8]? {
    if let clue = kind.round?.clue { return clue }
    guard settings.hasClue, let word = secret.word else { return nil }
    return meaning(of: word, over: lists)?.text
  }
}

extension Lists {
  /// Draws an entry whose meaning is a fair clue; `nil` if hardly any entry has one.
  func drawWithClue(
    _ settings: Settings,
    _ chance: Chance,
    _ index: WordIndex
  ) throws(HangmanError) -> (group: IndexGroup, row: Int)? {
    try index.withTables { tables throws(HangmanError) in
      var draw = ClueDraw(settings, index, tables, self)
      return try draw.next(by: chance)?.place
    }
  }

  /// Returns lines for a room's author, each an entry, a tab and a fair clue.
  ///
  /// The entries are from the list of the settings, without those that distress. There may be fewer than
  /// asked for.
  package func linesWithClues(
    _ count: Int,
    _ settings: Settings,
    _ chance: Chance,
    _ author: AuthorText
  ) throws(HangmanError) -> [[UInt8]] {
    try withIndex(of: settings.list) { index throws(HangmanError) in
      try index.withTables { tables throws(HangmanError) in
        var draw = ClueDraw(settings, index, tables, self)
        var (lines, number): ([[UInt8]], Int) = ([], 0)
        while lines.count < count {
          var found: [ClueDraw.Drawn] = []
          while lines.count + found.count < count {
            let chance = Chance(seed: chance.number(number))
            guard let drawn = try draw.next(by: chance) else { break }
            found.append(drawn)
            number += 1
          }
          guard !found.isEmpty else { break }
          let areDistressing = try author.areDistressing(found.map { $0.entry })
          for (place, drawn) in found.enumerated() where !areDistressing[place] {
            let tab = UInt8(ascii: "\t")
            lines.append(index.alphabet.utf8(drawn.entry) + [tab] + drawn.clue)
          }
        }
        return lines
      }
    }
  }
}
