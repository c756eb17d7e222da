import Libc

/// A report of a player that a word is wrong.
package struct WordReport: Hashable {
  package enum Reason: String, CaseIterable, Sendable {
    case unknown
    case wrong
    case offensive
  }

  /// The date of the report, such as 2026-11-23.
  package let day: String
  package let list: String
  package let reason: Reason
  /// The id of the game with this word.
  ///
  /// The same report of the same game counts once.
  package let game: String
  package let entry: String

  package init(day: String, list: String, reason: Reason, game: String, entry: String) {
    self.day = day
    self.list = list
    self.reason = reason
    self.game = game
    self.entry = entry
  }

  /// Reads a line of the file; `nil` if it is not a report.
  init?(line: ArraySlice<UInt8>) {
    var rest = line
    guard let day = rest.popField(endingAt: UInt8(ascii: " ")),
      let list = rest.popField(endingAt: UInt8(ascii: " ")),
      let name = rest.popField(endingAt: UInt8(ascii: " ")),
      let reason = Reason(rawValue: String(decoding: name, as: UTF8.self)),
      let game = rest.popField(endingAt: UInt8(ascii: " ")), !rest.isEmpty
    else { return nil }
    self.day = String(decoding: day, as: UTF8.self)
    self.list = String(decoding: list, as: UTF8.self)
    self.reason = reason
    self.game = String(decoding: game, as: UTF8.self)
    entry = String(decoding: rest, as: UTF8.self)
  }

  fileprivate var line: [UInt8] {
    Array("\(day) \(list) \(reason.rawValue) \(game) \(entry)\n".utf8)
  }
}

/// The file of the players' reports, one line each.
///
/// No line identifies the player.
package struct WordReports {
  package let folder: String

  private var path: String { "\(folder)/reports.txt" }

  /// The largest size of the file in bytes: some fifteen thousand lines.
  private static let sizeLimit = 1 << 20

  package init(in folder: String) { self.folder = folder }

  /// Appends a report in one write, unless the file is full.
  package func append(_ report: WordReport) throws(HangmanError) {
    let file = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_APPEND)
    guard try file.status().st_size < Self.sizeLimit else { return }
    try file.write(report.line)
    try file.sync()
    // The first report made the file.
    try Descriptor(folder: folder).sync()
  }

  /// All reports in the order of their arrival; empty before the first.
  package func all() throws(HangmanError) -> [WordReport] {
    let bytes = try ifPresent(
      Descriptor(opening: path, flags: O_RDONLY).read(2 * Self.sizeLimit, at: 0)
    )
    return (bytes ?? []).split(separator: UInt8(ascii: "\n")).compactMap { WordReport(line: $0) }
  }
}
