extension Lists {
  package static var rankCount: Int { ListFolder.difficulties.count + 1 }

  /// Returns how well known each entry of a shape is: 0 if the list's easy list has it, 1 if its medium
  /// list has it, and so on; for all other entries, the last of `rankCount` ranks.
  ///
  /// The result is empty if no such list exists. A list of another language, or one that is not usable
  /// at this moment, counts as empty.
  package func ranks(of entries: EntryTable, in index: WordIndex, _ id: String) -> [UInt8] {
    let lists = difficulties(of: id, index.alphabet)
    guard lists.contains(where: { $0 != nil }) else { return [] }
    var ranks = [UInt8](repeating: UInt8(Self.rankCount - 1), count: entries.count)
    for (rank, id) in lists.enumerated().reversed() {
      guard let id else { continue }
      do throws(HangmanError) {
        let shared = try withIndex(of: id, timeout: 0) { other throws(HangmanError) -> [UInt32] in
          guard other.alphabet == index.alphabet else { return [] }
          return try other.withTable(of: entries.shape) { entries.rows(sharedWith: $0) }
        }
        var marked = ranks.mutableSpan
        for row in shared { marked[Int(row)] = UInt8(rank) }
      } catch {
        // The list's fault is in the log.
        continue
      }
    }
    return ranks
  }

  private func difficulties(of id: String, _ alphabet: Alphabet) -> [String?] {
    do throws(HangmanError) {
      return try indexes.lists.difficulties(of: id, hasLanguage: alphabet.language != nil)
    } catch {
      notice("words: \(error)")
      return []
    }
  }
}
