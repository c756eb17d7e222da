extension AuthorText {
  /// Returns the faults of a list's own file of meanings, with the numbers of their lines.
  package func faultsOfMeanings(
    _ bytes: [UInt8],
    of list: String
  ) throws(HangmanError) -> [(line: Int, reason: String)] {
    let lines = MeaningLine.all(in: bytes)
    let unknown = try lists.withIndex(of: list) { index throws(HangmanError) in
      var unknown: [Bool] = []
      for line in lines {
        let entry = alphabet.entry(Array(line.entry)) ?? []
        unknown.append(try !index.has(entry))
      }
      return unknown
    }
    let areBlocked = try areBlocked(lines.map { reader.words(in: Array($0.text)) })
    return lines.indices.compactMap { place in
      let reason =
        lines[place].fault
        ?? (unknown[place] ? "has an entry that the list lacks" : nil)
        ?? (areBlocked[place] ? "has a word that is blocked" : nil)
      return reason.map { (place + 1, $0) }
    }
  }
}

extension WordIndex {
  fileprivate func has(_ entry: [UInt8]) throws(HangmanError) -> Bool {
    guard !entry.isEmpty else { return false }
    return try withTable(of: Pattern(hiding: entry)) { $0.row(of: entry) != nil }
  }
}
