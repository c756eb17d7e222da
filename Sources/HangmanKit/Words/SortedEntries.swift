/// The entries of a list in the order of an index: by length, then shape, then alphabet, each once.
///
/// All choices by chance count in this order, so it is part of what makes a seeded game the same
/// everywhere. Comparison is by bytes.
package struct SortedEntries {
  /// The entries of one shape.
  package struct Group {
    package let shape: Pattern
    /// The entries one after another, each `shape.length` bytes.
    package let rows: [UInt8]
    package var count: Int { rows.count / shape.length }
  }

  package private(set) var groups: [Group] = []
  package private(set) var duplicates = 0

  package init(_ list: WordList, without blocked: WordList? = nil) {
    let bytes = list.bytes
    let hidden = Set(blocked.map { list in list.ranges.map { Array(list.bytes[$0]) } } ?? [])
    var byLength = [[Range<Int>]](repeating: [], count: Positions.limit + 1)
    for range in list.ranges where hidden.isEmpty || !hidden.contains(Array(bytes[range])) {
      byLength[range.count].append(range)
    }
    for ranges in byLength {
      for (shape, entries) in Self.byShape(ranges, bytes) {
        append(Self.sorted(entries, bytes), of: shape, bytes)
      }
    }
  }

  private mutating func append(_ entries: [Range<Int>], of shape: Pattern, _ bytes: [UInt8]) {
    var rows: [UInt8] = []
    rows.reserveCapacity(entries.count * shape.length)
    var previous: Range<Int>?
    for entry in entries {
      if let previous, Self.order(previous, entry, bytes) == 0 {
        duplicates += 1
      } else {
        rows += bytes[entry]
      }
      previous = entry
    }
    groups.append(Group(shape: shape, rows: rows))
  }

  private static func byShape(
    _ ranges: [Range<Int>],
    _ bytes: [UInt8]
  ) -> [(shape: Pattern, entries: [Range<Int>])] {
    var groups: [Pattern: [Range<Int>]] = [:]
    var plain: [Range<Int>] = []
    for range in ranges {
      if bytes[range].allSatisfy({ $0 >= UInt8(ascii: "A") }) {
        plain.append(range)
      } else {
        groups[Pattern(hiding: Array(bytes[range])), default: []].append(range)
      }
    }
    if let first = plain.first { groups[Pattern(hiding: Array(bytes[first]))] = plain }
    return groups.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
      .map { ($0.key, $0.value) }
  }

  private static func sorted(_ entries: [Range<Int>], _ bytes: [UInt8]) -> [Range<Int>] {
    // Most lists come sorted, and looking is ten times cheaper than sorting.
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { order($0, $1, bytes) <= 0 }
    return isSorted ? entries : entries.sorted { order($0, $1, bytes) < 0 }
  }

  private static func order(_ a: Range<Int>, _ b: Range<Int>, _ bytes: [UInt8]) -> Int {
    for (left, right) in zip(a, b) where bytes[left] != bytes[right] {
      return Int(bytes[left]) - Int(bytes[right])
    }
    return 0
  }
}
