/// A value with a file of its own that is replaced as a whole.
package protocol Stored: Equatable {
  static var magic: String { get }
  /// The newest version that this program reads.
  static var newestVersion: Int { get }
  /// The largest size of a file; a larger one is neither read nor written.
  static var sizeLimit: Int { get }
  /// The number of bytes that are reserved before a file is written.
  static var usualSize: Int { get }
  /// The name of its files in the log.
  static var noun: String { get }

  /// The seconds that a damaged file waits to be repaired before it is set aside.
  static var patience: Int64 { get }

  /// An empty value, which reading a file fills.
  static var unread: Self { get }

  /// The version in which the value is written, so that older programs do not touch a file that they
  /// would misread.
  var version: Int { get }

  /// Codes the lines of its file.
  mutating func code(_ lines: inout some Lines)

  /// Notes the time at which the value is stored.
  mutating func note(_ now: Int64)

  /// Whether the value has expired. A clock that was set back makes nothing older.
  ///
  /// `life` is the number of seconds that the operator wants it to be kept.
  func isExpired(at now: Int64, after life: Int64) -> Bool
}

extension Stored {
  package static var patience: Int64 { .min }

  package var version: Int { Self.newestVersion }

  package mutating func note(_ now: Int64) {}

  static var head: FileHead { FileHead(magic: magic, version: newestVersion) }

  /// Decodes a stored value; `nil` if any byte differs from what was written.
  package init?(encoded bytes: [UInt8]) {
    guard let start = Self.head.linesStart(in: bytes) else { return nil }
    var lines = LineReader(bytes, from: start)
    self = .unread
    code(&lines)
    guard lines.isDone else { return nil }
  }

  /// The bytes of its file.
  ///
  /// - Throws: `unstorable` for a value that could not be read back.
  package func encoded() throws(HangmanError) -> [UInt8] {
    var value = self
    return try value.file()
  }

  /// The bytes of its file if it is stored at this time.
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

  /// Whether a newer program wrote these bytes, which only that program can read.
  package static func isNewer(_ bytes: ArraySlice<UInt8>) -> Bool { head.isNewer(bytes) }
}

extension StaticString {
  fileprivate var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}

/// The content of a file.
enum StoredContent<Value: Stored> {
  case value(Value)
  /// A file of a newer program, which is not touched.
  case newer
  /// The file does not verify.
  case damaged

  init(of bytes: [UInt8]) {
    if bytes.count <= Value.sizeLimit, let value = Value(encoded: bytes) {
      self = .value(value)
    } else {
      self = Value.isNewer(bytes[...]) ? .newer : .damaged
    }
  }
}
