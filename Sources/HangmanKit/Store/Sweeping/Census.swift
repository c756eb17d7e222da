import Libc

/// What the players' folder holds, counted file by file.
package struct Census: Hashable {
  /// Seconds since 1970.
  package var time: Int64 = 0
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
  package internal(set) var distrust: Int64 = 0
  /// How many players' files were read.
  package private(set) var read = 0
  /// The latest time on any file, in seconds since 1970; 0 without files.
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

  package init(time: Int64) { self.time = time }

  /// What is told to operators: a name and a number a line.
  package var text: String {
    let numbers = [
      ("counted-at", Int(time)), ("players", players), ("expired", expired),
      ("games-in-progress", scaled(gamesInProgress)), ("games-played", scaled(played)),
      ("games-won", scaled(won)), ("damaged-files", damaged), ("newer-files", newer),
      ("bytes-players", size),
    ]
    return numbers.map { "\($0.0) \($0.1)\n" }.joined()
  }

  /// Of all players, when some were read.
  private func scaled(_ number: Int) -> Int { read == 0 ? 0 : number * max(read, players) / read }
}

extension Census {
  mutating func add(_ status: stat, expecting owner: uid_t, _ path: () -> String) {
    size += Int(status.st_blocks) * 512
    let isOurs = status.st_uid == owner && (status.isFile || status.isFolder)
    if !isOurs { foreign.add(path()) }
    if isOurs, status.st_mode & 0o077 != 0 { exposed.add(path()) }
    if status.isFile { latest = max(latest, Int64(status.st_mtim.tv_sec)) }
  }

  /// A player whose file is not read.
  mutating func addPlayer() { players += 1 }

  mutating func addDamaged() { damaged += 1 }

  mutating func note(_ content: PlayerFile.Content, isExpired: Bool) {
    switch content {
    case .damaged: damaged += 1
    case .newer:
      newer += 1
      players += 1
    case .session where isExpired: expired += 1
    case .session(let session):
      players += 1
      read += 1
      latest = max(latest, session.changed)
      if let game = session.game, !game.isOver { gamesInProgress += 1 }
      played += session.history.played
      won += session.history.won
    }
  }
}
