import Libc

/// The data folder: `words.plist`, `blocked.plist` and whatever an operator put into `lists/`.
package struct ListFolder {
  private let path: String

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
    for ending in ["plist", "txt"] {
      let file = "\(path)/lists/\(id).\(ending)"
      let source = try ifPresent { () throws(SystemFailure) in try ListSource(id: id, path: file) }
      if let source { return source }
    }
    return nil
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
    for id in try fileNames().compactMap(Self.id(ofFile:)).sorted() where !ids.contains(id) {
      ids.append(id)
    }
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

  private static func id(ofFile name: String) -> String? {
    for ending in [".plist", ".txt"] where name.hasSuffix(ending) {
      let id = String(name.dropLast(ending.count))
      return isID(id) ? id : nil
    }
    return nil
  }

  private func ifPresent<Value>(
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
