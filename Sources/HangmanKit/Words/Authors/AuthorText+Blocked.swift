extension AuthorText {
  /// Refuses each line whose word or clue the language's file blocks.
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

  /// Returns for each entry a clue from the list's meanings, if there is one that is fair and not
  /// blocked.
  package func clues(for entries: [[UInt8]], of list: String) throws(HangmanError) -> [[UInt8]?] {
    var clues: [[UInt8]?] = []
    for entry in entries { clues.append(try lists.fairClue(for: entry, in: list, alphabet)) }
    let areBlocked = try areBlocked(clues.map { reader.words(in: $0 ?? []) })
    return zip(clues, areBlocked).map { $1 ? nil : $0 }
  }

  /// Whether an author's text, such as a clue, has a word that the language's file blocks.
  package func blocks(_ text: [UInt8]) throws(HangmanError) -> Bool {
    try areBlocked([reader.words(in: text)])[0]
  }

  /// Returns for each group of words whether one of them is blocked: by `blocked/CODE.txt` of the data
  /// folder, or by `blocked.plist` for A–Z.
  ///
  /// A word that a line with `except: ` names is not blocked, whatever the other lines say. Only the
  /// file of the text's own language counts, because a word may be harmless in another: NICHT is
  /// Dutch for something else. A missing file blocks nothing, and an unusable one is logged.
  func areBlocked(_ groups: [[ComparedWord]]) throws(HangmanError) -> [Bool] {
    try areNamed(groups, in: "blocked")
  }

  /// Returns for each entry whether `distress/CODE.txt` names a word of it.
  package func areDistressing(_ entries: [[UInt8]]) throws(HangmanError) -> [Bool] {
    try areNamed(entries.map { reader.words(inEntry: $0) }, in: "distress")
  }

  private func areNamed(
    _ groups: [[ComparedWord]],
    in folder: String
  ) throws(HangmanError) -> [Bool] {
    var words = WordsByLetters(groups, reader)
    guard !words.isEmpty else { return groups.map { _ in false } }
    var pattern = BlockedPattern()
    let exception = "except: ".utf8
    do throws(HangmanError) {
      try lists.forEachLine(of: folder, in: alphabet.language) { line in
        let isException = line.starts(with: exception)
        let word = isException ? line.dropFirst(exception.count) : line
        guard words.couldFit(word), pattern.read(word, by: reader) else { return }
        words.mark(pattern, isException: isException)
      }
    } catch {
      guard case .unusable = error else { throw error }
      lists.notice("words: \(error)")
    }
    return words.areNamed(in: groups.count)
  }
}

/// A word as it is compared with the lines of a file.
struct ComparedWord {
  let letters: ArraySlice<UInt8>
  /// The number of letters before the last of several joined words.
  ///
  /// A line must name more than these, from the first one on, or its asterisk would find a blocked
  /// word in "mer de glace".
  var lettersBefore = 0
}

/// The words of groups with the letters of each as bits: most lines of a file have letters that are
/// together in no word, and need not be read.
private struct WordsByLetters {
  private struct Word {
    let group: Int
    let compared: ComparedWord
    var isNamed = false
    var isException = false
  }

  private var words: [Word] = []
  var isEmpty: Bool { words.isEmpty }
  private var letters: [UInt64] = []
  /// The same by the first letters of the words.
  private var byFirst = [[UInt64]](repeating: [], count: 256)
  /// What each ASCII letter counts as: the first letter, and the bits of all.
  private var ascii = [(first: UInt8?, letters: UInt64)](repeating: (nil, 0), count: 128)

  init(_ groups: [[ComparedWord]], _ reader: EntryReader) {
    for (group, words) in groups.enumerated() {
      for compared in words where !compared.letters.isEmpty {
        self.words.append(Word(group: group, compared: compared))
        let word = compared.letters
        let isVague = word.contains(BlockedPattern.anyLetters)
        letters.append(isVague ? .max : BlockedPattern.letters(of: word))
        byFirst[Int(word[word.startIndex])].append(letters[letters.count - 1])
      }
    }
    for code in ascii.indices where Letter(ascii: UInt8(code)) != nil {
      var folded: [UInt8] = []
      _ = reader.append(Unicode.Scalar(UInt8(code)), to: &folded)
      ascii[code] = (folded.first, BlockedPattern.letters(of: folded[...]))
    }
  }

  /// Whether a word has all ASCII letters of a line.
  @_optimize(speed)
  func couldFit(_ line: ArraySlice<UInt8>) -> Bool {
    var (wanted, last): (UInt64, UInt64) = (0, 0)
    for byte in line {
      // A letter before a character outside ASCII may be the base of a mark, and another with it.
      if byte < 0x80 { wanted |= last }
      last = byte < 0x80 ? ascii[Int(byte)].letters : 0
    }
    wanted |= last
    var first: UInt8?
    if let byte = line.first, byte < 0x80, line.dropFirst().first ?? 0 < 0x80 {
      first = ascii[Int(byte)].first
    }
    return (first.map { byFirst[Int($0)] } ?? letters).contains { $0 & wanted == wanted }
  }

  /// Marks the words that a pattern fits as named, or as exceptions.
  @_optimize(speed)
  mutating func mark(_ pattern: BlockedPattern, isException: Bool) {
    let wanted = BlockedPattern.letters(of: pattern.bytes[...])
    for place in words.indices where letters[place] & wanted == wanted {
      let compared = words[place].compared
      guard isException ? pattern.fits(compared.letters) : pattern.fits(compared) else { continue }
      if isException { words[place].isException = true } else { words[place].isNamed = true }
    }
  }

  /// Returns for each group whether a word of it is named and no exception.
  func areNamed(in groups: Int) -> [Bool] {
    var areNamed = [Bool](repeating: false, count: groups)
    for word in words where word.isNamed && !word.isException { areNamed[word.group] = true }
    return areNamed
  }
}

extension EntryReader {
  /// Returns the words to compare with blocked ones: each word of an entry, and all of them joined to
  /// one.
  fileprivate func words(inEntry entry: [UInt8]) -> [ComparedWord] {
    let words = entry.split(whereSeparator: Sign.has)
    guard words.count > 1 else { return compared(words, entry) }
    let all = Array(words.joined())
    let isSpelledOut = words.count == all.count
    let before = isSpelledOut ? 0 : all.count - words[words.count - 1].count
    return compared(words, entry) + [ComparedWord(letters: all[...], lettersBefore: before)]
  }

  func words(in text: [UInt8]) -> [ComparedWord] {
    let letters = letters(of: String(decoding: text, as: UTF8.self))
    return compared(letters.split(whereSeparator: Sign.has), letters)
  }

  private func compared(_ words: [ArraySlice<UInt8>], _ text: [UInt8]) -> [ComparedWord] {
    (words + disguised(in: text)).map { ComparedWord(letters: $0) }
  }

  /// Signs that people write for letters, in two versions: each sign, then the letter that it looks
  /// like.
  private static let disguises: [StaticString] = ["0O1I3E4A5S7T8B@A$S!I", "0O1L3E4A5S7T8B@A$S!L"]

  /// Returns the words in which signs replace letters, SH1T and F*CK, with the letters that a reader
  /// sees.
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

  /// Returns the letter that a byte replaces, `nil` if it replaces none.
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
  /// Calls the body with each word that a folder's file names in a language; without a language, with
  /// the words of A–Z in `blocked.plist` that rooms refuse.
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
