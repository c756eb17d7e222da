internal import HangmanKit

/// The player of a request: read, visited to be changed, or forgotten.
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

  /// The present player; `nil` without one.
  ///
  /// Reads the player's file, so a call asks once.
  func present() throws(Failure) -> (id: SecretID, session: Session)? {
    let found = try found()
    return found.count == 1 ? found[0] : nil
  }

  /// The players to whom the cookies lead: those of the secure name, and only if it leads to none, those
  /// of the plain name.
  private func found() throws(Failure) -> [(id: SecretID, session: Session)] {
    for ids in [cookies.own, cookies.plain] {
      var found: [(id: SecretID, session: Session)] = []
      for id in ids {
        if let session = try load(id) { found.append((id, session)) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether the player already existed a minute ago.
  var isKnown: Bool {
    get throws(Failure) {
      guard let session = try present()?.session else { return false }
      return min(session.changed, session.game?.startedAt ?? .max) <= now - 60
    }
  }

  /// Whether the player with this digest no longer exists.
  func isGone(digest: String) -> Bool { store.isGone(digest: digest) }

  /// The present game of the player with this digest, if it is a round of the room.
  func game(ofDigest digest: String, inRoom id: String?) throws(Failure) -> Game? {
    let game = try Failure.refusing(store.load(digest: digest))?.game
    return game?.kind.round?.room == id ? game : nil
  }

  /// The player under the lock, or a newcomer, who is stored once there is something to keep.
  func visit() throws(Failure) -> Visit {
    if let visit = try presentVisit() { return visit }
    return Visit(ofNewcomer: Session(changed: now))
  }

  /// The player under the lock; `nil` without one.
  func presentVisit() throws(Failure) -> Visit? {
    guard let id = try onlyID(), let held = try Failure.refusing(store.hold(id)) else { return nil }
    return Visit(of: id, held)
  }

  /// A visit of a newcomer who is stored at once, because others must know the id.
  func visitOfStoredNewcomer() throws(Failure) -> Visit {
    let id = try create(Session(changed: now))
    guard let held = try Failure.refusing(store.hold(id)) else { throw .busy }
    return Visit(of: id, held)
  }

  /// Stores the changes of a visit and releases the lock; the reply gets the cookie.
  func finish(_ visit: consuming Visit, with response: CGIResponse) throws(Failure) -> CGIResponse {
    var response = response
    let session = visit.session
    guard session != visit.before else { return response }
    guard let id = visit.id, let held = visit.held else {
      cookies.give(try create(session), in: &response)
      return response
    }
    do throws(HangmanError) {
      try store.replace(held, with: session)
    } catch {
      throw Failure.of(error)
    }
    store.sweepALittle()
    cookies.give(id, in: &response)
    return response
  }

  /// Forgets every player whose cookie the request brings, and removes the cookie.
  func forget() throws(Failure) -> CGIResponse {
    for id in cookies.own + cookies.plain {
      try Failure.refusing(store.forget(id))
    }
    var response = CGIResponse.noContent
    cookies.end(in: &response)
    return response
  }

  /// Makes the client the player with an id.
  func give(_ id: SecretID, in response: inout CGIResponse) {
    cookies.give(id, in: &response)
  }

  /// The id of the call; `nil` without one.
  private func onlyID() throws(Failure) -> SecretID? {
    let ids = cookies.own + cookies.plain
    // The one player is not read here, because the lock is taken first.
    guard ids.count > 1 else { return ids.first }
    let found = try found()
    // Another host of the same domain can set a second cookie. Taking the wrong one, or setting a
    // third, would lose the right one.
    guard found.count <= 1 else {
      throw .invalidRequest(
        "The request has the cookies of two players. Delete the cookies of this site and of its parent domain."
      )
    }
    return found.first?.id
  }

  /// The state of the player with an id; `nil` without one.
  func load(_ id: SecretID) throws(Failure) -> Session? {
    try Failure.refusing(store.load(id))
  }

  /// Stores a newcomer if the limits allow it.
  private func create(_ session: Session) throws(Failure) -> SecretID {
    try configuration.admit(.player, at: now)
    store.sweepALittle()
    return try Failure.refusing(store.create(session, limit: configuration.playerLimit))
  }
}

/// A player's state while no other request can change it.
///
/// The changes count once the visit ends.
struct Visit: ~Copyable {
  /// The id; `nil` for a newcomer who is not stored.
  let id: SecretID?
  fileprivate let held: Held<Session>?
  /// The state when the visit began.
  let before: Session
  var session: Session

  fileprivate init(of id: SecretID, _ held: consuming Held<Session>) {
    self.id = id
    before = held.value
    session = before
    self.held = consume held
  }

  fileprivate init(ofNewcomer session: Session) {
    id = nil
    held = nil
    before = session
    self.session = session
  }
}

extension Configuration {
  /// Counts one more newcomer; throws if the limit of this second is reached.
  ///
  /// The count belongs to this machine, so it is not in the players' folder, which machines can share.
  func admit(_ newcomer: Newcomer, at now: Int64) throws(Failure) {
    let setting: Variable =
      switch newcomer {
      case .room, .knownRoom: .newRooms
      case .wrongRoom where Variable.newPlayers.number(in: environment) == 0: .newRooms
      case .wrongRoom: .newPlayers
      case .player, .wrongCode: .newPlayers
      }
    let perSecond = setting.number(in: environment)
    guard perSecond > 0 else { return }
    let limit = NewcomerLimit(path: "\(stateFolder)/\(newcomer.rawValue)", perSecond: perSecond)
    guard try Failure.refusing(limit.admit(at: now)) else { throw .full }
  }
}
