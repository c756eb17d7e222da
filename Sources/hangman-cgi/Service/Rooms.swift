internal import HangmanKit

/// The rooms that requests name, to be read, made, or changed under their locks.
struct Rooms {
  private let configuration: Configuration
  let store: RoomStore
  private let now: Int64

  init(_ configuration: Configuration, now: Int64) {
    self.configuration = configuration
    self.now = now
    store = configuration.rooms(at: now)
  }

  /// Returns the room with an id in letters, or with a room code (the first eight letters).
  // Not inlined, because many calls use it and the program must stay small.
  @inline(never)
  func room(_ letters: String?) throws(Failure) -> Room {
    try room(in: file(letters))
  }

  /// Returns the file of the room with an id in letters, or with a room code.
  func file(_ letters: String?) throws(Failure) -> RoomFile {
    guard let name = letters.flatMap(RoomName.init(letters:)) else { throw .noRoom }
    guard let file = try Failure.refusing(store.file(name)) else { throw try unknown(name) }
    return file
  }

  func room(in file: RoomFile) throws(Failure) -> Room {
    guard let room = try Failure.refusing(store.room(in: file)) else {
      throw try unknown(file.name)
    }
    return room
  }

  /// Returns the room that an earlier call with these digits and this key made, `nil` if there is none.
  ///
  /// The key is computed from the digits and the parameters, so another key means other parameters.
  func made(once: SecretID, key: SecretID) throws(Failure) -> Room? {
    guard let made = try Failure.refusing(store.made(once: once)) else { return nil }
    guard made.keyDigest == key.digest else { throw .onceUsed }
    return made
  }

  /// Stores a new room under a fresh id, or under one that the client's digits lead to again.
  ///
  /// If strangers have made as many rooms as this second allows, `players` tells whether the author is
  /// a stranger.
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

  /// Locks the room with an id in letters, or with a room code, for a change.
  func hold(_ letters: String?) throws(Failure) -> Held<Room> {
    guard let name = letters.flatMap(RoomName.init(letters:)) else { throw .noRoom }
    return try hold(name)
  }

  /// Locks the room with an id for a change.
  func hold(_ id: SecretID) throws(Failure) -> Held<Room> { try hold(RoomName(id)) }

  @inline(never)
  private func hold(_ name: RoomName) throws(Failure) -> Held<Room> {
    guard let held = try Failure.refusing(store.hold(name)) else { throw try unknown(name) }
    return held
  }

  /// Returns the refusal of a name that leads to no room; wrong codes are counted, because short codes
  /// can be guessed.
  private func unknown(_ name: RoomName) throws(Failure) -> Failure {
    if name.isShort { try configuration.admit(.wrongRoom, at: now) }
    return .noRoom
  }

  /// Refuses a player who neither has a seat nor sends the pass; wrong passes are counted.
  func checkPass(_ pass: String?, of room: Room, for player: SecretID?) throws(Failure) {
    guard !room.admits(player?.digest, saying: pass.map(Room.pass)) else { return }
    if pass != nil { try configuration.admit(.wrongRoom, at: now) }
    throw .newCode
  }

  /// Stores the new state of a locked room, and releases its lock.
  @inline(never)
  func replace(_ held: consuming Held<Room>, with room: Room) throws(Failure) {
    guard room != held.value else { return }
    do throws(HangmanError) {
      try store.replace(held, with: room)
    } catch {
      throw Failure.of(error)
    }
    store.sweepALittle()
  }
}
