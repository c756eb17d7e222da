import FoundationEssentials
import Glibc
import Testing

@testable import HangmanKit

struct ColumnsTests {
  @Test func `what was computed from a damaged column is not returned`() throws {
    let list = try TestList(["BEAR", "BOAR", "DEER", "DUCK"])
    let group = try #require(try list.indexes.index(of: list.id).groups.first)
    let path = "index/test.index"
    let layout = BlockLayout(length: 4, count: 4, letterCount: Letter.count, trapCount: 0)
    let place = group.offset + layout.offset(of: .positions(Letter(index: 0)))
    var bytes = try list.folder.bytes(of: path)
    bytes[place] ^= 1
    try list.folder.write(bytes, to: path)
    let index = try list.indexes.index(of: list.id)
    #expect(throws: HangmanError.damaged) {
      try index.withTable(of: group) { $0.families(of: Letter(index: 0), fitting: []) }
    }
    #expect(
      try index.withTable(of: group) { $0.families(of: Letter(index: 1), fitting: []) }.count == 2
    )
  }

  @Test func `an index that shrinks under a reader is refused`() throws {
    let list = try TestList(RealWords.sample(length: 7, step: 20))
    let index = try list.indexes.index(of: list.id)
    let group = try #require(index.groups.first)
    try #require(truncate("\(list.folder.path)/index/test.index", 4096) == 0)
    #expect(throws: HangmanError("madvise", code: EFAULT)) {
      try index.withTable(of: group) { $0.families(of: Letter(index: 25), fitting: []) }
    }
  }

  @Test func `a table that outlives its index traps instead of answering wrongly`() async {
    await #expect(processExitsWith: .failure) {
      let list = try TestList(["BEAR", "BOAR", "DEER", "DUCK"])
      let index = try list.indexes.index(of: list.id)
      let group = try #require(index.groups.first)
      let escaped = try index.withTable(of: group) { $0 }
      _ = escaped.families(of: Letter(index: 0), fitting: [])
    }
  }
}
