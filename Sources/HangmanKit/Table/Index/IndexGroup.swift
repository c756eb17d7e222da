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
