import Libc

/// How the players of this server fared in one game of a date: a file with one byte per player.
///
/// Who finishes appends a byte, without a lock. A process that is killed before it does loses a count and
/// nothing else, and so does a full disk.
package struct DayTally {
  /// How somebody fared.
  package enum Result: Hashable, Sendable {
    case won(mistakes: Int)
    case lost
    /// An endgame solved after it was lost, by somebody who was counted then.
    case solvedLater
  }

  /// What the file says.
  package struct Counts: Hashable, Sendable {
    package fileprivate(set) var played = 0
    /// How many won with n mistakes, by n.
    package fileprivate(set) var mistakes: [Int] = []
    package fileprivate(set) var solvedLater = 0

    package var won: Int { mistakes.reduce(0, +) }
  }

  private let folder: String
  private let day: CalendarDay
  private let game: String

  /// A file takes no more than this: whoever makes many players cannot make it large.
  private static let sizeLimit = 1 << 16
  /// Days that a file is kept.
  private static let memory = 90

  /// `game` tells the games of a date apart; it becomes a part of the file's name.
  package init(in folder: String, on day: CalendarDay, game: String) {
    self.folder = folder
    self.day = day
    self.game = game
  }

  private var path: String { "\(folder)/\(day.text).\(game)" }

  /// Appends a result, unless the file is full; the first of a game removes files of long ago.
  package func append(_ result: Result) throws(HangmanError) {
    try Directory.make(folder)
    let file = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_APPEND)
    let size = try file.status().st_size
    if size == 0 { removeOld() }
    if size < Self.sizeLimit { try file.write([result.byte]) }
  }

  /// Returns what the file says; nothing where it cannot be read.
  package func counts() -> Counts {
    var counts = Counts()
    guard let file = try? Descriptor(opening: path, flags: O_RDONLY),
      let bytes = try? file.read(Self.sizeLimit, at: 0)
    else { return counts }
    for byte in bytes {
      if let result = Result(byte: byte) { counts.take(result) }
    }
    return counts
  }

  /// Removes the files of days that nobody asks for any more; names begin with their day.
  private func removeOld() {
    let oldest = Array(CalendarDay(number: day.number - Self.memory).text.utf8)
    guard let names = try? Directory.names(in: folder) else { return }
    for name in names where name.utf8.lexicographicallyPrecedes(oldest) {
      if !name.begins(with: ".") { unlink("\(folder)/\(name)") }
    }
  }
}

extension DayTally.Result {
  /// `A` for no mistake, `B` for one and so on.
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
  package mutating func take(_ result: DayTally.Result) {
    switch result {
    case .won(let made):
      while mistakes.count <= made { mistakes.append(0) }
      mistakes[made] += 1
      played += 1
    case .lost: played += 1
    case .solvedLater: solvedLater += 1
    }
  }

  /// Returns how many of 100 others did worse than somebody who is counted here.
  package func beaten(by result: DayTally.Result) -> Int {
    guard case .won(let made) = result, played > 1 else { return 0 }
    let asGood = mistakes.prefix(made + 1).reduce(0, +)
    return 100 * (played - asGood) / (played - 1)
  }
}
