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
package final class Meanings {
  private let file: Descriptor
  let size: Int
  /// The code of the language of the texts, `nil` for English.
  private let language: String?

  /// Bytes of a line, with its end.
  static let lineLimit = 500

  private let buffer: UnsafeMutableRawBufferPointer

  init(reading path: String, in language: String?) throws(HangmanError) {
    let file = try Descriptor(reading: path)
    let size = try file.status().st_size
    self.file = file
    self.size = Int(size)
    self.language = language
    buffer = .allocate(byteCount: 2 * Self.lineLimit, alignment: 1)
  }

  deinit { buffer.deallocate() }

  /// The meaning of an entry, which is UTF-8; `nil` without one.
  func meaning(of entry: [UInt8]) throws(HangmanError) -> Meaning? {
    let key = entry + [UInt8(ascii: "\t")]
    // Invariant: the entry's line starts in start..<end, and a line starts at start.
    var (start, end) = (0, size)
    while end - start > Self.lineLimit {
      let middle = (start + end) / 2
      let bytes = try read(at: middle)
      guard let line = Self.nextLine(in: bytes, from: 0) else { return nil }
      let order = middle + line < end ? Self.order(bytes, from: line, key) : 1
      guard order != 0 else { return meaning(in: Array(bytes[line...])[...], key) }
      if order < 0 { start = middle + line } else { end = middle + 1 }
    }
    let bytes = try read(at: start)
    var line = 0
    while start + line < end, line < bytes.count {
      if Self.order(bytes, from: line, key) == 0 {
        return meaning(in: Array(bytes[line...])[...], key)
      }
      guard let next = Self.nextLine(in: bytes, from: line) else { break }
      line = next
    }
    return nil
  }

  /// Two lines of the longest from a place on, in a buffer that the next call fills again.
  private func read(at offset: Int) throws(HangmanError) -> UnsafeRawBufferPointer {
    let count = try file.read(into: buffer, at: offset)
    return UnsafeRawBufferPointer(rebasing: buffer[..<count])
  }

  /// The whole lines of a part of the file; `start` is anywhere in a line that is left out.
  func lines(from start: Int, _ count: Int) throws(HangmanError) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = try file.read(count, at: start)[...]
    if start > 0 { _ = rest.popField(endingAt: UInt8(ascii: "\n")) }
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) { lines.append(line) }
    // The last one may be cut, unless the file ends here.
    if start + count < size { _ = lines.popLast() }
    return lines
  }

  /// The text of a line as it is told; `nil` if it has none.
  func meaning(in line: ArraySlice<UInt8>) -> Meaning? {
    let entry = line.prefix { $0 != UInt8(ascii: "\t") }
    return meaning(in: line, entry + [UInt8(ascii: "\t")])
  }

  /// Where the line after this one starts, `nil` where its end is not in sight.
  private static func nextLine(in bytes: UnsafeRawBufferPointer, from line: Int) -> Int? {
    guard let start = bytes.baseAddress,
      let end = memchr(start + line, Int32(UInt8(ascii: "\n")), bytes.count - line)
    else { return nil }
    return UnsafeRawPointer(end) - start + 1
  }

  /// Below zero for a line before that of the key, an entry and a tab; 0 for its own.
  private static func order(
    _ bytes: UnsafeRawBufferPointer,
    from line: Int,
    _ key: [UInt8]
  ) -> Int {
    let count = bytes.count - line
    guard let start = bytes.baseAddress else { return -1 }
    let order = memcmp(start + line, key, min(count, key.count))
    return order != 0 ? Int(order) : count < key.count ? -1 : 0
  }

  private func meaning(in line: ArraySlice<UInt8>, _ key: some Collection<UInt8>) -> Meaning? {
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
    let shared = language ?? Language.english
    return try ifPresent(Meanings(reading: Self.meanings(path, shared), in: nil))
  }

  /// Whether `meanings(of:in:)` finds a file, and one that is in English though the list is not.
  func hasMeanings(of id: String, in language: String?) -> (any: Bool, areTranslations: Bool) {
    if access(Self.meanings(path, id), F_OK) == 0 { return (true, false) }
    let isShared = access(Self.meanings(path, language ?? Language.english), F_OK) == 0
    return (isShared, isShared && language != nil)
  }

  private static func meanings(_ folder: String, _ name: String) -> String {
    "\(folder)/meanings/\(name).txt"
  }
}
