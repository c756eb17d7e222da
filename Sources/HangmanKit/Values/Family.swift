/// The entries among those still possible in which a letter stands at the same positions.
package struct Family: Hashable, Sendable {
  /// Where the letter stands; empty for the family that lacks it.
  package let positions: Positions
  /// How many entries belong to it, at least one.
  package let count: Int
}
