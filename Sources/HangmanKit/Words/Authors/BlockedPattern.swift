/// A blocked word, folded, in which an asterisk matches any letters.
struct BlockedPattern {
  private(set) var bytes: [UInt8] = []

  static let anyLetters = UInt8(ascii: "*")

  /// Reads a line of a file; returns whether it is a word in these letters.
  @_optimize(speed)
  mutating func read(_ line: ArraySlice<UInt8>, by reader: EntryReader) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    let line = line.trimmed
    // Most lines are ASCII.
    if line.allSatisfy({ $0 < 0x80 }) {
      return line.allSatisfy { append(Unicode.Scalar($0), by: reader) } && hasLetters
    }
    let text = String(decoding: line, as: UTF8.self)
    let areRead =
      text.unicodeScalars.contains(where: Composition.isPart)
      ? Composition.scalars(of: text).allSatisfy { append($0, by: reader) }
      : text.unicodeScalars.allSatisfy { append($0, by: reader) }
    return areRead && hasLetters
  }

  private var hasLetters: Bool { bytes.contains { Letter(byte: $0) != nil } }

  /// Returns a bit for each letter of a word or a pattern.
  static func letters(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $1 == anyLetters ? $0 : $0 | 1 &<< UInt64($1) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, by reader: EntryReader) -> Bool {
    let byte = UInt8(exactly: scalar.value) ?? 0
    guard byte == Self.anyLetters || Sign.has(byte) else {
      return reader.append(scalar, to: &bytes)
    }
    bytes.append(byte)
    return true
  }

  /// Whether the pattern fits a word and, of joined ones, names letters of the last.
  func fits(_ word: ComparedWord) -> Bool {
    guard word.lettersBefore > 0 else { return fits(word.letters) }
    let named = bytes.reduce(0) { $1 == Self.anyLetters ? $0 : $0 + 1 }
    return bytes[0] != Self.anyLetters && named > word.lettersBefore && fits(word.letters)
  }

  /// Whether the pattern fits a word, which must not be empty; an asterisk in the word can be any
  /// letter.
  @_optimize(speed)
  func fits(_ word: ArraySlice<UInt8>) -> Bool {
    guard bytes[0] == word.first || bytes[0] == Self.anyLetters else { return false }
    var (place, letter) = (0, word.startIndex)
    // The place after the last asterisk, and the letter at which the rest is tried again.
    var retry: (place: Int, letter: Int)?
    while letter < word.endIndex {
      if place < bytes.count, bytes[place] == Self.anyLetters {
        place += 1
        retry = (place, letter)
      } else if place < bytes.count, bytes[place] == word[letter] || word[letter] == Self.anyLetters
      {
        place += 1
        letter += 1
      } else {
        guard let last = retry else { return false }
        (place, letter) = (last.place, last.letter + 1)
        retry = (place, letter)
      }
    }
    return bytes[place...].allSatisfy { $0 == Self.anyLetters }
  }
}
