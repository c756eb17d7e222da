import Libc

/// What the players' folder holds, counted file by file.
package struct Census: Hashable {
  package private(set) var players = 0
  package private(set) var expired = 0
  package private(set) var gamesInProgress = 0
  /// Games finished or given up, of all living players together.
  package private(set) var played = 0
  package private(set) var won = 0
  /// Files that do not verify, those set aside included.
  package private(set) var damaged = 0
  /// Bytes that files and folders take on the disk.
  package private(set) var size = 0
  /// The latest time on any file, in seconds since 1970; 0 without files.
  package private(set) var latest: Int64 = 0
  /// What the program cannot use since it belongs to another user or is no plain file.
  package private(set) var foreign: [String] = []
  /// What users other than the owner can read or change.
  package private(set) var exposed: [String] = []
}

extension SessionStore {
  /// Counts everything under the players' folder; changes nothing and takes no lock.
  package func census() throws(SystemFailure) -> Census {
    var census = Census()
    do throws(SystemFailure) {
      let top = try census.add(path)
      guard top.isFolder else { return census }
      for name in try Directory(path: path).names().sorted() {
        let place = "\(path)/\(name)"
        if try census.add(place).isFolder { try count(place, in: &census) }
      }
    } catch {
      // No players yet.
      guard error.isMissingFile else { throw error }
    }
    return census
  }

  private func count(_ shard: String, in census: inout Census) throws(SystemFailure) {
    for name in try Directory(path: shard).names().sorted() {
      do throws(SystemFailure) {
        guard try census.add("\(shard)/\(name)").isUsable else { continue }
        switch PlayerFile.kind(of: name) {
        case .player: census.note(try session(name, in: shard), at: now, lifetime: lifetime)
        case .setAside: census.noteDamage()
        case .temporary, .foreign: continue
        }
      } catch {
        // Replaced or swept while we look.
        guard error.isMissingFile else { throw error }
      }
    }
  }

  private func session(_ name: String, in shard: String) throws(SystemFailure) -> Session? {
    let folder = try Descriptor(folder: shard)
    return try PlayerFile(shard: folder, name: name, flags: O_RDONLY)?.read()
  }
}

extension Census {
  /// What a path turned out to be.
  fileprivate struct Found {
    let isFolder: Bool
    /// Whether it is a plain file that belongs to us.
    let isUsable: Bool
  }

  fileprivate mutating func add(_ path: String) throws(SystemFailure) -> Found {
    var status = stat()
    _ = try retrying("lstat") { lstat(path, &status) }
    size += Int(status.st_blocks) * 512
    let isOurs = status.st_uid == geteuid() && (status.isFile || status.isFolder)
    if !isOurs { foreign.append(path) }
    if isOurs, status.st_mode & 0o077 != 0 { exposed.append(path) }
    if status.isFile { latest = max(latest, Int64(status.st_mtim.tv_sec)) }
    return Found(isFolder: isOurs && status.isFolder, isUsable: isOurs && status.isFile)
  }

  fileprivate mutating func note(_ session: Session?, at now: Int64, lifetime: Int64) {
    guard let session else {
      damaged += 1
      return
    }
    latest = max(latest, session.changed)
    guard !session.isExpired(at: now, after: lifetime) else {
      expired += 1
      return
    }
    players += 1
    if let game = session.game, !game.isOver { gamesInProgress += 1 }
    played += session.history.played
    won += session.history.won
  }

  fileprivate mutating func noteDamage() { damaged += 1 }
}
