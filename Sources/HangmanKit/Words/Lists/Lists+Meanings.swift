extension Lists {
  /// Returns the meaning of a list's entry, `nil` without one.
  ///
  /// - Throws: `unreadable` if the list has meanings and they cannot be read.
  package func meaning(
    of entry: [UInt8],
    in list: String,
    _ alphabet: Alphabet
  ) throws(HangmanError) -> Meaning? {
    guard let file = try meanings(of: list, alphabet) else { return nil }
    do throws(HangmanError) {
      return try file.meaning(of: alphabet.utf8(entry))
    } catch {
      throw unreadable(error, list)
    }
  }

  /// Returns the meaning of an entry for a reply that is complete without it; a fault is logged once
  /// and gives `nil`.
  package func meaningIfReadable(
    of entry: [UInt8],
    in list: String,
    _ alphabet: Alphabet
  ) -> Meaning? {
    if case .failure = opened.meanings[list] { return nil }
    do throws(HangmanError) {
      return try meaning(of: entry, in: list, alphabet)
    } catch {
      notice("words: \(error)")
      return nil
    }
  }

  /// Returns whether a list has meanings, and whether they are translations into English.
  package func haveMeanings(of list: ListSummary) -> (any: Bool, areTranslations: Bool) {
    indexes.lists.hasMeanings(of: list.id, in: list.alphabet.letters.language)
  }

  /// Returns the file of a list's meanings, `nil` without one.
  ///
  /// - Throws: `unreadable` if the list has a file and it cannot be read.
  @discardableResult
  package func meanings(
    of list: String,
    _ alphabet: Alphabet
  ) throws(HangmanError) -> Meanings? {
    if let known = opened.meanings[list] { return try known.get() }
    do throws(HangmanError) {
      let file = try indexes.lists.meanings(of: list, in: alphabet.language)
      opened.meanings[list] = .success(file)
      return file
    } catch {
      throw unreadable(error, list)
    }
  }

  private func unreadable(_ error: HangmanError, _ list: String) -> HangmanError {
    let error = HangmanError.unreadable("the meanings of \(list): \(error)")
    opened.meanings[list] = .failure(error)
    return error
  }
}

// Fair clues: short meanings without the word, its stem or a word of its family.

extension Lists {
  /// Returns the meaning of an entry if it may be shown during the game.
  package func fairClue(
    for entry: [UInt8],
    in list: String,
    _ alphabet: Alphabet
  ) throws(HangmanError) -> [UInt8]? {
    let meaning = try meaning(of: entry, in: list, alphabet)
    return meaning.flatMap { $0.isFairClue(for: entry, in: alphabet) ? $0.text : nil }
  }
}

extension Meaning {
  private static let clueLimit = 80
  /// Common words of three letters, which give nothing away although a part of the entry may begin with
  /// them.
  private static let plain = ["THE", "AND", "FOR", "NOT", "ANY", "HAS", "ONE", "OUT", "ARE"]
  /// A stem is a word without so many letters at its end.
  private static let ending = 3

  /// Whether the meaning may be shown while its entry is guessed.
  func isFairClue(for entry: [UInt8], in alphabet: Alphabet) -> Bool {
    let count = text.count { $0 & 0xC0 != 0x80 }
    guard count <= Self.clueLimit else { return false }
    let blank = UInt8(ascii: " ")
    let letters: [UInt8]
    if alphabet.language == nil, count == text.count {
      letters = text.map { Letter(ascii: $0)?.byte ?? blank }
    } else {
      let scalars = Composition.scalars(of: String(decoding: text, as: UTF8.self))
      letters = scalars.map { $0 == " " ? blank : alphabet.letter($0)?.byte ?? blank }
    }
    let words = letters.split(separator: UInt8(ascii: " "))
    let parts = entry.split { Sign.has($0) }
    return !words.contains { word in parts.contains { Self.isKin(word, of: $0) } }
  }

  /// Whether a word gives a part of an entry away: both begin alike, or one contains the stem of the other.
  private static func isKin(_ word: ArraySlice<UInt8>, of part: ArraySlice<UInt8>) -> Bool {
    let isPlain = word.count == 3 && plain.contains { $0.utf8.elementsEqual(word) }
    guard word.count > 2, !isPlain else {
      return word.elementsEqual(part)
    }
    let shared = zip(word, part).prefix { $0 == $1 }.count
    if shared > 2, shared + ending >= min(word.count, part.count) { return true }
    return isStem(of: word, inside: part) || isStem(of: part, inside: word)
  }

  /// Whether the first letters of a word, four at least, are anywhere in another.
  private static func isStem(of word: ArraySlice<UInt8>, inside other: ArraySlice<UInt8>) -> Bool {
    guard word.count > 3 else { return false }
    let stem = word.prefix(max(4, word.count - ending))
    return other.indices.contains { other[$0...].starts(with: stem) }
  }
}
