import Libc

/// Moving a player to another cookie, and forgetting one: what follows the ids from file to file.
///
/// Who holds two files took the old one's lock first.
extension SessionStore {
  /// A player who came with the old cookie: both files locked, as far as there are two.
  package struct MovingSession: ~Copyable {
    /// As it was stored.
    package let session: Session
    /// The id that the player has from now on.
    package let id: SessionID
    fileprivate let files: Files

    fileprivate enum Files: ~Copyable {
      /// There is none under the new name yet.
      case old(HeldSession)
      case both(old: HeldSession, new: HeldSession)
    }

    /// Whether the player has moved before, and the answer was lost.
    package var hasArrived: Bool { session.passage != nil }
  }

  /// Locks the player to whom an old cookie leads; `nil` if there is none, or no more.
  package func holdMoving(_ old: SessionID) throws(Failure) -> MovingSession? {
    while let held = try lock(old.fileName) {
      guard case .leaving(let salt, let place) = held.session.passage else {
        try depart(old, held)
        continue
      }
      let id = old.successor(salt: salt)
      if let new = try lock(place) {
        guard Passage.isOpen(new.session.passage, at: now) else {
          try remove(old.fileName)
          return nil
        }
        let session = new.session
        return MovingSession(session: session, id: id, files: .both(old: held, new: new))
      }
      var session = held.session
      session.passage = nil
      return MovingSession(session: session, id: id, files: .old(held))
    }
    return nil
  }

  /// Stores where the player will go: from here on every request comes to the same id.
  private func depart(_ old: SessionID, _ held: consuming HeldSession) throws(Failure) {
    var session = held.session
    if case .arrived(let older, _) = session.passage { try remove(older) }
    do throws(SystemFailure) {
      let salt = try Randomness.bytes(16)
      session.passage = .leaving(salt: salt, to: old.successor(salt: salt).fileName)
      // Whoever came before us has stored another, which the next round finds.
      _ = try held.file.replace(with: session.encoded)
    } catch {
      throw .system(error)
    }
  }

  /// Stores a moving player's new state and lets go.
  package func replace(_ moving: consuming MovingSession, with session: Session) throws(Failure) {
    let place = moving.id.fileName
    switch consume moving.files {
    case .both(let old, let new):
      try replace(new, with: session)
      _ = consume old
    case .old(let old):
      var session = session
      session.passage = .arrived(from: old.place, at: now)
      // Never refused: a player who moves is none more.
      _ = reserve(place, limit: .max)
      guard try add(session, at: place) else {
        throw .system(SystemFailure("rename", code: EEXIST))
      }
      old.file.makeDue()
    }
  }

  /// Forgets the player of an id, and whatever else of the same player the id leads to.
  ///
  /// The file whose id the client brings goes last: as long as it is there, the call can be repeated.
  package func forget(_ id: SessionID, followingMoves: Bool) throws(Failure) {
    guard let held = try lock(id.fileName) else { return try forgetUnused(id.fileName) }
    switch held.session.passage {
    case nil: break
    case .arrived(let old, _): try remove(old)
    case .leaving(_, let place):
      guard followingMoves, let new = try lock(place) else { break }
      if Passage.isOpen(new.session.passage, at: now) { try remove(new) }
    }
    try remove(held)
  }

  /// A file with a second name is no player while it has one, and would be again without it.
  private func forgetUnused(_ place: FileName) throws(Failure) {
    var status = stat()
    guard lstat("\(path)/\(place.shard)/\(place.name)", &status) == 0 else { return }
    guard status.isFile, status.st_uid == geteuid() else {
      throw .system(SystemFailure("unlink", code: EPERM))
    }
    try remove(place)
  }

  private func remove(_ held: consuming HeldSession) throws(Failure) {
    do throws(SystemFailure) {
      if try held.file.delete() { return release(held.place) }
    } catch {
      throw .system(error)
    }
    throw .busy
  }

  /// Removes a file that only led to another.
  func remove(_ place: FileName) throws(Failure) {
    do throws(SystemFailure) {
      if try PlayerFile.remove(place, in: path) { release(place) }
    } catch {
      throw .system(error)
    }
  }

  /// The same for a request that only reads: what is left over, the next change removes.
  func retire(_ place: FileName) {
    if unlink("\(path)/\(place.shard)/\(place.name)") == 0 { release(place) }
  }
}
