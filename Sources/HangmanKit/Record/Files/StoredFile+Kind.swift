extension StoredFile {
  /// The kind of a file, as its name in a shard tells.
  enum Kind {
    case stored
    case temporary
    case setAside
    case foreign
  }

  /// The length of a file's name in bytes: a digest without the two digits of its shard.
  static let nameLength = 62
  static let temporaryStart = ".t."
  static let setAsideEnding = ".bad"

  static func kind(of name: String) -> Kind {
    let bytes = Array(name.utf8)
    let isDigest = { (part: ArraySlice<UInt8>) in
      part.count == nameLength && Hex.isLowercase(part)
    }
    if isDigest(bytes[...]) { return .stored }
    if name.ends(with: setAsideEnding), isDigest(bytes.dropLast(setAsideEnding.utf8.count)) {
      return .setAside
    }
    if name.begins(with: temporaryStart),
      isDigest(bytes.dropFirst(temporaryStart.utf8.count).prefix(nameLength))
    {
      return .temporary
    }
    return .foreign
  }
}
