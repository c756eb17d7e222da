import HangmanKit

/// A list compiled in its own folder, by the same code as the real ones.
final class TestList {
  let folder: TemporaryFolder
  let id = "test"

  init(_ entries: [String]) throws {
    folder = try TemporaryFolder()
    try folder.write(entries.joined(separator: "\n"), to: "data/lists/test.txt")
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
