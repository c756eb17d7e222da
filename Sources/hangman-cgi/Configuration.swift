internal import HangmanKit
import Libc

/// What an operator has set, read from the environment by the table in `Variable`.
struct Configuration {
  let dataFolder: String
  let stateFolder: String
  let cookieName: String
  let isHTTPS: Bool
  let defaultList: String
  let playerLimit: Int
  let roomWords: RoomWords
  let roomLimit: Int
  /// What the page draws for newcomers, where the operator has a wish.
  let scene: Scene?
  let serverUser: String
  /// Seconds after the last change.
  let lifetime: Int64
  /// New players per second; 0 means no limit.
  private let newPlayers: Int
  /// New rooms per second; 0 means no limit.
  private let newRooms: Int
  /// Milliseconds to wait for a player's lock.
  private let lockWait: Int

  init(_ environment: Environment) {
    dataFolder = Variable.dataFolder.text(in: environment)
    stateFolder = Variable.stateFolder.text(in: environment)
    cookieName = Variable.cookieName.text(in: environment)
    // The first is the server's own word for it.
    isHTTPS = ["HTTPS", Variable.https.rawValue].contains {
      environment[$0]?.lowercased == Array("on".utf8)
    }
    defaultList = Variable.defaultList.text(in: environment)
    playerLimit = Variable.playerLimit.number(in: environment)
    roomWords = RoomWords(rawValue: Variable.roomWords.text(in: environment)) ?? .any
    roomLimit = Variable.roomLimit.number(in: environment)
    scene = Scene(rawValue: Variable.scene.text(in: environment))
    serverUser = Variable.serverUser.text(in: environment)
    lifetime = Int64(Variable.lifetime.number(in: environment)) * 86_400
    newPlayers = Variable.newPlayers.number(in: environment)
    newRooms = Variable.newRooms.number(in: environment)
    lockWait = Variable.lockSeconds.number(in: environment) * 1000
  }

  var indexes: IndexFolder {
    IndexFolder(lists: ListFolder(path: dataFolder), stateFolder: stateFolder)
  }

  var reports: WordReports { WordReports(in: stateFolder) }

  var roomsFolder: String { stateFolder + "/rooms" }

  var playersFolder: String { stateFolder + "/players" }

  /// The folder with a URL in which the state folder lies, by what the web server says of itself.
  func servedFolder(in environment: Environment) -> String? {
    let isAbsolute = stateFolder.utf8.first == UInt8(ascii: "/")
    let state = isAbsolute ? stateFolder : "\(Self.workingFolder())/\(stateFolder)"
    let roots = ["DOCUMENT_ROOT", "CONTEXT_DOCUMENT_ROOT"].compactMap(environment.text)
    return (roots + Self.translatedRoot(in: environment)).first { root in
      var folder = Array(root.utf8)
      while folder.last == UInt8(ascii: "/") { folder.removeLast() }
      return !folder.isEmpty && "\(state)/".utf8.starts(with: folder + [UInt8(ascii: "/")])
    }
  }

  /// The root as it shows in the path that the server made of the one in the URL.
  private static func translatedRoot(in environment: Environment) -> [String] {
    guard let path = environment["PATH_TRANSLATED"] else { return [] }
    let ending = environment["PATH_INFO"] ?? []
    guard path.suffix(ending.count).elementsEqual(ending) else { return [] }
    return [String(decoding: path.dropLast(ending.count), as: UTF8.self)]
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
    let perSecond = newcomer == .room ? newRooms : newPlayers
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
