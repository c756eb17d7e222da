internal import HangmanKit

/// A room as its author wants it, held against the lists.
struct RoomDraft {
  private let configuration: Configuration
  private let table: Room.Table
  private var settings: Settings
  private let text: AuthorText
  private var contents: [(secret: Secret, clue: [UInt8]?)] = []

  init(
    _ wanted: RoomParameters,
    _ configuration: Configuration,
    _ lists: Lists
  ) throws(Failure) {
    self.configuration = configuration
    table = wanted.table
    let list = configuration.defaultList
    settings = try wanted.settings.applied(to: nil, defaultList: list, lists: lists)
    let id = settings.list
    let text = try Failure.refusing(AuthorText(for: id, in: lists))
    guard let text else { throw .words }
    self.text = text
    switch wanted.wish {
    case .words(let words): try take(words: words)
    case .trap(let words): try take(trap: words)
    case .rounds(let count): try draw(count)
    }
  }

  private mutating func take(words: String) throws(Failure) {
    settings.length = nil
    settings.isEvil = false
    settings.cunning = .classic
    let lines = try lines { () throws(AuthorLine.Fault) in
      try text.words(words, limit: Room.roundLimit)
    }
    contents = lines.map { (.word($0.entry), $0.clue) }
  }

  private mutating func take(trap: String) throws(Failure) {
    settings.length = nil
    settings.isEvil = true
    settings.cunning = .diabolical
    let lines = try lines { () throws(AuthorLine.Fault) in
      try text.trap(trap, limit: Room.roundLimit)
    }
    contents = [(.trap(lines.map { $0.entry }), nil)]
  }

  private mutating func draw(_ count: Int) throws(Failure) {
    for _ in 0..<count {
      let seed = try Failure.refusing(Randomness.number())
      contents.append((.seed(seed), nil))
    }
  }

  /// The author's lines, none blocked and all listed where the operator wants that.
  private func lines(
    _ read: () throws(AuthorLine.Fault) -> [AuthorLine]
  ) throws(Failure) -> [AuthorLine] {
    let lines: [AuthorLine]
    do throws(AuthorLine.Fault) { lines = try read() } catch { throw .invalidWords(error) }
    var fault = try Failure.refusing(text.blocked(among: lines))
    if fault == nil, configuration.roomWords == .listed {
      fault = try Failure.refusing(text.unlisted(among: lines))
    }
    if let fault { throw .invalidWords(fault) }
    return lines
  }

  private var worth: Int? {
    contents.first?.secret.trap.flatMap(TrapGameplay.worth)
  }

  func room(key: SecretID, now: Int64) throws(Failure) -> Room {
    var rounds: [Round] = []
    for content in contents {
      let nonce = try Failure.refusing(Randomness.bytes(16))
      rounds.append(Round(nonce: Hex.text(nonce), secret: content.secret, clue: content.clue))
    }
    return Room(
      table: table,
      settings: settings,
      alphabet: text.alphabet,
      rounds: rounds,
      keyDigest: key.digest,
      createdAt: now,
      worth: worth
    )
  }
}

extension Failure {
  fileprivate static func invalidWords(_ fault: AuthorLine.Fault) -> Failure {
    .invalidWords(line: fault.line, reason: fault.reason)
  }
}
