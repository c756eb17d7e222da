import Libc

/// What a folder of files holds, counted file by file.
package struct FolderStats: Hashable {
  /// Seconds since 1970.
  package let time: Int64
  /// Files that count, those of a newer version included.
  package private(set) var living = 0
  /// Those that the next sweep removes.
  package private(set) var expired = 0
  /// Files that do not verify, those set aside included.
  package private(set) var damaged = 0
  package private(set) var newer = 0
  /// Bytes that files and folders take on the disk.
  package private(set) var size = 0

  /// Seconds of the clock's time by which nobody expires.
  package private(set) var distrust: Int64 = 0
  /// The latest time on any file or in one, in seconds since 1970; 0 without files.
  package private(set) var latest: Int64 = 0
  /// What the program cannot use since it belongs to another user, is no plain file or has two names.
  package private(set) var foreign = Paths()
  /// What users other than the owner can read or change.
  package private(set) var exposed = Paths()

  /// How many there are, and one of them.
  package struct Paths: Hashable {
    package private(set) var count = 0
    package private(set) var first: String?

    mutating func add(_ path: String) {
      count += 1
      first = first ?? path
    }
  }

  fileprivate init(time: Int64, distrust: Int64 = 0) {
    self.time = time
    self.distrust = distrust
  }
}

extension FolderStats {
  fileprivate mutating func add(_ status: stat, _ path: () -> String) {
    size += Int(status.st_blocks) * 512
    let isPlain = status.isFile ? status.st_nlink <= 1 : status.isFolder
    let isOurs = status.st_uid == geteuid() && isPlain
    if !isOurs { foreign.add(path()) }
    if isOurs, status.st_mode & 0o077 != 0 { exposed.add(path()) }
    if status.isFile { latest = max(latest, Int64(status.st_mtim.tv_sec)) }
  }

  fileprivate mutating func add<Value: Stored>(
    _ content: StoredContent<Value>,
    lifetime: Int64,
    _ count: (Value) -> Void
  ) {
    switch content {
    case .damaged: damaged += 1
    case .newer:
      newer += 1
      living += 1
    case .value(let value) where value.isExpired(at: time - distrust, after: lifetime): expired += 1
    case .value(let value):
      living += 1
      count(value)
    }
  }

  /// The folder itself, and what stands in it.
  fileprivate mutating func addTop(_ path: String) throws(HangmanError) {
    var status = stat()
    _ = try retrying("stat") { stat(path, &status) }
    add(status) { path }
    for name in try Directory.names(in: path) where lstat("\(path)/\(name)", &status) == 0 {
      add(status) { "\(path)/\(name)" }
    }
  }

  fileprivate mutating func add<Value: Stored>(
    _ name: String,
    in shard: Shard,
    _ folder: borrowing Descriptor,
    lifetime: Int64,
    _ count: (Value) -> Void
  ) throws(HangmanError) {
    do throws(HangmanError) {
      guard let status = try StoredFile.status(of: name, in: folder) else { return }
      add(status) { "\(shard.path)/\(name)" }
      switch StoredFile.kind(of: name) {
      case .stored where StoredFile.isUsable(status):
        let content: StoredContent<Value> = try StoredFile.content(of: name, in: folder, status)
        add(content, lifetime: lifetime, count)
      case .setAside: damaged += 1
      case .stored, .temporary, .foreign: break
      }
    } catch {
      // Replaced or swept meanwhile.
      guard error.isMissingFile else { throw error }
    }
  }
}

extension FileStore {
  /// Reads every file, without a lock and without changing anything.
  ///
  /// `count` takes each value that is not over.
  package func stats(
    progress: (Int) -> Void = { _ in },
    _ count: (Value) -> Void = { _ in }
  ) throws(HangmanError) -> FolderStats {
    do throws(HangmanError) {
      let time = try believedTime()
      var stats = FolderStats(time: now, distrust: now - time)
      try stats.addTop(path)
      for shard in Shard.all(in: path) {
        try add(shard, to: &stats, count)
        progress(shard.number + 1)
      }
      return stats
    } catch {
      guard error.isMissingFile else { throw error }
      return FolderStats(time: now)
    }
  }

  private func add(
    _ shard: Shard,
    to stats: inout FolderStats,
    _ count: (Value) -> Void
  ) throws(HangmanError) {
    do throws(HangmanError) {
      var pages = try shard.pages()
      while let page = try pages.next() {
        for entry in page {
          try stats.add(entry.name, in: shard, pages.folder, lifetime: lifetime, count)
        }
      }
    } catch {
      guard error.isMissingFile else { throw error }
    }
  }
}
