import Testing

@testable import HangmanKit

struct IndexFolderTests {
  @Test func `a list that changed is compiled again, the same content keeps its checksum`() throws {
    let list = try TestList(["CAT", "DOG"])
    let first = try list.indexes.index(of: "test").header
    try list.folder.write("DOG\nCAT\n\n", to: "data/lists/test.txt")
    let second = try list.indexes.index(of: "test").header
    #expect(second.fingerprint != first.fingerprint)
    #expect(second.contentChecksum == first.contentChecksum)
    try list.folder.write("DOG\nEEL\n", to: "data/lists/test.txt")
    #expect(try list.indexes.index(of: "test").header.contentChecksum != first.contentChecksum)
  }

  @Test func `words that are blocked are left out of the list family, and an edit is seen`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.plist(["CAT", "RUDE", "RUDER"]), to: "words.plist")
    try folder.write(Self.plist(["rude"]), to: "blocked.plist")
    let indexes = IndexFolder(
      lists: ListFolder(path: folder.path),
      stateFolder: folder.path
    )
    #expect(try indexes.index(of: "words").header.entryCount == 3)
    #expect(try indexes.index(of: "family").header.entryCount == 2)
    try folder.write(Self.plist(["RUDE", "RUDER"]), to: "blocked.plist")
    #expect(try indexes.index(of: "family").header.entryCount == 1)
    #expect(try indexes.index(of: "words").header.entryCount == 3)
  }

  private static func plist(_ words: [String]) -> String {
    let strings = words.map { "<string>\($0)</string>" }.joined()
    return "<plist version=\"1.0\"><array>\(strings)</array></plist>"
  }

  @Test func `of two files with one id the property list counts, and odd names are no lists`()
    throws
  {
    let list = try TestList(["CAT"])
    try list.folder.write(
      "<plist version=\"1.0\"><array><string>A</string></array></plist>",
      to: "data/lists/test.plist"
    )
    for name in ["Upper.txt", "spa ce.txt", "README.md", ".hidden.txt"] {
      try list.folder.write("CAT", to: "data/lists/\(name)")
    }
    #expect(try list.indexes.lists.ids() == ["words", "test"])
    #expect(try list.indexes.index(of: "test").groups.map(\.length) == [1])
    #expect(throws: HangmanError.noSuchList("../test")) {
      _ = try list.indexes.recompile("../test")
    }
  }
}
