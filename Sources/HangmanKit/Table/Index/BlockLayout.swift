/// The start of each column in the block of a shape, and the width of its items.
struct BlockLayout {
  /// The number of positions of each entry.
  let length: Int
  let count: Int
  let letterCount: Int
  /// The number of entries in the trap.
  let trapCount: Int
  /// The size of the spellings in bytes; they follow the columns.
  var spellingsSize = 0

  var columnCount: Int { Column.count(letterCount: letterCount) }
  /// The number of checksums: one per column, and one for the spellings if there are any.
  var checksumCount: Int { columnCount + (spellingsSize > 0 ? 1 : 0) }
  var checksumsSize: Int { checksumCount * IndexFormat.numberSize }
  var headSize: Int { IndexFormat.padded(checksumsSize + Positions.limit) }
  var size: Int { spellingsOffset + IndexFormat.padded(spellingsSize) }
  var spellingsOffset: Int { lettersOffset + letterCount * (positionsSize + holdersSize) }

  var candidateKind: CandidateKind { CandidateKind(length: length, letterCount: letterCount) }

  /// The bytes of one item of a column: an item is for one entry, in `holders` for 64 entries.
  @inline(__always)
  func width(of column: Column) -> Int {
    switch column {
    case .trap, .entries: length
    case .positions: Column.maskWidth(length: length)
    case .holders: 8
    case .candidates: candidateKind.size
    }
  }

  /// The bytes that the column's items take among those of all columns of its kind and letter.
  func byteRange(of column: Column) -> Range<Int> {
    let (items, width) = (column.items(of: count, trapCount: trapCount), width(of: column))
    return (items.lowerBound * width)..<(items.upperBound * width)
  }

  func offset(of column: Column) -> Int {
    switch column {
    case .trap: headSize
    case .entries: entriesOffset
    case .candidates: candidatesOffset + byteRange(of: column).lowerBound
    case .positions(let letter): offset(of: letter)
    case .holders(let letter): offset(of: letter) + positionsSize
    }
  }

  private func offset(of letter: Letter) -> Int {
    lettersOffset + letter.index * (positionsSize + holdersSize)
  }

  private var entriesOffset: Int { headSize + IndexFormat.padded(length * trapCount) }
  private var candidatesOffset: Int { entriesOffset + IndexFormat.padded(length * count) }
  private var lettersOffset: Int { candidatesOffset + candidateKind.size * count }
  private var positionsSize: Int { IndexFormat.padded(Column.maskWidth(length: length) * count) }
  private var holdersSize: Int { IndexFormat.padded(8 * ((count + 63) / 64)) }
}
