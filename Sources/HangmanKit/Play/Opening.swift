/// How a game begins: what a list and a seed make of the settings.
///
/// A good game draws an entry. An evil game draws a shape, weighted by its entries, among those with
/// enough of them to cheat with. Both use number 0 of the seed and count in the order of the index.
package enum Opening {
  /// Fewer entries than this leave an evil computer no choice worth the name.
  private static let evilMinimum = 50

  /// The drawn shape and, for a good game, the drawn row in it; `nil` if no entry has the length.
  package static func draw(
    _ groups: [IndexGroup],
    settings: Settings,
    chance: Chance
  ) -> (group: IndexGroup, row: Int)? {
    let allowed = groups.filter { settings.length == nil || $0.length == settings.length }
    let drawable = settings.isEvil ? cheatable(allowed) : allowed
    let total = drawable.reduce(0) { $0 + $1.count }
    guard total > 0 else { return nil }
    var row = chance.number(0, below: total)
    for group in drawable {
      if row < group.count { return (group, row) }
      row -= group.count
    }
    return nil
  }

  private static func cheatable(_ groups: [IndexGroup]) -> [IndexGroup] {
    let large = groups.filter { $0.count >= evilMinimum }
    guard large.isEmpty else { return large }
    let size = groups.map { $0.count }.max()
    return Array(groups.filter { $0.count == size }.prefix(1))
  }
}
