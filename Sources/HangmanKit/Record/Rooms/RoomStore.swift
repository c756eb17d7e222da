import Libc

extension Room: Stored {
  package static var magic: String { "HANGROOM" }
  package static var newestVersion: Int { 4 }
  /// The earliest version that knows all lines of this room.
  package var version: Int { hasNewLines ? 4 : board == nil ? 2 : 3 }
  /// The largest size of a file; 40 words of 64 letters with clues, or 40 results of 200 seats, need
  /// less.
  package static var sizeLimit: Int { 524_288 }
  package static var usualSize: Int { 65_472 }
  package static var noun: String { "room's" }
  /// A day, because the results of rounds also wait for a damaged file: none is lost if it is repaired
  /// within the day.
  package static var patience: Int64 { 86_400 }

  /// Whether the room has expired, by its own times.
  ///
  /// In a full folder `life` is a day. A prepared room then lives seven times as long, and a room in
  /// which *n* players have ended a round 7 × *n* times as long.
  package func isExpired(at now: Int64, after life: Int64) -> Bool {
    let lives = max(isPrepared ? 7 : 1, 7 * players)
    return now > expiresAt || (now - createdAt) / Int64(lives) > life
  }
}

/// The store of the rooms' files.
package typealias RoomStore = FileStore<Room>

/// The name by which a request asks for a room: its id in 26 letters, or the first eight of them.
///
/// The name of a room's file depends only on these eight, so that they lead to it and no two rooms
/// share them.
package struct RoomName {
  /// The id; if only eight letters were given, zeros replace the others.
  private let id: SecretID
  /// Whether only eight letters were given.
  package let isShort: Bool

  private static let shortLength = 8

  package init(_ id: SecretID) {
    self.id = id
    isShort = false
  }

  /// Creates a name; `nil` for letters that cannot lead to a room.
  package init?(letters: String) {
    let whole = SecretID(letters: letters)
    let zeros = String(repeating: "0", count: Crockford.length - Self.shortLength)
    guard let id = whole ?? SecretID(letters: letters + zeros) else { return nil }
    self.id = id
    isShort = whole == nil
  }

  /// The name of the room's file, which depends on the first eight letters.
  fileprivate var fileName: FileName {
    FileName(hex: Hex.text(SHA256.digest(Array(id.letters.utf8.prefix(Self.shortLength)))))
  }

  /// Whether a room that was found is the one that was asked for.
  fileprivate func isName(of room: Room) -> Bool {
    guard let own = room.id.flatMap(SecretID.init(letters:)) else { return false }
    return isShort || own == id
  }
}

/// The bytes of a room's file, which a request decodes as far as it needs.
package struct RoomFile {
  package let name: RoomName
  fileprivate let fileName: FileName
  fileprivate let bytes: [UInt8]

  /// Returns whether a player still has the seat of a number.
  ///
  /// It looks at the bytes without verifying them, because every guess within a round waits for this.
  package func has(_ player: String, onSeat number: Int) -> Bool {
    var lines = LineReader(bytes, from: 0)
    var seats = 0
    while lines.skipLine() {
      guard lines.isNext("seat", true) else { continue }
      seats += 1
      if seats == number { return lines.hasNext("seat", player) }
    }
    return false
  }
}

extension FileStore<Room> {
  /// Returns the file of a room, with nothing decoded yet; `nil` if there is none.
  package func file(_ name: RoomName) throws(HangmanError) -> RoomFile? {
    let fileName = name.fileName
    return try bytes(at: fileName).map { RoomFile(name: name, fileName: fileName, bytes: $0) }
  }

  /// Returns a room as stored; `nil` if the file has no such room.
  package func room(in file: RoomFile) throws(HangmanError) -> Room? {
    let room = try value(of: file.bytes, at: file.fileName)
    return room.flatMap { file.name.isName(of: $0) ? $0 : nil }
  }

  /// Returns what a player on a seat sees of a room's board; `nil` if the file has no such room, or
  /// one without a shared board.
  package func glance(at file: RoomFile, of player: String) throws(HangmanError) -> BoardGlance? {
    guard let glance = BoardGlance(at: file.bytes, of: player),
      file.name.isName(of: glance.room), try !isGone(glance.room)
    else { return nil }
    return glance
  }

  /// Returns a room as stored; `nil` if there is none.
  package func load(_ name: RoomName) throws(HangmanError) -> Room? {
    guard let file = try file(name) else { return nil }
    return try room(in: file)
  }

  /// Locks a room's file for a change, `nil` if there is none.
  package func hold(_ name: RoomName) throws(HangmanError) -> Held<Room>? {
    guard let held = try hold(at: name.fileName), name.isName(of: held.value) else { return nil }
    return held
  }

  /// Stores a new room under a fresh id, or under one to which the client's digits lead again.
  ///
  /// The room of a known player counts as prepared while there are few rooms.
  ///
  /// - Throws: `full`, or `busy` if the same call is making the room at this moment.
  package func create(
    room: Room,
    once digits: SecretID?,
    byKnown isKnown: Bool,
    limit: Int
  ) throws(HangmanError) -> SecretID {
    try orAfterSweep(life: Room.unusedLifetime) { () throws(HangmanError) -> SecretID? in
      for number in 0..<offers(limit: limit) {
        let id = try Self.id(once: digits, number)
        let fileName = RoomName(id).fileName
        guard try hasCapacity(for: fileName, limit: limit) else { continue }
        var room = room
        room.id = id.letters
        if isKnown { room.isPrepared = try hasCapacity(for: fileName, limit: limit / 2) }
        if try create(room, at: fileName) { return id }
        if try load(at: fileName)?.id == room.id { throw .busy }
      }
      return nil
    }
  }

  private static func id(once digits: SecretID?, _ number: Int) throws(HangmanError) -> SecretID {
    if let digits { digits.derived(for: "room \(number)") } else { try .random() }
  }

  /// Returns the room that an earlier call with these digits made, `nil` if there is none.
  package func made(once digits: SecretID) throws(HangmanError) -> Room? {
    for number in 0..<SecretID.offers {
      if let found = try load(RoomName(Self.id(once: digits, number))) { return found }
    }
    return nil
  }

  /// Whether a file with the name of a room's file was not written by this program.
  package func isForeign(room id: SecretID) -> Bool {
    isForeign(at: RoomName(id).fileName)
  }
}
