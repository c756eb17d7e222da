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

  /// The present state, `nil` without a player.
  func present() throws(Failure) -> Session? {
    let ids = try living()
    guard ids.count == 1, let session = try load(ids[0]) else { return nil }
    if !session.pending.isEmpty { _ = rooms.note(session.pending, of: ids[0]) }
    return session
  }

  /// The id of the present player, `nil` without one; a room has all its results then.
  func presentID() throws(Failure) -> SecretID? {
    guard try present() != nil else { return nil }
    return try living().first
  }

  /// Whether the player whose id has this digest is not there any more.
  func isGone(digest: String) -> Bool { store.isGone(digest: digest) }

  private var rooms: Rooms { Rooms(configuration, now: now) }

  /// Changes the player's state under its lock; without a player it makes one.
  ///
  /// What throws changes nothing, and a state that comes back as it was is not stored again.
  func change(
    _ body: (inout Session) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse {
    try changeByID { session, _ throws(Failure) in try body(&session) }
  }

  /// The player of a call; a newcomer's id is drawn when it is asked for.
  final class Visitor {
    fileprivate var known: SecretID?
    private let draw: () throws(Failure) -> SecretID

    fileprivate init(_ known: SecretID?, draw: @escaping () throws(Failure) -> SecretID) {
      self.known = known
      self.draw = draw
    }

    func id() throws(Failure) -> SecretID {
      if let known { return known }
      let drawn = try draw()
      known = drawn
      return drawn
    }
  }

  /// Changes the player's state as above, by a body that may ask for the id.
  func changeByID(
    _ body: (inout Session, Visitor) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse {
    let ids = try living()
    // Another host of the same domain can set a second cookie. To take the wrong one, or to give a
    // third, would lose the right one.
    guard ids.count <= 1 else {
      throw .invalidRequest(
        "Two players' cookies came at once. Remove this site's cookies, or those of its domain."
      )
    }
    guard let id = ids.first,
      let held = try Failure.refusing(store.hold(id))
    else { return try welcome(body) }
    var session = held.value
    // Once they are in their rooms, they go with the next change.
    if !session.pending.isEmpty { session.pending = rooms.note(session.pending, of: id) }
    let before = session
    var response = try body(&session, Visitor(id, draw: draw))
    guard session != before else { return response }
    do throws(HangmanError) {
      try store.replace(held, with: session)
    } catch {
      throw Failure(error)
    }
    // Only now, when nobody waits for the player's lock.
    if session.pending != before.pending { _ = rooms.note(session.pending, of: id) }
    store.sweepALittle()
    cookies.give(id, in: &response)
    return response
  }

  /// Forgets every player whose cookie the request brings, and removes the cookie.
  func forget() throws(Failure) -> CGIResponse {
    for id in cookies.all {
      try Failure.refusing(store.forget(id))
    }
    var response = CGIResponse.noContent
    cookies.end(in: &response)
    return response
  }

  /// The player's code, which is the id in letters.
  func code() throws(Failure) -> CGIResponse {
    let ids = try living()
    guard ids.count == 1, try load(ids[0]) != nil else { throw .noPlayer }
    return CGIResponse(
      status: 200,
      json: JSON.object { $0.field("code", ids[0].code) }
    )
  }

  /// Makes the client the player of a code; whoever it was before stays as it is.
  func use(code: String) throws(Failure) -> CGIResponse {
    guard let id = SecretID(code: code) else { throw .invalidCode }
    guard let history = try load(id)?.history else {
      // A wrong one is as dear as a newcomer, so that nobody can try many.
      try configuration.admit(at: now)
      throw .noPlayer
    }
    var response = CGIResponse(
      status: 200,
      json: JSON.object {
        $0.field("played", history.played)
        $0.field("won", history.won)
      }
    )
    cookies.give(id, in: &response)
    return response
  }

  /// The ids that may be players': where there are several, those that are.
  private func living() throws(Failure) -> [SecretID] {
    guard cookies.ids.count > 1 else { return cookies.ids }
    var living: [SecretID] = []
    for id in cookies.ids where try load(id) != nil { living.append(id) }
    return living
  }

  private func load(_ id: SecretID) throws(Failure) -> Session? {
    try Failure.refusing(store.load(id))
  }

  private func welcome(
    _ body: (inout Session, Visitor) throws(Failure) -> CGIResponse
  ) throws(Failure) -> CGIResponse {
    let newcomer = Session(changed: now)
    var session = newcomer
    let visitor = Visitor(nil, draw: draw)
    var response = try body(&session, visitor)
    guard session != newcomer else { return response }
    let id = try visitor.id()
    store.sweepALittle()
    let isNew = try Failure.refusing(store.create(session, under: id))
    guard isNew else { throw .busy }
    cookies.give(id, in: &response)
    return response
  }

  /// An id for a newcomer, if there is room for one.
  private func draw() throws(Failure) -> SecretID {
    try configuration.admit(at: now)
    guard let id = try Failure.refusing(store.freshID(limit: configuration.playerLimit)) else {
      throw .full
    }
    return id
  }
}

extension Configuration {
  /// Counts a new player or room; throws where there were enough in this second.
  func admit(at now: Int64) throws(Failure) {
    guard let limit = newcomerLimit else { return }
    guard try Failure.refusing(limit.admit(at: now)) else { throw .full }
  }
}
