import Testing

@testable import HangmanKit

struct GuesserTreeTests {
  @Test(arguments: [4, 16])
  func `the mistakes on a word are those of a player that counts letters in strings`(
    length: Int
  ) {
    for seed in 0..<4 {
      expectAlike(length: length, seed: UInt64(seed), as: CandidateKind.Short.self)
    }
    expectAlike(150, length: length, seed: 9, as: CandidateKind.Short.self)
  }

  @Test func `the same holds in longer entries`() {
    expectAlike(length: 17, seed: 1, as: CandidateKind.Long.self)
    expectAlike(length: 33, seed: 1, as: CandidateKind.Long.self)
    expectAlike(length: 64, seed: 1, as: CandidateKind.Long.self)
  }

  @Test func `the same holds with more letters`() {
    expectAlike(length: 16, seed: 1, as: CandidateKind.Long.self)
    expectAlike(150, length: 4, seed: 9, as: CandidateKind.Long.self)
  }

  private func expectAlike<Form: CandidateForm>(
    _ count: Int = 30,
    length: Int,
    seed: UInt64,
    as _: Form.Type
  ) {
    let words = NaivePlayer.words(count, length: length, seed: seed)
    let bytes = words.flatMap { Array($0.utf8) }
    let items = Items(Hardness.candidates(bytes, length: length, as: Form.self))
    let all = CandidateSlice(items, count: items.count)
    GuesserTree<Form>(order: LetterOrder.english, mistakesLimit: 26)
      .play(all, open: LetterSet(rawValue: ~0), mistakes: 0)
    let candidates = items.indices.map { items[$0] }
    for candidate in candidates {
      let word = words.first { candidate.isEntry($0) } ?? ""
      #expect(Int(candidate.value) == NaivePlayer(words).mistakes(on: word), "\(word)")
    }
    let met = candidates.compactMap { candidate in words.first { candidate.isEntry($0) } }
    #expect(met.sorted() == words)
  }
}

extension Candidate {
  fileprivate func isEntry(_ word: String) -> Bool {
    Letter.all.allSatisfy {
      Positions(rawValue: UInt64(positions(Probe($0)))) == Positions(of: $0, in: Array(word.utf8))
    }
  }
}
