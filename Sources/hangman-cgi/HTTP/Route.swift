/// The calls of the endpoint.
enum Route: Hashable {
  case about
  case showGame
  case newGame
  case guess
  case showSettings
  case changeSettings
  case history
  case daily
  case replay
  case lists
  case forget
  case code
  case useCode
  case makeRoom
  case showRoom
  case closeRoom
  case showTable
  case report

  /// The call that a path and a method name; both are compared byte by byte.
  init(path: [UInt8], method: [UInt8]) throws(Failure) {
    let calls = try Calls(path: String(decoding: path, as: UTF8.self))
    let call: Route? =
      switch String(decoding: method, as: UTF8.self) {
      case "GET", "HEAD": calls.reading
      case "POST": calls.writing
      default: nil
      }
    guard let call else { throw .methodNotAllowed(allowed: calls.allowedMethods) }
    self = call
  }

  /// Whether the call may change something, so that other sites must not send it.
  var isWriting: Bool {
    switch self {
    case .newGame, .guess, .changeSettings, .forget, .code, .useCode, .makeRoom, .closeRoom,
      .report:
      true
    case .about, .showGame, .showSettings, .history, .daily, .replay, .lists, .showRoom, .showTable:
      false
    }
  }
}

extension Route {
  /// Bytes of a body whatever the operator allows; `nil` for what the operator allows.
  var bodyLimit: Int? { self == .makeRoom ? 8192 : nil }
}

/// What the methods mean at one path.
private struct Calls {
  let reading: Route?
  let writing: Route?

  init(path: String) throws(Failure) {
    switch path {
    case "", "/": self.init(reading: .about)
    case "/game": self.init(reading: .showGame, writing: .newGame)
    case "/guess": self.init(writing: .guess)
    case "/settings": self.init(reading: .showSettings, writing: .changeSettings)
    case "/history": self.init(reading: .history)
    case "/daily": self.init(reading: .daily)
    case "/replay": self.init(reading: .replay)
    case "/lists": self.init(reading: .lists)
    case "/forget": self.init(writing: .forget)
    case "/code": self.init(writing: .code)
    case "/code/use": self.init(writing: .useCode)
    case "/report": self.init(writing: .report)
    case "/room": self.init(reading: .showRoom, writing: .makeRoom)
    case "/room/close": self.init(writing: .closeRoom)
    case "/room/table": self.init(reading: .showTable)
    default: throw .notFound
    }
  }

  private init(reading: Route? = nil, writing: Route? = nil) {
    self.reading = reading
    self.writing = writing
  }

  var allowedMethods: String {
    switch (reading != nil, writing != nil) {
    case (true, true): "GET, HEAD, POST"
    case (true, false): "GET, HEAD"
    case (false, _): "POST"
    }
  }
}
