/// A reader that turns texts into entries, by the letters of a list.
package struct EntryReader {
  package let alphabet: Alphabet
  private let folding: EntryFolding

  init(_ language: Language?, or english: EntryFolding) {
    alphabet = language?.alphabet ?? .latin
    folding = language.map { EntryFolding($0) } ?? english
  }

  /// Returns the entry that a text spells, without the blanks around it, and the spelling in UTF-8 if
  /// that differs from the letters.
  func entry(
    _ text: ArraySlice<UInt8>
  ) throws(EntryParser.Refusal) -> (bytes: [UInt8], spelling: [UInt8]?) {
    var bytes: [UInt8] = []
    let count = try EntryParser.append(text, folding, to: &bytes)
    guard count > 0 else { throw .noLetter }
    // The folding has put the spelling between two zeros.
    let spelling = bytes.count > count ? Array(bytes[(count + 1)...].dropLast()) : nil
    return (Array(bytes[..<count]), spelling)
  }

  /// Returns the letters and signs of a text as an entry would hold them, with a space for every other
  /// character.
  func letters(of text: String) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(text.utf8.count)
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let scalars =
      isASCII
      ? Array(text.unicodeScalars)
      : Composition.scalars(of: PlainForm.of(text, keeping: folding.has) ?? text)
    for scalar in scalars where !append(scalar, to: &letters) {
      letters.append(Sign.byte(of: scalar) ?? UInt8(ascii: " "))
    }
    return letters
  }

  /// Appends the letters or the sign that a character counts as, and returns whether it counts as any.
  func append(_ scalar: Unicode.Scalar, to letters: inout [UInt8]) -> Bool {
    if folding.isEnglish, let letter = alphabet.letter(scalar) {
      letters.append(letter.byte)
      return true
    }
    guard !folding.isEnglish || scalar.value >= 0x80, let folding = folding.folding else {
      return false
    }
    var isOther = false
    return folding.append(scalar, to: &letters, isOther: &isOther)
  }
}
