extension Lists {
  /// The last parts of the ids of lists that hold one difficulty, the best known words first.
  private static let difficulties = ["easy", "medium", "hard", "expert"]

  /// Returns how well known each entry of a shape is: 0 if the list's easy list has it, 1 if its medium
  /// list has it, and so on; for all other entries, one more than for those of the hardest list.
  ///
  /// The result is empty if no such list exists. A list of another language, or one that is not usable
  /// at this moment, counts as empty.
  package func ranks(of entries: EntryTable, in index: WordIndex, _ id: String) -> [UInt8] {
    let lists = difficulties(of: id, index.alphabet)
    guard lists.contains(where: { $0 != nil }) else { return [] }
    var ranks = [UInt8](repeating: UInt8(lists.count), count: entries.count)
    for (rank, id) in lists.enumerated().reversed() {
      guard let id else { continue }
      // The fault of a list that cannot be used is in the log.
      let shared = try? withIndex(of: id, timeout: 0) { other throws(HangmanError) -> [UInt32] in
        guard other.alphabet == index.alphabet else { return [] }
        return try other.withTable(of: entries.shape) { entries.rows(sharedWith: $0) }
      }
      var marked = ranks.mutableSpan
      for row in shared ?? [] { marked[Int(row)] = UInt8(rank) }
    }
    return ranks
  }

  /// Returns the lists that divide the entries of another by difficulty, with `nil` for each missing
  /// one.
  ///
  /// For `german` they are `german-easy` and so on if any of them exists, for other lists of A–Z
  /// `easy`, `medium`, `hard` and `expert`; a list that is one of the difficulties has none.
  private func difficulties(of id: String, _ alphabet: Alphabet) -> [String?] {
    if Self.difficulties.contains(where: { id == $0 || id.ends(with: "-\($0)") }) { return [] }
    let names: [String]
    do throws(HangmanError) {
      names = try indexes.lists.fileNames()
    } catch {
      notice("words: \(error)")
      return []
    }
    let isThere = { (id: String) in names.contains { $0.begins(with: "\(id).") } }
    let own = Self.difficulties.map { "\(id)-\($0)" }
    let hasOwn = alphabet.language != nil || own.contains(where: isThere)
    return (hasOwn ? own : Self.difficulties).map { isThere($0) ? $0 : nil }
  }
}
