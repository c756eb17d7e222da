/// The random numbers of a game: the outputs of SplitMix64 for its seed, each with an index.
///
/// All chance in a game comes from these numbers, so the same seed, list, settings and guesses give the
/// same game on every machine. Number 0 draws the entry or the shape at the start, number *n* is for
/// the *n*th guess, and the number after the last guess draws the answer shown at a loss. Source:
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
package struct Chance: Hashable, Sendable {
  /// Any number; equal seeds give equal games.
  package let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  package func number(_ index: Int) -> UInt64 {
    var z = seed &+ UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Number `index` scaled to `0..<bound`: the upper half of its product with the bound.
  package func number(_ index: Int, below bound: Int) -> Int {
    Int(number(index).multipliedFullWidth(by: UInt64(bound)).high)
  }
}

extension Chance {
  /// Returns the first chance, with this seed or one that follows, whose number 0 is 24/64 to 25/64 of
  /// the range ahead of another's.
  ///
  /// Number 0 draws the shape of an evil game, and a devil ends most games of one shape with few
  /// words. Steps of this size, about the golden section, lead away from the two openings before by at
  /// least 7/32 of the entries, which is more than any shape has in the lists that the page offers. In
  /// the long run each shape is drawn as often as by chance. There is always such a chance, because
  /// number 0 takes every value at some seed.
  package func ahead(of other: Chance) -> Chance {
    var chance = self
    while (chance.number(0) &- other.number(0)) >> 58 != 24 {
      chance = Chance(seed: chance.seed &+ 1)
    }
    return chance
  }
}
