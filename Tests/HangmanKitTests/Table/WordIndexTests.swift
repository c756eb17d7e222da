import FoundationEssentials
import Glibc
import Testing

@testable import HangmanKit

struct WordIndexTests {
  private let words = ["BEAR", "BOAR", "DEER", "DUCK", "HARE", "CAT", "AT-AT", "IS IT", "ICE TEA"]

  @Test func `an index gives back what it was made from`() throws {
    let list = try TestList(words)
    let header = try list.indexes.index(of: "test").header
    #expect(header.title == "Test")
    #expect(header.entryCount == words.count)
    #expect(header.hasPhrases)
    #expect(header.groups.map(\.length) == [3, 4, 5, 5, 7])
    #expect(try list.table(like: "BEAR").words == ["BEAR", "BOAR", "DEER", "DUCK", "HARE"])
    #expect(try list.table(like: "AT-AT").words == ["AT-AT"])
    #expect(try list.table(like: "NOTHING").words.isEmpty)
  }

  /// One shape for each width of masks, and phrases; replays of several letters.
  @Test(arguments: [
    ("real words of 6 letters", 6), ("long ones", 17), ("the longest there are", 24),
  ])
  func `columns say the same as strings`(name: String, length: Int) throws {
    let words = try RealWords.sample(length: length, step: length == 6 ? 20 : 3)
    try compare(words)
  }

  @Test func `columns say the same as strings for wide phrases`() throws {
    let phrases = ["THE", "OLD", "NEW", "RED"].flatMap { first in
      ["CAT", "DOG", "EEL", "HEN"].map {
        "\(first) \($0) SAT ON THE MAT AND ATE \(first) \($0) OF IT"
      }
    }
    try compare(phrases)
  }

  /// Compares the entries in an index, copied from it, and in memory from the start.
  private func compare(_ words: [String]) throws {
    let table = try TestList(words).table(like: words[0])
    try compare(table)
    try compare(EntryTable(copying: ArraySlice(table.rows), of: table))
    try compare(EntryTable(of: table.words.map { Array($0.utf8) }))
  }

  private func compare(_ table: EntryTable) throws {
    let naive = NaiveWords(words: table.words)
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var guesses: [Guess] = []
      var left = [table.count]
      var candidates = Candidates(of: table)
      for letter in Letter.all.shuffled(using: &generator).prefix(9) {
        let rows = table.rows(fitting: guesses).rows
        #expect(
          rows.map { String(decoding: table.text(ofRow: $0), as: UTF8.self) }
            == naive.candidates(fitting: guesses),
          "seed \(seed)"
        )
        let families = table.families(of: letter, fitting: guesses)
        #expect(families == naive.families(of: letter, fitting: guesses), "seed \(seed)")
        let sorted = candidates.families(of: letter)
        #expect(sorted.families == families, "seed \(seed)")
        #expect(sorted.largest == candidates.largestFamily(of: letter))
        #expect(
          candidates.counts(of: LetterSet(letter))[Int(letter.byte)]
            == families.reduce(0) { $1.positions.isEmpty ? $0 : $0 + $1.count }
        )
        let kept = try #require(families.randomElement(using: &generator))
        let guess = Guess(letter: letter, positions: kept.positions)
        candidates.keep(guess)
        guesses.append(guess)
        left.append(naive.candidates(fitting: guesses).count)
      }
      #expect(table.counts(after: guesses).counts == left, "seed \(seed)")
    }
  }

  @Test func `flipped bytes and truncations are found or harmless`() throws {
    let list = try TestList(words)
    _ = try list.table(like: "BEAR")
    let path = "index/test.index"
    let whole = try list.folder.bytes(of: path)
    // Odd steps: they meet every byte of a field of eight.
    let damages =
      stride(from: 0, to: whole.count, by: 5).map { place in
        var bytes = whole
        bytes[place] ^= 0x10
        return bytes
      } + stride(from: 0, to: whole.count, by: 35).map { Array(whole.prefix($0)) }
    for bytes in damages {
      try list.folder.write(bytes, to: "damaged")
      let file = try Descriptor(opening: list.folder.path + "/damaged", flags: O_RDONLY)
      guard let read = try? readAll(file) else { continue }
      #expect(
        read == Reading(words: ["BEAR", "BOAR", "DEER", "DUCK", "HARE"], fitting: [1], lacking: 1)
      )
    }
  }

  private struct Reading: Equatable {
    let words: [String]
    let fitting: [UInt32]
    let lacking: Int
  }

  /// The parts that a guess reads: some in memory, some piece by piece.
  private func readAll(_ file: consuming Descriptor) throws -> Reading {
    let index = try WordIndex(file)
    let group = try #require(index.group(of: Pattern(hiding: Array("BEAR".utf8))))
    let letters = try ["E", "O", "U"].map { try #require(Letter($0)) }
    let missed = [letters[0], letters[2]].map { Guess(letter: $0, positions: []) }
    return try index.withTable(of: group) { table in
      Reading(
        words: table.words,
        fitting: table.rows(fitting: missed).rows,
        lacking: table.families(of: letters[1], fitting: [missed[0]])[0].count
      )
    }
  }
}
