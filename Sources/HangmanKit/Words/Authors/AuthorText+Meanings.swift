extension AuthorText {
  /// What is wrong with the lines of a list's own file of meanings, by their numbers; `nil` without a
  /// file.
  package func faultsOfMeanings(
    of list: String
  ) throws(HangmanError) -> [(line: Int, reason: String)]? {
    let folder = lists.indexes.lists
    guard let bytes = try folder.ownMeanings(of: list) else { return nil }
    var lines: [MeaningLine] = []
    var rest = bytes[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      lines.append(MeaningLine(line, after: lines.last))
    }
    let unknown = try lists.reading(list) { index throws(HangmanError) in
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

private struct MeaningLine {
  let entry: ArraySlice<UInt8>
  let text: ArraySlice<UInt8>
  /// The rest of a sentence that starts with the line.
  let fault: String?

  init(_ line: ArraySlice<UInt8>, after last: MeaningLine?) {
    var rest = line
    entry = rest.popField(endingAt: UInt8(ascii: "\t")) ?? []
    text = rest.trimmed
    if line.count >= Meanings.lineLimit {
      fault = "has \(Meanings.lineLimit) bytes or more"
    } else if entry.isEmpty || text.isEmpty || String(validating: text, as: UTF8.self) == nil {
      fault = "is no entry, tab and text"
    } else if let last, !last.entry.lexicographicallyPrecedes(entry) {
      fault = "stands behind a line that it should stand before, or is there twice"
    } else {
      fault = nil
    }
  }
}

extension WordIndex {
  fileprivate func has(_ entry: [UInt8]) throws(HangmanError) -> Bool {
    guard !entry.isEmpty else { return false }
    return try reading(entriesLike: Pattern(hiding: entry)) { $0.row(of: entry) != nil }
  }
}
