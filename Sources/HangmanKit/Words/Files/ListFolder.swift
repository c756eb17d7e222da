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
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}

/// The names in a folder, kept after the first reading.
private final class Listing {
  var names: [String]?
}
