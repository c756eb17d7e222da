// A game played over the compiled lists: what an evil computer can claim is looked up there.

extension Game {
  /// The parts of a new game that are neither chosen nor drawn from its seed.
  package struct Identity {
    package let id: String
    package internal(set) var nonce: String
    /// The time of the start in seconds since 1970.
    package let time: Int64

    /// Creates an identity from eight and from sixteen random bytes.
    package init(id: [UInt8], nonce: [UInt8], time: Int64) {
      self.id = Hex.text(id)
      self.nonce = Hex.text(nonce)
      self.time = time
    }
  }

  /// A game over entries that an author chose, all of one shape.
  ///
  /// It has 0 instead of a list's checksum.
  init(
    hiding secret: Secret,
    like example: [UInt8],
    settings: Settings,
    alphabet: Alphabet,
    chance: Chance,
    kind: Kind,
    identity: Identity
  ) {
    self.init(
      id: identity.id,
      settings: settings,
      listChecksum: 0,
      alphabet: alphabet,
      chance: chance,
      kind: kind,
      secret: secret,
      nonce: identity.nonce,
      shape: Pattern(hiding: example),
      startedAt: identity.time
    )
  }

  /// Opens a game with an entry or a shape that the seed draws from the list of the settings.
  package static func open(
    _ settings: Settings,
    chance: Chance,
    kind: Kind,
    identity: Identity,
    from lists: Lists
  ) throws(HangmanError) -> Game {
    let game = try lists.reading(settings.list) { index throws(HangmanError) -> Game? in
      let opening =
        settings.hasClue
        ? try lists.drawWithClue(settings, chance, index)
        : Opening.draw(index.groups, settings: settings, chance: chance)
      guard let (group, row) = opening else { return nil }
      return Game(
        id: identity.id,
        settings: settings,
        listChecksum: index.contentChecksum,
        alphabet: index.alphabet,
        chance: chance,
        kind: kind,
        secret: settings.isEvil ? nil : .word(try index.entry(row, of: group)),
        nonce: identity.nonce,
        shape: try index.shape(of: group),
        startedAt: identity.time
      )
    }
    guard let game else {
      if settings.hasClue { throw .noClue }
      throw .unusable("the list \(settings.list) has no entry of the length of the settings")
    }
    return game
  }

  /// Applies a guess with the answer of this game's opponent.
  ///
  /// The outcome is `nil` if the game is void or was over; `left` is as `left(over:)` returns it. A
  /// letter that was guessed before reads no list, because the list may be gone.
  package mutating func guess(
    _ letter: Letter,
    over lists: Lists,
    at time: Int64
  ) throws(HangmanError) -> (outcome: Outcome?, left: [Int]?) {
    switch secret {
    case .word(let word):
      return (guess(letter, answeredBy: GoodGameplay(word: word), at: time), nil)
    case .trap:
      guard let entries = chosenTable else { return (nil, nil) }
      let outcome = guess(letter, over: entries, at: time)
      return (outcome, showsCounts ? entries.counts(after: guesses) : nil)
    case .seed:
      guard !hasGuessed(letter) else { return (.repeat, left(over: lists)) }
      return try guessEvilly(letter, over: lists, at: time)
    }
  }

  private mutating func guessEvilly(
    _ letter: Letter,
    over lists: Lists,
    at time: Int64
  ) throws(HangmanError) -> (outcome: Outcome?, left: [Int]?) {
    let before = self
    let outcome: Outcome?
    let left: [Int]?
    (self, outcome, left) = try lists.reading(settings.list) { index throws(HangmanError) in
      // In another alphabet no entry fits any more.
      let isSame = index.alphabet.hasLetters(of: before.alphabet)
      let shape = before.pattern.shape
      return try index.reading(entriesLike: shape) { entries in
        let entries = isSame ? entries : EntryTable(without: shape)
        var game = before
        let outcome = game.guess(letter, over: entries, at: time)
        return (game, outcome, game.left(of: entries, in: index))
      }
    }
    return (outcome, left)
  }
}

extension Game {
  /// Returns the number of fitting entries before the first guess and after each guess.
  ///
  /// The result is `nil` for an honest game, for today's game and a room's until they are over, and if
  /// the list has changed or cannot be read, because no game may fail for a count.
  package func left(over lists: Lists) -> [Int]? {
    guard showsCounts else { return nil }
    if let entries = chosenTable { return entries.counts(after: guesses) }
    return try? lists.reading(settings.list, timeout: 0) { index throws(HangmanError) in
      try index.reading(entriesLike: pattern.shape) { left(of: $0, in: index) }
    }
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
    guard let entries = secret.trap, isOver || kind.endgame != nil else { return nil }
    return texts(of: entries, over: lists)
  }

  private func texts(of entries: [[UInt8]], over lists: Lists) -> [String?] {
    if let chosen = chosenEntries, let place = kind.round {
      return entries.map { entry in
        place.texts.first { chosen.firstIndex(of: entry) == $0.place }
          .map { String(decoding: $0.text, as: UTF8.self) }
      }
    }
    let texts = try? lists.reading(settings.list, timeout: 0) {
      index throws(HangmanError) -> [String?]? in
      guard index.contentChecksum == listChecksum || kind.endgame != nil,
        index.alphabet.hasLetters(of: alphabet)
      else { return nil }
      return try index.reading(entriesLike: pattern.shape) { $0.spellings(of: entries) }
    }
    return texts ?? [String?](repeating: nil, count: entries.count)
  }

  /// The table of the entries that a person chose for the game; `nil` if the game is played over its
  /// list.
  var chosenTable: EntryTable? { chosenEntries.map { EntryTable(of: $0, alphabet: alphabet) } }

  private func left(of entries: EntryTable, in index: WordIndex) -> [Int]? {
    guard showsCounts, index.contentChecksum == listChecksum else { return nil }
    return entries.counts(after: guesses)
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
    if let entries = game.chosenTable {
      return Replay(of: game, over: entries, withLetters: withLetters)
    }
    let id = game.settings.list
    return try lists.reading(id) { index throws(HangmanError) in
      guard index.contentChecksum == game.listChecksum else { return nil }
      return try index.reading(entriesLike: game.pattern.shape) {
        let ranks = lists.ranks(of: $0, in: index, id)
        return Replay(of: game, over: $0, ranks: ranks, withLetters: withLetters)
      }
    }
  }
}
