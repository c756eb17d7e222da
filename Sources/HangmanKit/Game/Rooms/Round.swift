/// One round of a room: its secret and its clue, fixed when the room is made.
package struct Round: Hashable, Sendable {
  /// The nonce that makes the commitment unguessable: thirty-two random hex digits.
  package private(set) var nonce: String
  package private(set) var secret: Secret
  /// The written forms of the word, or of some entries of a trap.
  package private(set) var texts: [WrittenEntry]
  /// The author's clue to the word, as UTF-8.
  package private(set) var clue: [UInt8]?

  package init(
    nonce: String,
    secret: Secret,
    texts: [WrittenEntry] = [],
    clue: [UInt8]? = nil
  ) {
    self.nonce = nonce
    self.secret = secret
    self.texts = texts
    self.clue = clue
  }

  /// The commitment that each player of the round gets.
  package func commitment(in alphabet: Alphabet) -> String {
    secret.commitment(in: alphabet, nonce: nonce)
  }

  static var unread: Round { Round(nonce: "", secret: .trap([])) }

  mutating func code(_ lines: inout some Lines, _ alphabet: Alphabet) {
    lines.line("round") { $0.token(&nonce) }
    var seed = secret.seed
    lines.optional("seed", &seed, 0) { $0.seed(&$1) }
    if let seed { secret = .seed(seed) } else { secret.code(&lines, alphabet) }
    WrittenEntry.code(&texts, &lines)
    guard secret.word != nil else { return lines.require(clue == nil) }
    lines.optional("clue", &clue, []) { $0.text(&$1) }
  }
}

/// The written form of an entry of a round that is not written as its letters.
package struct WrittenEntry: Hashable, Sendable {
  /// The index of the entry in the round, from 0.
  package private(set) var place: Int
  /// The written form as UTF-8.
  package private(set) var text: [UInt8]

  /// The written entries of a list of spellings, in which `nil` means the letters.
  package static func all(_ spellings: [[UInt8]?]) -> [WrittenEntry] {
    spellings.enumerated().compactMap { place, text in
      text.map { WrittenEntry(place: place, text: $0) }
    }
  }

  static func code(_ texts: inout [WrittenEntry], _ lines: inout some Lines) {
    lines.each("text", &texts, WrittenEntry(place: 0, text: [])) {
      $0.number(&$1.place)
      $0.text(&$1.text)
    }
  }
}

/// The result of a round for a player.
package struct RoundResult: Hashable, Sendable {
  package let isWon: Bool
  package let mistakes: Int
  package let guesses: Int
  /// The time of the start in seconds since 1970.
  package let startedAt: Int64
  /// The time of the end in seconds since 1970, not before the start.
  package let endedAt: Int64

  package init(isWon: Bool, mistakes: Int, guesses: Int, startedAt: Int64, endedAt: Int64) {
    self.isWon = isWon
    self.mistakes = mistakes
    self.guesses = guesses
    self.startedAt = startedAt
    self.endedAt = max(startedAt, endedAt)
  }

  /// Creates the result of a game that is over, or given up at this time; `nil` before the first guess,
  /// and for a void game.
  package init?(of game: Game, givenUpAt time: Int64) {
    guard !game.guesses.isEmpty, game.status != .void else { return nil }
    self.init(
      isWon: game.status == .won,
      mistakes: game.mistakes,
      guesses: game.guesses.count,
      startedAt: game.startedAt,
      endedAt: game.endedAt ?? time
    )
  }

  /// A result that starts at this time if it started earlier.
  func starting(notBefore time: Int64) -> RoundResult {
    guard startedAt < time else { return self }
    return RoundResult(
      isWon: isWon,
      mistakes: mistakes,
      guesses: guesses,
      startedAt: time,
      endedAt: time &+ (endedAt &- startedAt)
    )
  }

  /// Codes results by rounds, with commas between them.
  static func code(_ results: inout [RoundResult?], _ line: inout some Lines, since time: Int64) {
    for (index, result) in results.enumerated() {
      line.mark(index == 0 ? UInt8(ascii: " ") : UInt8(ascii: ","))
      let known = RoundResult.coded(result, &line, since: time)
      // Most results that are read are `nil`, and storing one would copy the array.
      if line.isReading, known != nil { results[index] = known }
    }
  }

  /// Codes one result: nothing for a round that is not over; otherwise won or lost, mistakes, guesses,
  /// and the seconds to the start and from there to the end, such as `w2 9 86400 75`.
  static func coded(
    _ result: RoundResult?,
    _ line: inout some Lines,
    since time: Int64
  ) -> RoundResult? {
    let isWon = line.isMark(UInt8(ascii: "w"), result?.isWon == true)
    guard isWon || line.isMark(UInt8(ascii: "l"), result != nil) else { return nil }
    var mistakes = result?.mistakes ?? 0
    var guesses = result?.guesses ?? 0
    var start = result.map { $0.startedAt &- time } ?? 0
    var length = result.map { $0.endedAt &- $0.startedAt } ?? 0
    line.digits(&mistakes)
    line.number(&guesses)
    line.time(&start)
    line.time(&length)
    return RoundResult(
      isWon: isWon,
      mistakes: mistakes,
      guesses: guesses,
      startedAt: time &+ start,
      endedAt: time &+ start &+ length
    )
  }
}
