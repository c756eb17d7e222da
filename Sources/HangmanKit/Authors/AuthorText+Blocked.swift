import Libc

extension AuthorText {
  /// Finds the first line with a word that the operator blocks, in `blocked.plist` or
  /// `blocked/CODE.txt` of the data folder, each read by the letters of its language.
  ///
  /// What is blocked in another language than the lines' is nevertheless fine if lists of theirs
  /// have it: Swedish blocks HORA, an hour in Spanish. Clues are held against their language alone,
  /// since they have inflected words, which lists do not have. A file that cannot be used is left
  /// out and logged.
  package func blocked(among lines: [AuthorLine]) throws(HangmanError) -> AuthorLine.Fault? {
    var fine = lines[...]
    for file in try lists.indexes.lists.blockedFiles() {
      do throws(HangmanError) {
        if let place = try firstBlocked(among: fine, by: file) { fine = fine[..<place] }
      } catch {
        guard case .unusable = error else { throw error }
        lists.notice("words: \(file.name) is left out: \(error)")
      }
    }
    guard fine.count < lines.count else { return nil }
    return lines[fine.count].fault("has a word that this server blocks")
  }

  /// The place of the first line that a file blocks.
  private func firstBlocked(
    among lines: ArraySlice<AuthorLine>,
    by file: BlockedFile
  ) throws(HangmanError) -> Int? {
    let isOwn = file.language == alphabet.language
    let folder = lists.indexes.lists
    var language: Language?
    if let code = file.language { language = try folder.language(code) }
    let reader = EntryReader(language)
    let words = lines.map { $0.forms(by: reader) + (isOwn ? $0.wordsOfClue(by: reader) : []) }
    guard words.contains(where: { !$0.isEmpty }) else { return nil }
    let bytes = try ListFolder.content(of: "\(folder.path)/\(file.name)", megabytes: 1)
    var isBlocked = words.map { _ in false }
    var pattern = BlockedPattern()
    try file.forEachLine(of: bytes) { line in
      guard pattern.read(line, by: reader) else { return }
      for (place, words) in words.enumerated() where words.contains(where: pattern.fits) {
        isBlocked[place] = true
      }
    }
    for (place, line) in zip(lines.indices, lines) where isBlocked[place - lines.startIndex] {
      if !isOwn, try haveWords(of: line.entry) { continue }
      return place
    }
    return nil
  }

  /// Whether lists have each word of an entry; all of A–Z's words do not count, since slurs are among
  /// them.
  private func haveWords(of entry: [UInt8]) throws(HangmanError) -> Bool {
    for word in entry.split(whereSeparator: { Pattern.marks.contains($0) })
    where try !isListed(Array(word), besides: [ListFolder.wordsID, ListFolder.familyID]) {
      return false
    }
    return true
  }
}

extension AuthorLine {
  /// What of the word could be blocked, by the letters of a language: all of it, and each part.
  fileprivate func forms(by reader: EntryReader) -> [ArraySlice<UInt8>] {
    // What is no entry by these letters is none that they block.
    guard let entry = try? reader.entry(word) else { return [] }
    let words = entry.split { Pattern.marks.contains($0) }
    guard words.count > 1 else { return words }
    return words + [entry[...], Array(words.joined())[...]]
  }

  fileprivate func wordsOfClue(by reader: EntryReader) -> [ArraySlice<UInt8>] {
    reader.letters(of: String(decoding: clue ?? [], as: UTF8.self))
      .split { Pattern.marks.contains($0) }
  }
}

/// A file of blocked entries.
private struct BlockedFile {
  /// From the data folder on.
  let name: String
  /// `nil` for A–Z, whose file is a property list.
  let language: String?

  func forEachLine(
    of bytes: [UInt8],
    _ body: (ArraySlice<UInt8>) -> Void
  ) throws(HangmanError) {
    guard language != nil else {
      let list = try WordList(propertyList: bytes)
      for range in list.ranges { body(list.bytes[range]) }
      return
    }
    var rest = bytes[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      body(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
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
