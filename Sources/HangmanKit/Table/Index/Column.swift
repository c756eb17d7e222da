/// A fact about every entry of a shape, stored entry after entry.
///
/// Each letter has a column of its own, because a guess needs few letters. Candidates have an order of
/// their own, the hardest first, and are in batches, because a simulation needs only the first of them.
/// In a shape with no more entries than the first batch holds, candidates are in the order of the rows.
package enum Column: Hashable {
  /// The entries that form the trap of the shape's certificate.
  case trap
  case entries
  /// Entries as the simulated player reads them. Batch 0 holds the hardest, as many as are ever
  /// simulated; each later batch holds as many as all batches before it.
  case candidates(batch: Int)
  /// The positions of the letter in each entry, as a mask.
  case positions(Letter)
  /// Whether each entry contains the letter: numbers of 64 bits, the first entry in the lowest bit.
  case holders(Letter)

  // Computed, because a stored property would be initialized at run time.
  static var batchCount: Int { 6 }
  /// The number of entries that are simulated.
  ///
  /// Three times as many would win no more games.
  package static var firstBatchSize: Int { 4352 }
  private static var fixedCount: Int { 2 + batchCount }

  /// The number of columns for an alphabet of this many letters.
  static func count(letterCount: Int) -> Int { fixedCount + 2 * letterCount }

  /// The columns for an alphabet of this many letters, in the order of their numbers.
  static func all(letterCount: Int) -> [Column] {
    let letters = (0..<letterCount).map { Letter(index: $0) }
    return [.trap, .entries] + (0..<batchCount).map { .candidates(batch: $0) }
      + letters.flatMap { [.positions($0), .holders($0)] }
  }

  var number: Int {
    switch self {
    case .trap: 0
    case .entries: 1
    case .candidates(let batch): 2 + batch
    case .positions(let letter): Self.fixedCount + 2 * letter.index
    case .holders(let letter): Self.fixedCount + 2 * letter.index + 1
    }
  }

  /// Which items of all columns of this kind the column has, in a shape of this many entries: a batch of
  /// the candidates, otherwise all.
  @inline(__always)
  func items(of count: Int, trapCount: Int) -> Range<Int> {
    switch self {
    case .trap: 0..<trapCount
    case .entries, .positions: 0..<count
    case .holders: 0..<((count + 63) / 64)
    case .candidates(let batch): Self.items(ofBatch: batch, count)
    }
  }

  private static func items(ofBatch batch: Int, _ count: Int) -> Range<Int> {
    let start = batch == 0 ? 0 : firstBatchSize << (batch - 1)
    let end = batch == batchCount - 1 ? count : firstBatchSize << batch
    return min(start, count)..<min(end, count)
  }

  static func maskWidth(length: Int) -> Int {
    switch length {
    case ...16: 2
    case ...32: 4
    default: 8
    }
  }
}

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

/// The number of entries of one shape in an index, and the place of their block.
package struct IndexGroup: Hashable {
  package let count: Int
  /// The number of positions of each entry.
  package let length: Int
  let offset: Int
  let shapeChecksum: UInt64
  let headChecksum: UInt64
  /// The size of the spellings in bytes; 0 if all entries are written as their letters.
  let spellingsSize: Int
  /// The number of entries in the trap.
  let trapCount: Int
  /// The certified bounds of the value.
  private let lower: Int
  private let upper: Int?

  /// Reads a record of the header; `nil` if its block lies outside the file.
  init?(_ header: [UInt8], at start: Int, fileSize: Int, letterCount: Int) {
    let number = { (field: IndexFormat.RecordField) in header.number(at: start + field.offset) }
    guard let offset = Int(exactly: number(.offset)),
      let count = Int(exactly: number(.entries)),
      let length = Int(exactly: number(.length)), length >= 1,
      let spellingsSize = Int(exactly: number(.spellingsSize)), spellingsSize <= fileSize,
      let lower = Int(exactly: number(.lower)),
      let trapCount = Int(exactly: number(.trapEntries)), trapCount <= Certificate.trapLimit,
      length <= Positions.limit, count >= 1, count <= fileSize, offset <= fileSize,
      offset.isMultiple(of: IndexFormat.alignment)
    else { return nil }
    self.offset = offset
    self.count = count
    self.length = length
    self.spellingsSize = spellingsSize
    shapeChecksum = number(.shapeChecksum)
    headChecksum = number(.headChecksum)
    self.lower = lower
    upper = Int(exactly: number(.upper))
    self.trapCount = trapCount
    guard layout(letterCount: letterCount).size <= fileSize - offset else { return nil }
  }

  func layout(letterCount: Int) -> BlockLayout {
    BlockLayout(
      length: length,
      count: count,
      letterCount: letterCount,
      trapCount: trapCount,
      spellingsSize: spellingsSize
    )
  }

  /// The value of the game among the words of the trap; 0 without a trap.
  var trapValue: Int { trapCount > 0 ? lower : 0 }

  /// The certified bounds of the mistakes that no player can be sure to avoid; `nil` without a
  /// certificate.
  var value: ClosedRange<Int>? { upper.flatMap { lower <= $0 ? lower...$0 : nil } }

  func has(_ shape: Pattern) -> Bool {
    length == shape.length && shapeChecksum == Checksum.of(shape.bytes)
  }
}
