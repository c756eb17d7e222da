/// The lines of a file, described once and run in both directions.
///
/// A type's `code(_:)` names its fields in the file's order. `LineReader` sets the fields, `LineWriter`
/// writes them, and both fail at the same values, so that whatever is written can be read back. A line
/// is a key and its fields, each after one space.
package protocol LineCoder: ~Copyable {
  /// Whether the fields are being read.
  var isReading: Bool { get }

  /// Whether the next line has this key; a writer believes the caller.
  func isNext(_ key: StaticString, _ isThere: Bool) -> Bool

  mutating func line(_ key: StaticString, _ fields: (inout Self) -> Void)

  /// Whether a byte comes next, which is passed; a writer believes the caller.
  mutating func isMark(_ byte: UInt8, _ isThere: Bool) -> Bool

  /// Whether a word is the next field, which is passed; a writer believes the caller.
  mutating func isWord(_ word: String, _ isThere: Bool) -> Bool

  /// A count or a time without a space before it, of 1 to 12 digits: sums and differences of two stay
  /// far from the ends of the type.
  mutating func digits(_ number: inout Int)

  /// A number of 64 bits.
  mutating func seed(_ number: inout UInt64)

  /// Bits as lower-case hexadecimal digits.
  mutating func hex(_ bits: inout UInt64)

  /// A text of one byte or more without a space or a line's end.
  mutating func token(_ text: inout String)

  /// The rest of the line, one byte or more.
  mutating func text(_ text: inout String)

  /// The same as UTF-8, which is checked.
  mutating func text(_ utf8: inout [UInt8])

  /// Gives up: nothing was read, or nothing will be written.
  mutating func fail()
}

/// A reader or a writer, which cannot be copied.
package typealias Lines = LineCoder & ~Copyable

extension LineCoder where Self: ~Copyable {
  /// Fails, in both directions, unless the condition holds.
  mutating func require(_ condition: Bool) { if !condition { fail() } }

  /// A line that is there only with a value.
  mutating func optional<Value>(
    _ key: StaticString,
    _ value: inout Value?,
    _ unread: @autoclosure () -> Value,
    _ fields: (inout Self, inout Value) -> Void
  ) {
    group(key, &value, unread()) { lines, value in lines.line(key) { fields(&$0, &value) } }
  }

  /// Several lines, the first with this key, that are there only with a value.
  mutating func group<Value>(
    _ key: StaticString,
    _ value: inout Value?,
    _ unread: @autoclosure () -> Value,
    _ lines: (inout Self, inout Value) -> Void
  ) {
    guard isNext(key, value != nil) else { return }
    var known = value ?? unread()
    lines(&self, &known)
    if isReading { value = known }
  }

  /// One line per value.
  mutating func each<Value>(
    _ key: StaticString,
    _ values: inout [Value],
    _ unread: @autoclosure () -> Value,
    _ fields: (inout Self, inout Value) -> Void
  ) {
    groups(key, &values, unread()) { lines, value in lines.line(key) { fields(&$0, &value) } }
  }

  /// Several lines per value, the first with this key.
  mutating func groups<Value>(
    _ key: StaticString,
    _ values: inout [Value],
    _ unread: @autoclosure () -> Value,
    _ lines: (inout Self, inout Value) -> Void
  ) {
    var index = 0
    while isNext(key, index < values.count) {
      var value = isReading ? unread() : values[index]
      lines(&self, &value)
      if isReading { values.append(value) }
      index += 1
    }
  }

  /// Whether a reader passes a line of an earlier version.
  mutating func passes(_ key: StaticString) -> Bool {
    guard isNext(key, false) else { return false }
    var rest: [UInt8] = []
    line(key) { $0.text(&rest) }
    return true
  }
}

extension LineCoder where Self: ~Copyable {
  mutating func mark(_ byte: UInt8) { require(isMark(byte, true)) }

  mutating func number(_ number: inout Int) {
    mark(UInt8(ascii: " "))
    digits(&number)
  }

  /// Seconds since 1970, or between two times.
  mutating func time(_ time: inout Int64) {
    var seconds = Int(time)
    number(&seconds)
    time = Int64(seconds)
  }

  /// As many as the line has.
  mutating func numbers(_ numbers: inout [Int]) {
    var index = 0
    while isMark(UInt8(ascii: " "), index < numbers.count) {
      var number = isReading ? 0 : numbers[index]
      digits(&number)
      if isReading { numbers.append(number) }
      index += 1
    }
  }

  mutating func choice(_ isFirst: inout Bool, _ first: String, _ second: String) {
    isFirst = isWord(first, isFirst)
    if !isFirst { require(isWord(second, true)) }
  }

  mutating func word<Word: CaseIterable & RawRepresentable<String>>(_ word: inout Word) {
    if isWord(word.rawValue, true) { return }
    for option in Word.allCases where isWord(option.rawValue, false) {
      word = option
      return
    }
    fail()
  }
}
