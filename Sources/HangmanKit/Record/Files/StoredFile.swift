import Libc

/// An open file in its shard.
struct StoredFile: ~Copyable {
  /// The start of the name of a file that is not yet whole.
  static let temporaryStart = ".t."
  /// The ending of the name of a damaged file.
  static let setAsideEnding = ".bad"

  let name: String
  let file: Descriptor
  private let shard: Descriptor
  /// The status of the file when it was opened.
  ///
  /// It stays true, because files are replaced, never changed in place.
  private let status: stat

  /// Opens a file; `nil` if there is none, or if it is not one of ours.
  init?(_ fileName: FileName, in path: String, flags: Int32) throws(HangmanError) {
    guard let shard = try ifPresent(Descriptor(folder: "\(path)/\(fileName.shard)")) else {
      return nil
    }
    try self.init(shard: shard, name: fileName.name, flags: flags)
  }

  init?(shard: consuming Descriptor, name: String, flags: Int32) throws(HangmanError) {
    guard let file = try Self.open(name, in: shard, flags: flags) else { return nil }
    let status = try file.status()
    guard Self.isUsable(status) else { return nil }
    self.name = name
    self.file = file
    self.shard = shard
    self.status = status
  }

  /// Opens the file with this name; `nil` if there is none, or if it cannot be ours.
  private static func open(
    _ name: String,
    in shard: borrowing Descriptor,
    flags: Int32
  ) throws(HangmanError) -> Descriptor? {
    do throws(HangmanError) {
      return try Descriptor(opening: name, in: shard.raw, flags: flags)
    } catch {
      guard error.isMissingFile || [ELOOP, ENXIO, EISDIR].contains(error.code) else { throw error }
      return nil
    }
  }

  /// The time of the last change of its bytes in seconds since 1970.
  var writtenAt: Int64 { Int64(status.st_mtim.tv_sec) }

  static func isOwn(_ status: stat) -> Bool { status.isFile && status.st_uid == geteuid() }

  /// Whether the file is ours and has only one name.
  ///
  /// With a second name (a hard link) the data would survive `forget`.
  static func isUsable(_ status: stat) -> Bool { isOwn(status) && status.st_nlink <= 1 }

  /// Whether the name still leads to this file.
  borrowing func isCurrent() throws(HangmanError) -> Bool {
    guard let named = try Self.status(of: name, in: shard) else { return false }
    return named.st_dev == status.st_dev && named.st_ino == status.st_ino
  }

  borrowing func read<Value: Stored>() throws(HangmanError) -> StoredContent<Value> {
    StoredContent(of: try bytes(upTo: Value.sizeLimit))
  }

  /// The bytes of the file; of a larger file one byte more than the limit.
  borrowing func bytes(upTo limit: Int) throws(HangmanError) -> [UInt8] {
    try file.read(min(Int(status.st_size), limit + 1), at: 0)
  }

  /// The content of a file with this status, read without a lock.
  static func content<Value: Stored>(
    of name: String,
    in shard: borrowing Descriptor,
    _ status: stat
  ) throws(HangmanError) -> StoredContent<Value> {
    let file = try Descriptor(opening: name, in: shard.raw, flags: O_RDONLY)
    return StoredContent(of: try file.read(min(Int(status.st_size), Value.sizeLimit + 1), at: 0))
  }

  /// Replaces the file's bytes; `false`, with nothing changed, if the name now refers to another file.
  ///
  /// The name is looked up again at the last moment, because locks of a network file system end when
  /// its server hears nothing from the holder.
  borrowing func replace(with bytes: [UInt8]) throws(HangmanError) -> Bool {
    try Self.put(bytes, at: name, in: shard) { () throws(HangmanError) in try isCurrent() }
  }

  /// Removes the file; `false` if the name now refers to another file.
  borrowing func remove() throws(HangmanError) -> Bool {
    guard try isCurrent() else { return false }
    _ = try retrying("unlink") { unlinkat(shard.raw, name, 0) }
    try shard.sync()
    return true
  }

