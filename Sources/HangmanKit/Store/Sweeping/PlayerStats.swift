import Libc

/// What the players' folder holds, counted file by file.
package struct PlayerStats: Hashable {
  /// Seconds since 1970.
  package let time: Int64
  package private(set) var players = 0
  /// Those that the next sweep removes.
  package private(set) var expired = 0
  package private(set) var gamesInProgress = 0
  /// Games finished or given up, of all living players together.
  package private(set) var played = 0
  package private(set) var won = 0
  /// Files that do not verify, those set aside included.
  package private(set) var damaged = 0
  /// Files of a newer version of the program.
  package private(set) var newer = 0
  /// Bytes that files and folders take on the disk.
  package private(set) var size = 0

  /// Seconds of the clock's time by which nobody expires.
  package private(set) var distrust: Int64 = 0
  /// The latest time on any file or in one, in seconds since 1970; 0 without files.
  package private(set) var latest: Int64 = 0
  /// What the program cannot use since it belongs to another user or is no plain file.
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

  /// The numbers for operators, by name.
  package var numbers: [(name: String, number: Int)] {
    [
      ("counted-at", Int(time)), ("players", players), ("expired", expired),
      ("games-in-progress", gamesInProgress), ("games-played", played), ("games-won", won),
      ("damaged-files", damaged), ("newer-files", newer), ("bytes-players", size),
    ]
  }
}

extension PlayerStats {
  fileprivate mutating func add(_ status: stat, _ path: () -> String) {
    size += Int(status.st_blocks) * 512
    let isOurs = status.st_uid == geteuid() && (status.isFile || status.isFolder)
    if !isOurs { foreign.add(path()) }
    if isOurs, status.st_mode & 0o077 != 0 { exposed.add(path()) }
    if status.isFile { latest = max(latest, Int64(status.st_mtim.tv_sec)) }
  }

  fileprivate mutating func add(_ content: PlayerFile.Content, isOver: (Session) -> Bool) {
    switch content {
    case .damaged: damaged += 1
    case .newer:
      newer += 1
      players += 1
    case .session(let session) where isOver(session): expired += 1
    case .session(let session):
      players += 1
      latest = max(latest, session.changed)
      if let game = session.game, !game.isOver { gamesInProgress += 1 }
      played += session.history.played
      won += session.history.won
    }
  }

  /// The folder itself, and what stands in it.
  fileprivate mutating func addTop(_ path: String) throws(HangmanError) {
    var status = stat()
    _ = try retrying("lstat") { lstat(path, &status) }
    add(status) { path }
    for name in try Directory(path: path).names() where lstat("\(path)/\(name)", &status) == 0 {
      add(status) { "\(path)/\(name)" }
    }
  }

  fileprivate mutating func add(
    _ name: String,
    in shard: Shard,
    _ folder: borrowing Descriptor,
    isOver: (Session) -> Bool
  ) throws(HangmanError) {
    do throws(HangmanError) {
      guard let status = try PlayerFile.status(of: name, in: folder) else { return }
      add(status) { "\(shard.path)/\(name)" }
      switch PlayerFile.kind(of: name) {
      case .player where PlayerFile.isOwn(status):
        let content = try PlayerFile.content(of: name, in: folder, status)
        add(content, isOver: isOver)
      case .setAside: damaged += 1
      case .player, .temporary, .foreign: break
      }
    } catch {
      // Replaced or swept meanwhile.
      guard error.isMissingFile else { throw error }
    }
  }
}

extension SessionStore {
  /// Reads every player's file, without a lock and without changing anything.
  package func stats(progress: (Int) -> Void = { _ in }) throws(HangmanError) -> PlayerStats {
    do throws(HangmanError) {
      let time = try believedTime()
      var stats = PlayerStats(time: now, distrust: now - time)
      try stats.addTop(path)
      for shard in Shard.all(in: path) {
        try add(shard, to: &stats, at: time)
        progress(shard.number + 1)
      }
      return stats
    } catch {
      guard error.isMissingFile else { throw error }
      return PlayerStats(time: now)
    }
  }

  private func add(
    _ shard: Shard,
    to stats: inout PlayerStats,
    at time: Int64
  ) throws(HangmanError) {
    do throws(HangmanError) {
      var pages = try shard.pages()
      while let page = try pages.next() {
        for entry in page {
          try stats.add(entry.name, in: shard, pages.folder) {
            $0.isLeftBehind || $0.isExpired(at: time, after: lifetime)
          }
        }
      }
    } catch {
      guard error.isMissingFile else { throw error }
    }
  }
}
