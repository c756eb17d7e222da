import Libc

/// One of the 256 folders for files.
///
/// They keep folders small and bound the work of a sweep.
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

  /// The number of names that are as long as ours; 0 for a shard that does not exist yet.
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
  /// The limit from which on a newcomer's own shard represents all shards, because digests spread files
  /// evenly.
  private var sampledLimit: Int { 100 * Shard.count }

  /// The number of ids that a newcomer tries.
  ///
  /// Shards fill unevenly, so one full shard does not mean that all are full.
  func offers(limit: Int) -> Int { limit < sampledLimit ? 1 : SecretID.offers }

  /// Whether there are fewer files than the limit, for a file of this name.
  ///
  /// Only names are counted and no count is stored, so newcomers who arrive at the same moment can
  /// exceed the limit by their number.
  func hasCapacity(for fileName: FileName, limit: Int) throws(HangmanError) -> Bool {
    guard limit < sampledLimit else {
      let own = Shard(number: fileName.shardNumber, in: path)
      return try own.fileCount() * Shard.count < limit
    }
    var count = 0
    for shard in Shard.all(in: path) where count < limit { count += try shard.fileCount() }
    return count < limit
  }

  /// Whether no file has this digest, in hex; `false` if that cannot be determined.
  package func isGone(digest: String) -> Bool {
    // The capacity saves time, because a class looks up two hundred files.
    var file = ByteWriter(capacity: 512)
    file.append(contentsOf: path)
    file.append("/")
    let digest = digest.utf8.span
    file.append(digest.extracting(first: 2))
    file.append("/")
    file.append(digest.extracting(droppingFirst: 2))
    return file.withCString { access($0, F_OK) } != 0 && errno == ENOENT
  }
}

extension StoredFile {
  /// The kind of a file, as its name in a shard tells.
  enum Kind {
    case stored
    case temporary
    case setAside
    case foreign
  }

  /// The length of a file's name in bytes: a digest without the two digits of its shard.
  static let nameLength = 62

  static func kind(of name: String) -> Kind {
    let bytes = Array(name.utf8)
    let isDigest = { (part: ArraySlice<UInt8>) in
      part.count == nameLength && Hex.isLowercase(part)
    }
    if isDigest(bytes[...]) { return .stored }
    if name.ends(with: setAsideEnding), isDigest(bytes.dropLast(setAsideEnding.utf8.count)) {
      return .setAside
    }
    if name.begins(with: temporaryStart),
      isDigest(bytes.dropFirst(temporaryStart.utf8.count).prefix(nameLength))
    {
      return .temporary
    }
    return .foreign
  }
}
