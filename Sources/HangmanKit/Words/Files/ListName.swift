/// The name of a list's file: `lists/german.de.txt` has the id `german` and the language `de`.
struct ListName: Hashable {
  let id: String
  /// The path of the entries' file, relative to the data folder.
  let file: String
  /// The path of a file of entries to leave out, relative to the data folder; `nil` for most lists.
  var blocked: String?
  /// The list's title if its file gives none; `nil` to make one from the id.
  var title: String?
  /// The code of the language, `nil` if the name has none.
  var language: String?

  static var words: ListName {
    ListName(id: ListFolder.wordsID, file: "words.plist", title: "English words")
  }

  /// The list of all words except those in `blocked.plist`.
  static var family: ListName {
    ListName(
      id: ListFolder.familyID,
      file: "words.plist",
      blocked: "blocked.plist",
      title: "English words, clean"
    )
  }

  init(id: String, file: String, blocked: String? = nil, title: String? = nil) {
    self.id = id
    self.file = file
    self.blocked = blocked
    self.title = title
  }

  /// Creates the list that a file in `lists/` becomes, `nil` if a file of this name does not become
  /// one.
  init?(_ name: String) {
    var parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String($0) ?? "" }
    guard parts.count >= 2, let ending = parts.popLast(), ending == "plist" || ending == "txt"
    else { return nil }
    let language = ending == "txt" && parts.count == 2 ? parts.removeLast() : nil
    guard parts.count == 1, ListFolder.isID(parts[0]), language.map(Language.isCode) ?? true
    else { return nil }
    self.init(id: parts[0], file: "lists/\(name)")
    self.language = language == Language.english ? nil : language
  }

  var isText: Bool { file.ends(with: ".txt") }
}
