/// The calls of the endpoint, in the order in which a client is told of them.
enum Route: CaseIterable {
  case about
  case showGame, newGame
  case guess
  case showSettings, changeSettings
  case history
  case daily
  case endgames
  case replay
  case lists
  case forget
  case code, useCode
  case report
  case showRoom, makeRoom, closeRoom, removeSeats, showTable

  /// The call that a path and a method name; both are compared byte by byte.
  init(path: [UInt8], method: [UInt8]) throws(Failure) {
    let path = path.isEmpty ? [UInt8(ascii: "/")] : path
    var allowed: [String] = []
    for route in Self.allCases where path.elementsEqual(route.call.path.utf8) {
      let methods = route.call.isWriting ? ["POST"] : ["GET", "HEAD"]
      if methods.contains(where: { method.elementsEqual($0.utf8) }) {
        self = route
        return
      }
      allowed += methods
    }
    guard !allowed.isEmpty else { throw .notFound }
    throw .methodNotAllowed(allowed: allowed.joined(separator: ", "))
  }

  /// The paths as words of a sentence.
  static var names: String {
    var names: [String] = []
    for route in allCases.dropFirst() {
      let name = String(decoding: route.call.path.utf8.dropFirst(), as: UTF8.self)
      if names.last != name { names.append(name) }
    }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

/// What a client sends for a call.
struct Call {
  let path: String
  /// Whether the call may change something, so that other sites must not send it.
  let isWriting: Bool
  /// The names of its own parameters.
  let own: [String]
  /// Whether it takes those of the settings too, before its own.
  var takesSettings = false
  /// Bytes of a body whatever the operator allows; `nil` for what the operator allows.
  var bodyLimit: Int?

  var parameters: [String] {
    takesSettings ? ["list", "length", "mistakes", "evil", "cunning", "clue"] + own : own
  }

  fileprivate static func reading(_ path: String, _ own: [String] = []) -> Call {
    Call(path: path, isWriting: false, own: own)
  }

  fileprivate static func writing(_ path: String, _ own: [String] = []) -> Call {
    Call(path: path, isWriting: true, own: own)
  }

  fileprivate func withSettings(bodyLimit: Int? = nil) -> Call {
    Call(path: path, isWriting: isWriting, own: own, takesSettings: true, bodyLimit: bodyLimit)
  }
}

extension Route {
  /// The one table of paths, methods and parameters.
  var call: Call {
    switch self {
    case .about: .reading("/")
    case .showGame: .reading("/game")
    case .newGame:
      .writing(
        "/game",
        ["seed", "game", "resume", "daily", "language", "date", "endgame", "room", "round"]
      )
      .withSettings()
    case .guess: .writing("/guess", ["letter", "game"])
    case .showSettings: .reading("/settings")
    case .changeSettings: .writing("/settings").withSettings()
    case .history: .reading("/history")
    case .daily: .reading("/daily", ["language"])
    case .endgames: .reading("/endgames", ["date", "language"])
    case .replay: .reading("/replay", ["daily", "letters", "meanings"])
    case .lists: .reading("/lists")
    case .forget: .writing("/forget")
    case .code: .writing("/code")
    case .useCode: .writing("/code/use", ["code"])
    case .report: .writing("/report", ["reason"])
    case .showRoom: .reading("/room", ["id", "key"])
    case .makeRoom:
      .writing(
        "/room",
        [
          "words", "trap", "rounds", "draw", "seed", "table", "title", "scene", "try", "once",
        ]
      )
      .withSettings(bodyLimit: 8192)
    case .closeRoom: .writing("/room/close", ["id", "key"])
    case .removeSeats: .writing("/room/seats", ["id", "key", "remove"])
    case .showTable: .reading("/room/table", ["id", "key"])
    }
  }
}
