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
/// The file is searched without an index, because an index would be one more file to keep. A search narrows
/// the file to a part and reads that part. The first steps remember what they read, so that each of a
/// thousand searches needs only one or two reads.
package final class Meanings {
  private let file: Descriptor
  let size: Int
  /// The code of the language of the texts, `nil` for English.
  private let language: String?

  /// The most bytes of a line, with its end.
  static let lineLimit = 500
  /// The most bytes of the part in which a search ends.
  private static let partSize = 4096

  private let buffer: UnsafeMutableRawBufferPointer

  /// The line that a step of a search looks at: where it starts, and its first bytes.
  private struct Step {
    var line = 0
    var prefix: UInt64 = 0
  }

  /// The steps taken so far, by their numbers in the tree of all steps, whose root is 1.
  private var steps: [Step]
  private static let stepLimit = 2048

  /// An entry and a tab.
  private struct Key {
    let bytes: [UInt8]
    let prefix: UInt64
    /// The bits of a line's prefix that the key decides.
    let mask: UInt64

    init(_ entry: [UInt8]) {
      bytes = entry + [UInt8(ascii: "\t")]
      prefix = bytes.withUnsafeBytes { Meanings.prefix(of: $0) }
      mask = ~(UInt64.max >> UInt64(8 * bytes.count))
    }
  }

  init(reading path: String, in language: String?) throws(HangmanError) {
    let file = try Descriptor(reading: path)
    let size = Int(try file.status().st_size)
    self.file = file
    self.size = size
    self.language = language
    buffer = .allocate(byteCount: Self.partSize + Self.lineLimit, alignment: 1)
    var count = 1
    while count < Self.stepLimit, count * Self.partSize < size { count *= 2 }
    steps = [Step](repeating: Step(), count: count)
  }

  deinit { buffer.deallocate() }

  /// Returns the meaning of an entry in UTF-8, `nil` if the file has none.
  func meaning(of entry: [UInt8]) throws(HangmanError) -> Meaning? {
    let key = Key(entry)
    let part = try Self.narrow(0..<size, to: Self.partSize) { middle, step throws(HangmanError) in
      try self.line(after: middle, step, notBehind: key)
    }
    let bytes = try read(part.count + Self.lineLimit, at: part.lowerBound)
    let places = Self.narrow(0..<part.count, to: Self.lineLimit) { middle, _ in
      Self.nextLine(in: bytes, from: middle).flatMap {
        Self.order(bytes, from: $0, key.bytes) <= 0 ? $0 : nil
      }
    }
    var line = places.lowerBound
    while line < places.upperBound, line < bytes.count {
      if Self.order(bytes, from: line, key.bytes) == 0 {
        return meaning(in: bytes, from: line + key.bytes.count)
      }
      guard let next = Self.nextLine(in: bytes, from: line) else { break }
      line = next
    }
    return nil
  }

  /// Returns the few places among which the wanted line starts; a line starts at the first of them.
  ///
  /// The body returns the start of the line after a place, `nil` if that line is after the wanted one.
  private static func narrow<E>(
    _ places: Range<Int>,
    to count: Int,
    _ body: (_ middle: Int, _ step: Int) throws(E) -> Int?
  ) throws(E) -> Range<Int> {
    var (start, end, step) = (places.lowerBound, places.upperBound, 1)
    while end - start > count {
      let middle = (start + end) / 2
      if let line = try body(middle, step), line < end {
        (start, step) = (line, 2 * step + 1)
      } else {
        (end, step) = (middle + 1, 2 * step)
      }
    }
    return start..<end
  }

  /// Returns the start of the line after a place, `nil` if that line is after the key's or not in
  /// sight.
  private func line(
    after middle: Int,
    _ step: Int,
    notBehind key: Key
  ) throws(HangmanError) -> Int? {
    var known = step < steps.count ? steps[step] : Step()
    if known.line == 0 {
      let bytes = try read(2 * Self.lineLimit, at: middle)
      guard let next = Self.nextLine(in: bytes, from: 0) else { return nil }
      let prefix = Self.prefix(of: UnsafeRawBufferPointer(rebasing: bytes[next...]))
      known = Step(line: middle + next, prefix: prefix)
      if step < steps.count { steps[step] = known }
    }
    let prefix = known.prefix & key.mask
    guard prefix == key.prefix, key.bytes.count > 8 else {
      return prefix <= key.prefix ? known.line : nil
    }
    let bytes = try read(key.bytes.count, at: known.line)
    return Self.order(bytes, from: 0, key.bytes) <= 0 ? known.line : nil
  }

  /// The first eight bytes as a number that sorts like them; missing bytes count as zeros.
  private static func prefix(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    (0..<8).reduce(0) { $0 << 8 | ($1 < bytes.count ? UInt64(bytes[$1]) : 0) }
  }

  /// Reads bytes from an offset on into a buffer that the next call reuses.
  private func read(_ count: Int, at offset: Int) throws(HangmanError) -> UnsafeRawBufferPointer {
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
    return UnsafeRawBufferPointer(rebasing: room[..<(try file.read(into: room, at: offset))])
  }

  /// Returns the whole lines of a part of the file, without the line in which `start` lies.
  func lines(from start: Int, _ count: Int) throws(HangmanError) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = try file.read(count, at: start)[...]
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
