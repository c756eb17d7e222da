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

  /// Decodes a stored value; `nil` if any byte differs from what was written.
  package init?(encoded bytes: [UInt8]) {
    guard let start = Self.linesStart(in: bytes) else { return nil }
    var lines = LineReader(bytes, from: start)
    self = .unread
    code(&lines)
    guard lines.isDone else { return nil }
  }

  /// The bytes of its file, if it is stored at this time.
  ///
  /// - Throws: `unstorable` for a value that could not be read back.
  package func encoded(at now: Int64? = nil) throws(HangmanError) -> [UInt8] {
    var value = self
    if let now { value.note(now) }
    var lines = LineWriter(capacity: Self.usualSize)
    value.code(&lines)
    if let key = lines.refused { throw .unstorable("\(Self.noun) file: \(key.description)") }
    let file = Self.file(of: lines.bytes, version: version)
    guard file.count <= Self.sizeLimit else { throw .unstorable("\(Self.noun) file: its size") }
    return file
  }
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

// The first line of a file: `MAGIC<version> <bytes> <XXH64>`, with the size and checksum of the lines
// after it. Every version keeps the start of this line, so that older programs recognize newer files
// and do not touch them.
extension Stored {
  /// A file with these lines, as this version writes it.
  static func file(of lines: [UInt8], version: Int) -> [UInt8] {
    line(version, lines[...]).followed(by: lines)
  }

  /// The offset of the lines in a file; `nil` if they do not verify, or if a newer program wrote them.
  static func linesStart(in file: [UInt8]) -> Int? {
    guard let version = stated(in: file[...]), version <= newestVersion,
      let end = file.firstIndex(of: UInt8(ascii: "\n")),
      file.starts(with: line(version, file[(end + 1)...]))
    else { return nil }
    return end + 1
  }

  /// Whether a newer program wrote a file, which only that program can read.
  package static func isNewer(_ file: ArraySlice<UInt8>) -> Bool {
    stated(in: file).map { $0 > newestVersion } ?? false
  }

  private static func line(_ version: Int, _ lines: ArraySlice<UInt8>) -> [UInt8] {
    var line = ByteWriter(capacity: 60)
    line.append(contentsOf: magic)
    line.append(version)
    line.append(" ")
    line.append(lines.count)
    line.append(" ")
    line.append(hexOf: Checksum.of(lines))
    line.append("\n")
    return line.bytes
  }

  /// The version that a file states; `nil` if it is not such a file.
  private static func stated(in file: ArraySlice<UInt8>) -> Int? {
    guard file.starts(with: magic.utf8) else { return nil }
    var rest = file.dropFirst(magic.utf8.count).prefix(6)
    let version = rest.popField(endingAt: UInt8(ascii: " "))?.number
    return version.flatMap { (1...9999).contains($0) ? $0 : nil }
  }
}
