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

  /// The room of an id in letters.
  func room(_ letters: String?) throws(Failure) -> (id: SecretID, room: Room) {
    guard let id = letters.flatMap(SecretID.init(letters:)) else { throw .noRoom }
    let room = try Failure.refusing(store.load(id))
    guard let room else { throw .noRoom }
    return (id, room)
  }

  /// Stores a new room under a fresh id.
  func create(_ room: Room) throws(Failure) -> SecretID {
    try configuration.admit(at: now)
    let id = try Failure.refusing(store.create(room, limit: configuration.roomLimit))
    store.sweepALittle()
    return id
  }

  /// Changes a room under its lock; what throws changes nothing.
  ///
  /// - Returns: The room as it is then.
  func change(_ id: SecretID, _ body: (inout Room) throws(Failure) -> Void) throws(Failure) -> Room
  {
    let held = try Failure.refusing(store.hold(id))
    guard let held else { throw .noRoom }
    var room = held.value
    try body(&room)
    if room != held.value {
      do throws(HangmanError) {
        try store.replace(held, with: room)
      } catch {
        throw Failure(error)
      }
    }
    return room
  }

  /// Notes results that rooms may lack; what is noted already, or has no room any more, is done.
  ///
  /// - Returns: Those that could not be noted; why is in the log.
  func note(_ results: [PendingResult], of player: SecretID) -> [PendingResult] {
    results.filter { pending in
      guard let id = SecretID(letters: pending.room) else { return false }
      do throws(Failure) {
        _ = try change(id) { room throws(Failure) in
          room.record(pending.result, round: pending.round, of: player.digest)
        }
        store.sweepALittle()
        return false
      } catch {
        return error != .noRoom
      }
    }
  }
}
