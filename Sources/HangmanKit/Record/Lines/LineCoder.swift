/// The lines of a file, described once and run in both directions.
///
/// A type's `code(_:)` names its fields in the file's order. `LineReader` sets the fields, `LineWriter`
/// writes them, and both fail at the same values, so that every written file can be read back. A line
/// is a key and its fields, each after one space.
package protocol LineCoder: ~Copyable {
  /// Whether the fields are being read.
  var isReading: Bool { get }

  /// Whether the next line has this key; a writer takes the caller's answer.
  func isNext(_ key: StaticString, _ isThere: Bool) -> Bool

  /// Codes one line: its key, then what `fields` codes.
  mutating func line(_ key: StaticString, _ fields: (inout Self) -> Void)

  /// Whether this byte comes next, which is then skipped; a writer takes the caller's answer.
  mutating func isMark(_ byte: UInt8, _ isThere: Bool) -> Bool

  /// Whether the next field is this word, which is then skipped; a writer takes the caller's answer.
  mutating func isWord(_ word: String, _ isThere: Bool) -> Bool

  /// Codes a count or a time without a space before it, of 1 to 12 digits, so that sums and differences
  /// of two stay far from the limits of the type.
  mutating func digits(_ number: inout Int)

  /// Codes a number of 64 bits.
  mutating func seed(_ number: inout UInt64)

  /// Codes bits as lower-case hexadecimal digits.
  mutating func hex(_ bits: inout UInt64)

  /// Codes a text of at least one byte without a space or a line's end.
  mutating func token(_ text: inout String)

  /// Codes the rest of the line, at least one byte.
  mutating func text(_ text: inout String)

  /// Codes the rest of the line as UTF-8, which is checked.
  mutating func text(_ utf8: inout [UInt8])

  /// Gives up: nothing was read, or nothing will be written.
  mutating func fail()
}

/// A reader or a writer; neither can be copied.
package typealias Lines = LineCoder & ~Copyable

extension LineCoder where Self: ~Copyable {
  /// Fails, in both directions, unless the condition holds.
  mutating func require(_ condition: Bool) { if !condition { fail() } }

  /// Codes a line that exists only with a value.
  mutating func optional<Value>(
    _ key: StaticString,
    _ value: inout Value?,
    _ unread: @autoclosure () -> Value,
    _ fields: (inout Self, inout Value) -> Void
  ) {
    group(key, &value, unread()) { lines, value in lines.line(key) { fields(&$0, &value) } }
  }

  /// Codes several lines that exist only with a value; the first has this key.
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

  /// Codes one line per value.
  mutating func each<Value>(
    _ key: StaticString,
    _ values: inout [Value],
    _ unread: @autoclosure () -> Value,
    _ fields: (inout Self, inout Value) -> Void
  ) {
    groups(key, &values, unread()) { lines, value in lines.line(key) { fields(&$0, &value) } }
  }

  /// Codes several lines per value; the first has this key.
  mutating func groups<Value>(
    _ key: StaticString,
    _ values: inout [Value],
    _ unread: @autoclosure () -> Value,
    _ lines: (inout Self, inout Value) -> Void
  ) {
    // One value for all lines, because making it takes longer than copying it.
    let blank = isReading ? unread() : nil
    var index = 0
    while isNext(key, index < values.count) {
      var value = blank ?? values[index]
      lines(&self, &value)
      if isReading { values.append(value) }
      index += 1
    }
  }

  /// Skips a line that only earlier versions wrote; returns whether there was one.
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

  /// Codes a time in seconds since 1970, or the seconds between two times.
  mutating func time(_ time: inout Int64) {
    var seconds = Int(time)
    number(&seconds)
    time = Int64(seconds)
  }

  /// Codes all numbers that the line has.
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

// The fields of values that know no files.

extension LineCoder where Self: ~Copyable {
  /// Codes a day since 1970; earlier days fail.
  mutating func day(_ day: inout CalendarDay) {
    var number = day.number
    self.number(&number)
    if isReading { day = CalendarDay(number: number) }
  }

  /// Codes the line of an alphabet; A–Z has none.
  mutating func alphabet(_ alphabet: inout Alphabet) {
    guard isNext("alphabet", alphabet != .latin) else { return }
    var line = alphabet.line
    self.line("alphabet") { $0.text(&line) }
    guard isReading else { return }
    guard let read = Alphabet(line: line) else { return fail() }
    alphabet = read
  }

  /// Codes the rest of the line: an entry as players see it.
  mutating func entry(_ entry: inout [UInt8], _ alphabet: Alphabet) {
    var text = alphabet.utf8(entry)
    self.text(&text)
    if isReading { entry = alphabet.entry(text) ?? [] }
    require(!entry.isEmpty && alphabet.spells(entry))
  }

  /// Codes the rest of the line: a pattern without a shown letter.
  mutating func shape(_ shape: inout Pattern) {
    var text = Alphabet.latin.utf8(shape.bytes)
    self.text(&text)
    let bytes = isReading ? Alphabet.latin.entry(text) ?? [] : shape.bytes
    let isShape = bytes.allSatisfy { $0 == Pattern.hidden || Sign.has($0) }
    require(isShape && 1...Positions.limit ~= bytes.count)
    if isReading { shape = Pattern(hiding: bytes) }
  }

  /// Codes a letter as players see it, and its positions.
  mutating func guess(_ guess: inout Guess, _ alphabet: Alphabet) {
    var letter = guess.letter
    var positions = guess.positions.rawValue
    self.letter(&letter, alphabet)
    hex(&positions)
    if isReading { guess = Guess(letter: letter, positions: Positions(rawValue: positions)) }
  }

  private mutating func letter(_ letter: inout Letter, _ alphabet: Alphabet) {
    var text = isReading ? "" : alphabet.text([letter.byte])
    token(&text)
    guard isReading else { return require(letter.index < alphabet.count) }
    guard let read = alphabet.letter(text) else { return fail() }
    letter = read
  }
}

extension Guess {
  static var unread: Guess { Guess(letter: Letter(index: 0), positions: []) }
}
