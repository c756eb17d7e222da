/// The lists that tell how well known entries are, read to rank those of another list.
package struct Tiers {
  let stamps: [ListSource.Stamp]
  private let entries: [SortedEntries?]

  /// - Parameters:
  ///   - sources: The lists, the best known words first, `nil` where there is none.
  ///   - read: The entries of a list, `nil` if it cannot be used: it tells nothing then.
  init(_ sources: [ListSource?], read: (ListSource) -> WordList?) {
    stamps = sources.map { $0?.stamp ?? .none }
    entries = sources.map { source in source.flatMap(read).map { SortedEntries($0) } }
  }

  /// For each entry of a shape the place of the first list that has it, of the last and one more
  /// where none has it.
  func ranks(of group: SortedEntries.Group) -> [UInt8] {
    var ranks = [UInt8](repeating: UInt8(entries.count), count: group.count)
    for (rank, tier) in entries.enumerated().reversed() {
      guard let known = tier?.groups.first(where: { $0.shape == group.shape }) else { continue }
      for row in group.rows(of: known) { ranks[row] = UInt8(rank) }
    }
    return ranks
  }
}

extension SortedEntries.Group {
  /// The rows of the entries that another group of this shape has too, found by walking through
  /// both side by side.
  fileprivate func rows(of other: SortedEntries.Group) -> [Int] {
    var found: [Int] = []
    var (row, place) = (0, 0)
    while row < count, place < other.count {
      let (mine, theirs) = (entry(row), other.entry(place))
      if mine.elementsEqual(theirs) { found.append(row) }
      if mine.lexicographicallyPrecedes(theirs) { row += 1 } else { place += 1 }
    }
    return found
  }

  private func entry(_ row: Int) -> ArraySlice<UInt8> {
    rows[(row * shape.length)..<((row + 1) * shape.length)]
  }
}
