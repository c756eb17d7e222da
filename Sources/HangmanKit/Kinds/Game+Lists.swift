// A game played over the compiled lists: what an evil computer can claim is looked up there.

extension Game {
  /// Applies a guess with the answer of this game's opponent.
  ///
  /// The outcome is `nil` if the game is void or was over; `left` is as `left(over:)` returns it. A
  /// letter that was guessed before reads no list, because the list may be gone. Where `left` has
  /// counts, `letGo` has entries that the answer made impossible, at most `exampleLimit`.
  package mutating func guess(
    _ letter: Letter,
    over lists: Lists,
    at time: Int64,
    exampleLimit: Int = 0
  ) throws(HangmanError) -> (outcome: Outcome?, left: [Int]?, letGo: [String]) {
    if let word = secret.word {
      return (guess(letter, answeredBy: GoodGameplay(word: word), at: time), nil, [])
    }
    guard !hasGuessed(letter) else { return (.repeat, left(over: lists), []) }
    let (played, outcome, left, letGo) = try lists.withTable(of: self) { [self] entries, index in
      var game = self
      let outcome =
        game.secret.trap == nil
        ? game.guess(letter, answeredBy: EvilGameplay(entries: entries), at: time)
        : game.guess(letter, answeredBy: TrapGameplay(entries: entries), at: time)
      let (left, letGo) = game.left(of: entries, in: index, exampleLimit: exampleLimit)
      return (game, outcome, left, letGo)
    }
    self = played
    return (outcome, left, letGo)
  }
}

extension Lists {
  /// Returns the body's result for the table of a game, and for the index that the table is from.
  ///
  /// The table has the entries that a person chose, and then there is no index; otherwise it has the
  /// entries of the game's shape in its list.
  func withTable<Value>(
    of game: Game,
    timeout: Int = IndexFolder.lockTimeout,
    _ body: (EntryTable, WordIndex?) -> Value
  ) throws(HangmanError) -> Value {
    if let entries = game.chosenEntries {
      return body(EntryTable(of: entries, alphabet: game.alphabet), nil)
    }
    return try withIndex(of: game.settings.list, timeout: timeout) { index throws(HangmanError) in
      let shape = game.pattern.shape
      return try index.withTable(of: shape) { entries in
        // In another alphabet no entry fits any more.
        let isSame = index.alphabet.hasLetters(of: game.alphabet)
        return body(isSame ? entries : EntryTable(without: shape), index)
      }
    }
  }
}

extension Game {
  /// Returns the number of fitting entries before the first guess and after each guess.
  ///
  /// The result is `nil` for an honest game, for today's game and a room's until they are over, and if
  /// the list has changed or cannot be read, because no game may fail for a count.
  package func left(over lists: Lists) -> [Int]? {
    guard showsCounts else { return nil }
    return try? lists.withTable(of: self, timeout: 0) { left(of: $0, in: $1).counts }
  }

  private func left(
    of entries: EntryTable,
    in index: WordIndex?,
    exampleLimit: Int = 0
  ) -> (counts: [Int]?, letGo: [String]) {
    guard showsCounts, isUnchanged(index) else { return (nil, []) }
    let (counts, lost) = entries.counts(after: guesses, exampleLimit: exampleLimit)
    return (counts, lost)
  }

  /// Whether a list has the content that it had when the game began; entries of the game's own have no list.
  fileprivate func isUnchanged(_ index: WordIndex?) -> Bool {
    index.map { $0.contentChecksum == listChecksum } ?? true
  }

  /// Returns the list's own spelling of the answer of a finished game, all spellings if there are
  /// several: ÉTÉ for ETE.
  ///
  /// The result is `nil` if the spelling is the same as the letters, and if the list has changed or
  /// cannot be read.
  package func answerText(over lists: Lists) -> String? {
    revelation.flatMap { texts(of: [$0.answer], over: lists)[0] }
  }

  /// Returns the spellings of the entries that a person chose, `nil` for each spelled as its letters;
  /// `nil` for other games, and before the entries may be shown.
  package func texts(over lists: Lists) -> [String?]? {
    guard let entries = secret.trap, isOver || showsEntries else { return nil }
    return texts(of: entries, over: lists)
  }

  fileprivate func texts(of entries: [[UInt8]], over lists: Lists) -> [String?] {
    if let chosen = chosenEntries, let place = kind.round {
      return entries.map { entry in
        place.texts.first { chosen.firstIndex(of: entry) == $0.place }
          .map { String(decoding: $0.text, as: UTF8.self) }
      }
    }
    let texts = try? lists.withIndex(of: settings.list, timeout: 0) {
      index throws(HangmanError) -> [String?]? in
      guard index.contentChecksum == listChecksum || showsEntries,
        index.alphabet.hasLetters(of: alphabet)
      else { return nil }
      return try index.withTable(of: pattern.shape) { $0.spellings(of: entries) }
    }
    return texts ?? [String?](repeating: nil, count: entries.count)
  }
}

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

extension Replay {
  /// Replays a finished game; `nil` if it is void or its list has changed since.
  package static func of(
    _ game: Game,
    over lists: Lists,
    withLetters: Bool
  ) throws(HangmanError) -> Replay? {
    guard game.status != .void else { return nil }
    return try lists.withTable(of: game) { entries, index -> Replay? in
      guard game.isUnchanged(index) else { return nil }
      let ranks = index.map { lists.ranks(of: entries, in: $0, game.settings.list) } ?? []
      var replay = Replay(of: game, over: entries, ranks: ranks, withLetters: withLetters)
      if let chosen = game.chosenEntries {
        replay.note(game.texts(of: chosen, over: lists), of: chosen)
      }
      return replay
    }
  }
}
