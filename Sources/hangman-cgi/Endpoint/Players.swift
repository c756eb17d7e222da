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
    guard let id = cookies.id else { return nil }
    do throws(SessionStore.Failure) { return try store.load(id) } catch { throw Failure(error) }
  }

  /// Changes the player's state under its lock; a stranger becomes a player.
  ///
  /// What throws changes nothing, and a state that comes back as it was is not stored again.
  func change(
    _ body: (inout Session) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse {
    guard let id = cookies.id, let held = try hold(id) else { return try welcome(body) }
    var session = held.session
    var response = try body(&session)
    guard session != held.session else { return response }
    store.sweepALittle()
    response.add("Set-Cookie", cookies.giving(try save(session, over: held, of: id)))
    return response
  }

  /// Removes the player and the cookie.
  func forget() throws(Failure) -> CGIResponse {
    if let id = cookies.id, let held = try hold(id) {
      do throws(SessionStore.Failure) { try store.remove(held) } catch { throw Failure(error) }
    }
    var response = CGIResponse.noContent
    response.add("Set-Cookie", cookies.forgetting)
    return response
  }

  private func hold(_ id: SessionID) throws(Failure) -> HeldSession? {
    do throws(SessionStore.Failure) { return try store.hold(id) } catch { throw Failure(error) }
  }

  private func save(
    _ session: Session,
    over held: consuming HeldSession,
    of id: SessionID
  ) throws(Failure) -> SessionID {
    do throws(SessionStore.Failure) {
      guard !cookies.isPlainOnSecure else { return try store.move(held, with: session) }
      try store.replace(held, with: session)
      return id
    } catch {
      throw Failure(error)
    }
  }

  private func welcome(
    _ body: (inout Session) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse {
    var session = Session(changed: now)
    var response = try body(&session)
    store.sweepALittle()
    do throws(SessionStore.Failure) {
      let id = try store.create(session, limit: configuration.playerLimit)
      response.add("Set-Cookie", cookies.giving(id))
    } catch {
      throw Failure(error)
    }
    return response
  }
}

extension Failure {
  fileprivate init(_ failure: SessionStore.Failure) {
    switch failure {
    case .busy: self = .busy
    case .full: self = .full
    case .system(let cause):
      Log.write("storage: \(cause)")
      self = .storage
    }
  }
}
