/// Computes the columns of one shape from its rows.
struct ColumnWriter {
  private let group: SortedEntries.Group
  private let masks: [UInt64]
  private let letterSets: [UInt32]
  private let contenders: [UInt8]

  init(of group: SortedEntries.Group) {
    self.group = group
    let length = group.shape.length
    var masks = [UInt64](repeating: 0, count: 26 * group.count)
    var letterSets = [UInt32](repeating: 0, count: group.count)
    for row in 0..<group.count {
      for position in 0..<length {
        guard let letter = Letter(byte: group.rows[row * length + position]) else { continue }
        masks[letter.index * group.count + row] |= 1 << UInt64(position)
        letterSets[row] |= LetterSet(letter).rawValue
      }
    }
    self.masks = masks
    self.letterSets = letterSets
    contenders = Self.contenders(of: group)
  }

  func bytes(of column: Column) -> [UInt8] {
    switch column {
    case .letterSets: littleEndian(letterSets)
    case .entries: group.rows
    case .positions(let letter):
      positions(masks[letter.index * group.count..<(letter.index + 1) * group.count])
    case .contenders:
      Array(contenders[column.byteRange(length: group.shape.length, count: group.count)])
    }
  }

  /// All tiers one after another.
  private static func contenders(of group: SortedEntries.Group) -> [UInt8] {
    switch Column.maskWidth(length: group.shape.length) {
    case 2: contenders(of: group, as: UInt16.self)
    case 4: contenders(of: group, as: UInt32.self)
    default: contenders(of: group, as: UInt64.self)
    }
  }

  private static func contenders<Mask: PositionMask>(
    of group: SortedEntries.Group,
    as _: Mask.Type
  ) -> [UInt8] {
    Hardness.ranked(group.rows, length: group.shape.length, as: Mask.self)
      .withUnsafeBytes(Array.init)
  }

  private func positions(_ masks: ArraySlice<UInt64>) -> [UInt8] {
    switch Column.maskWidth(length: group.shape.length) {
    case 2: littleEndian(masks.map { UInt16($0) })
    case 4: littleEndian(masks.map { UInt32($0) })
    default: littleEndian(Array(masks))
    }
  }

  /// All machines this runs on are little-endian, as the index is.
  private func littleEndian<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
    numbers.withUnsafeBytes(Array.init)
  }
}
