import Libc

/// One player's file in its shard, open.
///
/// The 256 shards keep folders small and bound the work of a sweep.
struct PlayerFile: ~Copyable {
  let name: String
  let file: Descriptor
  private let shard: Descriptor
  /// What the file was when it was opened; nobody writes into one, so that this stays true.
  private let status: stat

  /// Opens a player's file, `nil` if there is none or what stands there is none of ours.
  init?(of id: SessionID, in path: String, flags: Int32) throws(SystemFailure) {
    let place = id.fileName
    let shard: Descriptor
    do throws(SystemFailure) {
      shard = try Descriptor(folder: "\(path)/\(place.shard)")
    } catch {
      guard error.isMissingFile else { throw error }
      return nil
    }
    try self.init(shard: shard, name: place.name, flags: flags)
  }

  init?(shard: consuming Descriptor, name: String, flags: Int32) throws(SystemFailure) {
    let file: Descriptor
    do throws(SystemFailure) {
      // A planted pipe must not make us wait for its other end.
      file = try Descriptor(opening: name, in: shard.raw, flags: flags | O_NONBLOCK)
    } catch {
      guard error.isMissingFile || [ELOOP, ENXIO, EISDIR].contains(error.code) else { throw error }
      return nil
    }
    let status = try file.status()
    guard status.isFile, status.st_uid == geteuid(), status.st_nlink <= 1
    else { return nil }
    self.name = name
    self.file = file
    self.shard = shard
    self.status = status
  }

  /// Stores a new player's bytes; `false` if the name is taken.
  static func create(
    _ bytes: [UInt8],
    of id: SessionID,
    in path: String
  ) throws(SystemFailure) -> Bool {
    let place = id.fileName
    let shard = try openShard(place.shard, in: path)
    // Ids are random enough never to meet; this is for the day the randomness is not.
    guard try !exists(place.name, in: shard) else { return false }
    try put(bytes, under: place.name, in: shard)
    return true
  }

  /// Whether the name still leads to this very file.
  borrowing func isCurrent() throws(SystemFailure) -> Bool {
    var named = stat()
    do throws(SystemFailure) {
      _ = try retrying("fstatat") { fstatat(shard.raw, name, &named, AT_SYMLINK_NOFOLLOW) }
    } catch {
      guard error.isMissingFile else { throw error }
      return false
    }
    return named.st_dev == status.st_dev && named.st_ino == status.st_ino
  }

  /// The session in it, `nil` if it does not verify.
  borrowing func read() throws(SystemFailure) -> Session? {
    guard status.st_size <= Session.sizeLimit else { return nil }
    return Session(encoded: try file.read(Int(status.st_size), at: 0))
  }

  borrowing func replace(with bytes: [UInt8]) throws(SystemFailure) {
    try Self.put(bytes, under: name, in: shard)
  }

  borrowing func delete() throws(SystemFailure) {
    _ = try retrying("unlink") { unlinkat(shard.raw, name, 0) }
    try shard.sync()
  }

  /// Takes a damaged file out of the way, for a person to look at.
  borrowing func setAside() throws(SystemFailure) {
    _ = try retrying("rename") { renameat(shard.raw, name, shard.raw, name + Self.setAsideEnding) }
  }

  /// What a name in a shard says of its file.
  enum Kind {
    case player
    case temporary
    case setAside
    case foreign
  }

  static func kind(of name: String) -> Kind {
    let bytes = Array(name.utf8)
    let isDigest = { (part: ArraySlice<UInt8>) in part.count == 62 && Hex.isLowercase(part) }
    if isDigest(bytes[...]) { return .player }
    if name.hasSuffix(setAsideEnding), isDigest(bytes.dropLast(setAsideEnding.utf8.count)) {
      return .setAside
    }
    if name.hasPrefix(temporaryStart),
      isDigest(bytes.dropFirst(temporaryStart.utf8.count).prefix(62))
    {
      return .temporary
    }
    return .foreign
  }

  private static let temporaryStart = ".t."
  private static let setAsideEnding = ".bad"

  /// Puts bytes under a name: until the rename nothing happened, after the sync nothing undoes it.
  private static func put(
    _ bytes: [UInt8],
    under name: String,
    in shard: borrowing Descriptor
  ) throws(SystemFailure) {
    let temporary = try write(bytes, for: name, in: shard)
    do throws(SystemFailure) {
      _ = try retrying("rename") { renameat(shard.raw, temporary, shard.raw, name) }
    } catch {
      unlinkat(shard.raw, temporary, 0)
      throw error
    }
    try shard.sync()
  }

  /// The player's name if something that is no player's file of ours has it.
  static func foreignName(of id: SessionID, in path: String) -> String? {
    let place = id.fileName
    var status = stat()
    return lstat("\(path)/\(place.shard)/\(place.name)", &status) == 0 ? place.name : nil
  }

  private static func exists(
    _ name: String,
    in shard: borrowing Descriptor
  ) throws(SystemFailure) -> Bool {
    var status = stat()
    do throws(SystemFailure) {
      _ = try retrying("fstatat") { fstatat(shard.raw, name, &status, AT_SYMLINK_NOFOLLOW) }
      return true
    } catch {
      guard error.code == ENOENT else { throw error }
      return false
    }
  }

  /// Writes and syncs a file beside the player's and returns its name.
  private static func write(
    _ bytes: [UInt8],
    for name: String,
    in shard: borrowing Descriptor
  ) throws(SystemFailure) -> String {
    let temporary = "\(temporaryStart)\(name).\(getpid()).\(Hex.text(try Randomness.bytes(4)))"
    let file = try Descriptor(
      opening: temporary,
      in: shard.raw,
      flags: O_WRONLY | O_CREAT | O_EXCL
    )
    do throws(SystemFailure) {
      try file.write(bytes)
      try file.sync()
      try file.finish()
    } catch {
      unlinkat(shard.raw, temporary, 0)
      throw error
    }
    return temporary
  }

  private static func openShard(
    _ name: String,
    in path: String
  ) throws(SystemFailure) -> Descriptor {
    do throws(SystemFailure) {
      return try Descriptor(folder: "\(path)/\(name)")
    } catch {
      guard error.isMissingFile else { throw error }
    }
    try Directory.make(path)
    try Directory.make("\(path)/\(name)")
    return try Descriptor(folder: "\(path)/\(name)")
  }
}
