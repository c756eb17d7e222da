import Libc

/// The results of this server's players in one game of a date: a file with one byte per player.
///
/// A player who finishes appends a byte, without a lock. A process that is killed before it does loses
/// this count and nothing else, and so does a full disk.
package struct DayTally {
  /// A player's result.
  package enum Result: Hashable, Sendable {
    case won(mistakes: Int)
    case lost
    /// A game that can be played again: the player, already counted as a loser, has solved it later.
    case solvedLater
  }

  /// The counts in the file.
  package struct Counts: Hashable, Sendable {
    package fileprivate(set) var played = 0
    /// The number of players who won with n mistakes, by n.
    package fileprivate(set) var mistakes: [Int] = []
    package fileprivate(set) var solvedLater = 0

    package var won: Int { mistakes.reduce(0, +) }
  }

  private let folder: String
  private let day: CalendarDay
  private let game: String

  /// The largest size of a file, so that a client who makes many players cannot make it large.
  private static let sizeLimit = 1 << 16
  /// The number of days that a file is kept.
  private static let memory = 90

  /// Creates the tally of a date; `game` tells the games of the date apart and becomes part of the
  /// file's name.
  package init(in folder: String, on day: CalendarDay, game: String) {
    self.folder = folder
    self.day = day
    self.game = game
  }

  private var path: String { "\(folder)/\(day.text).\(game)" }

  /// The word that an operator had chosen when the game was begun, beside the tally.
  private var wordPath: String { "\(path).word" }

  /// Records that the game of the date was begun, with the text of the operator's word for it (`nil`
  /// for none); the first player to begin the game decides.
  package func begin(with word: [UInt8]?) throws(HangmanError) {
    guard beginning == nil else { return }
    try Directory.make(folder)
    let path = word == nil ? path : wordPath
    do throws(HangmanError) {
      try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_EXCL).write(word ?? [])
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }

  /// The text with which the game of the date was begun, empty without an operator's word; `nil` before
  /// anybody has begun it.
  package var beginning: [UInt8]? {
    if let text = try? Descriptor(opening: wordPath, flags: O_RDONLY).read(1 << 10, at: 0),
      !text.isEmpty
    {
      return text
    }
    return access(path, F_OK) == 0 ? [] : nil
  }

  /// Appends a result unless the file is full; the first result of a game also removes old files.
  package func append(_ result: Result) throws(HangmanError) {
    try Directory.make(folder)
    let file = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_APPEND)
    let size = try file.status().st_size
    if size == 0 { removeOld() }
    if size < Self.sizeLimit { try file.write([result.byte]) }
  }

  /// The counts in the file; all zero if it cannot be read.
  package func counts() -> Counts {
    var counts = Counts()
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY),
      let bytes = try? file.read(Self.sizeLimit, at: 0)
    else { return counts }
    // Each kind of byte is counted first, because the file may have very many bytes of few kinds.
    var times = Array(repeating: 0, count: 256)
    for byte in bytes { times[Int(byte)] += 1 }
    for byte in UInt8.min...UInt8.max where times[Int(byte)] > 0 {
      if let result = Result(byte: byte) { counts.take(result, times: times[Int(byte)]) }
    }
    return counts
  }

  /// Removes the files of days whose results are no longer shown.
  ///
  /// The names of these files begin with the day.
  private func removeOld() {
    let oldest = Array(CalendarDay(number: day.number - Self.memory).text.utf8)
    guard let names = try? Directory.names(in: folder) else { return }
    for name in names where name.utf8.lexicographicallyPrecedes(oldest) {
      if !name.begins(with: ".") { unlink("\(folder)/\(name)") }
    }
  }
}

extension DayTally.Result {
  /// The byte for no mistake; `B` means one mistake, and so on.
  private static let none = UInt8(ascii: "A")

  fileprivate var byte: UInt8 {
    switch self {
    case .won(let mistakes): Self.none + UInt8(clamping: min(mistakes, 25))
    case .lost: UInt8(ascii: "-")
    case .solvedLater: UInt8(ascii: "+")
    }
  }

  fileprivate init?(byte: UInt8) {
    switch byte {
    case Self.none..<Self.none + 26: self = .won(mistakes: Int(byte - Self.none))
    case UInt8(ascii: "-"): self = .lost
    case UInt8(ascii: "+"): self = .solvedLater
    default: return nil
    }
  }
}

extension DayTally.Counts {
  package mutating func take(_ result: DayTally.Result, times: Int = 1) {
    switch result {
    case .won(let made):
      while mistakes.count <= made { mistakes.append(0) }
      mistakes[made] += times
      played += times
    case .lost: played += times
    case .solvedLater: solvedLater += times
    }
  }

  /// The number among 100 others who did worse than a player who is counted here.
  package func beaten(by result: DayTally.Result) -> Int {
    guard case .won(let made) = result, played > 1 else { return 0 }
    let asGood = mistakes.prefix(made + 1).reduce(0, +)
    return 100 * (played - asGood) / (played - 1)
  }
}
