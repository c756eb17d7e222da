/// The spellings of entries of one shape that differ from their letters: ÉTÉ for ETE.
package struct Spellings {
  /// The rows of the entries that have such a spelling, ascending.
  package private(set) var rows: [UInt32] = []
  /// The end of each entry's spellings in `texts`.
  package private(set) var ends: [UInt32] = []
  /// The spellings in UTF-8.
  ///
  /// Several of one entry have a `separator` between them; an empty one means the entry in letters.
  package private(set) var texts: [UInt8] = []

  /// The byte between two spellings of one entry.
  package static var separator: UInt8 { UInt8(ascii: "\n") }
  /// The most spellings of one entry that are kept.
  private static let limit = 4

  private var lastInLetters: UInt32?

  /// Adds a spelling of an entry, `nil` for the entry in letters; rows must not descend.
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

  /// Adds a spelling to those of the last row, unless the row has it already.
  private mutating func join(_ spelling: ArraySlice<UInt8>) {
    let start = ends.count > 1 ? Int(ends[ends.count - 2]) : 0
    let known = texts[start...].split(separator: Self.separator, omittingEmptySubsequences: false)
    guard known.count < Self.limit, !known.contains(where: { $0 == spelling }) else { return }
    texts.append(Self.separator)
    texts += spelling
    ends[ends.count - 1] = UInt32(texts.count)
  }
}
