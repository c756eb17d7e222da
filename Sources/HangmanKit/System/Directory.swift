import Libc

/// Operations on whole folders.
package enum Directory {
  /// The names of everything in a folder except `.` and `..`, in no order.
  package static func names(in path: String) throws(HangmanError) -> [String] {
    var pages = DirectoryPages(of: try Descriptor(folder: path))
    var names: [String] = []
    while let page = try pages.next() { names += page.map { $0.name } }
    return names
  }

  /// Makes a folder for its owner only, unless it exists.
  ///
  /// The parent of the folder must exist.
  ///
  /// A new folder is synced, because otherwise nothing in it would survive a power cut.
  package static func make(_ path: String) throws(HangmanError) {
    do throws(HangmanError) {
      _ = try retrying("mkdir") { mkdir(path, 0o700) }
    } catch {
      guard error.code == EEXIST else { throw error }
      return
    }
    try Descriptor(folder: "\(path)/..").sync()
  }
}

/// The names in a folder, a page at a time, from a position that can be stored, so that a look at a
/// large folder can be divided into looks of one size.
package struct DirectoryPages: ~Copyable {
  /// A name, and the position of the next one.
  package typealias Entry = (name: String, next: Int)

  /// The size of a page in bytes, enough for some ninety names of players.
  private static let size = 8192
  /// The offset of the name in a directory entry, after inode, position, length and kind.
  private static let nameOffset = 19

  package let folder: Descriptor

  package init(of folder: consuming Descriptor) { self.folder = folder }

  /// Moves to the position of an entry; `false` if the folder does not know the position.
  package func seek(_ position: Int) -> Bool {
    lseek(folder.raw, position, SEEK_SET) >= 0
  }

  /// The next names except `.` and `..`; `nil` after the last.
  package mutating func next() throws(HangmanError) -> [Entry]? {
    guard let bytes = try nextBytes() else { return nil }
    var entries: [Entry] = []
    Self.forEach(in: bytes) { name, next in
      guard !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) else { return }
      entries.append((String(decoding: name, as: UTF8.self), next))
    }
    return entries
  }

  /// The number of remaining names of a length in bytes.
  package mutating func count(ofLength length: Int) throws(HangmanError) -> Int {
    var count = 0
    while let bytes = try nextBytes() {
      Self.forEach(in: bytes) { name, _ in count += name.count == length ? 1 : 0 }
    }
    return count
  }

  private mutating func nextBytes() throws(HangmanError) -> [UInt8]? {
    let bytes = try [UInt8](room: Self.size) { room throws(HangmanError) in
      try retrying("getdents64") { getdents64(folder.raw, room.baseAddress, room.count) }
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static func forEach(
    in bytes: [UInt8],
    _ body: (_ name: ArraySlice<UInt8>, _ next: Int) -> Void
  ) {
    var start = 0
    while start + nameOffset < bytes.count {
      let next = Int(truncatingIfNeeded: bytes.number(at: start + 8))
      let length = Int(bytes[start + 16]) | Int(bytes[start + 17]) << 8
      guard length > nameOffset, start + length <= bytes.count else { return }
      body(bytes[(start + nameOffset)..<(start + length)].prefix { $0 != 0 }, next)
      start += length
    }
  }
}
