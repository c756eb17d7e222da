import Libc

/// One of the 256 folders with files, which keep folders small and bound the work of a sweep.
struct Shard {
  static let count = 256

  let number: Int
  let path: String

  init(number: Int, in folder: String) {
    self.number = number
    path = "\(folder)/\(Hex.text([UInt8(number)]))"
  }

  static func all(in folder: String) -> [Shard] {
    (0..<count).map { Shard(number: $0, in: folder) }
  }

  func pages() throws(HangmanError) -> DirectoryPages {
    DirectoryPages(of: try Descriptor(folder: path))
  }

  /// The number of names that are as long as ours, 0 for a shard that was not made yet.
  func fileCount() throws(HangmanError) -> Int {
    do throws(HangmanError) {
      var pages = try pages()
      return try pages.count(ofLength: StoredFile.nameLength)
    } catch {
      guard error.isMissingFile else { throw error }
      return 0
    }
  }
}

extension FileStore {
  /// From this limit on a newcomer's own shard stands for all: digests spread files evenly.
  private var sampledLimit: Int { 100 * Shard.count }

  /// An id for a newcomer, `nil` if there are as many files as there may be.
  ///
  /// Looks at names alone and keeps no count: the limit is exceeded by at most as many newcomers as
  /// come at the same moment.
  package func freshID(limit: Int) throws(HangmanError) -> SecretID? {
    guard limit < sampledLimit else {
      // Shards fill unevenly: one that is full does not mean that all are.
      for _ in 0..<4 {
        let id = try SecretID.random()
        let own = Shard(number: id.fileName.shardNumber, in: path)
        if try own.fileCount() * Shard.count < limit { return id }
      }
      return nil
    }
    var count = 0
    for shard in Shard.all(in: path) where count < limit { count += try shard.fileCount() }
    return count < limit ? try SecretID.random() : nil
  }
}
