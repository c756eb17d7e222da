import Libc

/// The players' files: one a player, replaced as a whole and never half.
///
/// Whoever changes a file holds its lock from reading to replacing it. The lock belongs to the file
/// and the name may meanwhile point to a newer one, so after the lock the name is looked up again:
/// without that step, of 400 simultaneous moves 27 were lost. What `replace`, `create`, `move` and
/// `remove` have done when they return survives a power cut.
package struct SessionStore {
  package enum Failure: Error, Hashable {
    /// Another request has held the player's file for too long.
    case busy
    /// There are as many players as the operator allows, or as many newcomers in this second.
    case full
    /// The player's file was written by a newer program; its name.
    case newer(String)
    case system(SystemFailure)
  }

  let path: String
  let now: Int64
  let lifetime: Int64
  /// When a request of a player gives up, on the clock of `Clock.milliseconds()`.
  let deadline: Int
  let notice: (String) -> Void

  /// - Parameters:
  ///   - path: The folder `players`, made when the first player comes; its parent must exist.
  ///   - now: The time of this request, in seconds since 1970.
  ///   - lifetime: Seconds that a player lives after the last change.
  ///   - lockWait: Milliseconds to wait for a player's lock, all in all.
  ///   - notice: Takes what an operator should read, a line without its end.
  package init(
    path: String,
    now: Int64,
    lifetime: Int64 = Session.lifetime,
    lockWait: Int = 2000,
    notice: @escaping (String) -> Void
  ) {
    self.path = path
    self.now = now
    self.lifetime = lifetime
    self.deadline = Clock.milliseconds() + lockWait
    self.notice = notice
  }

  /// A player as stored, `nil` if there is none, or none that verifies; takes no lock.
  ///
  /// The id of a player who moved leads to the new file if `followingMoves` says so.
  package func load(_ id: SessionID, followingMoves: Bool = false) throws(Failure) -> Session? {
    let session = try load(id.fileName)
    switch session?.passage {
    case nil: break
    case .arrived(let old, _): retire(old)
    case .leaving(_, let place):
      guard let new = try load(place) else { break }
      return followingMoves && Passage.isOpen(new.passage, at: now) ? new : nil
    }
    return session
  }

  func load(_ place: FileName) throws(Failure) -> Session? {
    let content = try reopening { () throws(SystemFailure) in try read(place) }
    switch content {
    case .session(let session): return session
    case .newer: throw .newer(place.name)
    case .damaged, nil: return nil
    }
  }

  private func read(_ place: FileName) throws(SystemFailure) -> PlayerFile.Content? {
    let content = try PlayerFile(place, in: path, flags: O_RDONLY)?.read()
    if case .session(let session) = content, try hasExpired(session) { return nil }
    return content
  }

  /// Locks a player's file for a change; `nil` if there is no such player.
  package func hold(_ id: SessionID) throws(Failure) -> HeldSession? {
    guard var held = try lock(id.fileName) else { return nil }
    switch held.session.passage {
    case nil: break
    case .arrived(let old, _):
      try remove(old)
      held.session.passage = nil
    case .leaving(_, let new): if try load(new) != nil { return nil }
    }
    return held
  }

  /// Stores a held player's new state and lets go.
  package func replace(_ held: consuming HeldSession, with session: Session) throws(Failure) {
    do throws(SystemFailure) {
      if try held.file.replace(with: stamped(session)) { return }
    } catch {
      throw .system(error)
    }
    throw .busy
  }

  /// Stores a newcomer under a fresh id.
  package func create(_ session: Session, limit: Int) throws(Failure) -> SessionID {
    while true {
      let id = try freshID()
      guard reserve(id.fileName, limit: limit) else { throw .full }
      if try add(session, at: id.fileName) { return id }
    }
  }

  private func freshID() throws(Failure) -> SessionID {
    do throws(SystemFailure) {
      try Directory.make(path)
      return try SessionID.random()
    } catch {
      throw .system(error)
    }
  }

  /// Stores a player under a name for whom room was reserved; `false` if the name is taken.
  func add(_ session: Session, at place: FileName) throws(Failure) -> Bool {
    do throws(SystemFailure) {
      if try PlayerFile.create(stamped(session), at: place, in: path) { return true }
    } catch {
      release(place)
      throw .system(error)
    }
    release(place)
    return false
  }

  func stamped(_ session: Session) -> [UInt8] {
    var session = session
    session.changed = now
    return session.encoded
  }
}

/// A player whose file is locked until this value is gone.
package struct HeldSession: ~Copyable {
  /// As it was stored.
  package internal(set) var session: Session
  let place: FileName
  let file: PlayerFile
}

extension SessionStore {
  /// How one round of locking ended.
  private enum Round: ~Copyable {
    case held(HeldSession)
    case nobody
    case newer
    case busy
    /// Somebody else replaced the file while we waited for its lock.
    case replaced
  }

  /// Locks whatever player has the name.
  func lock(_ place: FileName) throws(Failure) -> HeldSession? {
    while true {
      let round = try reopening { () throws(SystemFailure) -> Round in try tryLock(place) }
      switch consume round {
      case .held(let held): return held
      case .nobody: return nil
      case .newer: throw .newer(place.name)
      case .busy: throw .busy
      case .replaced: guard Clock.milliseconds() < deadline else { throw .busy }
      }
    }
  }

  private func tryLock(_ place: FileName) throws(SystemFailure) -> Round {
    guard let player = try PlayerFile(place, in: path, flags: O_RDWR) else {
      // After a backup was put back with wrong owners an operator wants to know.
      if exists(place) { notice("not a player's file of our own, left alone: \(place.name)") }
      return .nobody
    }
    guard try FileLock.take(player.file, until: deadline) else { return .busy }
    guard try player.isCurrent() else { return .replaced }
    switch try player.read() {
    case .newer: return .newer
    case .damaged:
      try player.setAside()
      release(place)
      notice("damaged player file set aside: \(player.name)")
      return .nobody
    case .session(let session):
      guard try !hasExpired(session) else {
        if try player.delete() { release(place) }
        return .nobody
      }
      return .held(HeldSession(session: session, place: place, file: player))
    }
  }

  func exists(_ place: FileName) -> Bool {
    var status = stat()
    return lstat("\(path)/\(place.shard)/\(place.name)", &status) == 0
  }

  /// Runs a body again, up to the deadline, when a descriptor in it went stale: the next round
  /// opens the file by its name.
  private func reopening<Value: ~Copyable>(
    _ body: () throws(SystemFailure) -> Value
  ) throws(Failure) -> Value {
    while true {
      do throws(SystemFailure) {
        return try body()
      } catch {
        guard error.isStale, Clock.milliseconds() < deadline else { throw .system(error) }
      }
      usleep(5000)
    }
  }
}
