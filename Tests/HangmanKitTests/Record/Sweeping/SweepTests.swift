import Glibc
import Testing

@testable import HangmanKit

/// Behaviour that depends on the clock; processes of the shipped program have the real clock.
struct SweepTests {
  private let folder: TemporaryFolder
  private let shard: String
  private let day: Int64 = 86_400
  /// Before any file of the test: one that is written in the next second is not older than its days.
  private let now = Clock.now()

  init() throws {
    folder = try TemporaryFolder()
    let name = String(repeating: "0", count: 62)
    shard = "players/00/\(name)"
    try folder.write("", to: shard + ".bad")
  }

  private func store(at time: Int64) -> SessionStore {
    // The machine was up all the time.
    let boot = BootClock(start: 1, seconds: time)
    return SessionStore(
      path: folder.path + "/players",
      now: time,
      bootClock: { boot },
      notice: { print($0) }
    )
  }

  private func hasDamaged() throws -> Bool {
    try folder.files().contains { $0.hasSuffix(".bad") }
  }

  @Test func `what was set aside is kept for a person for thirty days`() throws {
    // In steps of five days, because all at once would look like a clock that jumped.
    for days in stride(from: Int64(0), through: 30, by: 5) {
      _ = try store(at: now + days * day).sweepAll()
      #expect(try hasDamaged(), "after \(days) days")
    }
    _ = try store(at: now + 31 * day).sweepAll()
    #expect(try !hasDamaged())
  }

  @Test func `requests sweep every ten seconds`() throws {
    let visits = { try folder.bytes(of: "players/sweep") }
    store(at: now).sweepALittle()
    // The file's own time counts, and it can have been written some seconds after `now`.
    let written = timeval(tv_sec: Int(now), tv_usec: 0)
    utimes(folder.path + "/players/sweep", [written, written])
    let first = try visits()
    store(at: now + 8).sweepALittle()
    #expect(try visits() == first)
    store(at: now + 12).sweepALittle()
    #expect(try visits() != first)
  }

  @Test func `each visit notes the clock, which players expire by`() throws {
    for time in [now, now + 20] {
      store(at: time).sweepALittle()
      #expect(try SweepPosition.read(in: folder.path + "/players").clock.seen == time)
    }
  }

  @Test func `where one sweeps every eight days players expire as elsewhere`() throws {
    let start = Clock.now()
    _ = try store(at: start).create(Session(changed: 0), limit: 10)
    let players = { try folder.files().filter { !$0.hasSuffix("/sweep") && !$0.hasSuffix(".bad") } }
    for days in stride(from: Int64(0), through: 400, by: 8) {
      _ = try store(at: start + days * day).sweepAll()
      #expect(try players().count == 1, "after \(days) days")
    }
    _ = try store(at: start + 408 * day).sweepAll()
    #expect(try players().isEmpty)
  }

  @Test func `a sweep leaves a damaged file to its player`() throws {
    let name = "players/01/" + String(repeating: "0", count: 62)
    try folder.write("HANGMAN1 rubbish", to: name)
    _ = try store(at: Clock.now()).sweepAll()
    #expect(try folder.files().contains(name))
  }
}
