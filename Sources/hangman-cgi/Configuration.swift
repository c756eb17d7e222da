internal import HangmanKit

/// What an operator has set, read from the environment by the table in `Setting`.
struct Configuration {
  let dataFolder: String
  let stateFolder: String
  let cookieName: String
  let isHTTPS: Bool
  let defaultList: String
  let playerLimit: Int
  /// Seconds after the last change.
  let lifetime: Int64
  /// Strangers welcomed in a second; 0 for any number.
  private let newPlayers: Int
  /// Milliseconds to wait for a player's lock.
  private let lockWait: Int

  init(_ environment: Environment) {
    dataFolder = Setting.dataFolder.text(in: environment)
    stateFolder = Setting.stateFolder.text(in: environment)
    cookieName = Setting.cookieName.text(in: environment)
    // The first is the server's own word for it.
    isHTTPS = ["HTTPS", Setting.https.rawValue].contains {
      environment.text($0)?.lowercased() == "on"
    }
    defaultList = Setting.defaultList.text(in: environment)
    playerLimit = Setting.playerLimit.number(in: environment)
    lifetime = Int64(Setting.lifetime.number(in: environment)) * 86_400
    newPlayers = Setting.newPlayers.number(in: environment)
    lockWait = Setting.lockSeconds.number(in: environment) * 1000
  }

  var indexes: IndexFolder {
    IndexFolder(lists: ListFolder(path: dataFolder), stateFolder: stateFolder)
  }

  var playersFolder: String { stateFolder + "/players" }

  /// This machine's own, so not in the players' folder, which machines can share.
  var newcomerLimit: NewcomerLimit? {
    guard newPlayers > 0 else { return nil }
    return NewcomerLimit(path: stateFolder + "/newcomers", perSecond: newPlayers)
  }

  /// The players as they are at a time, in seconds since 1970.
  func store(at now: Int64) -> SessionStore {
    SessionStore(
      path: playersFolder,
      now: now,
      lifetime: lifetime,
      lockWait: lockWait,
      notice: Log.write
    )
  }
}
