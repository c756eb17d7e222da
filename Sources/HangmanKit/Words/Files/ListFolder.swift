import Libc

/// The data folder: `words.plist`, `blocked.plist` and the files that an operator put into `lists/`.
package struct ListFolder {
  let path: String
  private let listing = Listing()

  package init(path: String) { self.path = path }

  /// The id of the list that every installation has.
  package static let wordsID = "words"
  static let familyID = "family"

  /// Whether the folder has all files that come with every installation.
  package var isWhole: Bool {
    access("\(path)/words.plist", R_OK) == 0 && access("\(path)/lists", X_OK) == 0
  }

  /// Returns the files of a list, `nil` if no list has this id.
  func source(of id: String) throws(HangmanError) -> ListSource? {
    guard Self.isID(id) else { return nil }
    // The likely name is tried first, because it spares reading the folder: most lists are property
    // lists.
    let likely: ListName =
      switch id {
      case Self.wordsID: .words
      case Self.familyID: .family
      default: ListName(id: id, file: "lists/\(id).plist")
      }
    if let source = try source(of: likely) { return source }
    guard likely != .words else { return nil }
    // Two texts with one id are ambiguous, so neither counts.
    let files = try fileNames().filter { $0.begins(with: "\(id).") }.compactMap { ListName($0) }
    return files.count == 1 ? try source(of: files[0]) : nil
  }

  /// Returns the files of a list, `nil` if they are gone.
  func source(of name: ListName) throws(HangmanError) -> ListSource? {
    try ifPresent(ListSource(name, in: path))
  }

  /// Returns the ids of all lists: `words` and `family` first, then the others in alphabetical order.
  package func ids() throws(HangmanError) -> [String] { try names().map { $0.id } }

  func names() throws(HangmanError) -> [ListName] {
    var first = [ListName.words]
    if try source(of: .family) != nil { first.append(.family) }
    // The names are compared in order, because a set needs random bytes and the system can refuse them.
    // Property lists come before texts of the same id.
    let files = try fileNames().compactMap { ListName($0) }
      .filter { file in !first.contains { $0.id == file.id } }
    let places = Order.places(files.count) {
      files[$0].id < files[$1].id
        || files[$0].id == files[$1].id && !files[$0].isText && files[$1].isText
    }
    for (index, place) in places.enumerated() {
      let file = files[place]
      let hasTwinBefore = index > 0 && files[places[index - 1]].id == file.id
      let hasTwinBehind = index + 1 < places.count && files[places[index + 1]].id == file.id
      if !hasTwinBefore, !file.isText || !hasTwinBehind { first.append(file) }
    }
    return first
  }

  /// Returns the names in `lists/` as they were at the first call; none if the folder is missing.
  func fileNames() throws(HangmanError) -> [String] {
    if let names = listing.names { return names }
    let names = try ifPresent(Directory.names(in: "\(path)/lists")) ?? []
    listing.names = names
    return names
  }

  /// Whether a text could be the id of a list; no other text becomes part of a path.
  package static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isSmallLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
  }
}

/// The names in a folder, kept after the first reading.
private final class Listing {
  var names: [String]?
}

extension ListFolder {
  /// Returns the files in a folder of the data folder, by name, without hidden files; none if the
  /// folder is missing.
  package func files(in folder: String) throws(HangmanError) -> [String] {
    let path = folder.utf8.isEmpty ? path : "\(path)/\(folder)"
    let names = try ifPresent(Directory.names(in: path)) ?? []
    return names.filter { !$0.begins(with: ".") }.inOrder(<)
  }

  /// Whether the data folder has a language of this code; English always counts.
  package func hasLanguage(_ code: String) -> Bool {
    code == Language.english
      || Language.isCode(code) && access("\(path)/\(Self.languageName(code))", F_OK) == 0
  }

  /// Returns the letters of a language in the data folder.
  package func alphabet(of code: String) throws(HangmanError) -> Alphabet {
    code == Language.english ? .latin : try language(code).alphabet
  }

  /// Returns a checksum of the stamps of all files that a list depends on; it changes when one of the
  /// files does.
  func fingerprint(of source: ListSource, in language: String?) -> UInt64 {
    if let language, !Language.isCode(language) { return Checksum.of(source.stamps) }
    let name = Self.languageName(language ?? Language.english)
    // The file of a language may be missing, which is then part of the fingerprint.
    let stamp = (try? FileStamp(of: name, in: path))?.bytes
    return Checksum.of(source.stamps + (stamp ?? (language == nil ? [] : Array(name.utf8))))
  }

  package func language(_ code: String) throws(HangmanError) -> Language {
    guard Language.isCode(code) else {
      throw .unusable("its language is not a code such as de or sr-latn")
    }
    let path = "\(path)/\(Self.languageName(code))"
    let bytes = try Self.content(of: path, megabytes: 1)
    do throws(HangmanError) {
      return try Language(code: code, propertyList: bytes)
    } catch {
      throw error.of(path)
    }
  }

  /// The folding for words of lists without a language: accents and ligatures as `languages/en.plist`
  /// defines them, if that file exists and its letters are A to Z.
  var english: EntryFolding {
    EntryFolding(english: {
      guard let english = try? language(Language.english),
        english.alphabet.hasLetters(of: .latin)
      else { return nil }
      return english.folding
    })
  }

  /// Whether a file names entries that lists of this language leave out.
  package func hasBlocked(_ code: String) -> Bool {
    access("\(path)/blocked/\(code).txt", F_OK) == 0
  }

  /// Returns the bytes of an operator's file, `nil` if there is none.
  static func contentIfPresent(of path: String, megabytes: Int) throws(HangmanError) -> [UInt8]? {
    if access(path, F_OK) != 0, HangmanError("access").isMissingFile { return nil }
    return try content(of: path, megabytes: megabytes)
  }

  /// Returns the bytes of an operator's file, and throws if it has more than this many megabytes.
  package static func content(of path: String, megabytes: Int) throws(HangmanError) -> [UInt8] {
    do throws(HangmanError) {
      let file = try Descriptor(reading: path)
      let status = try file.status()
      guard status.isFile else { throw HangmanError("read", code: EINVAL) }
      guard status.st_size <= megabytes << 20 else { throw HangmanError("read", code: EFBIG) }
      return try file.read(Int(status.st_size), at: 0)
    } catch {
      switch error.code {
      case EINVAL: throw .unusable("\(path): no plain file")
      case EFBIG: throw .unusable("\(path): larger than \(megabytes) MB")
      case ENOENT, ENOTDIR: throw .unusable("\(path): \(error)")
      default: throw .unreadable("\(path): \(error)")
      }
    }
  }

  private static func languageName(_ code: String) -> String { "languages/\(code).plist" }
}
