internal import HangmanKit

/// The player that a request is from: looked at, changed under its lock, or forgotten.
struct Players {
  private let store: SessionStore
  private let cookies: Cookies
  private let configuration: Configuration
  private let now: Int64

  init(_ configuration: Configuration, cookies: Cookies, now: Int64) {
    store = configuration.store(at: now)
    self.configuration = configuration
    self.cookies = cookies
    self.now = now
  }

  /// The present state, `nil` for a stranger.
  func present() throws(Failure) -> Session? {
    let ids = try living()
    return ids.count == 1 ? try load(ids[0]) : nil
  }

  /// Changes the player's state under its lock; a stranger becomes a player.
  ///
  /// What throws changes nothing, and a state that comes back as it was is not stored again.
  func change(
    _ body: (inout Session) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse {
    let ids = try living()
    // Another host of the same domain can set a second cookie. To take the wrong one, or to give a
    // third, would lose the right one.
    guard ids.count <= 1 else {
      throw .invalidRequest(
        "Two players' cookies came at once. Remove this site's cookies, or those of its domain."
      )
    }
    guard let id = ids.first else { return try welcome(body) }
    let response = cookies.arePlainOnSecure ? try move(id, body) : try change(id, body)
    if let response { return response }
    return try welcome(body)
  }

  /// Forgets every player whose cookie the request brings, and removes the cookie.
  func forget() throws(Failure) -> CGIResponse {
    for id in cookies.all {
      do throws(SessionStore.Failure) {
        try store.forget(id, followingMoves: cookies.isSecure)
      } catch {
        throw Failure(error)
      }
    }
    var response = CGIResponse.noContent
    response.add("Set-Cookie", cookies.forgetting)
    return response
  }

  /// The ids that may be players': where there are several, those that are.
  private func living() throws(Failure) -> [SessionID] {
    guard cookies.ids.count > 1 else { return cookies.ids }
    var living: [SessionID] = []
    for id in cookies.ids where try load(id) != nil { living.append(id) }
    return living
  }

  private func load(_ id: SessionID) throws(Failure) -> Session? {
    do throws(SessionStore.Failure) {
      return try store.load(id, followingMoves: cookies.arePlainOnSecure)
    } catch {
      throw Failure(error)
    }
  }

  private func change(
    _ id: SessionID,
    _ body: (inout Session) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse? {
    guard let held = try storing({ () throws(SessionStore.Failure) in try store.hold(id) }) else {
      return nil
    }
    var session = held.session
    var response = try body(&session)
    guard session != held.session else { return response }
    do throws(SessionStore.Failure) {
      try store.replace(held, with: session)
    } catch {
      throw Failure(error)
    }
    // Only now, when nobody waits for the player's lock.
    store.sweepALittle()
    response.add("Set-Cookie", cookies.giving(id))
    return response
  }

  /// The same for a player who comes with the plain cookie and leaves with the secure one.
  private func move(
    _ old: SessionID,
    _ body: (inout Session) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse? {
    guard
      let moving = try storing({ () throws(SessionStore.Failure) in try store.holdMoving(old) })
    else { return nil }
    var session = moving.session
    var response = try body(&session)
    let (id, isStored) = (moving.id, session != moving.session)
    // Whose answer was lost gets the cookie again, whatever the call is.
    guard isStored || moving.hasArrived else { return response }
    if isStored {
      do throws(SessionStore.Failure) {
        try store.replace(moving, with: session)
      } catch {
        throw Failure(error)
      }
      store.sweepALittle()
    }
    response.add("Set-Cookie", cookies.giving(id))
    return response
  }

  private func storing<Value: ~Copyable>(
    _ body: () throws(SessionStore.Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(SessionStore.Failure) { return try body() } catch { throw Failure(error) }
  }

  private func welcome(
    _ body: (inout Session) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse {
    let stranger = Session(changed: now)
    var session = stranger
    var response = try body(&session)
    guard session != stranger else { return response }
    try admit()
    store.sweepALittle()
    do throws(SessionStore.Failure) {
      let id = try store.create(session, limit: configuration.playerLimit)
      response.add("Set-Cookie", cookies.giving(id))
    } catch {
      throw Failure(error)
    }
    return response
  }

  private func admit() throws(Failure) {
    guard let limit = configuration.newcomerLimit else { return }
    do throws(SystemFailure) {
      guard try !limit.admit(at: now) else { return }
    } catch {
      throw Failure(.system(error))
    }
    throw .full
  }
}

extension Failure {
  fileprivate init(_ failure: SessionStore.Failure) {
    let folder = Variable.stateFolder.text(in: .process)
    switch failure {
    case .busy: self = .busy
    case .full: self = .full
    case .newer(let name):
      Log.write("storage: \(folder): a player's file of a newer version, left alone: \(name)")
      self = .storage
    case .system(let cause):
      Log.write("storage: \(folder): \(cause)")
      self = .storage
    }
  }
}
