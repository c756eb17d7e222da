import Libc

/// A word that a player found wrong.
package struct WordReport: Hashable {
  package enum Reason: String, CaseIterable, Sendable {
    case unknown
    case wrong
    case offensive
  }

  /// Its date, such as 2026-11-23.
  package let day: String
  /// The id of its list.
  package let list: String
  package let reason: Reason
  /// The entry as players see it.
  package let entry: String

  package init(day: String, list: String, reason: Reason, entry: String) {
    self.day = day
    self.list = list
    self.reason = reason
    self.entry = entry
  }

  /// Reads a line of the file, `nil` if it is none.
  init?(line: ArraySlice<UInt8>) {
    var rest = line
    guard let day = rest.popField(endingAt: UInt8(ascii: " ")),
      let list = rest.popField(endingAt: UInt8(ascii: " ")),
      let name = rest.popField(endingAt: UInt8(ascii: " ")),
      let reason = Reason(rawValue: String(decoding: name, as: UTF8.self)), !rest.isEmpty
    else { return nil }
    self.day = String(decoding: day, as: UTF8.self)
    self.list = String(decoding: list, as: UTF8.self)
    self.reason = reason
    entry = String(decoding: rest, as: UTF8.self)
  }

  fileprivate var line: [UInt8] {
    Array("\(day) \(list) \(reason.rawValue) \(entry)\n".utf8)
  }
}

/// The file of what players reported, a line each: nothing says who.
package struct WordReports {
  package let path: String

  /// A file of so many lines takes no more.
  private static let lineLimit = 10_000
  /// More bytes than so many lines have.
  private static let sizeLimit = lineLimit * 1024

  package init(path: String) { self.path = path }

  /// Appends a report in one write; `false` if the file is full.
  package func append(_ report: WordReport) throws(HangmanError) -> Bool {
    let file = try Descriptor(opening: path, flags: O_RDWR | O_CREAT | O_APPEND)
    let lines = try file.read(Self.sizeLimit, at: 0).count { $0 == UInt8(ascii: "\n") }
    guard lines < Self.lineLimit else { return false }
    try file.write(report.line)
    return true
  }

  /// All of them, in the order of their coming; none before the first.
  package func all() throws(HangmanError) -> [WordReport] {
    let bytes = try ifPresent(
      Descriptor(opening: path, flags: O_RDONLY).read(Self.sizeLimit, at: 0)
    )
    return (bytes ?? []).split(separator: UInt8(ascii: "\n")).compactMap { WordReport(line: $0) }
  }
}
