import Testing

@testable import HangmanKit

struct RoomCodingTests {
  private static let german = "de AaÀ Ää BbC"

  private static func room(
    _ secrets: [Secret],
    clue: [UInt8]? = nil,
    _ alphabet: Alphabet = .latin
  ) -> Room {
    var room = Room(
      table: .author,
      settings: Settings(length: nil, isEvil: false),
      alphabet: alphabet,
      rounds: secrets.map {
        Round(nonce: "00112233445566778899aabbccddeeff", secret: $0, clue: clue)
      },
      keyDigest: String(repeating: "d", count: 64),
      createdAt: 1_763_715_600,
      worth: 3,
      title: Array("Unit 3".utf8),
      scene: .snowman
    )
    room.id = "0123456789ABCDEFGHJKMNPQRS"
    for (place, player) in ["one", "two", "three"].enumerated() {
      _ = room.takeSeat(player, at: 1_763_715_600)
      if place < 2 { room.record(result(of: place), round: place + 1, of: player) }
    }
    return room
  }

  private static func result(of place: Int) -> RoundResult {
    RoundResult(
      isWon: place == 0,
      mistakes: place,
      guesses: 26,
      startedAt: 1_763_715_601,
      endedAt: 1_763_715_701
    )
  }

  private static func rooms() throws -> [Room] {
    let alphabet = try #require(Alphabet(line: german))
    let word = try #require(alphabet.entry(Array("ABÄ".utf8)))
    return [
      room(
        [.word(Array("AN OLD HAND".utf8)), .word(Array("BEAR".utf8))],
        clue: Array("a clue".utf8)
      ),
      room([.trap([Array("BEAR".utf8), Array("BOAR".utf8)]), .trap([Array("DEER".utf8)])]),
      room([.seed(.max), .seed(0)]), room([.word(word), .word(word)], alphabet),
    ]
  }

  @Test func `a room comes back as it was stored`() throws {
    for var room in try Self.rooms() {
      #expect(Room(encoded: try room.encoded()) == room)
      #expect(room.seats[1].results == [nil, Self.result(of: 1)])
      room.close()
      room.door = try #require(Door(opensAt: 5, closesAt: 9))
      room.door.isLocked = true
      room.changePass(from: try SecretID.random().letters)
      for place in [1, 2] { room.removeSeat(place) }
      #expect(Room(encoded: try room.encoded()) == room)
      #expect(room.takeSeat("four", at: 0) == nil)
      room.door = try #require(Door(opensAt: nil, closesAt: nil)).locked(as: room.door)
      room.door.isLocked = false
      #expect(room.door.pass?.count == 4)
      #expect(room.takeSeat("four", at: room.createdAt - 5) == 2, "by a clock that was set back")
      #expect(Room(encoded: try room.encoded()) == room)
    }
  }

  @Test func `a seat of 1.2.0 keeps its id when others come and go`() throws {
    var room = try #require(Room(encoded: try Fixture.bytes(of: "room-2")))
    let ids = [room.seatID(0), room.seatID(1)]
    #expect(room.version == 2)
    room.removeSeat(0)
    #expect(room.version == 2, "a free seat has a line in old files too")
    _ = room.takeSeat("new", at: room.createdAt)
    #expect(room.version == 4, "a seat that was given twice needs new lines")
    let read = try #require(Room(encoded: try room.encoded()))
    #expect(read == room && read.seatID(1) == ids[1])
    #expect(!ids.contains(read.seatID(0)))
    room = try #require(Room(encoded: try Fixture.bytes(of: "room-2")))
    room.removeSeat(1)
    room = try #require(Room(encoded: try room.encoded()))
    _ = room.takeSeat("new", at: room.createdAt)
    #expect(!ids.contains(room.seatID(1)), "the last seat too")
  }

  @Test func `every truncation and every changed byte is no room`() throws {
    let room = try Self.rooms()[0]
    let whole = try room.encoded()
    for length in 0..<whole.count {
      #expect(Room(encoded: Array(whole.prefix(length))) == nil, "cut at \(length)")
    }
    for place in 0..<whole.count {
      var bytes = whole
      bytes[place] ^= 1
      let read = Room(encoded: bytes)
      // The same lines as another version could have written them.
      let isOther = place == Room.magic.utf8.count && read == room
      #expect(read == nil || isOther, "byte \(place)")
    }
  }

  @Test func `the largest room is no larger than what is read`() throws {
    let word = Array(repeating: UInt8(ascii: "A"), count: 64)
    let clue = Array(String(repeating: "語", count: 80).utf8)
    var room = Self.room(Array(repeating: .word(word), count: Room.roundLimit), clue: clue)
    let most = RoundResult(
      isWon: true,
      mistakes: 26,
      guesses: 61,
      startedAt: room.createdAt + Room.lifetime,
      endedAt: room.createdAt + 2 * Room.lifetime
    )
    for seat in 0..<Room.seatLimit {
      let player = String(repeating: "e", count: 61) + String(100 + seat)
      _ = room.takeSeat(player, at: room.createdAt + Room.lifetime)
      for round in 1...Room.roundLimit { room.record(most, round: round, of: player) }
    }
    for number in 0..<Room.departedLimit {
      // The last round alone has the longest line.
      room.record(most, round: Room.roundLimit, of: "\(number + 100_000)ofdigits000")
    }
    room.door = try #require(Door(opensAt: 1, closesAt: 253_402_300_799))
    #expect(room.seats.count == Room.seatLimit)
    #expect(room.takeSeat("one more", at: 0) == nil)
    #expect(try room.encoded().count < Room.sizeLimit)
    #expect(Room(encoded: try room.encoded()) == room)
  }

