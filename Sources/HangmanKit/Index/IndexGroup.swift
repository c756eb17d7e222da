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

  /// Reads a record of the header; `nil` if its block does not lie in the file.
  init?(_ header: [UInt8], at start: Int, fileSize: Int, _ alphabet: ListAlphabet) {
    let number = { (field: IndexFormat.RecordField) in header.number(at: start + field.offset) }
    guard let offset = Int(exactly: number(.offset)),
      let count = Int(exactly: number(.entries)),
      let length = Int(exactly: number(.length)), length >= 1,
      let spellingsSize = Int(exactly: alphabet.keys == nil ? 0 : number(.spellingsSize)),
      length <= Positions.limit, count >= 1, count <= fileSize, offset <= fileSize,
      spellingsSize <= fileSize, offset.isMultiple(of: IndexFormat.alignment),
      BlockLayout(
        length: length,
        count: count,
        letterCount: alphabet.letterCount,
        spellingsSize: spellingsSize
      ).size <= fileSize - offset
    else { return nil }
    self.offset = offset
    self.count = count
    self.length = length
    self.spellingsSize = spellingsSize
    shapeChecksum = number(.shapeChecksum)
    headChecksum = number(.headChecksum)
  }

  func has(_ shape: Pattern) -> Bool {
    length == shape.length && shapeChecksum == Checksum.of(shape.bytes)
  }
}