  /// Renames a damaged file, so that a person can look at it.
  borrowing func setAside() throws(HangmanError) {
    _ = try retrying("rename") { renameat(shard.raw, name, shard.raw, name + Self.setAsideEnding) }
  }
}

extension StoredFile {
  /// Stores new bytes; `false` if the name is taken.
  ///
  /// This happens under the lock of the folder, so that a call that is sent twice makes one file.
  static func create(
    _ bytes: [UInt8],
    at fileName: FileName,
    in path: String,
    until deadline: Int
  ) throws(HangmanError) -> Bool {
    let shard = try openShard(fileName.shard, in: path)
    guard try shard.lock(until: deadline) else { throw .busy }
    // Full ids are random enough never to collide while the randomness works, but the eight letters
    // that name a room's file could.
    guard try status(of: fileName.name, in: shard) == nil else { return false }
    return try put(bytes, at: fileName.name, in: shard) { true }
  }

  /// Gives a name to new bytes once they are on disk, if the condition holds then.
  private static func put(
    _ bytes: [UInt8],
    at name: String,
    in shard: borrowing Descriptor,
    if condition: () throws(HangmanError) -> Bool
  ) throws(HangmanError) -> Bool {
    let temporary = try write(bytes, for: name, in: shard)
    do throws(HangmanError) {
      guard try condition() else {
        unlinkat(shard.raw, temporary, 0)
        return false
      }
      _ = try retrying("rename") {
        temporary.withCString { from in
          name.withCString { renameat(shard.raw, from, shard.raw, $0) }
        }
      }
    } catch {
      unlinkat(shard.raw, temporary, 0)
      throw error
    }
    try shard.sync()
    return true
  }

  /// Removes a file that is not ours, and syncs the folder.
  ///
  /// Without the sync, a file that had a second name could count as ours again after a power cut.
  static func removeUnused(_ fileName: FileName, in path: String) throws(HangmanError) {
    let name = fileName.name
    guard let shard = try ifPresent(Descriptor(folder: "\(path)/\(fileName.shard)")) else { return }
    if let status = try status(of: name, in: shard) {
      guard isOwn(status) else { throw HangmanError("unlink", code: EPERM) }
      _ = try ifPresent(retrying("unlink") { unlinkat(shard.raw, name, 0) })
    }
    // The folder is also synced if the file is already gone, because the process that removed it may
    // not have got that far.
    try shard.sync()
  }

  /// The status of the file with this name; `nil` if there is none.
  static func status(
    of name: String,
    in folder: borrowing Descriptor
  ) throws(HangmanError) -> stat? {
    var status = stat()
    let isThere = try ifPresent(
      retrying("fstatat") {
        name.withCString { fstatat(folder.raw, $0, &status, AT_SYMLINK_NOFOLLOW) }
      }
    )
    return isThere.map { _ in status }
  }

  /// Writes and syncs a file beside another, and returns its name.
  private static func write(
    _ bytes: [UInt8],
    for name: String,
    in shard: borrowing Descriptor
  ) throws(HangmanError) -> String {
    let temporary = "\(temporaryStart)\(name).\(getpid()).\(Hex.text(try Randomness.bytes(4)))"
    let file = try Descriptor(
      opening: temporary,
      in: shard.raw,
      flags: O_WRONLY | O_CREAT | O_EXCL
    )
    do throws(HangmanError) {
      try file.write(bytes)
      try file.sync()
      try file.close()
    } catch {
      unlinkat(shard.raw, temporary, 0)
      throw error
    }
    return temporary
  }

  private static func openShard(
    _ name: String,
    in path: String
  ) throws(HangmanError) -> Descriptor {
    if let shard = try ifPresent(Descriptor(folder: "\(path)/\(name)")) { return shard }
    try Directory.make(path)
    try Directory.make("\(path)/\(name)")
    return try Descriptor(folder: "\(path)/\(name)")
  }
}
