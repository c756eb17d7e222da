/// What a room's author writes, read by the letters of a list and held against all lists.
package struct AuthorText {
  let lists: Lists
  private let reader: EntryReader

  /// `nil` if there is no such list.
  package init?(for list: String, in lists: Lists) throws(HangmanError) {
    guard let summary = try lists.summary(of: list) else { return nil }
    var language: Language?
    if let code = summary.alphabet.letters.language {
      language = try lists.indexes.lists.language(code)
    }
    self.lists = lists
    reader = EntryReader(language)
  }

  package var alphabet: Alphabet { reader.alphabet }

  /// Reads the lines of a text, of which blank ones do not count.
  package func words(
    _ text: String,
    limit: Int
  ) throws(AuthorLine.Fault) -> [AuthorLine] {
    var lines: [AuthorLine] = []
    let texts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() {
      let line = Array(text.last == UInt8(ascii: "\r") ? text.dropLast() : text)
      guard !line[...].trimmed.isEmpty else { continue }
      guard lines.count < limit else {
        throw AuthorLine.Fault(index + 1, "is one too many: there can be \(limit)")
      }
      lines.append(try AuthorLine(index + 1, line, by: reader))
    }
    guard !lines.isEmpty else { throw AuthorLine.Fault(1, "has no word") }
    return lines
  }

  /// Reads the lines of a trap, which have no clues and one shape.
  package func trap(
    _ text: String,
    limit: Int
  ) throws(AuthorLine.Fault) -> [AuthorLine] {
    let lines = try words(text, limit: limit)
    let shape = Pattern(hiding: lines[0].entry)
    for (index, line) in lines.enumerated() {
      guard line.clue == nil else { throw line.fault("has a clue, and a trap has none") }
      guard Pattern(hiding: line.entry) == shape else {
        throw line.fault("is not as long as the first word, or has its marks elsewhere")
      }
      guard !lines[..<index].contains(where: { $0.entry == line.entry }) else {
        throw line.fault("has the word of an earlier line")
      }
    }
    guard lines.count > 1 else { throw lines[0].fault("stands alone, and a trap takes 2 words") }
    return lines
  }

  /// Finds the first line that is no entry of a list by these letters.
  package func unlisted(among lines: [AuthorLine]) throws(HangmanError) -> AuthorLine.Fault? {
    for line in lines where try !isListed(line.entry) {
      return line.fault("has a word that none of this server's lists has")
    }
    return nil
  }

  /// Whether a list by these letters that can be used at once, and is none of those besides, has an
  /// entry.
  func isListed(_ entry: [UInt8], besides others: [String] = []) throws(HangmanError) -> Bool {
    let shape = Pattern(hiding: entry)
    for list in try lists.all().lists
    where list.alphabet.letters == alphabet && !others.contains(list.id) {
      let isThere = try lists.reading(list.id, timeout: 0) { index throws(HangmanError) in
        try index.reading(entriesLike: shape) { $0.row(of: entry) != nil }
      }
      if isThere { return true }
    }
    return false
  }
}
