/// Computes the columns of one shape from its rows.
struct ColumnWriter {
  private let group: SortedEntries.Group
  private let masks: [UInt64]
  private let letterSets: [UInt32]

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
  }

  func bytes(of column: Column) -> [UInt8] {
    switch column {
    case .letterSets: littleEndian(letterSets)
    case .hardness: hardness
    case .entries: group.rows
    case .positions(let letter):
      positions(masks[letter.index * group.count..<(letter.index + 1) * group.count])
    }
  }

  private var hardness: [UInt8] {
    group.rows.withUnsafeBytes { Hardness.of(rows: $0, length: group.shape.length) }
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
