internal import HangmanKit
import Libc

/// The operator's settings, read when they are needed from the environment with the table in
/// `Variable`.
struct Configuration {
  let dataFolder: String
  let stateFolder: String
  /// The lifetime of a player in seconds after the last change.
  let lifetime: Int64
  let environment: Environment

  init(_ environment: Environment) {
    dataFolder = Variable.dataFolder.text(in: environment)
    stateFolder = Variable.stateFolder.text(in: environment)
    lifetime = Int64(Variable.lifetime.number(in: environment)) * 86_400
    self.environment = environment
  }

  var cookieName: String { Variable.cookieName.text(in: environment) }
  var isHTTPS: Bool {
    // The server sets the first variable itself.
    environment["HTTPS"]?.lowercased == Array("on".utf8)
      || Variable.https.text(in: environment).utf8.elementsEqual("on".utf8)
  }
  var defaultList: String { Variable.defaultList.text(in: environment) }
  var playerLimit: Int { Variable.playerLimit.number(in: environment) }
  var roomWords: RoomWords {
    RoomWords(rawValue: Variable.roomWords.text(in: environment)) ?? .any
  }
  var roomLimit: Int { Variable.roomLimit.number(in: environment) }
  /// The drawing for newcomers, if the operator has chosen one.
  var scene: Scene? { Scene(rawValue: Variable.scene.text(in: environment)) }
  var serverUser: String { Variable.serverUser.text(in: environment) }
  /// The milliseconds to wait for a player's lock.
  private var lockWait: Int { Variable.lockSeconds.number(in: environment) * 1000 }

  var indexes: IndexFolder {
    IndexFolder(lists: ListFolder(path: dataFolder), stateFolder: stateFolder)
  }

  var reports: WordReports { WordReports(in: stateFolder) }

  var roomsFolder: String { stateFolder + "/rooms" }

  var playersFolder: String { stateFolder + "/players" }

  /// The folder with the results of all players in the games of a date.
  ///
  /// It is beside the players, because machines can share it.
  var othersFolder: String { playersFolder + "/others" }

  /// The published folder (document root) that contains the state folder, if any, by the server's
  /// variables.
  var servedFolder: String? {
    let isAbsolute = stateFolder.utf8.first == UInt8(ascii: "/")
    let start = isAbsolute ? "" : "\(Self.workingFolder())/"
    let state = Array((start + stateFolder + "/").utf8)
    let roots = ["DOCUMENT_ROOT", "CONTEXT_DOCUMENT_ROOT"].map { environment[$0] }
    let served = (roots + [translatedRoot]).compactMap { $0 }.first { root in
      var folder = root
      while folder.last == UInt8(ascii: "/") { folder.removeLast() }
      return !folder.isEmpty && state.starts(with: folder + [UInt8(ascii: "/")])
    }
    return served.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The document root: `PATH_TRANSLATED` without `PATH_INFO` at its end.
  private var translatedRoot: [UInt8]? {
    guard let path = environment["PATH_TRANSLATED"] else { return nil }
    let ending = environment["PATH_INFO"] ?? []
    return path.suffix(ending.count) == ending[...] ? Array(path.dropLast(ending.count)) : nil
  }

  private static func workingFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  func store(at now: Int64) -> SessionStore {
    store(in: playersFolder, keeping: lifetime, at: now)
  }

  func rooms(at now: Int64) -> RoomStore {
    store(in: roomsFolder, keeping: Room.lifetime, at: now)
  }

  private func store<Value>(
    in path: String,
    keeping life: Int64,
    at now: Int64
  ) -> FileStore<Value> {
    FileStore(path: path, now: now, lifetime: life, lockWait: lockWait, notice: Log.write)
  }
}

/// The things that are counted per second, each in a file of this name.
enum Newcomer: String {
  case player = "newcomers"
  case room = "new-rooms"
  /// A room of a player who was there before a flood of strangers used up all rooms of this second.
  case knownRoom = "known-rooms"
  /// A code that belongs to no player. It counts like a newcomer, so that nobody can try many.
  case wrongCode = "wrong-codes"
  /// A room code that leads to no room; it counts as much as a new room.
  case wrongRoom = "wrong-rooms"
}

/// The words that rooms may have.
enum RoomWords: String, CaseIterable {
  case any
  /// Entries of a list in the room's language.
  case listed
  /// The value that disables rooms.
  case off
}

extension Configuration {
  /// Logs which settings of the server cannot be used, each once a day.
  ///
  /// `check` reads only the settings of the command line.
  func tellUnusable(at now: Int64) {
    for (name, value) in environment.operators {
      guard let setting = Variable(named: name) else {
        tell("\(name) is not a setting of this version", at: now, as: name)
        continue
      }
      guard !setting.takes(value) else { continue }
      tell(
        "the value of \(name) is not valid; \(setting.fallback) is used instead",
        at: now,
        as: name
      )
    }
    guard let file = environment.file else { return }
    for line in file.unreadable {
      tell("\(file.path): line \(line) cannot be read", at: now, as: "line-\(line)")
    }
  }

  /// Logs the two names that keep a page from playing, once a day.
  func tellUnlike(_ names: (origin: String, host: String), at now: Int64) {
    guard isDue("proxy", every: 86_400, at: now) else { return }
    let refused = "a page from \(names.origin) called host \(names.host) and was refused"
    Log.write("proxy: \(refused); if both are yours, make the proxy pass Host on unchanged")
  }

  /// Logs the reason why there are no words, each reason once a minute, because a proxy may ask every
  /// second whether a machine is well.
  func tellWords(_ reason: String, at now: Int64) {
    let digits = Hex.text(Checksum.of(Array(reason.utf8)))
    guard isDue("words-\(digits)", every: 60, at: now) else { return }
    Log.write("words: \(reason)")
  }

  private func tell(_ text: String, at now: Int64, as name: String) {
    guard isDue(name, every: 86_400, at: now) else { return }
    Log.write("settings: \(text)")
  }

  /// Whether this many seconds have passed since the name was last due.
  ///
  /// The time of a file named `told.` and the name keeps the last time.
  func isDue(_ name: String, every seconds: Int64, at now: Int64) -> Bool {
    let ending = name.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
    let path = "\(stateFolder)/told.\(String(decoding: ending, as: UTF8.self))"
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, abs(now - Int64(status.st_mtim.tv_sec)) < seconds { return false }
    // Without the file, the name is due again.
    if let file = try? Descriptor(opening: path, flags: O_WRONLY | O_CREAT) {
      futimens(file.raw, nil)
    }
    return true
  }
}
