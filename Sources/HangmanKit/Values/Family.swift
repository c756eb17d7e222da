/// The entries among those still possible that have a letter at the same positions.
package struct Family: Hashable, Sendable {
  /// The positions of the letter; empty for the family that lacks it.
  package let positions: Positions
  /// The number of entries in the family, at least one.
  package let count: Int
}
