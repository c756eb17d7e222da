import Libc

/// The players' files: one a player, replaced as a whole and never half.
///
/// Whoever changes a file holds its lock from reading to replacing it. The lock belongs to the file
/// and the name may meanwhile point to a newer one, so after the lock the name is looked up again:
/// without that step, of 400 simultaneous moves 27 were lost. What `replace`, `create` and
/// `forget` have done when they return survives a power cut.
package struct SessionStore {
  let path: String
  let now: Int64
  let lifetime: Int64
  /// When a request of a player gives up, on the clock of `Clock.milliseconds()`.
  let deadline: Int
  let bootClock: () -> BootClock
  let notice: (String) -> Void

  /// - Parameters:
  ///   - path: The folder `players`, made when the first player comes; its parent must exist.
  ///   - now: The time of this request, in seconds since 1970.
  ///   - lifetime: Seconds that a player lives after the last change.
  ///   - lockWait: Milliseconds to wait for a player's lock, all in all.
  ///   - bootClock: What the clock is held against before a player expires.
  ///   - notice: Takes what an operator should read, a line without its end.
  package init(
    path: String,
    now: Int64,
    lifetime: Int64 = Session.lifetime,
    lockWait: Int = 2000,
    bootClock: @escaping () -> BootClock = BootClock.now,
    notice: @escaping (String) -> Void
  ) {
    self.path = path
    self.now = now
    self.lifetime = lifetime
    self.deadline = Clock.milliseconds() + lockWait
    self.bootClock = bootClock
    self.notice = notice
  }

  /// A player as stored, `nil` if there is none or none that verifies.
  ///
  /// Only reads.
  package func load(_ id: SessionID) throws(HangmanError) -> Session? {
    let place = id.fileName
    let content = try reopening { () throws(HangmanError) in try read(place) }
    switch content {
    case .session(let session): return session
    case .newer: throw .newer(place.name)
    case .damaged, nil: return nil
    }
  }

  private func read(_ place: FileName) throws(HangmanError) -> PlayerFile.Content? {
    let content = try PlayerFile(place, in: path, flags: O_RDONLY)?.read()
    if case .session(let session) = content, try isGone(session) { return nil }
    return content
  }

  /// Locks a player's file for a change, and sets it aside if it is damaged.
  ///
  /// - Returns: `nil` if there is no such player.
  package func hold(_ id: SessionID) throws(HangmanError) -> HeldSession? {
    let place = id.fileName
    while true {
      let round = try reopening { () throws(HangmanError) -> Round in try tryLock(place) }
      switch consume round {
      case .held(let held): return held
      case .nobody: return nil
      case .newer: throw .newer(place.name)
      case .busy: throw .busy
      case .replaced: guard Clock.milliseconds() < deadline else { throw .busy }
      }
    }
  }

  /// Stores a held player's new state and lets go.
  package func replace(_ held: consuming HeldSession, with session: Session) throws(HangmanError) {
    guard try held.file.replace(with: stamped(session)) else { throw .busy }
  }

  /// Stores a newcomer under a fresh id.
  package func create(_ session: Session, limit: Int) throws(HangmanError) -> SessionID {
    while let id = try freshID(limit: limit) {
      if try PlayerFile.create(stamped(session), at: id.fileName, in: path) { return id }
    }
    throw .full
  }

  /// Forgets a player, if there is one.
  package func forget(_ id: SessionID) throws(HangmanError) {
    guard let held = try hold(id) else { return try removeUnused(id.fileName) }
    guard try held.file.remove() else { throw .busy }
  }

  /// A file with a second name is no player while it has one, and would be again without it.
  private func removeUnused(_ place: FileName) throws(HangmanError) {
    try PlayerFile.removeUnused(place, in: path)
  }

  private func stamped(_ session: Session) -> [UInt8] {
    var session = session
    session.changed = now
    return session.encoded
  }
}

/// A player whose file is locked until this value is gone.
package struct HeldSession: ~Copyable {
  /// As it was stored.
  package let session: Session
  fileprivate let file: PlayerFile
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

  private func tryLock(_ place: FileName) throws(HangmanError) -> Round {
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
      notice("damaged player file set aside: \(player.name)")
      return .nobody
    case .session(let session):
      guard try !isGone(session) else { return .nobody }
      return .held(HeldSession(session: session, file: player))
    }
  }

  private func exists(_ place: FileName) -> Bool {
    var status = stat()
    return lstat("\(path)/\(place.shard)/\(place.name)", &status) == 0
  }

  /// Runs a body again, up to the deadline, when a descriptor in it went stale: the next round
  /// opens the file by its name.
  private func reopening<Value: ~Copyable>(
    _ body: () throws(HangmanError) -> Value
  ) throws(HangmanError) -> Value {
    while true {
      do throws(HangmanError) {
        return try body()
      } catch {
        guard error.isStale, Clock.milliseconds() < deadline else { throw error }
      }
      usleep(5000)
    }
  }
}
