import Libc

/// The content of a folder of files, counted file by file.
package struct FolderStats: Hashable {
  /// The time of the count in seconds since 1970.
  package let time: Int64
  /// The number of files in use, including those of a newer version.
  package private(set) var living = 0
  /// The number of files that the next sweep removes.
  package private(set) var expired = 0
  /// The number of files that do not verify, including those set aside.
  package private(set) var damaged = 0
  package private(set) var newer = 0
  /// The bytes that files and folders take on the disk.
  package private(set) var size = 0

  /// The part of the clock's time, in seconds, that is not trusted, so that no player expires because
  /// of it.
  package private(set) var distrust: Int64 = 0
  /// The latest time on any file or in one, in seconds since 1970; 0 without files.
  package private(set) var latest: Int64 = 0
  /// The files that the program cannot use, because they belong to another user, are not plain files or
  /// have two names.
  package private(set) var foreign = Paths()
  /// The files that users other than the owner can read or change.
  package private(set) var exposed = Paths()

  /// A number of paths, and one of them.
  package struct Paths: Hashable {
    package private(set) var count = 0
    package private(set) var first: String?

    mutating func add(_ path: String) {
      count += 1
      first = first ?? path
    }
  }

  /// The state of a file.
  enum Content {
    case living, expired, newer, damaged
  }

  /// Creates the statistics of a folder that does not exist yet.
  fileprivate init(time: Int64) { self.time = time }

  /// The reading of a folder's files for a count.
  fileprivate struct Counting {
    let path: String
    /// Takes the number of shards counted so far.
    let progress: (Int) -> Void
    /// Reads a file of a name in a shard, with its status.
    let content: (String, borrowing Descriptor, stat) throws(HangmanError) -> Content
  }

  /// Counts file by file.
  fileprivate init(
    _ counting: Counting,
    at now: Int64,
    believing time: Int64
  ) throws(HangmanError) {
    self.time = now
    distrust = now - time
    try addTop(counting.path)
    for shard in Shard.all(in: counting.path) {
      do throws(HangmanError) {
        var pages = try shard.pages()
        while let page = try pages.next() {
          for entry in page { try add(entry.name, in: shard, pages.folder, counting) }
        }
      } catch {
        guard error.isMissingFile else { throw error }
      }
      counting.progress(shard.number + 1)
    }
  }
}

extension FolderStats {
  private mutating func add(_ status: stat, _ path: () -> String) {
    size += Int(status.st_blocks) * 512
    let isPlain = status.isFile ? status.st_nlink <= 1 : status.isFolder
    let isOurs = status.st_uid == geteuid() && isPlain
    if !isOurs { foreign.add(path()) }
    if isOurs, status.st_mode & 0o077 != 0 { exposed.add(path()) }
    if status.isFile { latest = max(latest, Int64(status.st_mtim.tv_sec)) }
  }

  /// Adds the folder itself and its other files.
  private mutating func addTop(_ path: String) throws(HangmanError) {
    var status = stat()
    _ = try retrying("stat") { stat(path, &status) }
    add(status) { path }
    for name in try Directory.names(in: path) where lstat("\(path)/\(name)", &status) == 0 {
      add(status) { "\(path)/\(name)" }
    }
  }

  private mutating func add(
    _ name: String,
    in shard: Shard,
    _ folder: borrowing Descriptor,
    _ counting: Counting
  ) throws(HangmanError) {
    do throws(HangmanError) {
      guard let status = try StoredFile.status(of: name, in: folder) else { return }
      add(status) { "\(shard.path)/\(name)" }
      switch StoredFile.kind(of: name) {
      case .stored where StoredFile.isUsable(status):
        add(try counting.content(name, folder, status))
      case .setAside: damaged += 1
      case .stored, .temporary, .foreign: break
      }
    } catch {
      // The file was replaced or swept during the count.
      guard error.isMissingFile else { throw error }
    }
  }

  private mutating func add(_ content: Content) {
    switch content {
    case .damaged: damaged += 1
    case .newer:
      newer += 1
      living += 1
    case .expired: expired += 1
    case .living: living += 1
    }
  }
}

extension FileStore {
  /// Reads every file, without a lock and without a change.
  ///
  /// `count` takes each value that has not expired.
  package func stats(
    progress: @escaping (Int) -> Void = { _ in },
    _ count: @escaping (Value) -> Void = { _ in }
  ) throws(HangmanError) -> FolderStats {
    do throws(HangmanError) {
      let time = try believedTime()
      let counting = FolderStats.Counting(path: path, progress: progress) {
        name,
        folder,
        status throws(HangmanError) in
        let content: StoredContent<Value> = try StoredFile.content(of: name, in: folder, status)
        switch content {
        case .damaged: return .damaged
        case .newer: return .newer
        case .value(let value):
          guard !value.isExpired(at: time, after: lifetime) else { return .expired }
          count(value)
          return .living
        }
      }
      return try FolderStats(counting, at: now, believing: time)
    } catch {
      guard error.isMissingFile else { throw error }
      return FolderStats(time: now)
    }
  }
}
