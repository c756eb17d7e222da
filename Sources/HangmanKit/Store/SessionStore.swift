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
    /// There are as many players as the operator allows.
    case full
    case system(SystemFailure)
  }

  let path: String
  let now: Int64
  let lifetime: Int64
  private let patience: Int
  let notice: (String) -> Void

  /// - Parameters:
  ///   - path: The folder `players`, made when the first player comes; its parent must exist.
  ///   - now: The time of this request, in seconds since 1970.
  ///   - lifetime: Seconds that a player lives after the last change.
  ///   - patience: Milliseconds to wait for a player's lock.
  ///   - notice: Takes what an operator should read, a line without its end.
  package init(
    path: String,
    now: Int64,
    lifetime: Int64 = Session.lifetime,
    patience: Int = 2000,
    notice: @escaping (String) -> Void
  ) {
    self.path = path
    self.now = now
    self.lifetime = lifetime
    self.patience = patience
    self.notice = notice
  }

  /// A player as stored, `nil` if there is none, or none that verifies; takes no lock.
  package func load(_ id: SessionID) throws(Failure) -> Session? {
    try translating(Failure.system) { () throws(SystemFailure) in
      guard let player = try PlayerFile(of: id, in: path, flags: O_RDONLY),
        let session = try player.read(), !session.isExpired(at: now, after: lifetime)
      else { return nil }
      return session
    }
  }

  /// Locks a player's file for a change; `nil` if there is no such player.
  package func hold(_ id: SessionID) throws(Failure) -> HeldSession? {
    // A round is lost only when somebody else replaced the file meanwhile.
    for _ in 0..<50 {
      guard
        let player = try translating(
          Failure.system,
          { () throws(SystemFailure) in
            try PlayerFile(of: id, in: path, flags: O_RDWR)
          }
        )
      else {
        // After a backup was put back with wrong owners an operator wants to know.
        if let name = PlayerFile.foreignName(of: id, in: path) {
          notice("not a player's file of our own, left alone: \(name)")
        }
        return nil
      }
      let isLocked = try translating(Failure.system) { () throws(SystemFailure) in
        try FileLock.take(player.file, patience: patience)
      }
      guard isLocked else { throw .busy }
      let isCurrent = try translating(Failure.system) { () throws(SystemFailure) in
        try player.isCurrent()
      }
      if isCurrent { return try verify(player) }
    }
    throw .busy
  }

  private func verify(_ player: consuming PlayerFile) throws(Failure) -> HeldSession? {
    let session = try translating(Failure.system) { () throws(SystemFailure) in
      try player.read()
    }
    guard let session else {
      try translating(Failure.system) { () throws(SystemFailure) in try player.setAside() }
      notice("damaged player file set aside: \(player.name)")
      return nil
    }
    guard !session.isExpired(at: now, after: lifetime) else {
      try translating(Failure.system) { () throws(SystemFailure) in try player.delete() }
      return nil
    }
    return HeldSession(session: session, file: player)
  }

  /// Stores a held player's new state and lets go.
  package func replace(_ held: consuming HeldSession, with session: Session) throws(Failure) {
    try translating(Failure.system) { () throws(SystemFailure) in
      try held.file.replace(with: stamped(session))
    }
  }

  /// Stores a newcomer under a fresh id.
  package func create(_ session: Session, limit: Int) throws(Failure) -> SessionID {
    guard playerCount() < limit else { throw .full }
    return try add(session)
  }

  /// Stores a held player under a fresh id; the old id is gone.
  package func move(
    _ held: consuming HeldSession,
    with session: Session
  ) throws(Failure) -> SessionID {
    let id = try add(session)
    try remove(held)
    return id
  }

  /// Removes a held player.
  package func remove(_ held: consuming HeldSession) throws(Failure) {
    try translating(Failure.system) { () throws(SystemFailure) in try held.file.delete() }
  }

  private func add(_ session: Session) throws(Failure) -> SessionID {
    try translating(Failure.system) { () throws(SystemFailure) in
      while true {
        let id = try SessionID.random()
        if try PlayerFile.create(stamped(session), of: id, in: path) { return id }
      }
    }
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
  let file: PlayerFile
}
