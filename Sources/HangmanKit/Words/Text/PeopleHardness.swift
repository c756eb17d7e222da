/// How hard the entries of a list are for people who do not know it, as simulated ones showed: 2 or 3 for those
/// that a text names, 1 for all others of their shapes.
package struct PeopleHardness {
  private var entries: [(entry: [UInt8], level: UInt8)] = []

  /// Reads lines of an entry, a space and its level; other lines count for nothing.
  package init(_ text: [UInt8], letters: Alphabet) {
    var rest = text[...]
    while var line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      guard let digit = line.popLast(), let level = Self.levels.firstIndex(of: digit),
        line.popLast() == UInt8(ascii: " "), let entry = letters.entry(Array(line))
      else { continue }
      entries.append((entry, UInt8(level + 2)))
    }
  }

  /// Of which nothing is known.
  package init() {}

  private static let levels = Array("23".utf8)

  /// By rows; empty where no entry of the shape is named.
  func levels(of group: SortedEntries.Group) -> [UInt8] {
    let length = group.shape.length
    var levels: [UInt8] = []
    for (entry, level) in entries where Pattern(hiding: entry).bytes == group.shape.bytes {
      func bytes(_ row: Int) -> ArraySlice<UInt8> {
        group.rows[(row * length)..<((row + 1) * length)]
      }
      let row = Order.firstPlace(group.count) { bytes($0).lexicographicallyPrecedes(entry) }
      guard row < group.count, bytes(row).elementsEqual(entry) else { continue }
      if levels.isEmpty { levels = [UInt8](repeating: 1, count: group.count) }
      levels[row] = level
    }
    return levels
  }
}
