import Libc

/// Reads the lines of a file into values.
struct LineReader: LineCoder, ~Copyable {
  private let bytes: [UInt8]
  private var position: Int
  private var hasFailed = false

  /// Creates a reader of the lines from an offset on; each line, also the last, ends with a line's end.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
    if start >= bytes.count || bytes.last != Self.newline { fail() }
  }

  /// Whether all lines were read.
  var isDone: Bool { !hasFailed && position == bytes.count }

  var isReading: Bool { true }

  private static var newline: UInt8 { UInt8(ascii: "\n") }
  private static var space: UInt8 { UInt8(ascii: " ") }

  /// Moves to the end of the last line, where nothing can be read.
  mutating func fail() {
    hasFailed = true
    position = max(0, bytes.count - 1)
  }

  func isNext(_ key: StaticString, _ isThere: Bool) -> Bool {
    let end = position + key.utf8CodeUnitCount
    guard end < bytes.count, bytes[end] == Self.space else { return false }
    return key.withUTF8Buffer { key in
      for (index, byte) in key.enumerated() where bytes[position + index] != byte { return false }
      return true
    }
  }

  mutating func line(_ key: StaticString, _ fields: (inout LineReader) -> Void) {
    guard !hasFailed, isNext(key, true) else { return fail() }
    position += key.utf8CodeUnitCount
    fields(&self)
    guard !hasFailed, bytes[position] == Self.newline else { return fail() }
    position += 1
  }

  mutating func isMark(_ byte: UInt8, _ isThere: Bool) -> Bool {
    guard bytes[position] == byte, !hasFailed else { return false }
    position += 1
    return true
  }

  mutating func isWord(_ word: String, _ isThere: Bool) -> Bool {
    guard let end = end(of: word, from: position) else { return false }
    position = end
    return true
  }

  /// Whether the next line, which has this key, has this word as its first field.
  func hasNext(_ key: StaticString, _ word: String) -> Bool {
    end(of: word, from: position + key.utf8CodeUnitCount) != nil
  }

  /// The offset after the field that begins with the space at an offset; `nil` for another word.
  private func end(of word: String, from start: Int) -> Int? {
    guard bytes[start] == Self.space else { return nil }
    let word = word.utf8.span
    for index in word.indices where bytes[start + 1 + index] != word[index] { return nil }
    let end = start + 1 + word.count
    return bytes[end] == Self.space || bytes[end] == Self.newline ? end : nil
  }

  /// Moves to the start of the next line; `false` after the last one.
  ///
  /// This takes a tenth of the time that reading the fields takes.
  mutating func skipLine() -> Bool {
    position = bytes.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress,
        let end = memchr(first + position, Int32(Self.newline), bytes.count - position)
      else { return bytes.count }
      return UnsafeRawPointer(end) - first + 1
    }
    return position < bytes.count
  }

  mutating func digits(_ number: inout Int) {
    let start = position
    var read = 0
    while bytes[position] &- UInt8(ascii: "0") < 10, position - start < 13 {
      read = read &* 10 &+ Int(bytes[position] &- UInt8(ascii: "0"))
      position += 1
    }
    guard (1...12).contains(position - start) else { return fail() }
    number = read
  }

  mutating func seed(_ number: inout UInt64) {
    mark(Self.space)
    let start = position
    var read: UInt64 = 0
    while bytes[position] &- UInt8(ascii: "0") < 10 {
      let (tens, isLarge) = read.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(
        UInt64(bytes[position] &- UInt8(ascii: "0"))
      )
      guard !isLarge, !isLarger else { return fail() }
      read = sum
      position += 1
    }
    guard position > start else { return fail() }
    number = read
  }

  mutating func hex(_ bits: inout UInt64) {
    mark(Self.space)
    let start = position
    var read: UInt64 = 0
    while let digit = Hex.value(of: bytes[position]), position - start < 17 {
      read = read << 4 | UInt64(digit)
      position += 1
    }
    guard (1...16).contains(position - start) else { return fail() }
    bits = read
  }

  mutating func token(_ text: inout String) {
    mark(Self.space)
    text = read { $0 == Self.space || $0 == Self.newline } ?? text
  }

  mutating func text(_ text: inout String) {
    mark(Self.space)
    text = read { $0 == Self.newline } ?? text
  }

  mutating func text(_ utf8: inout [UInt8]) {
    mark(Self.space)
    let range = range { $0 == Self.newline }
    guard !range.isEmpty, bytes[range].isUTF8 else { return fail() }
    utf8 = Array(bytes[range])
  }

  private mutating func read(to isEnd: (UInt8) -> Bool) -> String? {
    let range = range(to: isEnd)
    let text = range.isEmpty ? nil : String(validating: bytes[range], as: UTF8.self)
    if text == nil { fail() }
    return text
  }

  /// The bytes up to the next byte that ends a field; every line has one.
  private mutating func range(to isEnd: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while !isEnd(bytes[position]) { position += 1 }
    return start..<position
  }
}
