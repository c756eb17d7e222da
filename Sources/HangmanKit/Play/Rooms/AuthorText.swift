/// Reads what a room's author writes, by the letters of a list.
package struct AuthorText {
  private let lists: Lists
  private let reader: EntryReader

  /// `nil` if there is no such list.
  package init?(for list: String, in lists: Lists) throws(HangmanError) {
    guard let reader = try lists.reader(for: list) else { return nil }
    self.lists = lists
    self.reader = reader
  }

  package var alphabet: Alphabet { reader.alphabet }

  /// Reads the lines of a text, of which blank ones do not count.
  package func words(_ text: String) throws(AuthorLine.Fault) -> [AuthorLine] {
    var lines: [AuthorLine] = []
    let texts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() {
      let line = Array(text.last == UInt8(ascii: "\r") ? text.dropLast() : text)
      guard !line[...].trimmed.isEmpty else { continue }
      guard lines.count < Room.roundLimit else {
        throw AuthorLine.Fault(index + 1, "is one too many: there can be \(Room.roundLimit)")
      }
      lines.append(try AuthorLine(index + 1, line, by: reader))
    }
    guard !lines.isEmpty else { throw AuthorLine.Fault(1, "has no word") }
    return lines
  }

  /// Reads the lines of a trap, which have no clues and one shape.
  package func trap(_ text: String) throws(AuthorLine.Fault) -> [AuthorLine] {
    let lines = try words(text)
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

  /// Finds the first line with a word that is blocked.
  package func blocked(among lines: [AuthorLine]) throws(HangmanError) -> AuthorLine.Fault? {
    let texts = lines.map { HeldText(text: $0.word, entry: $0.entry, clue: $0.clue ?? []) }
    return try lists.firstBlocked(among: texts, in: alphabet).map {
      lines[$0].fault("has a word that this server blocks")
    }
  }

  /// Finds the first line that is no entry of a list by these letters.
  package func unlisted(among lines: [AuthorLine]) throws(HangmanError) -> AuthorLine.Fault? {
    for line in lines where try !lists.have(line.entry, in: alphabet) {
      return line.fault("has a word that none of this server's lists has")
    }
    return nil
  }
}
