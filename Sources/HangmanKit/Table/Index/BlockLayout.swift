/// Where each column of a shape starts in its block, and how wide its items are.
struct BlockLayout {
  /// The characters of each entry.
  let length: Int
  let count: Int
  let letterCount: Int
  /// How many of the entries are in the trap.
  let trapCount: Int
  /// The bytes of the spellings, which follow the columns.
  var spellingsSize = 0

  var columnCount: Int { Column.count(letterCount: letterCount) }
  /// One per column, and one of the spellings where there are any.
  var checksumCount: Int { columnCount + (spellingsSize > 0 ? 1 : 0) }
  var checksumsSize: Int { checksumCount * IndexFormat.numberSize }
  var headSize: Int { IndexFormat.padded(checksumsSize + Positions.limit) }
  var size: Int { spellingsOffset + IndexFormat.padded(spellingsSize) }
  var spellingsOffset: Int { lettersOffset + letterCount * (positionsSize + holdersSize) }

  var candidateKind: CandidateKind { CandidateKind(length: length, letterCount: letterCount) }

  /// Bytes of an item of a column: of one entry, in `holders` of 64 entries.
  @inline(__always)
  func width(of column: Column) -> Int {
    switch column {
    case .trap, .entries: length
    case .positions: Column.maskWidth(length: length)
    case .holders: 8
    case .candidates: candidateKind.size
    }
  }

  /// The column's byte range among those of its kind and letter.
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
