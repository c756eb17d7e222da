// A game played over the compiled lists: what an evil computer can claim is looked up there.

extension Game {
  /// What a new game brings that is neither chosen nor drawn from its seed.
  package struct Identity {
    package let id: String
    package let nonce: String
    /// Seconds since 1970.
    package let time: Int64

    /// - Parameters:
    ///   - id: Eight random bytes.
    ///   - nonce: Sixteen random bytes.
    ///   - time: Seconds since 1970.
    package init(id: [UInt8], nonce: [UInt8], time: Int64) {
      self.id = Hex.text(id)
      self.nonce = Hex.text(nonce)
      self.time = time
    }
  }

  /// Opens a game with an entry or a shape that the seed draws from the list of the settings.
  package static func open(
    _ settings: Settings,
    chance: Chance,
    isSeeded: Bool = false,
    day: CalendarDay? = nil,
    identity: Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let game = try lists.reading(settings.list) { index throws(HangmanError) -> Game? in
      guard let (group, row) = Opening.draw(index.groups, settings: settings, chance: chance)
      else { return nil }
      return Game(
        id: identity.id,
        settings: settings,
        listChecksum: index.contentChecksum,
        alphabet: index.alphabet,
        chance: chance,
        isSeeded: isSeeded,
        day: day,
        word: settings.isEvil ? nil : try index.entry(row, of: group),
        nonce: identity.nonce,
        shape: try index.shape(of: group),
        startedAt: identity.time
      )
    }
    guard let game else {
      throw .unusable("the list \(settings.list) has no entry of the length of the settings")
    }
    return game
  }

  /// Applies a guess as the computer of this game answers it.
  ///
  /// - Parameters:
  ///   - letter: The letter guessed.
  ///   - lists: Read for an evil game alone, and not for a letter that was guessed before: the list
  ///     may be gone by then.
  ///   - time: Seconds since 1970.
  /// - Returns: What became of the guess, `nil` if the game is void or was over.
  /// - Throws: What kept the list from being read; the game is as it was.
  package mutating func guess(
    _ letter: Letter,
    over lists: Lists,
    at time: Int64
  ) throws(HangmanError) -> Outcome? {
    if let word {
      return guess(letter, answeredBy: GoodGameplay(word: word), at: time)
    }
    guard !hasGuessed(letter) else { return .repeat }
    let before = self
    let outcome: Outcome?
    (self, outcome) = try lists.reading(settings.list) { index throws(HangmanError) in
      // By other letters nothing fits any more.
      let isSame = index.alphabet.hasLetters(of: before.alphabet)
      let shape = before.pattern.shape
      return try index.reading(entriesLike: shape) { entries in
        let entries = isSame ? entries : EntryTable(without: shape)
        var game = before
        let outcome = game.guess(letter, answeredBy: EvilGameplay(entries: entries), at: time)
        return (game, outcome)
      }
    }
    return outcome
  }
}
