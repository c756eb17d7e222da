internal import HangmanKit

/// A room as its author wants it, compared with the lists.
struct RoomDraft {
  private let configuration: Configuration
  private let table: Room.Table
  private let title: [UInt8]?
  private let scene: Scene?
  /// The rule for turns on a shared board; `nil` if each player has a board.
  private let turns: Board.Turns?
  private let door: Door
  let isTrial: Bool
  private var settings: Settings
  private let text: AuthorText
  private var rounds: [Round] = []
  /// The lines that are left out; only for a trial.
  private(set) var refused: [AuthorLine.Fault] = []
  private(set) var isDrawn = false

  init(
    _ parameters: Parameters,
    _ configuration: Configuration,
    _ lists: Lists
  ) throws(Failure) {
    let rounds = try parameters.number("rounds", in: 1...Room.drawnLimit)
    let draw = try Self.draw(parameters)
    guard ["words", "trap", "rounds", "draw"].count(where: { parameters[$0] != nil }) == 1 else {
      throw .invalidRequest("Send exactly one of `words`, `trap`, `rounds` and `draw`.")
    }
    var wanted = try SettingsParameters(parameters)
    if rounds == nil { wanted = wanted.ofWords(areDrawn: draw != nil) }
    table = try parameters.choice("table") ?? .all
    title = try Self.title(parameters)
    scene = try parameters.choice("scene")
    turns = try Self.turns(parameters)
    door = try parameters.door()
    isTrial = try parameters.truth("try") ?? false
    self.configuration = configuration
    guard configuration.roomWords != .off else { throw .roomsOff }
    settings = try wanted.applied(to: nil, defaultList: configuration.defaultList, lists: lists)
    let id = settings.list
    guard let text = try Failure.refusing(AuthorText(for: id, in: lists)) else { throw .words }
    self.text = text
    if let title, try Failure.refusing(text.blocks(title)) {
      throw .invalidSetting("`title` has a word that this server does not allow.")
    }
    if let words = parameters["words"] { try take(words: words) }
    if let words = parameters["trap"] { try take(trap: words) }
    if let rounds { try self.draw(rounds, lists) }
    if let draw { try take(drawn: draw, parameters, lists) }
  }

  /// The possible clue of each round; `nil` if the room has no words.
  func suggestions(for room: Room) throws(Failure) -> [[UInt8]?]? {
    let words = room.rounds.compactMap { $0.secret.word }
    guard words.count == room.rounds.count else { return nil }
    // A drawn word already has its possible clue.
    guard !isDrawn else { return room.rounds.map { $0.clue } }
    return try Failure.refusing(text.clues(for: words, of: settings.list))
  }

  /// Whether each player has a board.
  private enum Boards: String, CaseIterable {
    case own, shared
  }

  private static func turns(_ parameters: Parameters) throws(Failure) -> Board.Turns? {
    let boards: Boards? = try parameters.choice("board")
    let turns: Board.Turns? = try parameters.choice("turns")
    guard turns == nil || boards == .shared else {
      throw .invalidRequest("Send `turns` only with board=shared.")
    }
    return boards == .shared ? turns ?? .any : nil
  }

  private static func draw(_ parameters: Parameters) throws(Failure) -> Int? {
    guard parameters["draw"] != nil else {
      guard parameters["seed"] == nil else {
        throw .invalidRequest("Send `seed` only with `draw`.")
      }
      return nil
    }
    guard parameters["try"] == "true" else {
      throw .invalidRequest(
        "Send `draw` only with try=true, then send the lines of its reply as `words`."
      )
    }
    return try parameters.number("draw", in: 1...Room.roundLimit)
  }

  /// The title without blanks around it; `nil` if it is empty.
  private static func title(_ parameters: Parameters) throws(Failure) -> [UInt8]? {
    let title = AuthorLine.sentence(parameters["title"] ?? "")
    guard !title.isEmpty else { return nil }
    guard title.count(where: { $0 & 0xC0 != 0x80 }) <= Room.titleLimit else {
      throw .invalidSetting("`title` may have at most \(Room.titleLimit) characters.")
    }
    return Array(title)
  }

  /// Takes words that the server draws, with their clues.
  private mutating func take(
    drawn count: Int,
    _ parameters: Parameters,
    _ lists: Lists
  ) throws(Failure) {
    settings.isEvil = false
    let given = try parameters.seed()
    let seed = if let given { given } else { try Failure.refusing(Randomness.number()) }
    let lines = try linesWithClues(count, seed, lists)
    guard !lines.isEmpty else { throw Failure.of(.noClue) }
    isDrawn = true
    let words = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    try take(words: String(decoding: words, as: UTF8.self))
  }

  private func linesWithClues(
    _ count: Int,
    _ seed: UInt64,
    _ lists: Lists
  ) throws(Failure) -> [[UInt8]] {
    try Failure.refusing(lists.linesWithClues(count, settings, Chance(seed: seed), text))
  }

  private mutating func take(words: String) throws(Failure) {
    settings.length = nil
    settings.isEvil = false
    for line in try accepted(text.words(words, limit: Room.roundLimit)) {
      try add(.word(line.entry), WrittenEntry.all([line.spelling]), clue: line.clue)
    }
  }

  private mutating func take(trap: String) throws(Failure) {
    settings.length = nil
    settings.isEvil = true
    settings.cunning = .diabolical
    let lines = try accepted(text.trap(trap, limit: Room.roundLimit))
    guard lines.count > 1 else { return }
    try add(.trap(lines.map { $0.entry }), WrittenEntry.all(lines.map { $0.spelling }))
  }

  /// Draws the rounds, evil ones of another shape than the two before.
  ///
  /// A room in which no game could be opened is refused at once.
  private mutating func draw(_ count: Int, _ lists: Lists) throws(Failure) {
    var last: Chance?
    for _ in 0..<count {
      let chance = try Failure.refusing(Chance.drawn(for: settings, after: last))
      if settings.hasClue, rounds.isEmpty,
        try linesWithClues(1, chance.seed, lists).isEmpty
      {
        throw Failure.of(.noClue)
      }
      try add(.seed(chance.seed))
      last = chance
    }
  }

  private mutating func add(
    _ secret: Secret,
    _ texts: [WrittenEntry] = [],
    clue: [UInt8]? = nil
  ) throws(Failure) {
    let nonce = try Failure.refusing(Randomness.bytes(16))
    rounds.append(Round(nonce: Hex.text(nonce), secret: secret, texts: texts, clue: clue))
  }

  /// Returns the author's lines without blocked ones; if the operator wants listed words only, without
  /// others.
  private mutating func accepted(_ read: AuthorLines) throws(Failure) -> [AuthorLine] {
    var read = read
    try Failure.refusing(text.refuseBlocked(in: &read))
    if configuration.roomWords == .listed {
      try Failure.refusing(text.refuseUnlisted(in: &read))
    }
    refused = read.faults
    guard refused.isEmpty || isTrial else { throw .invalidWords(refused) }
    return read.lines
  }

  /// The room; `nil` if no line is left for it.
  func room(key: SecretID, now: Int64) -> Room? {
    guard !rounds.isEmpty else { return nil }
    return Room(
      table: table,
      settings: settings,
      alphabet: text.alphabet,
      rounds: rounds,
      keyDigest: key.digest,
      createdAt: now,
      worth: rounds[0].secret.trap.flatMap(TrapGameplay.value),
      title: title,
      scene: scene,
      door: door,
      board: turns.map { Board(turns: $0, rounds: rounds.count) }
    )
  }
}
