import HangmanKit

/// A list compiled in its own folder, by the same code as the real ones.
final class TestList {
  let folder: TemporaryFolder
  let id = "test"

  /// Writes its files; the words of the trap are certified to cost this many mistakes.
  init(_ entries: [String], trap: (mistakes: Int, words: [String])? = nil) throws {
    folder = try TemporaryFolder()
    try folder.write(entries.joined(separator: "\n"), to: "data/lists/test.txt")
    guard let trap else { return }
    let certificate = """
      \(TestList.head(entries))
      at least \(trap.mistakes): \(trap.words.joined(separator: " "))
      at most \(entries.count): plainly
      """
    try folder.write(certificate, to: "data/values/test.txt")
  }

  /// The first line of a certificate for some entries of one length.
  static func head(_ entries: [String]) -> String {
    let digest = Hex.text(SHA256.digest(entries.sorted().flatMap { Array($0.utf8) })).prefix(10)
    return "\(entries[0].utf8.count) letters, \(entries.count) words, sha256 \(digest)"
  }

  var indexes: IndexFolder {
    IndexFolder(lists: ListFolder(path: folder.path + "/data"), stateFolder: folder.path)
  }

  /// The entries of an example's shape, with everything loaded.
  func table(like example: String) throws -> EntryTable {
    let index = try indexes.index(of: id)
    let shape = Pattern(hiding: Array(example.utf8))
    guard let group = index.group(of: shape) else { return EntryTable(without: shape) }
    return try index.table(of: group)
  }
}

extension EntryTable {
  var words: [String] {
    (0..<UInt32(count)).map { String(decoding: text(ofRow: $0), as: UTF8.self) }
  }
}
