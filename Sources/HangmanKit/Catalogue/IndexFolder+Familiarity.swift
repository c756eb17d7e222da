// How well known entries are stands in their list's index, made from other lists; only replays ask.

extension IndexFolder {
  /// The index of a list as a replay needs it: compiled again where the lists that tell how well
  /// known its entries are have changed since; as it is where that is not soon done.
  package func rankedIndex(of id: String) throws(Failure) -> WordIndex {
    let source = try source(of: id)
    let index = try index(from: source)
    guard source.isSmall, !isRanked(index, by: source) else { return index }
    do throws(Failure) {
      // Whoever holds the lock does the same.
      let lock = try lock(id, timeout: 0)
      if let renewed = current(source), isRanked(renewed, by: source) { return renewed }
      _ = try compile(source, holding: lock)
      return current(source) ?? index
    } catch {
      return index
    }
  }

  /// Whether an index tells what the lists beside its own tell now.
  func isRanked(_ index: WordIndex, by source: ListSource) -> Bool {
    let stamps = try? index.familiarity().stamps
    return stamps == lists.tiers(of: source).map { $0?.stamp ?? .none }
  }

  /// The lists that rank the entries of a list, read; one that is broken or of another language
  /// ranks nothing, and `check` says why.
  func tiers(of source: ListSource, in language: Language?) -> Tiers {
    Tiers(lists.tiers(of: source)) { tier in
      let content = try? content(of: tier)
      let isOfLanguage = content?.language?.alphabet.language == language?.alphabet.language
      return isOfLanguage ? content?.list : nil
    }
  }
}
