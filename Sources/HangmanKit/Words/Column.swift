/// One fact about every entry of a shape, stored entry after entry.
///
/// Columns by letter, because a guess is about few letters. Contenders stand in an order of their
/// own, the hardest first, and in tiers, because who plays against some reads no more of them.
package enum Column: Hashable {
  /// The letters of each entry as a bit set.
  case letterSets
  /// The entries themselves.
  case entries
  /// Entries as the simulated player sees them: tier 0 holds the hardest, as many as are ever
  /// simulated, and each tier as many as all before it.
  case contenders(tier: Int)
  /// Where the letter stands in each entry, as a mask.
  case positions(Letter)

  // Computed, so that the compiler sees numbers where it would see something to initialize once.
  static var tierCount: Int { 6 }
  private static var firstTierSize: Int { Simulation.limit }
  /// How many columns there are but for those of the letters, which come last.
  static var fixedCount: Int { 2 + tierCount }

  var number: Int {
    switch self {
    case .letterSets: 0
    case .entries: 1
    case .contenders(let tier): 2 + tier
    case .positions(let letter): Self.fixedCount + letter.index
    }
  }

  /// Which entries of a shape with so many stand in it, in its own order.
  func rows(of count: Int) -> Range<Int> {
    guard case .contenders(let tier) = self else { return 0..<count }
    let start = tier == 0 ? 0 : Self.firstTierSize << (tier - 1)
    let end = tier == Self.tierCount - 1 ? count : Self.firstTierSize << tier
    return min(start, count)..<min(end, count)
  }

  /// Masks are as wide as the shape asks for.
  static func maskWidth(length: Int) -> Int {
    switch length {
    case ...16: 2
    case ...32: 4
    default: widestMask
    }
  }

  static var widestMask: Int { 8 }
}
