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

  private func room(_ name: RoomName) throws(Failure) -> (id: SecretID, room: Room) {
    guard let found = try Failure.refusing(store.load(name)) else { throw .noRoom }
    return found
  }

  /// Returns the room that a call with these digits and this key has made before, `nil` if none.
  ///
  /// The key follows from the digits and the parameters, so another key means other parameters.
  func made(once: SecretID, key: SecretID) throws(Failure) -> (id: SecretID, room: Room)? {
    guard let made = try Failure.refusing(store.made(once: once)) else { return nil }
    guard made.room.keyDigest == key.digest else { throw .onceUsed }
    return made
  }

  /// Stores a new room under a fresh id, or one that digits of the client's lead to again.
  func create(_ room: Room, once: SecretID?) throws(Failure) -> SecretID {
    try configuration.admit(.room, at: now)
    store.sweepALittle()
    return try Failure.refusing(
      store.create(room: room, once: once, limit: configuration.roomLimit)
    )
  }

  /// Begins a round with its first guess: a seat that was removed meanwhile is taken anew.
  ///
  /// Games of other kinds stay as they are, and so does a round whose room is gone.
  func begin(_ game: inout Game, as player: SecretID) throws(Failure) {
    guard let place = game.origin.round, let id = SecretID(letters: place.room),
      let room = try Failure.refusing(store.load(RoomName(id)))?.room
    else { return }
    guard !room.isClosed else { throw .roomClosed }
    if let seat = room.seat(of: player.digest) { return game.sit(at: seat + 1) }
    var seat: Int?
    _ = try change(id) { room throws(Failure) in
      guard !room.isClosed else { throw .roomClosed }
      seat = room.takeSeat(player.digest)
    }
    guard let seat else { throw .roomFull }
    game.sit(at: seat)
  }

  /// Locks the room of an id in letters, or of the first eight of them, for a player who comes in.
  func hold(_ letters: String?) throws(Failure) -> HeldRoom {
    guard let name = letters.flatMap(RoomName.init(letters:)),
      let held = try Failure.refusing(store.hold(name))
    else { throw .noRoom }
    return held
  }

  /// Stores the new state of a room that is held, and lets go of it.
  func replace(_ held: consuming HeldRoom, with room: Room) throws(Failure) {
    guard room != held.value else { return }
    do throws(HangmanError) {
      try store.replace(held, with: room)
    } catch {
      throw Failure(error)
    }
    store.sweepALittle()
  }

  /// Changes a room under its lock; what throws changes nothing.
  ///
  /// - Returns: The room as it is then.
  func change(_ id: SecretID, _ body: (inout Room) throws(Failure) -> Void) throws(Failure) -> Room
  {
    guard let held = try Failure.refusing(store.hold(RoomName(id))) else { throw .noRoom }
    var room = held.value
    try body(&room)
    try replace(held, with: room)
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

/// A room whose file is locked until this is gone.
typealias HeldRoom = Held<Room>
