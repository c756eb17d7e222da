import Libc

/// The files from which a list is made, with stamps that show a change of them.
package struct ListSource: Hashable {
  let name: ListName
  let path: String
  /// The path of the file of entries to leave out.
  let blockedPath: String?
  private let size: UInt64
  /// The stamps of the files above, taken when this value was made.
  let stamps: [UInt8]

  init(_ name: ListName, in folder: String) throws(HangmanError) {
    self.name = name
    path = "\(folder)/\(name.file)"
    blockedPath = name.blocked.map { "\(folder)/\($0)" }
    let entries = try FileStamp(of: name.file, in: folder)
    size = entries.size
    var stamps = entries.bytes
    if let blocked = name.blocked { stamps += try FileStamp(of: blocked, in: folder).bytes }
    self.stamps = stamps
  }

  var id: String { name.id }

  /// An estimate of the number of entries, from the file's size and the usual bytes of an entry.
  var likelyEntries: UInt64 { size / (name.isText ? 10 : 28) }

  /// Whether compiling the list takes about a second at most.
  var isSmall: Bool { likelyEntries <= Self.entriesPerRequest }

  /// The cost of compiling the list, in entries; the constant stands for opening a file and reading a
  /// language.
  var cost: UInt64 { likelyEntries + 5000 }

  /// The most entries that one request may compile.
  static let entriesPerRequest: UInt64 = 500_000

  /// The most shapes in a list, because each shape has a block of its own in the index.
  static let shapeLimit = 50_000

  /// About the bytes of the list's index; without this much free space nothing is compiled.
  var likelyIndexSize: UInt64 { likelyEntries * 100 }
}

extension WordIndex {
  /// The cost of the list's shapes, in entries, to be added to that of its entries.
  var cost: UInt64 { UInt64(groups.count) * 5 }
}

/// A stamp of a file that shows a change without opening it.
struct FileStamp {
  let size: UInt64
  /// The file's name, size, time of the last change and inode.
  let bytes: [UInt8]

  /// Stamps a file, named relative to the data folder so that the stamp does not depend on the folder's
  /// path.
  init(of name: String, in folder: String) throws(HangmanError) {
    var status = stat()
    _ = try retrying("stat") { stat("\(folder)/\(name)", &status) }
    size = UInt64(status.st_size)
    let numbers = [
      size, UInt64(bitPattern: Int64(status.st_mtim.tv_sec)), UInt64(status.st_mtim.tv_nsec),
      UInt64(status.st_ino),
    ]
    bytes = Array(name.utf8).followed(by: [UInt8](inMemory: numbers))
  }
}

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
