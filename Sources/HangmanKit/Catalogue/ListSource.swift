import Libc

/// The files a list is made from, and what shows that they changed.
package struct ListSource: Hashable {
  /// What a look at a file tells without opening it.
  package struct Stamp: Hashable {
    package let size: UInt64
    /// Nanoseconds since 1970.
    package let modified: Int64
    package let inode: UInt64

    package init(size: UInt64, modified: Int64, inode: UInt64) {
      self.size = size
      self.modified = modified
      self.inode = inode
    }

    package init(of path: String) throws(SystemFailure) {
      var status = stat()
      _ = try retrying("stat") { stat(path, &status) }
      size = UInt64(status.st_size)
      modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
      inode = UInt64(status.st_ino)
    }

    package static let none = Stamp(size: 0, modified: 0, inode: 0)
  }

  package let id: String
  /// The file of the entries.
  package let path: String
  package let stamp: Stamp
  /// The file of entries to leave out, for the list `family` alone.
  package let blockedPath: String?
  package let blockedStamp: Stamp
  /// The code of the language that the file's name tells; a property list tells its own inside.
  let language: String?
  /// Of the language's file; none where the name tells no language, or it has no file.
  package private(set) var languageStamp: Stamp
  /// The title where the file gives none, `nil` to make one of the id.
  let title: String?

  package init(
    id: String,
    path: String,
    blockedPath: String? = nil,
    title: String? = nil,
    language: String? = nil,
    languageStamp: Stamp = .none
  ) throws(SystemFailure) {
    self.id = id
    self.title = title
    self.language = language
    self.languageStamp = languageStamp
    self.path = path
    self.blockedPath = blockedPath
    stamp = try Stamp(of: path)
    blockedStamp = if let blockedPath { try Stamp(of: blockedPath) } else { .none }
  }

  /// The same files, with the language that the list was found to have.
  func with(languageStamp: Stamp) -> ListSource {
    var source = self
    source.languageStamp = languageStamp
    return source
  }

  static func isText(_ path: String) -> Bool { path.utf8.suffix(4).elementsEqual(".txt".utf8) }

  /// By the bytes that an entry usually takes.
  var likelyEntries: UInt64 { stamp.size / (Self.isText(path) ? 10 : 28) }

  /// Whether compiling it takes about a second at most.
  var isSmall: Bool { likelyEntries <= Self.entriesPerRequest }

  /// What a request may compile.
  static let entriesPerRequest: UInt64 = 500_000
}
