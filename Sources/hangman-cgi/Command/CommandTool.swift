internal import HangmanKit
import Libc

/// The program as a command, run by an operator, a timer or a monitor.
struct CommandTool {
  let configuration: Configuration

  /// Runs the command and returns the exit status: 0 done, 1 failed, 2 not understood.
  static func run(_ arguments: [String]) -> Int32 {
    let status = perform(arguments)
    return status == 0 && !Output.isComplete ? 1 : status
  }

  private static func perform(_ arguments: [String]) -> Int32 {
    let tool = CommandTool(configuration: Configuration(.process))
    switch arguments {
    case ["index"]: return tool.perform("index", try tool.index())
    case ["index", "--outdated"]:
      return tool.perform("index", try tool.index(onlyOutdated: true))
    case ["sweep"]: return tool.perform("sweep", try tool.sweep())
    case ["stats"]: return tool.perform("stats", try tool.stats())
    case ["stats", "--prometheus"]: return tool.perform("stats", try tool.metrics())
    case ["reports"]: return tool.perform("reports", try tool.reports())
    case let words where (1...2).contains(words.count) && ["export", "remove"].contains(words[0]):
      let isRemoving = words[0] == "remove"
      let code = words.count == 2 ? words[1] : Self.typedCode()
      return tool.perform(words[0], try tool.act(on: code, removing: isRemoving))
    case ["check"]: return Check.run(tool.configuration, isQuiet: false)
    case ["check", "--quiet"]: return Check.run(tool.configuration, isQuiet: true)
    case ["--version"]:
      Output.line("hangman \(Version.text)")
      return 0
    case ["--help"], ["-h"], ["help"]:
      Output.write(Help.text)
      return 0
    default:
      Log.write("\(Help.usage); see hangman-cgi --help")
      return 2
    }
  }

  private func perform(
    _ name: String,
    _ command: @autoclosure () throws(HangmanError) -> Bool
  ) -> Int32 {
    if let file = configuration.environment.file, let fault = file.fault {
      Log.write("\(name): \(file.path): \(fault)")
      return 1
    }
    do throws(HangmanError) {
      return try command() ? 0 : 1
    } catch {
      Log.write("\(name): \(error)")
      return 1
    }
  }

  private func index(onlyOutdated: Bool = false) throws(HangmanError) -> Bool {
    try StateFolder.enter(configuration.stateFolder)
    var isWell = true
    for id in try configuration.indexes.lists.ids() {
      // A list that cannot be read is compiled again, because that logs the reason.
      if onlyOutdated, (try? configuration.indexes.isCurrent(id)) == true { continue }
      if !index(id) { isWell = false }
    }
    guard !onlyOutdated else { return isWell }
    for file in try configuration.indexes.lists.ignored() {
      Output.line("lists/\(Self.printable(file.name)): ignored, because it \(file.reason)")
    }
    return isWell
  }

  /// Compiles a list, prints the numbers of taken and refused entries, and returns whether the list can
  /// be used.
  private func index(_ id: String) -> Bool {
    do throws(HangmanError) {
      let content = try configuration.indexes.recompile(id)
      let (list, entries) = (content.list, content.entries)
      var line = "\(id): \(Self.counted(entries.count, "entry", "entries"))"
      if entries.duplicates > 0 {
        line += ", \(Self.counted(entries.duplicates, "duplicate", "duplicates")) dropped"
      }
      if list.refusedCount > 0 { line += ", \(list.refusedCount) refused" }
      Output.line(line)
      for refused in list.refused {
        Output.line(
          "  \(refused.place): \(Self.printable(refused.text)) \(refused.reason.text)"
        )
      }
      if list.refusedCount > list.refused.count {
        Output.line("  and \(list.refusedCount - list.refused.count) more")
      }
      return true
    } catch {
      // `family` is made from two files, and some installations lack the second.
      if case .noSuchList = error, id != ListFolder.wordsID { return true }
      Log.write("index: \(id): \(error)")
      return false
    }
  }

  private func sweep() throws(HangmanError) -> Bool {
    try StateFolder.enter(configuration.stateFolder)
    let progress = Progress(name: "sweep", total: 512)
    let now = Clock.now()
    let arePlayersDone = try configuration.store(at: now).sweepAll { progress.show($0) }
    let areRoomsDone = try configuration.rooms(at: now).sweepAll { progress.show(256 + $0) }
    if !arePlayersDone || !areRoomsDone { Log.write("sweep: another one is running") }
    return true
  }

  private func stats() throws(HangmanError) -> Bool {
    for (name, _, number) in try numbers() { Output.line("\(name) \(number)") }
    return true
  }

  private func metrics() throws(HangmanError) -> Bool {
    Output.write(Metrics.version)
    for (name, meaning, number) in try numbers() {
      Output.write(Metrics.text(name, meaning, number))
    }
    return true
  }

  private func numbers() throws(HangmanError) -> [(name: String, meaning: String, number: Int)] {
    try StateFolder.takeIDs(ofOwnerOf: configuration.stateFolder)
    let progress = Progress(name: "stats", total: 512)
    let now = Clock.now()
    let stats = try PlayerStats(of: configuration.store(at: now)) { progress.show($0) }
    let players = stats.files
    let rooms = try configuration.rooms(at: now).stats { progress.show(256 + $0) }
    let swept = Self.changeTime(of: configuration.playersFolder + "/sweep")
    let free = Self.freeBytes(in: configuration.stateFolder)
    return [
      ("counted-at", "When this was counted, in seconds since 1970.", Int(players.time)),
      ("players", "Players whose files are kept.", players.living),
      ("expired", "Expired players that are not swept yet.", players.expired),
      ("games-in-progress", "Games that can go on.", stats.gamesInProgress),
      ("games-played", "Finished games of the players that are kept.", stats.played),
      ("games-won", "Games won by the players that are kept.", stats.won),
      ("damaged-files", "Files set aside because they could not be read.", players.damaged),
      (
        "newer-files", "Files of players that a newer version of the program wrote.", players.newer
      ),
      ("bytes-players", "Disk that the players take.", players.size),
      ("rooms", "Rooms whose files are kept.", rooms.living),
      (
        "damaged-rooms", "Files of rooms set aside because they could not be read.", rooms.damaged
      ),
      ("bytes-rooms", "Disk that the rooms take.", rooms.size),
      ("bytes-index", "Disk that the index takes.", try configuration.indexes.size()),
      ("bytes-free", "Disk that is left for all of these.", free),
      (
        "reports", "Words that players reported and nobody has dealt with.",
        try configuration.reports.all().count
      ),
      ("swept-at", "When expired players were last looked for, in seconds since 1970.", swept),
    ]
  }

  /// Returns the bytes that the program can still store in a folder, 0 if the system does not tell.
  static func freeBytes(in path: String) -> Int {
    var space = statvfs()
    return statvfs(path, &space) == 0 ? Int(space.f_bavail) * Int(space.f_frsize) : 0
  }

  /// Returns the time of a file's last change in seconds since 1970, 0 without the file.
  private static func changeTime(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mtim.tv_sec) : 0
  }

  static func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  static func printable(_ text: String) -> String { Log.readable(text, limit: 160) }
}
