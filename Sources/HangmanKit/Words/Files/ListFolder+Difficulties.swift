extension ListFolder {
  /// The last parts of the ids of lists that hold one difficulty, the best known words first.
  package static let difficulties = ["easy", "medium", "hard", "expert"]

  /// Returns the lists that divide the entries of another by difficulty, with `nil` for each missing
  /// one.
  ///
  /// For `german` they are `german-easy` and so on if any of them exists, for other lists of A–Z
  /// `easy`, `medium`, `hard` and `expert`; a list that is one of the difficulties has none.
  func difficulties(of id: String, hasLanguage: Bool) throws(HangmanError) -> [String?] {
    if Self.difficulties.contains(where: { id == $0 || id.ends(with: "-\($0)") }) { return [] }
    let names = try fileNames()
    let isThere = { (id: String) in names.contains { $0.begins(with: "\(id).") } }
    let own = Self.difficulties.map { "\(id)-\($0)" }
    let lists = hasLanguage || own.contains(where: isThere) ? own : Self.difficulties
    return lists.map { isThere($0) ? $0 : nil }
  }
}
