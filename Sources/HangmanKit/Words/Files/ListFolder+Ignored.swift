extension ListFolder {
  /// A file in `lists/` that does not become a list.
  package struct Ignored: Hashable {
    package let name: String
    /// The rest of a sentence that starts with the file's name.
    package let reason: String
  }

  /// Returns the files in `lists/` that do not become lists, by name, without hidden files.
  package func ignored() throws(HangmanError) -> [Ignored] {
    let names = try fileNames().filter { !$0.begins(with: ".") }
    let isFamilyTaken = try source(of: .family) != nil
    return names.inOrder(<).compactMap { name in
      Self.reason(toIgnore: name, among: names, isFamilyTaken: isFamilyTaken)
        .map { Ignored(name: name, reason: $0) }
    }
  }

  private static func reason(
    toIgnore name: String,
    among names: [String],
    isFamilyTaken: Bool
  ) -> String? {
    guard name.ends(with: ".plist") || name.ends(with: ".txt") else {
      return "ends neither in .plist nor in .txt"
    }
    guard let list = ListName(name) else {
      return "needs a name of 1 to 64 of a-z, 0-9 and - before the ending"
    }
    let id = list.id
    if id == wordsID { return "has the id of words.plist" }
    if id == familyID, isFamilyTaken { return "has the reserved id \(familyID)" }
    guard list.isText else { return nil }
    if names.contains("\(id).plist") { return "has the same id as \(id).plist, which is used" }
    let twin = names.first { $0 != name && ListName($0)?.id == id }
    return twin.map { "has the same id as \($0), so neither is used" }
  }
}
