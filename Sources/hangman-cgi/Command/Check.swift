internal import HangmanKit
import Libc

/// The check of everything that the game needs: it reports each fault in plain words, with a remedy.
///
/// Only a fault that keeps somebody from playing, or lets somebody read another's data, is WRONG.
struct Check {
  let configuration: Configuration
  /// The time in seconds since 1970.
  let now = Clock.now()
  let accounts = Accounts()
  /// Whether only faults are printed.
  private let isQuiet: Bool
  private var isWell = true
  /// Whether the state folder is lent to this user, so that only a container's host can set its files'
  /// rights.
  var isStateLent = false
  /// The lists whose indexes are whole and made from the present files.
  var compiled: [String] = []

  /// Prints the report and returns the exit status: 0 without a fault, else 1.
  static func run(_ configuration: Configuration, isQuiet: Bool) -> Int32 {
    var check = Check(configuration: configuration, isQuiet: isQuiet)
    check.settings()
    // From here on the check has the rights of a request.
    if check.canActAsOwner() {
      check.rights()
      check.storage()
      check.players()
      check.rooms()
    }
    check.lists()
    check.data()
    return check.isWell ? 0 : 1
  }

  func fine(_ text: String) {
    if !isQuiet { Self.say("ok    ", text) }
  }

  func note(_ text: String, mend: String) {
    guard !isQuiet else { return }
    Self.say("note  ", text)
    Self.say("      ", mend)
  }

  mutating func wrong(_ text: String, mend: String) {
    isWell = false
    Self.say("WRONG ", text)
    Self.say("      ", mend)
  }

  private static func say(_ kind: String, _ text: String) {
    Output.line("\(kind) \(Log.readable(text, limit: 1000))")
  }

  private mutating func settings() {
    settingsFile()
    for (name, value) in configuration.environment.operators {
      guard let setting = Variable(named: name) else {
        note(
          "\(name) is not a setting of this version",
          mend: "See hangman-cgi --help for all settings"
        )
        continue
      }
      guard !setting.takes(value) else { continue }
      wrong(
        "\(name) is \"\(value)\", which is not valid; \(setting.fallback) is used instead",
        mend: "See hangman-cgi --help for valid values"
      )
    }
  }

  private mutating func settingsFile() {
    guard let file = configuration.environment.file else { return }
    if let fault = file.fault {
      wrong(
        "The settings in \(file.path) cannot be read: \(fault); every request is refused",
        mend: "Let the web server's user read it, or correct HANGMAN_SETTINGS"
      )
    }
    for line in file.unreadable {
      wrong(
        "\(file.path): line \(line) cannot be read",
        mend: "Write NAME=value, with # before a comment"
      )
    }
  }
}
