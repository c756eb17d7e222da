import Libc

/// A text that somebody is to guess, and what is said of it, held against what is blocked.
package struct HeldText {
  /// As it was typed.
  let text: [UInt8]
  /// The same by the letters of its own language.
  let entry: [UInt8]
  /// As UTF-8.
  let clue: [UInt8]

  /// What of the text could be blocked, by the letters of a language: all of it, and each word.
  fileprivate func forms(by reader: EntryReader) -> [ArraySlice<UInt8>] {
    guard let entry = reader.entryIfAny(text) else { return [] }
    let words = entry.split { Pattern.marks.contains($0) }
    guard words.count > 1 else { return words }
    return words + [entry[...], Array(words.joined())[...]]
  }

  fileprivate func wordsOfClue(by reader: EntryReader) -> [ArraySlice<UInt8>] {
    reader.letters(of: String(decoding: clue, as: UTF8.self)).split { Pattern.marks.contains($0) }
  }
}

extension Lists {
  /// The first of some texts that the operator blocks, in `blocked.plist` or `blocked/CODE.txt` of
  /// the data folder, each read by the letters of its language.
  ///
  /// What is blocked in another language than the texts' is nevertheless fine if lists of theirs
  /// have it: Swedish blocks HORA, an hour in Spanish. Clues are held against their language alone,
  /// since they have inflected words, which lists do not have. A file that cannot be used is left
  /// out and logged.
  package func firstBlocked(
    among texts: [HeldText],
    in alphabet: Alphabet
  ) throws(HangmanError) -> Int? {
    var first: Int?
    for file in try indexes.lists.blockedFiles() {
      let isOwn = file.language == alphabet.language
      do throws(HangmanError) {
        for place in try blocked(among: texts[..<(first ?? texts.count)], isOwn, by: file) {
          if !isOwn, try haveWords(of: texts[place].entry, in: alphabet) { continue }
          first = place
          break
        }
      } catch {
        guard case .unusable = error else { throw error }
        notice("words: \(file.name) is left out: \(error)")
      }
    }
    return first
  }

  /// Whether lists have each word of an entry; all of A–Z's words do not count, since slurs are among
  /// them.
  private func haveWords(of entry: [UInt8], in alphabet: Alphabet) throws(HangmanError) -> Bool {
    for word in entry.split(whereSeparator: { Pattern.marks.contains($0) })
    where try !have(Array(word), in: alphabet, besides: [ListFolder.wordsID, ListFolder.familyID]) {
      return false
    }
    return true
  }

  /// The texts that a file blocks, in their order.
  private func blocked(
    among texts: ArraySlice<HeldText>,
    _ isOwn: Bool,
    by file: BlockedFile
  ) throws(HangmanError) -> [Int] {
    let folder = indexes.lists
    var language: Language?
    if let code = file.language { language = try folder.language(code) }
    let reader = EntryReader(language)
    var letters: [UInt8] = []
    var words: [(text: Int, range: Range<Int>)] = []
    for (place, text) in texts.enumerated() {
      for form in text.forms(by: reader) + (isOwn ? text.wordsOfClue(by: reader) : []) {
        words.append((place, letters.count..<letters.count + form.count))
        letters += form
      }
    }
    guard !words.isEmpty else { return [] }
    let bytes = try ListFolder.content(of: "\(folder.path)/\(file.name)", megabytes: 1)
    var pattern = BlockedPattern()
    var isBlocked = [Bool](repeating: false, count: texts.count)
    try Self.forEachLine(of: bytes, isText: language != nil) { line in
      guard pattern.read(line, by: reader) else { return }
      for word in words where pattern.fits(letters, word.range) { isBlocked[word.text] = true }
    }
    return isBlocked.indices.filter { isBlocked[$0] }
  }

  private static func forEachLine(
    of bytes: [UInt8],
    isText: Bool,
    _ body: (ArraySlice<UInt8>) -> Void
  ) throws(HangmanError) {
    if isText {
      var rest = bytes[...]
      while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
        body(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      }
    } else {
      let list = try WordList(propertyList: bytes)
      for range in list.ranges { body(list.bytes[range]) }
    }
  }
}

/// A blocked word, folded; an asterisk stands for any letters.
private struct BlockedPattern {
  private var bytes: [UInt8] = []

  private static let anyLetters = UInt8(ascii: "*")

  /// Reads a line of a file; whether it is a word by these letters.
  mutating func read(_ line: ArraySlice<UInt8>, by reader: EntryReader) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    guard line.allSatisfy({ $0 < 0x80 }) else {
      let text = String(decoding: line.trimmed, as: UTF8.self)
      return Composition.scalars(of: text).allSatisfy { append($0, by: reader) } && hasLetter
    }
    return line.trimmed.allSatisfy { append(Unicode.Scalar($0), by: reader) } && hasLetter
  }

  private var hasLetter: Bool { bytes.contains { Letter(byte: $0) != nil } }

  private mutating func append(_ scalar: Unicode.Scalar, by reader: EntryReader) -> Bool {
    let byte = UInt8(exactly: scalar.value) ?? 0
    guard byte == Self.anyLetters || Pattern.marks.contains(byte) else {
      return reader.append(scalar, to: &bytes)
    }
    bytes.append(byte)
    return true
  }

  /// Whether it is the word in this range of some letters, which is not empty.
  func fits(_ letters: [UInt8], _ word: Range<Int>) -> Bool {
    guard bytes[0] == letters[word.lowerBound] || bytes[0] == Self.anyLetters else { return false }
    var (place, letter) = (0, word.lowerBound)
    // Behind the last asterisk, and the letter that what follows is tried at.
    var retry: (place: Int, letter: Int)?
    while letter < word.upperBound {
      if place < bytes.count, bytes[place] == Self.anyLetters {
        place += 1
        retry = (place, letter)
      } else if place < bytes.count, bytes[place] == letters[letter] {
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

extension EntryReader {
  /// The entry that a text is, `nil` if it is none.
  fileprivate func entryIfAny(_ text: [UInt8]) -> [UInt8]? {
    do throws(Refusal) { return try entry(text) } catch { return nil }
  }
}

/// A file of blocked entries.
private struct BlockedFile {
  /// From the data folder on.
  let name: String
  /// `nil` for A–Z.
  let language: String?
}

extension ListFolder {
  fileprivate func blockedFiles() throws(HangmanError) -> [BlockedFile] {
    var files: [BlockedFile] = []
    if access("\(path)/blocked.plist", F_OK) == 0 {
      files.append(BlockedFile(name: "blocked.plist", language: nil))
    }
    let names = try ifPresent(Directory.names(in: "\(path)/blocked")) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") {
      let code = String(name.dropLast(4))
      if Language.isCode(code) {
        files.append(BlockedFile(name: "blocked/\(name)", language: code))
      }
    }
    return files
  }
}
