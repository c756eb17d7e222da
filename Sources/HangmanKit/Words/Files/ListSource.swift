import Libc

/// The files a list is made from, and what shows that they changed.
package struct ListSource: Hashable {
  let name: ListName
  let path: String
  /// The file of entries to leave out.
  let blockedPath: String?
  private let size: UInt64
  /// Of the files above, as they were when this was made.
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

  /// By the bytes that an entry usually takes.
  var likelyEntries: UInt64 { size / (name.isText ? 10 : 28) }

  /// Whether compiling it takes about a second at most.
  var isSmall: Bool { likelyEntries <= Self.entriesPerRequest }

  /// What compiling it costs, in entries: a small file takes its time too, and so does a language.
  var cost: UInt64 { likelyEntries + 5000 }

  /// What a request may compile.
  static let entriesPerRequest: UInt64 = 500_000

  /// How many shapes the entries of a list may have: each has a block of its own in the index.
  static let shapeLimit = 50_000

  /// About the bytes that its index takes; nothing is compiled where there is less room.
  var likelyIndexSize: UInt64 { likelyEntries * 100 }
}

extension WordIndex {
  /// What its shapes cost besides its entries, in entries.
  var cost: UInt64 { UInt64(groups.count) * 5 }
}

/// What shows that a file changed, without opening it.
struct FileStamp {
  let size: UInt64
  /// Name, size, time of the last change and inode.
  let bytes: [UInt8]

  /// Named from the data folder on: the stamp does not depend on how that is reached.
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
