extension AuthorText {
  /// Refuses the lines with a word, or a clue, that the file of their language blocks.
  package func refuseBlocked(in read: inout AuthorLines) throws(HangmanError) {
    let lines = read.lines
    let isBlocked = try areBlocked(
      lines.map { reader.words(inEntry: $0.entry) + reader.words(in: $0.clue ?? []) }
    )
    read.refuse { line in
      lines.firstIndex(of: line).map { isBlocked[$0] } == true
        ? line.fault(.blocked, "has a word that this server does not pass on") : nil
    }
  }

  /// What each line could have for a clue, from the meanings of a list: fair, and nothing that is blocked.
  package func clues(for entries: [[UInt8]], of list: String) throws(HangmanError) -> [[UInt8]?] {
    var clues: [[UInt8]?] = []
    for entry in entries { clues.append(try lists.fairClue(for: entry, in: list, alphabet)) }
    let areBlocked = try areBlocked(clues.map { reader.words(in: $0 ?? []) })
    return zip(clues, areBlocked).map { $1 ? nil : $0 }
  }

  /// Whether a text of an author's, such as a clue, has a word that the file of this language blocks.
  package func blocks(_ text: [UInt8]) throws(HangmanError) -> Bool {
    try areBlocked([reader.words(in: text)])[0]
  }

  /// Of each group of words, whether one is blocked: in `blocked/CODE.txt` of the data folder, or in
  /// `blocked.plist` for A–Z.
  ///
  /// Another language's words are none of its business: NICHT is Dutch for something else. A file
  /// that is not there blocks nothing, and one that cannot be used is logged.
  func areBlocked(_ groups: [[ArraySlice<UInt8>]]) throws(HangmanError) -> [Bool] {
    try areNamed(groups, in: "blocked")
  }

  /// Of each entry, whether `distress/CODE.txt` names a word of it.
  package func areDistressing(_ entries: [[UInt8]]) throws(HangmanError) -> [Bool] {
    try areNamed(entries.map { reader.words(inEntry: $0) }, in: "distress")
  }

  private func areNamed(
    _ groups: [[ArraySlice<UInt8>]],
    in folder: String
  ) throws(HangmanError) -> [Bool] {
    var areNamed = groups.map { _ in false }
    guard groups.contains(where: { !$0.isEmpty }) else { return areNamed }
    var pattern = BlockedPattern()
    let words = WordsByFirst(groups)
    do throws(HangmanError) {
      try lists.forEachLine(of: folder, in: alphabet.language) { line in
        guard pattern.read(line, by: reader) else { return }
        for (place, word) in words.like(pattern) where !areNamed[place] {
          areNamed[place] = pattern.fits(word)
        }
      }
    } catch {
      guard case .unusable = error else { throw error }
      lists.notice("words: \(error)")
    }
    return areNamed
  }
}

/// The words of groups by their first letters: most blocked words begin with one, and fit few others.
private struct WordsByFirst {
  typealias Word = (group: Int, word: ArraySlice<UInt8>)

  private var all: [Word] = []
  private var byFirst = [[Word]](repeating: [], count: 256)

  init(_ groups: [[ArraySlice<UInt8>]]) {
    for (place, words) in groups.enumerated() {
      for word in words {
        all.append((place, word))
        if let first = word.first { byFirst[Int(first)].append((place, word)) }
      }
    }
  }

  /// Those that a pattern could fit.
  func like(_ pattern: BlockedPattern) -> [Word] { pattern.first.map { byFirst[Int($0)] } ?? all }
}

extension EntryReader {
  /// What of an entry could be blocked: each word of it, and several as one.
  fileprivate func words(inEntry entry: [UInt8]) -> [ArraySlice<UInt8>] {
    let words = entry.split(whereSeparator: Sign.has)
    return (words.count > 1 ? words + [Array(words.joined())[...]] : words) + disguised(in: entry)
  }

  func words(in text: [UInt8]) -> [ArraySlice<UInt8>] {
    let letters = letters(of: String(decoding: text, as: UTF8.self))
    return letters.split(whereSeparator: Sign.has) + disguised(in: letters)
  }

  /// What people write for letters: each sign, and the letter that it looks like.
  private static let disguises: [StaticString] = ["0O1I3E4A5S7T8B@A$S!I", "0O1L3E4A5S7T8B@A$S!L"]

  /// The words in which signs stand for letters, SH1T and F*CK, as they are read.
  private func disguised(in entry: [UInt8]) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var rest = entry[...]
    while let word = rest.popField(endingAt: UInt8(ascii: " ")) {
      guard word.contains(where: Sign.has), word.contains(where: { Letter(byte: $0) != nil })
      else { continue }
      for disguise in Self.disguises {
        var letters: [UInt8] = []
        for byte in word {
          if let letter = undisguised(byte, disguise) { letters.append(letter) }
        }
        words.append(letters[...])
      }
    }
    return words
  }

  /// The letter that a byte stands for, `nil` if it stands for none.
  private func undisguised(_ byte: UInt8, _ disguise: StaticString) -> UInt8? {
    guard Sign.has(byte), byte != BlockedPattern.anyLetters else { return byte }
    let signs = UnsafeBufferPointer(start: disguise.utf8Start, count: disguise.utf8CodeUnitCount)
    for place in stride(from: 0, to: signs.count, by: 2) where signs[place] == byte {
      return alphabet.letter(Unicode.Scalar(signs[place + 1]))?.byte
    }
    return nil
  }
}

extension Lists {
  /// Goes through the words that a folder's file names in a language; without one, those of
  /// `blocked.plist` are the ones of A–Z that rooms refuse.
  fileprivate func forEachLine(
    of folder: String,
    in language: String?,
    _ body: (ArraySlice<UInt8>) -> Void
  ) throws(HangmanError) {
    let isText = language != nil || folder != "blocked"
    let file = isText ? "\(folder)/\(language ?? Language.english).txt" : "blocked.plist"
    let name = "\(indexes.lists.path)/\(file)"
    guard let bytes = try opened.text(at: name) else { return }
    guard !isText else {
      var rest = bytes[...]
      while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
        body(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      }
      return
    }
    do throws(HangmanError) {
      let hasRooms = try PropertyListReader.has("rooms", in: bytes)
      var reader = PropertyListReader(bytes, of: hasRooms ? "rooms" : "entries")
      while let word = try reader.next() { body(word[...]) }
    } catch {
      throw error.of(name)
    }
  }
}
