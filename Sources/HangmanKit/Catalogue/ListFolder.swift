import Libc

/// The data folder: `words.plist`, `blocked.plist` and whatever an operator put into `lists/`.
package struct ListFolder {
  let path: String

  package init(path: String) { self.path = path }

  /// The list that every installation has.
  package static let wordsID = "words"
  static let familyID = "family"

  /// The files of a list, `nil` if there is none of this id.
  package func source(of id: String) throws(SystemFailure) -> ListSource? {
    guard Self.isID(id) else { return nil }
    switch id {
    case Self.wordsID:
      return try ifPresent { () throws(SystemFailure) in
        try ListSource(id: id, path: "\(path)/words.plist", title: "English words")
      }
    case Self.familyID:
      if let family = try family() { return family }
    default: break
    }
    let source = try ifPresent { () throws(SystemFailure) in
      try ListSource(id: id, path: "\(path)/lists/\(id).plist")
    }
    if let source { return source }
    return try text(of: id)
  }

  /// The text list of an id, `nil` if there is none or more than one.
  private func text(of id: String) throws(SystemFailure) -> ListSource? {
    let names = try fileNames().filter {
      $0.utf8.starts(with: id.utf8) && ListName($0).map { $0.id == id && $0.isText } ?? false
    }
    guard names.count == 1, let name = ListName(names[0]) else { return nil }
    return try ifPresent { () throws(SystemFailure) in
      try ListSource(
        id: id,
        path: "\(path)/lists/\(names[0])",
        language: name.language,
        languageStamp: name.language.map { self.languageStamp($0) } ?? .none
      )
    }
  }

  /// The list that leaves out what `blocked.plist` names, `nil` without that file.
  func family() throws(SystemFailure) -> ListSource? {
    try ifPresent { () throws(SystemFailure) in
      try ListSource(
        id: Self.familyID,
        path: "\(path)/words.plist",
        blockedPath: "\(path)/blocked.plist",
        title: "English words, clean"
      )
    }
  }

  /// The ids of all lists: words and family first, the others in alphabetical order.
  package func ids() throws(SystemFailure) -> [String] {
    var ids = [Self.wordsID, Self.familyID]
    // No set: its seed would be one more thing that the system can refuse.
    let names = try fileNames().compactMap { ListName($0) }
    let texts = names.filter { $0.isText }.map { $0.id }.sorted()
    let doubled = zip(texts, texts.dropFirst()).filter { $0 == $1 }.map { $0.0 }
    let lists = names.filter { !$0.isText }.map { $0.id } + texts.filter { !doubled.contains($0) }
    for id in lists.sorted() where !ids.contains(id) { ids.append(id) }
    return ids
  }

  /// The names in `lists/`, none if there is no such folder.
  func fileNames() throws(SystemFailure) -> [String] {
    try ifPresent { () throws(SystemFailure) in
      try Directory(path: "\(path)/lists").names()
    } ?? []
  }

  /// Whether a text could be the id of a list; only such a text becomes part of a path.
  package static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }

  func ifPresent<Value>(
    _ body: () throws(SystemFailure) -> Value
  ) throws(SystemFailure) -> Value? {
    do throws(SystemFailure) {
      return try body()
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
  }
}
