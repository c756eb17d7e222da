import HangmanKit
import Testing

struct CertificateTests {
  private let words = ["BALL", "CALL", "DUCK", "FALL", "GALL"]

  @Test func `a file is read as people write it`() throws {
    let text = """
      list test
      How to read this: docs/values.md

      4 letters, 5 words, sha256 \(digest)
      at least 4: by search alone
      at least 3: BALL CALL
        GALL FALL
      at most 4: plainly, but
        _A__ without E: L

      99 letters, 5 words, sha256 0123456789
      at most 9: plainly

      5 letters, 1 words, sha256 0123456789
      at most 99999999999: plainly
      at most 0: plainly
      """
    let certificates = Certificate.all(in: Array(text.utf8), letters: .latin)
    #expect(certificates.map(\.length) == [4, 5])
    #expect(certificates.map(\.value) == [3...4, 0...0])
    #expect(
      certificates[0].trap == ["BALL", "CALL", "FALL", "GALL"].map { Array($0.utf8) }
    )
  }

  @Test func `what is certified counts for just the words that it is of`() throws {
    let list = try TestList(words, trap: (3, ["BALL", "CALL", "FALL", "GALL"]))
    let table = try list.table(like: "BALL")
    #expect(table.value == 3...5)
    #expect(table.trapValue == 3)
    #expect(table.trapWords == ["BALL", "CALL", "FALL", "GALL"].map { Array($0.utf8) })
    #expect(try list.indexes.certification(of: list.id) == .current)
    for others in [words + ["HALL"], words.map { $0 == "DUCK" ? "DUST" : $0 }] {
      try list.folder.write(others.joined(separator: "\n"), to: "data/lists/test.txt")
      let table = try list.table(like: "BALL")
      #expect((table.value, table.trapValue, table.trapWords.isEmpty) == (nil, 0, true))
      #expect(try list.indexes.certification(of: list.id) == .misfit(lengths: [4]))
    }
  }

  @Test func `a trap with a word that the list lacks counts for nothing`() throws {
    let list = try TestList(words, trap: (3, ["BALL", "CALL", "FALL", "HALL"]))
    let table = try list.table(like: "BALL")
    #expect((table.value, table.trapValue) == (nil, 0))
    #expect(try list.indexes.certification(of: list.id) == .misfit(lengths: [4]))
  }

  @Test func `a file that came after the index is named`() throws {
    let list = try TestList(words)
    #expect(try list.table(like: "BALL").value == nil)
    let certificate = "\(TestList.head(words))\nat most 4: plainly\n"
    try list.folder.write(certificate, to: "data/values/test.txt")
    #expect(try list.indexes.certification(of: list.id) == .outdated)
    _ = try list.indexes.recompile(list.id)
    #expect(try list.indexes.certification(of: list.id) == .current)
    #expect(try list.table(like: "BALL").value == 0...4)
  }

  private var digest: Substring { TestList.head(words).suffix(10) }
}
