import Libc

/// What an entry means, in one line.
package struct Meaning: Hashable, Sendable {
  /// As UTF-8.
  package let text: [UInt8]
  /// The code of the language of the text, `nil` for English.
  package let language: String?
}

/// A file of meanings: lines in the order of their bytes, each an entry, a tab and a text.
///
/// It is searched where it lies: a search takes a dozen short reads, and an index would be one more
/// file to keep.
final class Meanings {
  private let file: Descriptor
  private let size: Int
  /// The code of the language of the texts, `nil` for English.
  private let language: String?

  /// Bytes of a line, with its end.
  static let lineLimit = 500

  init(reading path: String, in language: String?) throws(HangmanError) {
    let file = try Descriptor(reading: path)
    let size = try file.status().st_size
    self.file = file
    self.size = Int(size)
    self.language = language
  }

  /// The meaning of an entry, which is UTF-8; `nil` without one.
  func meaning(of entry: [UInt8]) throws(HangmanError) -> Meaning? {
    let key = entry + [UInt8(ascii: "\t")]
    // The line of the entry, if there is one, starts in here, and one starts at the first place.
    var (start, end) = (0, size)
    while end - start > Self.lineLimit {
      let middle = (start + end) / 2
      let bytes = try file.read(2 * Self.lineLimit, at: middle)[...]
      guard let line = Self.nextLine(in: bytes) else { return nil }
      let order = middle + line.startIndex < end ? Self.order(line, key) : 1
      guard order != 0 else { return meaning(in: line, key) }
      if order < 0 { start = middle + line.startIndex } else { end = middle + 1 }
    }
    var rest = try file.read(2 * Self.lineLimit, at: start)[...]
    while start + rest.startIndex < end, !rest.isEmpty {
      if Self.order(rest, key) == 0 { return meaning(in: rest, key) }
      guard let next = Self.nextLine(in: rest) else { break }
      rest = next
    }
    return nil
  }

  /// What stands behind the first line's end.
  private static func nextLine(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    bytes.firstIndex(of: UInt8(ascii: "\n")).map { bytes[($0 + 1)...] }
  }

  /// Below zero for a line before that of the key, an entry and a tab; 0 for its own.
  private static func order(_ line: ArraySlice<UInt8>, _ key: [UInt8]) -> Int {
    for (byte, wanted) in zip(line, key) where byte != wanted { return byte < wanted ? -1 : 1 }
    return line.count < key.count ? -1 : 0
  }

  private func meaning(in line: ArraySlice<UInt8>, _ key: [UInt8]) -> Meaning? {
    var rest = line.dropFirst(key.count)
    guard var line = rest.popField(endingAt: UInt8(ascii: "\n")) else { return nil }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = Array(line.trimmed)
    guard !text.isEmpty, String(validating: text, as: UTF8.self) != nil else { return nil }
    return Meaning(text: text, language: language)
  }
}

extension ListFolder {
  /// The meanings of a list: `meanings/ID.txt`, in its own language, or what lists of its language
  /// share, in English; `nil` where there are none.
  func meanings(of id: String, in language: String?) throws(HangmanError) -> Meanings? {
    if let own = try ifPresent(Meanings(reading: Self.meanings(path, id), in: language)) {
      return own
    }
    let shared = language ?? Self.english
    return try ifPresent(Meanings(reading: Self.meanings(path, shared), in: nil))
  }

  /// Whether `meanings(of:in:)` finds a file, and one that is in English though the list is not.
  func hasMeanings(of id: String, in language: String?) -> (any: Bool, areTranslations: Bool) {
    if access(Self.meanings(path, id), F_OK) == 0 { return (true, false) }
    let isShared = access(Self.meanings(path, language ?? Self.english), F_OK) == 0
    return (isShared, isShared && language != nil)
  }

  /// The bytes of a list's own meanings, `nil` where there are none.
  func ownMeanings(of id: String) throws(HangmanError) -> [UInt8]? {
    let path = Self.meanings(path, id)
    guard access(path, F_OK) == 0 else { return nil }
    return try Self.content(of: path, megabytes: 64)
  }

  /// Of lists of A–Z without a language.
  private static let english = "en"

  private static func meanings(_ folder: String, _ name: String) -> String {
    "\(folder)/meanings/\(name).txt"
  }
}
