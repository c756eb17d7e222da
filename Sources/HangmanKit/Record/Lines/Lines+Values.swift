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
