/// How the entries of one shape are written where that is not as letters: ÉTÉ for ETE.
package struct Spellings {
  /// The rows of these entries, ascending.
  package private(set) var rows: [UInt32] = []
  /// Where the text of each ends.
  package private(set) var ends: [UInt32] = []
  /// Their texts in UTF-8.
  ///
  /// Several of one entry have a `separator` between them; an empty one is the entry in letters.
  package private(set) var texts: [UInt8] = []

  /// Stands between the spellings of one entry.
  package static var separator: UInt8 { UInt8(ascii: "\n") }
  /// How many spellings of one entry are kept.
  private static let limit = 4

  private var lastInLetters: UInt32?

  /// Adds one of an entry's spellings, `nil` for the entry in letters; rows must not descend.
  mutating func add(_ spelling: ArraySlice<UInt8>?, row: Int) {
    let row = UInt32(row)
    guard let spelling else {
      if rows.last == row { join([]) } else { lastInLetters = row }
      return
    }
    if rows.last == row {
      join(spelling)
    } else {
      rows.append(row)
      if lastInLetters == row { texts.append(Self.separator) }
      texts += spelling
      ends.append(UInt32(texts.count))
    }
  }

  /// Adds a spelling to those of the last row, unless it is there.
  private mutating func join(_ spelling: ArraySlice<UInt8>) {
    let start = ends.count > 1 ? Int(ends[ends.count - 2]) : 0
    let known = texts[start...].split(separator: Self.separator, omittingEmptySubsequences: false)
    guard known.count < Self.limit, !known.contains(where: { $0 == spelling }) else { return }
    texts.append(Self.separator)
    texts += spelling
    ends[ends.count - 1] = UInt32(texts.count)
  }
}
