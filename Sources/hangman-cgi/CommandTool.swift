import Glibc
internal import HangmanKit

/// The program on a command line: what operators run by hand or by cron.
struct CommandTool {
  private let configuration: Configuration

  private static let usage = """
    Usage: hangman-cgi index      compile the lists and report on each
           hangman-cgi sweep      remove expired players
           hangman-cgi --version
           hangman-cgi --help

    Started by a web server it answers one request (CGI). HANGMAN_DATA_DIR names the folder with
    words.plist, HANGMAN_STATE_DIR the one where index and players are kept.
    """

  /// Runs the command and returns the exit status: 0 done, 1 failed, 2 not understood.
  static func run(_ arguments: [String]) -> Int32 {
    let tool = CommandTool(configuration: Configuration(.process))
    switch arguments {
    case ["index"]: return tool.index()
    case ["sweep"]: return tool.sweep()
    case ["--version"]:
      print("hangman \(Service.version)")
      return 0
    case ["--help"]:
      print(usage)
      return 0
    default:
      Log.write("usage: hangman-cgi index | sweep | --version | --help")
      return 2
    }
  }

  private func index() -> Int32 {
    do throws(SystemFailure) {
      try StateFolder.enter(configuration.stateFolder)
      var status: Int32 = 0
      for id in try configuration.indexes.lists.ids() where !index(id) { status = 1 }
      return status
    } catch {
      Log.write("index: \(error)")
      return 1
    }
  }

  /// Compiles a list and prints what was taken and what refused; whether it can be used.
  private func index(_ id: String) -> Bool {
    do throws(IndexFolder.Failure) {
      let report = try configuration.indexes.recompile(id)
      var line = "\(id): \(report.entryCount) entries"
      if report.duplicates > 0 { line += ", \(report.duplicates) duplicates dropped" }
      if !report.refused.isEmpty { line += ", \(report.refused.count) refused" }
      print(line)
      for refused in report.refused {
        print("  \(refused.place): \(printable(refused.text)) \(refused.reason.rawValue)")
      }
      return true
    } catch {
      switch error {
      case .noSuchList:
        // `family` is made from two files, and not every installation has the second.
        guard id == "words" else { return true }
        Log.write("index: words.plist is missing in \(configuration.dataFolder)")
      case .unusable(let reason): Log.write("index: \(id): \(reason)")
      case .busy: Log.write("index: \(id): another process is compiling it")
      case .system(let cause): Log.write("index: \(id): \(cause)")
      }
      return false
    }
  }

  private func printable(_ text: String) -> String {
    String(decoding: Log.escaped(text, limit: 80), as: UTF8.self)
  }

  private func sweep() -> Int32 {
    do throws(SystemFailure) {
      try StateFolder.enter(configuration.stateFolder)
      let store = SessionStore(
        path: configuration.playersFolder,
        now: Clock.now(),
        notice: Log.write
      )
      try store.sweepAll()
      return 0
    } catch {
      Log.write("sweep: \(error)")
      return 1
    }
  }
}
