internal import HangmanKit

/// The rooms that requests name: looked at, made, or changed under their locks.
struct Rooms {
  private let configuration: Configuration
  private let store: RoomStore
  private let now: Int64

  init(_ configuration: Configuration, now: Int64) {
    self.configuration = configuration
    self.now = now
    store = configuration.rooms(at: now)
  }

  /// The room of an id in letters, or of the first eight of them.
  func room(_ letters: String?) throws(Failure) -> (id: SecretID, room: Room) {
    guard let name = letters.flatMap(RoomName.init(letters:)) else { throw .noRoom }
    return try room(name)
  }

  func room(_ id: SecretID) throws(Failure) -> Room { try room(RoomName(id)).room }

  private func room(_ name: RoomName) throws(Failure) -> (id: SecretID, room: Room) {
    let found = try Failure.refusing(store.load(name))
    guard let found else { throw .noRoom }
    return found
  }

  /// Stores a new room under a fresh id.
  func create(_ room: Room) throws(Failure) -> SecretID {
    try configuration.admit(at: now)
    let id = try Failure.refusing(store.create(room: room, limit: configuration.roomLimit))
    store.sweepALittle()
    return id
  }

  /// Changes a room under its lock; what throws changes nothing.
  ///
  /// - Returns: The room as it is then.
  func change(_ id: SecretID, _ body: (inout Room) throws(Failure) -> Void) throws(Failure) -> Room
  {
    let held = try Failure.refusing(store.hold(room: id))
    guard let held else { throw .noRoom }
    var room = held.value
    try body(&room)
    if room != held.value {
      do throws(HangmanError) {
        try store.replace(held, with: room)
      } catch {
        throw Failure(error)
      }
      store.sweepALittle()
    }
    return room
  }

  /// Notes how a round ended for a player; a room that is gone takes nothing, and one that cannot be
  /// changed throws.
  func record(_ result: RoundResult, at place: RoundPlace, of player: SecretID) throws(Failure) {
    guard let id = SecretID(letters: place.room) else { return }
    do throws(Failure) {
      _ = try change(id) { room throws(Failure) in
        room.record(result, round: place.round, of: player.digest)
      }
    } catch {
      guard error == .noRoom else { throw error }
      guard !store.isForeign(room: id) else { throw .storage }
    }
  }
}
