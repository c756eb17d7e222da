/// One fact about every entry of a shape, stored entry after entry.
///
/// Columns by letter, because a guess is about few letters. Contenders stand in an order of their
/// own, the hardest first, and in tiers, because who plays against some reads no more of them.
package enum Column: Hashable {
  /// The entries themselves.
  case entries
  /// Where the letter stands in each entry, as a mask.
  case positions(Letter)
  /// Whether each entry holds the letter: numbers of 64 bits, the first entry in the lowest.
  case holders(Letter)
  /// Entries as the simulated player sees them: tier 0 holds the hardest, as many as are ever
  /// simulated, and each tier as many as all before it.
  case contenders(tier: Int)

  // Computed, so that the compiler sees numbers where it would see something to initialize once.
  static var count: Int { 1 + 2 * Letter.count + tierCount }
  static var tierCount: Int { 6 }
  private static var firstTierSize: Int { Simulation.limit }

  static let all: [Column] =
    [.entries] + Letter.all.map { .positions($0) } + Letter.all.map { .holders($0) }
    + (0..<tierCount).map { .contenders(tier: $0) }

  var number: Int {
    switch self {
    case .entries: 0
    case .positions(let letter): 1 + letter.index
    case .holders(let letter): 1 + Letter.count + letter.index
    case .contenders(let tier): 1 + 2 * Letter.count + tier
    }
  }

  /// How many bytes an item of it takes: what tells of one entry, or of 64 in `holders`.
  func width(length: Int) -> Int {
    switch self {
    case .entries: length
    case .positions: Self.maskWidth(length: length)
    case .holders: 8
    case .contenders: 8 * Self.maskWidth(length: length)
    }
  }

  /// Which items of all of its kind stand in it, if the shape has so many entries.
  @inline(__always)
  func items(of count: Int) -> Range<Int> {
    switch self {
    case .entries, .positions: 0..<count
    case .holders: 0..<((count + 63) / 64)
    case .contenders(let tier): Self.items(ofTier: tier, count)
    }
  }

  private static func items(ofTier tier: Int, _ count: Int) -> Range<Int> {
    let start = tier == 0 ? 0 : firstTierSize << (tier - 1)
    let end = tier == tierCount - 1 ? count : firstTierSize << tier
    return min(start, count)..<min(end, count)
  }

  /// Where its bytes stand among those of all columns of its kind.
  func byteRange(length: Int, count: Int) -> Range<Int> {
    let (items, width) = (items(of: count), width(length: length))
    return (items.lowerBound * width)..<(items.upperBound * width)
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
