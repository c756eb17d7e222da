/// The entries of a list in the order of an index: by length, then shape, then alphabet, each once.
///
/// Random choices count in this order, so the order is part of what makes a seeded game the same
/// everywhere. Entries are compared by bytes.
package struct SortedEntries {
  /// The entries of one shape.
  package struct Group {
    package let shape: Pattern
    /// The entries one after another, each with `shape.length` bytes.
    package let rows: [UInt8]
    package let spellings: Spellings
    package var count: Int { rows.count / shape.length }
  }

  package private(set) var groups: [Group] = []
  package private(set) var duplicates = 0

  package var count: Int { groups.reduce(0) { $0 + $1.count } }
  /// Whether any entry has a space.
  package var hasPhrases: Bool { groups.contains { $0.shape.bytes.contains(UInt8(ascii: " ")) } }

  package init() {}

  package init(_ list: WordList, without blocked: WordList? = nil) {
    var blockedGroups = blocked.map { SortedEntries($0).groups[...] } ?? []
    var byLength = [[Range<Int>]](repeating: [], count: Positions.limit + 1)
    for range in list.ranges { byLength[range.count].append(range) }
    for ranges in byLength {
      for (shape, entries) in Self.byShape(ranges, list.bytes) {
        while let next = blockedGroups.first, next.shape.stands(before: shape) {
          blockedGroups = blockedGroups.dropFirst()
        }
        let blocked = blockedGroups.first.flatMap { $0.shape == shape ? $0.rows : nil }
        append(Self.sorted(entries, list.bytes), of: shape, list, without: blocked ?? [])
      }
    }
  }

  /// Appends the entries that are not blocked; both sequences are sorted and traversed in parallel.
  private mutating func append(
    _ entries: [Range<Int>],
    of shape: Pattern,
    _ list: WordList,
    without blocked: [UInt8]
  ) {
    var rows: [UInt8] = []
    rows.reserveCapacity(entries.count * shape.length)
    var spellings = Spellings()
    var blocked = blocked[...]
    for range in entries {
      let entry = list.bytes[range]
      while !blocked.isEmpty, blocked.prefix(shape.length).lexicographicallyPrecedes(entry) {
        blocked = blocked.dropFirst(shape.length)
      }
      if blocked.prefix(shape.length) == entry { continue }
      if rows.suffix(shape.length) == entry {
        duplicates += 1
      } else {
        rows += entry
      }
      spellings.add(list.spelling(behind: range), row: rows.count / shape.length - 1)
    }
    if !rows.isEmpty { groups.append(Group(shape: shape, rows: rows, spellings: spellings)) }
  }

  /// Returns the entries of one length by their shapes, in the order of the shapes.
  private static func byShape(
    _ ranges: [Range<Int>],
    _ bytes: [UInt8]
  ) -> [(shape: Pattern, entries: [Range<Int>])] {
    var groups: [(shape: Pattern, entries: [Range<Int>])] = []
    var (words, marked): ([Range<Int>], [Range<Int>]) = ([], [])
    for range in ranges {
      if isWord(bytes[range]) { words.append(range) } else { marked.append(range) }
    }
    let shapes = marked.map { Pattern(hiding: Array(bytes[$0])) }
    let order = Order.places(shapes.count) {
      shapes[$0].bytes.lexicographicallyPrecedes(shapes[$1].bytes)
    }
    for place in order {
      if groups.last?.shape != shapes[place] { groups.append((shapes[place], [])) }
      groups[groups.count - 1].entries.append(marked[place])
    }
    // Nearly all entries are single words of one shape, so each is first compared with the shape of the
    // first.
    guard let first = words.first else { return groups }
    let shape = Pattern(hiding: Array(bytes[first]))
    let place = groups.firstIndex { shape.stands(before: $0.shape) } ?? groups.count
    groups.insert((shape, words), at: place)
    return groups
  }

  private static func isWord(_ entry: ArraySlice<UInt8>) -> Bool {
    entry.allSatisfy { Letter(byte: $0) != nil }
  }

  private static func sorted(_ entries: [Range<Int>], _ bytes: [UInt8]) -> [Range<Int>] {
    // Most lists are sorted already, and checking that is ten times cheaper than sorting.
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { order($0, $1, bytes) <= 0 }
    return isSorted ? entries : entries.inOrder { order($0, $1, bytes) < 0 }
  }

  private static func order(_ a: Range<Int>, _ b: Range<Int>, _ bytes: [UInt8]) -> Int {
    for (left, right) in zip(a, b) where bytes[left] != bytes[right] {
      return Int(bytes[left]) - Int(bytes[right])
    }
    // Spellings of the same entry keep the order of the list.
    return a.lowerBound - b.lowerBound
  }
}

extension Pattern {
  /// Whether a shape comes before another in the order of an index.
  fileprivate func stands(before other: Pattern) -> Bool {
    length == other.length
      ? bytes.lexicographicallyPrecedes(other.bytes) : length < other.length
  }
}
