extension ListFolder {
  /// The lists that tell how well known the entries of a list are, tier by tier; `nil` where there
  /// is none.
  ///
  /// For `german` these are `german-easy` and so on where any of them is there, for other lists of
  /// A–Z `easy`, `medium`, `hard` and `expert`. A list that is a tier itself has none.
  func tiers(of list: ListSource) -> [ListSource?] {
    let id = list.id
    let none = [ListSource?](repeating: nil, count: Familiarity.tiers.count)
    for tier in Familiarity.tiers where id == tier || id.hasSuffix("-" + tier) { return none }
    // Most lists have none of their own, which takes one look into the folder.
    let names = (try? fileNames()) ?? []
    let own = Familiarity.tiers.map { tier in
      names.contains { $0.hasPrefix("\(id)-\(tier).") } ? try? source(of: "\(id)-\(tier)") : nil
    }
    guard list.language == nil, own.allSatisfy({ $0 == nil }) else { return own }
    return Familiarity.tiers.map { try? source(of: $0) }
  }
}
