/// How many entries of one shape an index has, and where their block is.
package struct IndexGroup: Hashable {
  package let count: Int
  /// The characters of each.
  package let length: Int
  let offset: Int
  let shapeChecksum: UInt64
  let headChecksum: UInt64
  /// 0 where all entries are written as their letters.
  let spellingsSize: Int
  /// How many of the entries are in the trap.
  let trapCount: Int
  /// The certified bounds of the value.
  private let lower: Int
  private let upper: Int?

  /// Reads a record of the header; `nil` if its block does not lie in the file.
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

  /// The value of the game among the words of the trap; 0 without one.
  var trapValue: Int { trapCount > 0 ? lower : 0 }

  /// The mistakes that nobody can be sure to avoid, between bounds that are certified; `nil` without
  /// them.
  var value: ClosedRange<Int>? { upper.flatMap { lower <= $0 ? lower...$0 : nil } }

  func has(_ shape: Pattern) -> Bool {
    length == shape.length && shapeChecksum == Checksum.of(shape.bytes)
  }
}