  @Test(arguments: [
    ("room words ", "room trap "), ("1 100,\n", "1 100,,\n"), ("w0 26 1 100", "x0 26 1 100"),
    ("w0 26 1 100", "w0 26 1"), ("w0 26 1 100", "w0 26 1 100 5"), (" w0 26 1 100,", " "),
    (",\n", ",@0 3\n"), (",\n", ", @0\n"), (",\n", ", @0 3 4\n"), (",\n", ",\ngiven 3\n"),
  ])
  func `a room whose lines contradict each other is none`(old: String, new: String) throws {
    let room = try Self.rooms()[0]
    let lines = String(
      decoding: try room.encoded().drop { $0 != UInt8(ascii: "\n") }.dropFirst(),
      as: UTF8.self
    ).replacing(old, with: new)
    #expect(Room(encoded: Self.file(Array(lines.utf8))) == nil)
  }

  /// A file of lines that nobody wrote, with a right checksum.
  private static func file(_ lines: [UInt8]) -> [UInt8] {
    Room.file(of: lines, version: 2)
  }

  /// Replies show them to others, as JSON.
  @Test(arguments: ["title Unit 3", "clue a clue", "word BEAR", "id 0123456789ABCDEFGHJKMNPQRS"])
  func `a text that is not UTF-8 damages a room`(line: String) throws {
    let whole = try Self.rooms()[0].encoded()
    var lines = Array(whole.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    #expect(Room(encoded: Self.file(lines)) != nil)
    let place = try #require(lines.firstRange(of: Array(line.utf8)))
    lines[place.upperBound - 1] = 0xFF
    #expect(Room(encoded: Self.file(lines)) == nil)
  }

  @Test(arguments: ["room-2", "room-2-trap", "room-2-drawn"])
  func `a room of 1.2.0 is read, and written byte for byte as it was`(name: String) throws {
    let bytes = try Fixture.bytes(of: name)
    let room = try #require(Room(encoded: bytes))
    #expect(try room.encoded() == bytes)
    #expect(room.seats.contains { $0.results[0] != nil })
  }

  @Test func `a room of the first version has no id, title or drawing`() throws {
    let room = try #require(Room(encoded: try Fixture.bytes(of: "room-1")))
    var newer = try #require(Room(encoded: try Fixture.bytes(of: "room-2")))
    #expect(room.title == nil && room.scene == nil)
    newer.id = nil
    #expect(room.rounds == newer.rounds && room.seats == newer.seats)
  }

  @Test func `a result from before the room was made counts from its making`() throws {
    var room = try Self.rooms()[2]
    let early = RoundResult(
      isWon: true,
      mistakes: 0,
      guesses: 1,
      startedAt: room.createdAt - 5,
      endedAt: room.createdAt + 5
    )
    room.record(early, round: 1, of: "three")
    let read = try #require(Room(encoded: try room.encoded()))
    #expect(read == room)
    #expect(read.seats[2].results[0]?.startedAt == room.createdAt)
    #expect(read.seats[2].results[0]?.endedAt == room.createdAt + 10)
  }

  @Test func `a round on a board from before the room was made counts from its making`() throws {
    var room = try Self.rooms()[0]
    var board = Board(turns: .any, rounds: 2)
    let round = RoundPlace(room: "0", round: 1, seat: 0, isDrawn: false)
    var game = Game.make(mistakes: 1, kind: .round(round), word: "BEAR")
    board.begin(game, at: room.createdAt - 5)
    game = try game.playing("Z", against: GoodGameplay(word: Array("BEAR".utf8)))
    board.take(game, saidBy: 1, at: room.createdAt - 4, among: [1])
    room = Room(
      table: .all,
      settings: Settings(isEvil: false),
      alphabet: .latin,
      rounds: room.rounds,
      keyDigest: "0",
      createdAt: game.startedAt + 9
    )
    room.take(board)
    #expect(Room(encoded: try room.encoded()) == room)
    #expect(room.board?.results[0]?.startedAt == room.createdAt)
  }

  @Test func `a newer room is not read, and is known for one`() throws {
    var bytes = try Self.rooms()[0].encoded()
    bytes.replaceSubrange(8..<9, with: String(Room.newestVersion + 1).utf8)
    #expect(Room(encoded: bytes) == nil)
    #expect(Room.isNewer(bytes[...]))
    #expect(!Session.isNewer(bytes[...]), "a room is not a player")
  }
}
