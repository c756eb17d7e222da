import Libc

/// The meaning of an entry, in one line.
package struct Meaning: Hashable, Sendable {
  /// The meaning as UTF-8.
  package let text: [UInt8]
  /// The code of the language of the text, `nil` for English.
  package let language: String?
}

/// A file of meanings: lines in the order of their bytes, each an entry, a tab and a text.
///
/// The file is searched without an index, because an index would be one more file to keep.
package final class Meanings {
  /// `nil` for an empty file, which cannot be mapped.
  private let file: MappedFile?
  /// The code of the language of the texts, `nil` for English.
  private let language: String?

  /// The most bytes of a line, with its end.
  static let lineLimit = 500

  init(reading path: String, in language: String?) throws(HangmanError) {
    let file = try Descriptor(reading: path)
    self.file = try file.status().st_size > 0 ? MappedFile(file) : nil
    self.language = language
  }

  var size: Int { file?.size ?? 0 }

  /// Reads the whole file, which takes less time than a hundred searches that ask for parts of it.
  package func readAhead() { file?.readAhead() }

  /// Returns the meaning of an entry in UTF-8, `nil` if the file has none.
  func meaning(of entry: [UInt8]) throws(HangmanError) -> Meaning? {
    let key = entry + [UInt8(ascii: "\t")]
    // The wanted line starts among these places, and some line starts at the first of them.
    var (start, end) = (0, size)
    while end - start > Self.lineLimit {
      let middle = (start + end) / 2
      let bytes = try bytes(from: middle, 2 * Self.lineLimit)
      if let line = Self.nextLine(in: bytes, from: 0), middle + line < end,
        Self.order(bytes, from: line, key) <= 0
      {
        start = middle + line
      } else {
        end = middle + 1
      }
    }
    let bytes = try bytes(from: start, end - start + Self.lineLimit)
    var line = 0
    while line < end - start {
      if Self.order(bytes, from: line, key) == 0 {
        return meaning(in: bytes, from: line + key.count)
      }
      guard let next = Self.nextLine(in: bytes, from: line) else { break }
      line = next
    }
    return nil
  }

  private func bytes(
    from start: Int,
    _ count: Int
  ) throws(HangmanError) -> UnsafeRawBufferPointer {
    try file?.bytes(start..<min(start + count, size))
      ?? UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Returns the whole lines of a part of the file, without the line in which `start` lies.
  func lines(from start: Int, _ count: Int) throws(HangmanError) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(try bytes(from: start, count))[...]
    if start > 0 { _ = rest.popField(endingAt: UInt8(ascii: "\n")) }
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) { lines.append(line) }
    // The last one may be cut, unless the file ends here.
    if start + count < size { _ = lines.popLast() }
    return lines
  }

  /// Returns the meaning that a line gives as it is shown, `nil` if the line has none.
  func meaning(in line: ArraySlice<UInt8>) -> Meaning? {
    var rest = line
    return rest.popField(endingAt: UInt8(ascii: "\t")).flatMap { _ in meaning(of: rest) }
  }

  /// Returns the meaning whose text starts at a place and ends with its line.
  private func meaning(in bytes: UnsafeRawBufferPointer, from start: Int) -> Meaning? {
    let end = Self.nextLine(in: bytes, from: start).map { $0 - 1 } ?? bytes.count
    return meaning(of: Array(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))[...])
  }

  /// Returns the start of the line after this one, `nil` if this line's end is not in the buffer.
  private static func nextLine(in bytes: UnsafeRawBufferPointer, from line: Int) -> Int? {
    guard let start = bytes.baseAddress,
      let end = memchr(start + line, Int32(UInt8(ascii: "\n")), bytes.count - line)
    else { return nil }
    return UnsafeRawPointer(end) - start + 1
  }

  /// Returns a number below zero for a line that comes before the key's (an entry and a tab), and 0 for
  /// the key's line.
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

  private func meaning(of text: ArraySlice<UInt8>) -> Meaning? {
    let text = (text.last == UInt8(ascii: "\r") ? text.dropLast() : text).trimmed
    guard !text.isEmpty, text.isUTF8 else { return nil }
    return Meaning(text: Array(text), language: language)
  }
}

extension ListFolder {
  /// Returns the meanings of a list: `meanings/ID.txt` in its own language, else those in English that
  /// all lists of its language share; `nil` without either.
  func meanings(of id: String, in language: String?) throws(HangmanError) -> Meanings? {
    if let own = try ifPresent(Meanings(reading: Self.meanings(path, id), in: language)) {
      return own
    }
    let shared = language ?? Language.english
    return try ifPresent(Meanings(reading: Self.meanings(path, shared), in: nil))
  }

  /// Returns whether `meanings(of:in:)` finds a file, and whether that file is in English for a list
  /// that is not.
  func hasMeanings(of id: String, in language: String?) -> (any: Bool, areTranslations: Bool) {
    if access(Self.meanings(path, id), F_OK) == 0 { return (true, false) }
    let isShared = access(Self.meanings(path, language ?? Language.english), F_OK) == 0
    return (isShared, isShared && language != nil)
  }

  private static func meanings(_ folder: String, _ name: String) -> String {
    "\(folder)/meanings/\(name).txt"
  }
}

/// A line of a file of meanings, and its fault if it has one.
package struct MeaningLine {
  let entry: ArraySlice<UInt8>
  let text: ArraySlice<UInt8>
  /// The rest of a sentence that starts with the line.
  package let fault: String?

  private init(_ line: ArraySlice<UInt8>, after last: MeaningLine?) {
    var rest = line
    entry = rest.popField(endingAt: UInt8(ascii: "\t")) ?? []
    text = rest.trimmed
    if line.count >= Meanings.lineLimit {
      fault = "has \(Meanings.lineLimit) bytes or more"
    } else if entry.isEmpty || text.isEmpty || String(validating: text, as: UTF8.self) == nil {
      fault = "is not an entry, a tab and a text"
    } else if let last, !last.entry.lexicographicallyPrecedes(entry) {
      fault = "is not in order, or occurs twice"
    } else {
      fault = nil
    }
  }

  /// Returns the lines of a file.
  package static func all(in bytes: [UInt8]) -> [MeaningLine] {
    var lines: [MeaningLine] = []
    var rest = bytes[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      lines.append(MeaningLine(line, after: lines.last))
    }
    return lines
  }
}
