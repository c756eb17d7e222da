/// A value that has a file of its own, replaced as a whole.
package protocol Stored: Equatable {
  static var magic: String { get }
  /// The newest version that this program reads.
  static var newestVersion: Int { get }
  /// No file is larger than this: a larger one is neither read nor written.
  static var sizeLimit: Int { get }
  /// Bytes that are reserved before one is written.
  static var usualSize: Int { get }
  /// What its files are called in the log.
  static var noun: String { get }

  /// For how many seconds a damaged file waits to be put right, before it is set aside.
  static var patience: Int64 { get }

  /// What is filled by reading a file.
  static var unread: Self { get }

  /// The version as which it is written: older programs leave alone what they would misread.
  var version: Int { get }

  /// Its lines.
  mutating func code(_ lines: inout some Lines)

  /// Notes that it is stored at this time.
  mutating func note(_ now: Int64)

  /// Whether it is over; a clock that was set back makes nothing older.
  ///
  /// `life` is how many seconds the operator wants it to be kept.
  func isExpired(at now: Int64, after life: Int64) -> Bool
}

extension Stored {
  package static var patience: Int64 { .min }

  package var version: Int { Self.newestVersion }

  package mutating func note(_ now: Int64) {}

  private static var head: FileHead { FileHead(magic: magic, version: newestVersion) }

  /// A value as it was stored, `nil` if a byte is not as it was written.
  package init?(encoded bytes: [UInt8]) {
    guard let start = Self.head.linesStart(in: bytes) else { return nil }
    var lines = LineReader(bytes, from: start)
    self = .unread
    code(&lines)
    guard lines.isDone else { return nil }
  }

  /// The bytes of its file.
  ///
  /// - Throws: `unstorable` for what could not be read back.
  package func encoded() throws(HangmanError) -> [UInt8] {
    var value = self
    return try value.file()
  }

  /// The same when it is stored at this time.
  func encoded(at now: Int64) throws(HangmanError) -> [UInt8] {
    var value = self
    value.note(now)
    return try value.file()
  }

  private mutating func file() throws(HangmanError) -> [UInt8] {
    var lines = LineWriter(capacity: Self.usualSize)
    code(&lines)
    if let key = lines.refused { throw .unstorable("\(Self.noun) file: \(key.text)") }
    let file = Self.head.file(of: lines.bytes, version: version)
    guard file.count <= Self.sizeLimit else { throw .unstorable("\(Self.noun) file: its size") }
    return file
  }

  /// Whether a newer program wrote this, which alone can read it.
  package static func isNewer(_ bytes: ArraySlice<UInt8>) -> Bool { head.isNewer(bytes) }
}

extension StaticString {
  fileprivate var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}

/// What a file turned out to hold.
enum StoredContent<Value> {
  case value(Value)
  /// Written by a newer program, and no business of ours.
  case newer
  /// Nothing that verifies.
  case damaged
}
