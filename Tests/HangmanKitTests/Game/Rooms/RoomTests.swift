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
    #expect(room.expiresAt == 1000 + 90 * Self.day)
    room.record(result(endedAt: 1000 + 80 * Self.day), round: 1, of: "one")
    #expect(room.expiresAt == 1000 + 170 * Self.day)
    room.record(result(endedAt: 1000 + 20 * Self.day), round: 1, of: "of a slow clock")
    #expect(room.expiresAt == 1000 + 170 * Self.day)
    room.record(result(endedAt: 1000 + 399 * Self.day), round: 1, of: "two")
    #expect(room.expiresAt == 1000 + 400 * Self.day)
    #expect(!room.isExpired(at: room.expiresAt, after: 1))
    #expect(room.isExpired(at: room.expiresAt + 1, after: .max))
  }

  @Test func `a round ends when it begins at the earliest`() {
    let result = RoundResult(isWon: true, mistakes: 0, guesses: 1, startedAt: 9, endedAt: 8)
    #expect(result.endedAt == 9)
  }

  @Test func `a free seat waits for the next who comes, and none stays at the end`() {
    var room = room(.seed(1))
    for player in ["one", "two", "three"] { _ = room.takeSeat(player) }
    room.removeSeat(1)
    #expect(room.seats.map { $0.isFree } == [false, true, false])
    room.removeSeat(2)
    #expect(room.seats.map { $0.player } == ["one"])
    #expect(room.takeSeat("four") == 2)
  }

  @Test func `the first result of a round counts, and a player has one seat`() {
    var room = room(.seed(1))
    #expect([room.takeSeat("one"), room.takeSeat("two"), room.takeSeat("one")] == [1, 2, 1])
    room.record(result(endedAt: 5), round: 1, of: "two")
    let before = room
    room.record(result(endedAt: 6), round: 1, of: "two")
    room.record(result(endedAt: 6), round: 2, of: "two")
    #expect(room == before)
    #expect(room.seats.map { $0.isDone } == [false, true])
  }
}
