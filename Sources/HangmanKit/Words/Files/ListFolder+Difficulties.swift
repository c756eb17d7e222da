extension ListFolder {
  /// The ends of the ids of lists that are one difficulty, the best known words first.
  package static let difficulties = ["easy", "medium", "hard", "expert"]

  /// The lists that split the entries of another by difficulty, `nil` for each that is missing.
  ///
  /// For `german` these are `german-easy` and so on where any of them is there, for other lists of
  /// A–Z `easy`, `medium`, `hard` and `expert`; for a list that is one difficulty there are none.
  func difficulties(of id: String, hasLanguage: Bool) throws(HangmanError) -> [String?] {
    if Self.difficulties.contains(where: { id == $0 || id.ends(with: "-\($0)") }) { return [] }
    let names = try fileNames()
    let isThere = { (id: String) in names.contains { $0.begins(with: "\(id).") } }
    let own = Self.difficulties.map { "\(id)-\($0)" }
    let lists = hasLanguage || own.contains(where: isThere) ? own : Self.difficulties
    return lists.map { isThere($0) ? $0 : nil }
  }
}
