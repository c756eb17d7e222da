internal import HangmanKit
import Libc

/// What an operator has set, read from the environment by the table in `Variable` where it is asked
/// for.
struct Configuration {
  let dataFolder: String
  let stateFolder: String
  /// Seconds after the last change.
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
    // The first is the server's own word for it.
    environment["HTTPS"]?.lowercased == Array("on".utf8)
      || Variable.https.text(in: environment).utf8.elementsEqual("on".utf8)
  }
  var defaultList: String { Variable.defaultList.text(in: environment) }
  var playerLimit: Int { Variable.playerLimit.number(in: environment) }
  var roomWords: RoomWords {
    RoomWords(rawValue: Variable.roomWords.text(in: environment)) ?? .any
  }
  var roomLimit: Int { Variable.roomLimit.number(in: environment) }
  /// What the page draws for newcomers, where the operator has a wish.
  var scene: Scene? { Scene(rawValue: Variable.scene.text(in: environment)) }
  var serverUser: String { Variable.serverUser.text(in: environment) }
  /// Milliseconds to wait for a player's lock.
  private var lockWait: Int { Variable.lockSeconds.number(in: environment) * 1000 }

  var indexes: IndexFolder {
    IndexFolder(lists: ListFolder(path: dataFolder), stateFolder: stateFolder)
  }

  var reports: WordReports { WordReports(in: stateFolder) }

  var roomsFolder: String { stateFolder + "/rooms" }

  var playersFolder: String { stateFolder + "/players" }

  /// How all players fared in the games of a date; beside the players, whom machines can share.
  var othersFolder: String { playersFolder + "/others" }

  /// The folder with a URL in which the state folder lies, by what the web server says of itself.
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

  /// The root as it shows in the path that the server made of the one in the URL.
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

  /// How many of these there may be in a second, `nil` for any number.
  ///
  /// The count is this machine's own, so not in the players' folder, which machines can share.
  func limit(on newcomer: Newcomer) -> NewcomerLimit? {
    let setting: Variable =
      switch newcomer {
      case .room, .knownRoom: .newRooms
      case .player, .wrongCode: .newPlayers
      }
    let perSecond = setting.number(in: environment)
    guard perSecond > 0 else { return nil }
    return NewcomerLimit(path: "\(stateFolder)/\(newcomer.rawValue)", perSecond: perSecond)
  }

  func store(at now: Int64) -> SessionStore {
    SessionStore(
      path: playersFolder,
      now: now,
      lifetime: lifetime,
      lockWait: lockWait,
      notice: Log.write
    )
  }

  func rooms(at now: Int64) -> RoomStore {
    RoomStore(
      path: roomsFolder,
      now: now,
      lifetime: Room.lifetime,
      lockWait: lockWait,
      notice: Log.write
    )
  }
}

/// What is counted by the second, each in a file of this name.
enum Newcomer: String {
  case player = "newcomers"
  case room = "new-rooms"
  /// A room of somebody who was there before a flood of strangers took all of those.
  case knownRoom = "known-rooms"
  /// A code that leads to no player: as dear as a newcomer, so that nobody can try many.
  case wrongCode = "wrong-codes"
}

/// Which words rooms can have.
enum RoomWords: String, CaseIterable {
  case any
  /// Entries of a list in the room's language.
  case listed
  /// None: no room can be made.
  case off
}
