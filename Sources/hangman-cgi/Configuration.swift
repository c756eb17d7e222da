internal import HangmanKit

/// What an operator can set, with defaults that work; the names are listed in `docs/deploy.md`.
struct Configuration {
  let dataFolder: String
  let stateFolder: String
  let cookieName: String
  let isHTTPS: Bool
  let defaultList: String
  let playerLimit: Int

  init(_ environment: Environment) {
    dataFolder = environment.text("HANGMAN_DATA_DIR") ?? "data"
    stateFolder = environment.text("HANGMAN_STATE_DIR") ?? "state"
    cookieName = environment.text("HANGMAN_COOKIE") ?? "hangman"
    isHTTPS = ["HTTPS", "HANGMAN_HTTPS"].contains { environment.text($0)?.lowercased() == "on" }
    defaultList = environment.text("HANGMAN_DEFAULT_LIST") ?? "words"
    playerLimit = environment.text("HANGMAN_MAX_PLAYERS").flatMap { Int($0) } ?? 1_000_000
  }

  var indexes: IndexFolder {
    IndexFolder(lists: ListFolder(path: dataFolder), stateFolder: stateFolder)
  }

  var playersFolder: String { stateFolder + "/players" }
}
