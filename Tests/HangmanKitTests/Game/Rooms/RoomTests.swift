import Testing

@testable import HangmanKit

struct RoomTests {
  private static let day: Int64 = 86_400

  private func room(_ secret: Secret, createdAt: Int64 = 0) -> Room {
    Room(
      table: .all,
      settings: Settings(),
      alphabet: .latin,
      rounds: [Round(nonce: "00112233445566778899aabbccddeeff", secret: secret)],
      keyDigest: "",
      createdAt: createdAt
    )
  }

  private func result(endedAt: Int64) -> RoundResult {
    RoundResult(isWon: true, mistakes: 0, guesses: 1, startedAt: 0, endedAt: endedAt)
  }

  /// The digests were computed by sha256sum.
  @Test(
    arguments: [
      (
        .word(Array("HANGMAN".utf8)),
        "dc377f32a66205bd9e14bb33ff8d58365819eb42e69071cd236a845e2f38cd02"
      ),
      (
        .trap([Array("BEAR".utf8), Array("BOAR".utf8)]),
        "559f8bfbc23a5cde17ce327a62be867951f9013b024bdc164e02d01b4ccb716a"
      ),
      (.seed(.max), "7b7de8949fc22965028a5971d44162bad5fc62dad183bba540fc26daefb1900c"),
    ] as [(Secret, String)]
  )
  func `a round commits to what it is`(secret: Secret, digest: String) {
    #expect(room(secret).rounds[0].commitment(in: .latin) == digest)
  }

  @Test func `a room lives ninety days after its last result, and four hundred at most`() {
    var room = room(.seed(1), createdAt: 1000)
    for player in ["one", "two", "of a slow clock"] { _ = room.takeSeat(player, at: 1000) }
    #expect(room.expiresAt == 1000 + 90 * Self.day)
    room.record(result(endedAt: 1000 + 80 * Self.day), round: 1, of: "one")
    #expect(room.expiresAt == 1000 + 170 * Self.day)
    room.record(result(endedAt: 1000 + 20 * Self.day), round: 1, of: "of a slow clock")
    #expect(room.expiresAt == 1000 + 170 * Self.day)
    room.record(result(endedAt: 1000 + 399 * Self.day), round: 1, of: "two")
    #expect(room.expiresAt == 1000 + 400 * Self.day)
    #expect(!room.isExpired(at: room.expiresAt, after: Room.lifetime))
    #expect(room.isExpired(at: room.expiresAt + 1, after: .max))
  }

  @Test func `where there are as many rooms as may be, one lives by how much it was played`() {
    func lives(_ room: Room, days: Int64) -> Bool {
      !room.isExpired(at: days * Self.day, after: Room.unusedLifetime)
    }
    var room = room(.seed(1))
    _ = room.takeSeat("who only enters", at: 0)
    #expect(lives(room, days: 1) && !lives(room, days: 2))
    room.isPrepared = true
    #expect(lives(room, days: 7) && !lives(room, days: 8))
    for number in 1...2 {
      _ = room.takeSeat("\(number)", at: 0)
      room.record(result(endedAt: 1), round: 1, of: "\(number)")
    }
    #expect(lives(room, days: 14) && !lives(room, days: 15))
  }

  @Test func `a round ends when it begins at the earliest`() {
    let result = RoundResult(isWon: true, mistakes: 0, guesses: 1, startedAt: 9, endedAt: 8)
    #expect(result.endedAt == 9)
  }

  @Test func `a free seat waits for the next who comes, and none stays at the end`() {
    var room = room(.seed(1))
    for player in ["one", "two", "three"] { _ = room.takeSeat(player, at: 0) }
    room.removeSeat(1)
    #expect(room.seats.map { $0.isFree } == [false, true, false])
    room.removeSeat(2)
    #expect(room.seats.map { $0.player } == ["one"])
    #expect(room.takeSeat("four", at: 0) == 2)
  }

  @Test func `the first result of a round counts, and a player has one seat`() {
    var room = room(.seed(1))
    #expect(["one", "two", "one"].map { room.takeSeat($0, at: 0) } == [1, 2, 1])
    room.record(result(endedAt: 5), round: 1, of: "two")
    let before = room
    room.record(result(endedAt: 6), round: 1, of: "two")
    room.record(result(endedAt: 6), round: 2, of: "two")
    #expect(room == before)
    #expect(room.seats.indices.map(room.isDone) == [false, true])
  }

  @Test func `no id of a seat is given twice, however often seats are removed`() {
    var room = room(.seed(1))
    var ids: [String] = []
    for number in 0..<1000 {
      let seat = room.takeSeat("player \(number)", at: 0)
      ids.append(room.seatID((seat ?? 0) - 1))
      if number % 3 > 0 { room.removeSeat(number % room.seats.count) }
      if room.seats.count == Room.seatLimit {
        while !room.seats.isEmpty { room.removeSeat(room.seats.count - 1) }
      }
    }
    #expect(Set(ids).count == 1000)
    #expect(ids.allSatisfy { $0.count == 8 })
  }

  @Test func `what a player without a seat has played is known, and not how it ended`() {
    var room = room(.seed(1))
    _ = room.takeSeat("one", at: 0)
    room.record(result(endedAt: 5), round: 1, of: "one")
    room.record(result(endedAt: 5), round: 1, of: "given up without a seat")
    #expect(room.lastEnd == 5)
    room.removeSeat(0)
    #expect(room.seats.isEmpty)
    for player in ["one", "given up without a seat"] {
      #expect(room.hasPlayed(round: 1, player))
      #expect(room.takeSeat(player, at: 9) != nil)
      room.record(result(endedAt: 6), round: 1, of: player)
    }
    #expect(room.seats.allSatisfy { $0.results == [nil] })
    #expect([0, 1].allSatisfy(room.isDone))
    #expect(!room.hasPlayed(round: 1, "another"))
  }

  @Test func `of many who were removed the last are known`() {
    var room = room(.seed(1))
    for number in 0...Room.departedLimit {
      _ = room.takeSeat("\(100_000 + number) and its digits", at: 0)
      room.record(result(endedAt: 5), round: 1, of: "\(100_000 + number) and its digits")
      room.removeSeat(0)
    }
    #expect(!room.hasPlayed(round: 1, "100000 and its digits"))
    #expect(room.hasPlayed(round: 1, "100001 and its digits"))
    #expect(room.departed.count == Room.departedLimit)
  }

  @Test func `a room is open between its times`() throws {
    var room = room(.seed(1))
    room.door = try #require(Door(opensAt: 10, closesAt: 20))
    #expect([9, 10, 19, 20].map(room.isEarly) == [true, false, false, false])
    #expect([9, 10, 19, 20].map(room.isClosed) == [false, false, false, true])
    #expect(Door(opensAt: 20, closesAt: 20) == nil)
    #expect(Door(opensAt: nil, closesAt: 20) != nil)
    room.door = try #require(Door(opensAt: 100 * Self.day, closesAt: nil))
    #expect(room.expiresAt == 190 * Self.day)
  }
}
