import Libc

/// The content of a folder of files, counted file by file.
package struct FolderStats: Hashable {
  /// The time of the count in seconds since 1970.
  package let time: Int64
  /// The number of files in use, including those of a newer version.
  package fileprivate(set) var living = 0
  /// The number of files that the next sweep removes.
  package fileprivate(set) var expired = 0
  /// The number of files that do not verify, including those set aside.
  package fileprivate(set) var damaged = 0
  package fileprivate(set) var newer = 0
  /// The bytes that files and folders take on the disk.
  package private(set) var size = 0

  /// The part of the clock's time, in seconds, that is not trusted, so that no player expires because
  /// of it.
  package fileprivate(set) var distrust: Int64 = 0
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

  /// Creates the statistics of an empty folder.
  fileprivate init(time: Int64) { self.time = time }
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
  fileprivate mutating func addTop(_ path: String) throws(HangmanError) {
    var status = stat()
    _ = try retrying("stat") { stat(path, &status) }
    add(status) { path }
    for name in try Directory.names(in: path) where lstat("\(path)/\(name)", &status) == 0 {
      add(status) { "\(path)/\(name)" }
    }
  }

  /// Adds a file of a shard and returns its status if it holds a value.
  fileprivate mutating func add(
    _ name: String,
    in shard: Shard,
    _ folder: borrowing Descriptor
  ) throws(HangmanError) -> stat? {
    guard let status = try StoredFile.status(of: name, in: folder) else { return nil }
    add(status) { "\(shard.path)/\(name)" }
    switch StoredFile.kind(of: name) {
    case .stored: return StoredFile.isUsable(status) ? status : nil
    case .setAside: damaged += 1
    case .temporary, .foreign: break
    }
    return nil
  }
}

extension FileStore {
  /// Reads every file, without a lock and without a change.
  ///
  /// `count` takes each value that has not expired, `progress` the number of shards counted so far.
  package func stats(
    progress: (Int) -> Void = { _ in },
    _ count: (Value) -> Void = { _ in }
  ) throws(HangmanError) -> FolderStats {
    var stats = FolderStats(time: now)
    // The folder does not exist before the first value.
    guard let time = try ifPresent(believedTime()) else { return stats }
    stats.distrust = now - time
    try stats.addTop(path)
    for shard in Shard.all(in: path) {
      do throws(HangmanError) {
        var pages = try shard.pages()
        while let page = try pages.next() {
          for entry in page {
            try add(entry.name, in: shard, pages.folder, to: &stats, time, count)
          }
        }
      } catch {
        guard error.isMissingFile else { throw error }
      }
      progress(shard.number + 1)
    }
    return stats
  }

  private func add(
    _ name: String,
    in shard: Shard,
    _ folder: borrowing Descriptor,
    to stats: inout FolderStats,
    _ time: Int64,
    _ count: (Value) -> Void
  ) throws(HangmanError) {
    do throws(HangmanError) {
      guard let status = try stats.add(name, in: shard, folder) else { return }
      let content: StoredContent<Value> = try StoredFile.content(of: name, in: folder, status)
      switch content {
      case .damaged: stats.damaged += 1
      case .newer:
        stats.newer += 1
        stats.living += 1
      case .value(let value) where value.isExpired(at: time, after: lifetime): stats.expired += 1
      case .value(let value):
        stats.living += 1
        count(value)
      }
    } catch {
      // The file was replaced or swept during the count.
      guard error.isMissingFile else { throw error }
    }
  }
}
