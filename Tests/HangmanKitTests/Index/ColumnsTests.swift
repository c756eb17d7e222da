import FoundationEssentials
import Glibc
import Testing

@testable import HangmanKit

struct ColumnsTests {
  @Test func `read piece by piece, entries are the same as whole`() throws {
    let list = try TestList(RealWords.sample(length: 7, step: 2))
    let index = try list.indexes.index(of: list.id)
    let group = try #require(index.groups.first)
    let table = try list.table(like: "LETTERS")
    #expect(table.count > 2 * Columns.pieceSize)
    var guesses: [Guess] = []
    for letter in Letter.all {
      let families = table.families(of: letter, fitting: guesses)
      let candidates = table.candidates(fitting: guesses)
      let read = try index.reading(group) {
        // Twice, as a guess that ends the game does.
        ($0.families(of: letter, fitting: guesses), $0.candidates(fitting: guesses))
      }
      #expect(read.0 == families)
      #expect(read.1 == candidates)
      let kept = try #require(families.max { $0.count < $1.count })
      guesses.append(Guess(letter: letter, positions: kept.positions))
    }
  }

  @Test func `what was computed from part of a column is not handed on`() throws {
    let list = try TestList(RealWords.sample(length: 7, step: 2))
    let index = try list.indexes.index(of: list.id)
    let group = try #require(index.groups.first)
    #expect(throws: IndexFailure.damaged) {
      try index.reading(group) {
        $0.withBytes(of: .positions(Letter(index: 0)), at: 0..<100) { _ in }
      }
    }
  }

  @Test func `a table that outlives its index traps instead of answering wrongly`() async {
    await #expect(processExitsWith: .failure) {
      let list = try TestList(["BEAR", "BOAR", "DEER", "DUCK"])
      let index = try list.indexes.index(of: list.id)
      let group = try #require(index.groups.first)
      let escaped = try index.reading(group) { $0 }
      _ = escaped.families(of: Letter(index: 0), fitting: [])
    }
  }
}
