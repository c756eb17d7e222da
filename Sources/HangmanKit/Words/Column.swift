/// One fact about every entry of a shape, stored entry after entry.
///
/// Columns by letter, because a guess is about few letters. Contenders stand in an order of their
/// own, the hardest first, and in tiers, because who plays against some reads no more of them.
package enum Column: Hashable {
  /// The letters of each entry as a bit set.
  case letterSets
  /// The entries themselves.
  case entries
  /// Where the letter stands in each entry, as a mask.
  case positions(Letter)
  /// Entries as the simulated player sees them: tier 0 holds the hardest, as many as are ever
  /// simulated, and each tier as many as all before it.
  case contenders(tier: Int)

  // Computed, so that the compiler sees numbers where it would see something to initialize once.
  static var tierCount: Int { 6 }
  private static var firstTierSize: Int { Simulation.limit }
  private static var contendersNumber: Int { 2 + Letter.count }
  static var count: Int { contendersNumber + tierCount }

  static let all: [Column] =
    [.letterSets, .entries] + Letter.all.map { .positions($0) }
    + (0..<tierCount).map { .contenders(tier: $0) }

  var number: Int {
    switch self {
    case .letterSets: 0
    case .entries: 1
    case .positions(let letter): 2 + letter.index
    case .contenders(let tier): Self.contendersNumber + tier
    }
  }

  /// How many bytes an entry of this length takes in it.
  func width(length: Int) -> Int {
    switch self {
    case .letterSets: 4
    case .entries: length
    case .positions: Self.maskWidth(length: length)
    case .contenders: 8 * Self.maskWidth(length: length)
    }
  }

  /// Which entries of a shape with so many stand in it, in its own order.
  func rows(of count: Int) -> Range<Int> {
    guard case .contenders(let tier) = self else { return 0..<count }
    let start = tier == 0 ? 0 : Self.firstTierSize << (tier - 1)
    let end = tier == Self.tierCount - 1 ? count : Self.firstTierSize << tier
    return min(start, count)..<min(end, count)
  }

  /// Where its bytes stand among those of all columns of its kind.
  func byteRange(length: Int, count: Int) -> Range<Int> {
    let (rows, width) = (rows(of: count), width(length: length))
    return (rows.lowerBound * width)..<(rows.upperBound * width)
  }

  /// Masks are as wide as the shape asks for.
  static func maskWidth(length: Int) -> Int {
    switch length {
    case ...16: 2
    case ...32: 4
    default: widestMask
    }
  }

  static let widestMask = 8
}
