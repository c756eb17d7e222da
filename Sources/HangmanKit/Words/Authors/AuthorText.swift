/// A reader for the text of a room's author: it reads entries by the letters of a list and checks them
/// by the rules of its language.
package struct AuthorText {
  let lists: Lists
  let reader: EntryReader

  /// Creates a reader with the letters of a list, `nil` if the list does not exist.
  package init?(for list: String, in lists: Lists) throws(HangmanError) {
    guard let summary = try lists.summary(of: list) else { return nil }
    var language: Language?
    if let code = summary.alphabet.letters.language {
      language = try lists.indexes.lists.language(code)
    }
    self.lists = lists
    reader = EntryReader(language, or: lists.indexes.lists.english)
  }

  package var alphabet: Alphabet { reader.alphabet }

  /// Reads the lines of a text.
  ///
  /// Blank lines do not count, and reading ends at the first line above the limit.
  package func words(_ text: String, limit: Int) -> AuthorLines {
    var read = AuthorLines()
    var count = 0
    let texts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() {
      let line = Array(text.last == UInt8(ascii: "\r") ? text.dropLast() : text)
      guard !line[...].trimmed.isEmpty else { continue }
      count += 1
      guard count <= limit else {
        read.refuse(.init(index + 1, .long, "is one too many: there can be \(limit)"))
        break
      }
      do throws(AuthorLine.Fault) {
        read.take(try AuthorLine(index + 1, line, by: reader))
      } catch {
        read.refuse(error)
      }
    }
    if count == 0 { read.refuse(.init(1, .empty, "has no word")) }
    return read
  }

  /// Reads the lines of a trap, which all have one shape and no clues.
  package func trap(_ text: String, limit: Int) -> AuthorLines {
    var read = words(text, limit: limit)
    guard let first = read.lines.first else { return read }
    if read.lines.count == 1, read.faults.isEmpty {
      read.refuse(first.fault(.shape, "is the only one, and a trap needs 2 words"))
      return read
    }
    let shape = Pattern(hiding: first.entry)
    var earlier: [[UInt8]] = []
    read.refuse { line in
      guard line.clue == nil else { return line.fault(.clue, "has a clue, and a trap has none") }
      guard Pattern(hiding: line.entry) == shape else {
        let reason = "is not as long as the first word, or has its marks elsewhere"
        return line.fault(.shape, reason)
      }
      guard !earlier.contains(line.entry) else {
        return line.fault(.twice, "has the word of an earlier line")
      }
      earlier.append(line.entry)
      return nil
    }
    return read
  }

  /// Refuses each line whose entry is in none of the usable lists with these letters.
  package func refuseUnlisted(in read: inout AuthorLines) throws(HangmanError) {
    var missing = read.lines.map { $0.entry }
    for list in try lists.all().lists where list.alphabet.letters == alphabet && !missing.isEmpty {
      missing = try lists.withIndex(of: list.id, timeout: 0) { index throws(HangmanError) in
        let areListed = try index.has(missing)
        return missing.indices.filter { !areListed[$0] }.map { missing[$0] }
      }
    }
    read.refuse { line in
      missing.contains(line.entry)
        ? line.fault(.unlisted, "has a word that none of this server's lists has") : nil
    }
  }
}
