import Libc

/// Judges one file after another, and removes what is over.
struct Sweeper {
  let store: SessionStore
  /// As far as the clock is believed.
  let time: Int64

  /// Whether the name is that of a player who lives on; what fails at one file is told.
  func isPlayer(_ name: String, in shard: Shard, _ folder: borrowing Descriptor) -> Bool {
    do throws(SystemFailure) {
      guard let status = try PlayerFile.status(of: name, in: folder) else { return false }
      return try judge(name, status, in: shard, believingTimes: true) == .player
    } catch {
      store.notice("sweep: \(shard.path)/\(name): \(error)")
      return false
    }
  }

  enum Verdict {
    case player
    case removed
    case other
  }

  /// With `believingTimes` a player's file of a young time is left alone unread; a restored backup
  /// can have new times on old players.
  func judge(
    _ name: String,
    _ status: stat,
    in shard: Shard,
    believingTimes: Bool
  ) throws(SystemFailure) -> Verdict {
    guard status.isFile else { return .other }
    let age = time - Int64(status.st_mtim.tv_sec)
    // Setting aside leaves the time of the content and changes that of the name.
    let ageOfName = time - Int64(status.st_ctim.tv_sec)
    switch PlayerFile.kind(of: name) {
    case .player:
      guard age > store.lifetime || !believingTimes else { return .player }
      return try judgePlayer(name, in: shard, age: age)
    case .temporary: return try remove(name, in: shard, if: age > 3600)
    case .setAside: return try remove(name, in: shard, if: ageOfName > 30 * 86_400)
    case .foreign: return .other
    }
  }

  /// By what is in the file, under its lock.
  private func judgePlayer(
    _ name: String,
    in shard: Shard,
    age: Int64
  ) throws(SystemFailure) -> Verdict {
    do throws(SystemFailure) {
      let folder = try Descriptor(folder: shard.path)
      guard let player = try PlayerFile(shard: folder, name: name, flags: O_RDWR) else {
        return .other
      }
      guard try FileLock.take(player.file, within: 0), try player.isCurrent() else {
        return .player
      }
      guard try isOver(player.read(), age: age), try player.delete() else { return .player }
    } catch {
      // Whoever is gone had a faster owner.
      guard error.isMissingFile else { throw error }
      return .other
    }
    if let place = FileName(String(shard.path.suffix(2)) + name) { store.release(place) }
    return .removed
  }

  /// Whether nobody will ask for the file again.
  func isOver(_ content: PlayerFile.Content, age: Int64) throws(SystemFailure) -> Bool {
    switch content {
    case .newer: return false
    case .damaged: return age > store.lifetime
    case .session(let session):
      if session.isExpired(at: time, after: store.lifetime) { return true }
      guard case .leaving(_, let place) = session.passage,
        case .session(let new) = try PlayerFile(place, in: store.path, flags: O_RDONLY)?.read()
      else { return false }
      return !Passage.isOpen(new.passage, at: store.now)
    }
  }

  private func remove(
    _ name: String,
    in shard: Shard,
    if isOld: Bool
  ) throws(SystemFailure) -> Verdict {
    guard isOld else { return .other }
    do throws(SystemFailure) {
      _ = try retrying("unlink") { unlink("\(shard.path)/\(name)") }
    } catch {
      guard error.isMissingFile else { throw error }
    }
    return .removed
  }
}
