/// Reads texts as entries, by the letters of a list.
package struct EntryReader {
  /// Why a text is no entry.
  package enum Refusal: Error, Hashable {
    case foreignCharacter
    case noLetter
    case doubleSpace
    case tooLong
  }

  package let alphabet: Alphabet
  /// `nil` for A–Z.
  private let folding: Folding?

  init(_ language: Language?) {
    alphabet = language?.alphabet ?? .latin
    folding = language?.folding
  }

  /// The entry that a text is, without blanks around it.
  package func entry(_ text: some BidirectionalCollection<UInt8>) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(EntryParser.Refusal) {
      if let folding {
        let count = try EntryParser.append(text, folding, to: &bytes)
        // Its spelling may stand behind it.
        bytes.removeSubrange(count...)
      } else {
        _ = try EntryParser.append(text, to: &bytes)
      }
    } catch {
      switch error {
      case .foreignCharacter, .unknown, .notUTF8: throw .foreignCharacter
      case .doubleSpace: throw .doubleSpace
      case .noLetter: throw .noLetter
      case .tooLong: throw .tooLong
      }
    }
    guard !bytes.isEmpty else { throw .noLetter }
    return bytes
  }

  /// The letters of a text as an entry would hold them, a space for every other character.
  package func letters(of text: String) -> [UInt8] {
    var letters: [UInt8] = []
    for scalar in Composition.scalars(of: text) where !append(scalar, to: &letters) {
      letters.append(UInt8(ascii: " "))
    }
    return letters
  }

  /// Appends what a character counts as; whether it counts as anything.
  func append(_ scalar: Unicode.Scalar, to letters: inout [UInt8]) -> Bool {
    if let folding {
      var isOther = false
      return folding.append(scalar, to: &letters, isOther: &isOther)
    }
    guard let letter = alphabet.letter(scalar) else { return false }
    letters.append(letter.byte)
    return true
  }
}

extension Lists {
  /// How texts are read as entries of a list, `nil` if there is no such list.
  package func reader(for id: String) throws(HangmanError) -> EntryReader? {
    guard let summary = try summary(of: id) else { return nil }
    guard let code = summary.alphabet.letters.language else { return EntryReader(nil) }
    return EntryReader(try indexes.lists.language(code))
  }

  /// Whether a list that can be used at once, and is none of those besides, has an entry by these
  /// letters.
  package func have(
    _ entry: [UInt8],
    in alphabet: Alphabet,
    besides others: [String] = []
  ) throws(HangmanError) -> Bool {
    let shape = Pattern(hiding: entry)
    for list in try all().lists
    where list.alphabet.letters == alphabet && !others.contains(list.id) {
      let isThere = try reading(list.id, timeout: 0) { index throws(HangmanError) in
        try index.reading(entriesLike: shape) { !$0.entries(among: [entry]).isEmpty }
      }
      if isThere { return true }
    }
    return false
  }
}
