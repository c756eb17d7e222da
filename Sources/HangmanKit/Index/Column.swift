/// One fact about every entry of a shape, stored entry after entry.
///
/// Columns by letter, because a guess is about few letters. Contenders stand in an order of their
/// own, the hardest first, and in tiers, because who plays against some reads no more of them; where
/// there are no more than a first tier holds, all are read, and they stand in the order of the rows.
package enum Column: Hashable {
  /// The entries themselves.
  case entries
  /// Entries as the simulated player sees them: tier 0 holds the hardest, as many as are ever
  /// simulated, and each tier as many as all before it.
  case contenders(tier: Int)
  /// Where the letter stands in each entry, as a mask.
  case positions(Letter)
  /// Whether each entry holds the letter: numbers of 64 bits, the first entry in the lowest.
  case holders(Letter)

  // Computed, so that the compiler sees numbers where it would see something to initialize once.
  static var tierCount: Int { 6 }
  /// How many entries are worth the time of being simulated; three times as many win no more games.
  package static var firstTierSize: Int { 4352 }
  private static var fixedCount: Int { 1 + tierCount }

  /// How many columns there are for an alphabet of so many letters.
  static func count(letterCount: Int) -> Int { fixedCount + 2 * letterCount }

  /// All columns for an alphabet of so many letters, by their numbers.
  static func all(letterCount: Int) -> [Column] {
    let letters = (0..<letterCount).map { Letter(index: $0) }
    return [.entries] + (0..<tierCount).map { .contenders(tier: $0) }
      + letters.flatMap { [.positions($0), .holders($0)] }
  }

  var number: Int {
    switch self {
    case .entries: 0
    case .contenders(let tier): 1 + tier
    case .positions(let letter): Self.fixedCount + 2 * letter.index
    case .holders(let letter): Self.fixedCount + 2 * letter.index + 1
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
