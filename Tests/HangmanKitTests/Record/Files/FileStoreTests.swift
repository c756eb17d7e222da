import Glibc
import Testing

@testable import HangmanKit

final class FileStoreTests {
  private let folder: TemporaryFolder
  private var notices: [String] = []

  init() throws { folder = try TemporaryFolder() }

  private func store(at time: Int64 = 1000) -> SessionStore {
    SessionStore(path: folder.path + "/players", now: time) { [self] in notices.append($0) }
  }

  private func players() throws -> [String] {
    try folder.files().filter { !$0.hasSuffix("/sweep") }
  }

  private func newcomer(at time: Int64 = 1000) throws -> SecretID {
    try store(at: time).create(Session(settings: Settings(), changed: 0), limit: 10)
  }

  private struct Nobody: Error {}

  private func hold(_ id: SecretID) throws -> Held<Session> {
    guard let held = try store().hold(id) else { throw Nobody() }
    return held
  }

  @Test func `a player is one file, named by a digest and not by the id`() throws {
    let id = try newcomer()
    #expect(try players().count == 1)
    #expect(try players().allSatisfy { !$0.contains(id.text.prefix(8)) })
    #expect(try store().load(id)?.changed == 1000)
  }

  @Test func `a change replaces the file and leaves nothing beside it`() throws {
    let id = try newcomer()
    let held = try hold(id)
    var session = held.value
    session.settings?.mistakes = 3
    try store(at: 2000).replace(held, with: session)
    #expect(try store().load(id)?.settings?.mistakes == 3)
    #expect(try store().load(id)?.changed == 2000)
    #expect(try players().count == 1)
  }

  @Test func `an unknown id is nobody and makes no file`() throws {
    let id = try #require(SecretID(Array("0123456789abcdef0123456789abcdef".utf8)[...]))
    #expect(try store().load(id) == nil)
    let held = try store().hold(id)
    let isNobody = held == nil
    #expect(isNobody)
    #expect(try players().isEmpty)
  }

  @Test(arguments: [
    "0123456789abcdef0123456789abcde", "0123456789abcdef0123456789abcdef0",
    "0123456789ABCDEF0123456789ABCDEF", "../456789abcdef0123456789abcdef", "",
  ])
  func `a text of another form is no id`(text: String) {
    #expect(SecretID(Array(text.utf8)[...]) == nil)
  }

  @Test func `a damaged file is nobody, set aside at the next change and told once`() throws {
    let id = try newcomer()
    let file = try players()[0]
    try folder.write("HANGMAN1 rubbish", to: file)
    #expect(try store().load(id) == nil)
    for _ in 0..<2 {
      let held = try store().hold(id)
      let isNobody = held == nil
      #expect(isNobody)
    }
    #expect(notices.count == 1)
    #expect(try players() == [file + ".bad"])
  }

  @Test(arguments: [(Session.lifetime, true), (Session.lifetime + 1, false), (-999_999, true)])
  func `a player lives 400 days after the last change, whatever the clock does`(
    age: Int64,
    lives: Bool
  ) throws {
    let id = try newcomer(at: 5_000_000)
    #expect((try store(at: 5_000_000 + age).load(id) != nil) == lives)
    _ = try store(at: 5_000_000 + age).sweepAll()
    #expect(try players().isEmpty == !lives)
  }

  @Test func `a sweep leaves everything alone that is not its own`() throws {
    _ = try newcomer()
    let mine = try players()[0]
    let others = ["README", "00/notes.txt", String(mine.prefix(10)) + "/.hidden"]
    for name in others { try folder.write("mine", to: "players/" + name) }
    _ = try store(at: 1000 + 2 * Session.lifetime).sweepAll()
    #expect(try players().count == others.count)
  }

  @Test func `at the cap strangers are turned away and players play on`() throws {
    let id = try store().create(Session(changed: 0), limit: 2)
    _ = try store().create(Session(changed: 0), limit: 2)
    #expect(throws: HangmanError.full) {
      _ = try store().create(Session(changed: 0), limit: 2)
    }
    let held = try hold(id)
    let session = held.value
    try store().replace(held, with: session)
  }

  @Test func `a limit of many players is that of the newcomer's own shard`() throws {
    let limit = 25_600
    // All of the 256 shards but one are full.
    for shard in 1..<256 { try fill(shard, with: limit / 256) }
    var refused = 0
    for _ in 0..<20 {
      do {
        _ = try store().create(Session(changed: 0), limit: limit)
      } catch {
        #expect(error == .full)
        refused += 1
      }
    }
    #expect(refused > 10, "the shard with space is hit only by chance")
    #expect(try players().count <= limit)
  }

  @Test func `where all are taken, one that has expired in the second shard makes way`() throws {
    let id = try newcomer()
    let file = try #require(try players().first)
    let shard = try #require(Int(file.split(separator: "/")[1], radix: 16))
    let written = timeval(tv_sec: 1000, tv_usec: 0)
    utimes(folder.path + "/" + file, [written, written])
    // The sweep comes to another shard first.
    let later = 1000 + 401 * 86_400
    let position = [(shard + 255) % 256, 0, 0, 0, later, 0, 0]
    // On a busy machine two milliseconds can be enough for one shard only, so it is tried again.
    let isAdmitted = try (0..<100).contains { _ in
      try folder.write(NumberLine.text(position), to: "players/sweep")
      return (try? store(at: Int64(later)).create(Session(changed: 0), limit: 1)) != nil
    }
    #expect(isAdmitted)
    #expect(try store().load(id) == nil)
  }

  @Test(arguments: [25_599, 25_600])
  func `a shard that cannot be read does not count as empty`(limit: Int) throws {
    try folder.write("", to: "players/README")
    for shard in 0..<256 {
      let path = folder.path + "/players/" + Hex.text([UInt8(shard)])
      // A link to itself, because root could open a folder that is only closed.
      symlink(path, path)
    }
    #expect(throws: HangmanError("opendir", code: ELOOP)) {
      _ = try store().hasCapacity(for: FileName(hex: "00"), limit: limit)
    }
  }

  private func fill(_ shard: Int, with count: Int) throws {
    let path = "players/" + Hex.text([UInt8(shard)])
    try Directory.make(folder.path + "/players")
    try Directory.make(folder.path + "/" + path)
    for number in 0..<count {
      let digits = String(number, radix: 16)
      let name = String(repeating: "0", count: 62 - digits.count) + digits
      close(open(folder.path + "/" + path + "/" + name, O_CREAT | O_WRONLY, 0o600))
    }
  }
}
