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
