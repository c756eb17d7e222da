extension AuthorText {
  /// Returns the faults of a list's own file of meanings, with the numbers of their lines.
  package func faultsOfMeanings(
    _ bytes: [UInt8],
    of list: String
  ) throws(HangmanError) -> [(line: Int, reason: String)] {
    let lines = MeaningLine.all(in: bytes)
    let areListed = try lists.withIndex(of: list) { index throws(HangmanError) in
      try index.has(lines.map { alphabet.entry(Array($0.entry)) ?? [] })
    }
    let areBlocked = try areBlocked(lines.map { reader.words(in: Array($0.text)) })
    return lines.indices.compactMap { place in
      let reason =
        lines[place].fault
        ?? (areListed[place] ? nil : "has an entry that the list lacks")
        ?? (areBlocked[place] ? "has a word that is blocked" : nil)
      return reason.map { (place + 1, $0) }
    }
  }
}
