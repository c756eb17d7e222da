/// A blocked word, folded, in which an asterisk matches any letters.
struct BlockedPattern {
  private var bytes: [UInt8] = []

  static let anyLetters = UInt8(ascii: "*")

  /// Reads a line of a file; returns whether it is a word in these letters that `couldFit` accepts.
  ///
  /// Of most lines it reads only the first letter.
  @_optimize(speed)
  mutating func read(
    _ line: ArraySlice<UInt8>,
    by reader: EntryReader,
    couldFit: (BlockedPattern) -> Bool
  ) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    guard line.allSatisfy({ $0 < 0x80 }) else {
      let text = String(decoding: line.trimmed, as: UTF8.self)
      guard text.unicodeScalars.contains(where: Composition.isPart) else {
        return text.unicodeScalars.allSatisfy { append($0, by: reader) } && hasLetter
      }
      return Composition.scalars(of: text).allSatisfy { append($0, by: reader) } && hasLetter
    }
    let line = line.trimmed
    guard let first = line.first, append(Unicode.Scalar(first), by: reader), couldFit(self) else {
      return false
    }
    return line.dropFirst().allSatisfy { append(Unicode.Scalar($0), by: reader) } && hasLetter
  }

  private var hasLetter: Bool { bytes.contains { Letter(byte: $0) != nil } }

  private mutating func append(_ scalar: Unicode.Scalar, by reader: EntryReader) -> Bool {
    let byte = UInt8(exactly: scalar.value) ?? 0
    guard byte == Self.anyLetters || Sign.has(byte) else {
      return reader.append(scalar, to: &bytes)
    }
    bytes.append(byte)
    return true
  }

  /// The first letter of every word that the pattern can fit; `nil` if that can be any letter.
  var first: UInt8? { bytes.first.flatMap { $0 == Self.anyLetters ? nil : $0 } }

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
