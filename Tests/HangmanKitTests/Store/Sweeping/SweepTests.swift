import Testing

@testable import HangmanKit

/// What depends on the clock: processes of the shipped program have the real one.
struct SweepTests {
  private let folder: TemporaryFolder
  private let shard: String
  private let day: Int64 = 86_400

  init() throws {
    folder = try TemporaryFolder()
    let name = String(repeating: "0", count: 62)
    shard = "players/00/\(name)"
    try folder.write("", to: shard + ".bad")
  }

  private func store(at time: Int64) -> SessionStore {
    SessionStore(path: folder.path + "/players", now: time) { print($0) }
  }

  private func hasDamaged() throws -> Bool {
    try folder.files().contains { $0.hasSuffix(".bad") }
  }

  @Test func `what was set aside is kept for a person for thirty days`() throws {
    let now = Clock.now()
    // Not all at once, which would be a clock that jumped.
    for days in stride(from: Int64(0), through: 30, by: 5) {
      _ = try store(at: now + days * day).sweepAll()
      #expect(try hasDamaged(), "after \(days) days")
    }
    _ = try store(at: now + 31 * day).sweepAll()
    #expect(try !hasDamaged())
  }

  @Test func `requests sweep every ten seconds`() throws {
    let now = Clock.now()
    let visits = { try folder.bytes(of: "players/sweep") }
    store(at: now).sweepALittle()
    let first = try visits()
    store(at: now + 8).sweepALittle()
    #expect(try visits() == first)
    store(at: now + 12).sweepALittle()
    #expect(try visits() != first)
  }
}
