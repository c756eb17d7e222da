/// A value that has a file of its own, replaced as a whole.
///
/// The file is one line, `MAGIC<version> <bytes> <XXH64>`, and then lines of text. Whatever a version
/// does with these, a file keeps the start of its first line: older programs leave alone what is
/// newer than they are.
package protocol Stored: Equatable {
  static var magic: String { get }
  /// The newest version that this program reads.
  static var newestVersion: Int { get }
  /// No file is larger than this; a larger one is not read.
  static var sizeLimit: Int { get }
  /// What its files are called in the log.
  static var noun: String { get }

  /// For how many seconds a damaged file waits to be put right, before it is set aside.
  static var patience: Int64 { get }

  /// A value as it was stored, `nil` if a byte is not as it was written.
  init?(encoded bytes: [UInt8])

  /// The bytes of its file when it is stored at this time.
  func encoded(at now: Int64) -> [UInt8]

  /// Whether it is over; a clock that was set back makes nothing older.
  ///
  /// `life` is how many seconds the operator wants it to be kept.
  func isExpired(at now: Int64, after life: Int64) -> Bool
}

extension Stored {
  package static var patience: Int64 { .min }

  /// The bytes of a file of these lines.
  static func file(_ lines: [UInt8]) -> [UInt8] {
    (head(newestVersion, lines[...]) + [UInt8(ascii: "\n")]).followed(by: lines)
  }

  /// The lines of a file, `nil` if they do not verify or a newer program wrote them.
  static func lines(of bytes: [UInt8]) -> StoredLines? {
    var payload = bytes[...]
    guard let head = payload.popField(endingAt: UInt8(ascii: "\n")),
      let version = version(in: head), version <= newestVersion,
      Array(head) == Self.head(version, payload)
    else { return nil }
    return StoredLines(payload)
  }

  private static func head(_ version: Int, _ payload: ArraySlice<UInt8>) -> [UInt8] {
    var head = ByteWriter(capacity: 48)
    head.append(contentsOf: magic)
    head.append(version)
    head.append(" ")
    head.append(payload.count)
    head.append(" ")
    head.append(contentsOf: Hex.text(Checksum.of(payload)))
    return head.bytes
  }

  /// Whether a newer program wrote this, which alone can read it.
  package static func isNewer(_ bytes: ArraySlice<UInt8>) -> Bool {
    version(in: bytes).map { $0 > newestVersion } ?? false
  }

  /// The version that a file says it has, `nil` if this is the start of no such file.
  private static func version(in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: magic.utf8) else { return nil }
    var rest = bytes.dropFirst(magic.utf8.count).prefix(6)
    guard let digits = rest.popField(endingAt: UInt8(ascii: " ")), digits.count <= 4 else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}

/// What a file turned out to hold.
enum StoredContent<Value> {
  case value(Value)
  /// Written by a newer program, and no business of ours.
  case newer
  /// Nothing that verifies.
  case damaged
}
