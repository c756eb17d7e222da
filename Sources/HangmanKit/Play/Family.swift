/// The entries among those still possible in which a letter stands at the same positions.
public struct Family: Hashable, Sendable {
  /// Where the letter stands; empty for the family that lacks it.
  public let positions: Positions
  /// How many entries belong to it, at least one.
  public let count: Int

  package init(positions: Positions, count: Int) {
    self.positions = positions
    self.count = count
  }
}
