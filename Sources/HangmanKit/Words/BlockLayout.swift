/// Where the columns of a shape stand in its block, and how wide they are.
struct BlockLayout {
  /// The characters of each entry.
  let length: Int
  /// How many entries there are.
  let count: Int
  /// How many letters the alphabet has.
  let letterCount: Int

  /// All columns, in their order.
  var columns: [Column] {
    [.letterSets, .entries] + (0..<Column.tierCount).map { .contenders(tier: $0) }
      + (0..<letterCount).map { .positions(Letter(index: $0)) }
  }

  var checksumsSize: Int { (Column.fixedCount + letterCount) * IndexFormat.numberSize }
  var headSize: Int { checksumsSize + Positions.limit }
  var size: Int { positionsOffset + letterCount * positionsSize }

  /// Sets of letters are as wide as the alphabet asks for.
  var letterSetWidth: Int { letterCount <= UInt32.bitWidth ? 4 : 8 }

  /// The width of the masks that contenders are made of: only the widest have room for more than
  /// 31 letters.
  var contenderMaskWidth: Int {
    letterCount < 32 ? Column.maskWidth(length: length) : Column.widestMask
  }

  /// How many bytes an entry takes in a column.
  func width(of column: Column) -> Int {
    switch column {
    case .letterSets: letterSetWidth
    case .entries: length
    case .positions: Column.maskWidth(length: length)
    case .contenders: 8 * contenderMaskWidth
    }
  }

  /// Where the bytes of a column stand in the block.
  func range(of column: Column) -> Range<Int> {
    let (rows, width) = (column.rows(of: count), width(of: column))
    let start =
      switch column {
      case .letterSets: headSize
      case .entries: headSize + IndexFormat.padded(letterSetWidth * count)
      case .contenders: contendersOffset + rows.lowerBound * width
      case .positions(let letter): positionsOffset + letter.index * positionsSize
      }
    return start..<(start + rows.count * width)
  }

  private var contendersOffset: Int {
    headSize + IndexFormat.padded(letterSetWidth * count) + IndexFormat.padded(length * count)
  }

  private var positionsOffset: Int {
    contendersOffset + width(of: .contenders(tier: 0)) * count
  }

  private var positionsSize: Int {
    IndexFormat.padded(Column.maskWidth(length: length) * count)
  }
}
