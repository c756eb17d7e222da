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

  // Apart, because many calls do it and the program shall be small.
  @inline(never)
  private func room(_ name: RoomName) throws(Failure) -> (id: SecretID, room: Room) {
    guard let found = try Failure.refusing(store.load(name)) else { throw try unknown(name) }
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
  ///
  /// Where strangers have made as many as there may be in this second, `players` tells whether this
  /// is one.
  func create(_ room: Room, once: SecretID?, by players: Players) throws(Failure) -> SecretID {
    let isKnown = try players.isKnown
    do throws(Failure) {
      try configuration.admit(.room, at: now)
    } catch {
      guard isKnown else { throw error }
      try configuration.admit(.knownRoom, at: now)
    }
    store.sweepALittle()
    return try Failure.refusing(
      store.create(room: room, once: once, byKnown: isKnown, limit: configuration.roomLimit)
    )
  }

  /// Whether a player has the seat that a round names.
  func has(_ player: SecretID, _ place: RoundPlace, in id: SecretID) -> Bool {
    store.has(player.digest, onSeat: place.seat, in: id)
  }

  /// Returns a room as stored, `nil` if it is gone.
  func present(_ id: SecretID) throws(Failure) -> Room? {
    try Failure.refusing(store.load(RoomName(id)))?.room
  }

  /// Locks the room of an id in letters, or of the first eight of them, for a change.
  func hold(_ letters: String?) throws(Failure) -> HeldRoom {
    guard let name = letters.flatMap(RoomName.init(letters:)) else { throw .noRoom }
    return try hold(name)
  }

  /// The same of an id.
  func hold(_ id: SecretID) throws(Failure) -> HeldRoom { try hold(RoomName(id)) }

  @inline(never)
  private func hold(_ name: RoomName) throws(Failure) -> HeldRoom {
    guard let held = try Failure.refusing(store.hold(name)) else { throw try unknown(name) }
    return held
  }

  /// The refusal of a name that leads to no room; wrong codes are counted, because short ones can be guessed.
  private func unknown(_ name: RoomName) throws(Failure) -> Failure {
    if name.isShort { try configuration.admit(.wrongRoom, at: now) }
    return .noRoom
  }

  /// Stores the new state of a room that is held, and lets go of it.
  @inline(never)
  func replace(_ held: consuming HeldRoom, with room: Room) throws(Failure) {
    guard room != held.value else { return }
    do throws(HangmanError) {
      try store.replace(held, with: room)
    } catch {
      throw Failure.of(error)
    }
    store.sweepALittle()
  }

  /// Whether what has the name of a room's file is no file of ours.
  func isForeign(_ id: SecretID) -> Bool { store.isForeign(room: id) }
}

/// A room whose file is locked until this is gone.
typealias HeldRoom = Held<Room>
