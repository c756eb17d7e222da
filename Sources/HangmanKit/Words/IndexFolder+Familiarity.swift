import Libc

// How well known entries are stands in their list's index, made from other lists; only replays ask.

extension IndexFolder {
  /// Compiles a list again if the lists that tell how well known its entries are have changed since;
  /// a large one is left to the command `index`.
  package func renewFamiliarity(of id: String) throws(Failure) {
    let source = try source(of: id)
    guard source.isSmall, !hasFreshFamiliarity(source) else { return }
    // Whoever holds the lock does the same.
    let lock = try lock(id, timeout: 0)
    guard !hasFreshFamiliarity(source) else { return }
    _ = try compile(source, holding: lock)
  }

  /// Whether an index tells what the lists beside it tell now.
  func hasFreshFamiliarity(_ source: ListSource) -> Bool {
    let stamps = try? open(source.id).familiarity().stamps
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
