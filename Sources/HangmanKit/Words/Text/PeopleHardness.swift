/// The hardness of a list's entries for people who do not know the list, measured with simulated
/// players.
///
/// The level is 2 or 3 for entries that a text names, and 1 for all others of their shapes.
package struct PeopleHardness {
  private var entries: [(entry: [UInt8], level: UInt8)] = []

  /// Reads lines of an entry, a space and its level, and ignores all other lines.
  package init(_ text: [UInt8], letters: Alphabet) {
    var rest = text[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      if let entry = Self.entry(in: line, letters) { entries.append(entry) }
    }
  }

  /// Returns the entry of a line and its level, `nil` if the line has none.
  package static func entry(
    in line: ArraySlice<UInt8>,
    _ letters: Alphabet
  ) -> (entry: [UInt8], level: UInt8)? {
    var line = line
    guard let digit = line.popLast(), let level = levels.firstIndex(of: digit),
      line.popLast() == UInt8(ascii: " "), let entry = letters.entry(Array(line))
    else { return nil }
    return (entry, UInt8(level + 2))
  }

  /// Hardness data for a list that has none: every entry counts as level 1.
  package init() {}

  private static let levels = Array("23".utf8)

  /// Returns the levels of a group's entries, by rows; empty if the text names no entry of the group's
  /// shape.
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
