internal import HangmanKit

/// An operation of the API: its path and method, the parameters it takes, and the function that
/// answers.
struct Call: Sendable {
  /// A method of the service.
  typealias Answer = @Sendable (Service) -> (Parameters) throws(Failure) -> CGIResponse

  let path: StaticString
  /// Whether the call may change something, so that other sites must not send it.
  let isWriting: Bool
  /// The names of the parameters, separated by spaces.
  let parameters: StaticString
  /// The most bytes of a body; `nil` for the operator's limit.
  let bodyLimit: Int?
  let answer: Answer

  private enum Method { case get, post }

  // Inlined, so that the table below is data that the program only reads.
  @inline(__always)
  private init(
    _ method: Method,
    _ path: StaticString,
    _ parameters: StaticString = "",
    bodyLimit: Int? = nil,
    by answer: @escaping Answer
  ) {
    self.path = path
    isWriting = method == .post
    self.parameters = parameters
    self.bodyLimit = bodyLimit
    self.answer = answer
  }

  /// All calls, in the order in which a refusal lists their paths.
  static let all = [
    Call(.get, "/", by: Service.about),
    Call(.get, "/game", by: Service.showGame),
    Call(
      .post,
      "/game",
      """
      list length mistakes evil cunning clue \
      seed game resume daily language date endgame room pass round
      """,
      by: Service.newGame
    ),
    Call(.post, "/guess", "letter game examples", by: Service.guess),
    Call(.get, "/settings", by: Service.showSettings),
    Call(.post, "/settings", SettingsParameters.names, by: Service.changeSettings),
    Call(.get, "/history", by: Service.showHistory),
    Call(.get, "/daily", "language", by: Service.showDaily),
    Call(.get, "/endgames", "date language", by: Service.showEndgames),
    Call(.get, "/replay", "daily letters meanings", by: Service.showReplay),
    Call(.get, "/lists", by: Service.showLists),
    Call(.post, "/forget", by: Service.forget),
    Call(.post, "/code", by: Service.showCode),
    Call(.post, "/code/use", "code", by: Service.useCode),
    Call(.post, "/report", "reason", by: Service.report),
    Call(.get, "/room", "id key pass", by: Service.showRoom),
    Call(
      .post,
      "/room",
      """
      list length mistakes evil cunning clue \
      words trap rounds draw seed table title scene board turns opensAt closesAt try once
      """,
      // 40 lines with their clues.
      bodyLimit: 8192,
      by: Service.makeRoom
    ),
    Call(.post, "/room/close", "id key", by: Service.closeRoom),
    Call(.post, "/room/seats", "id key remove idle after keep lock", by: Service.changeSeats),
    Call(.post, "/room/times", "id key opensAt closesAt", by: Service.changeTimes),
    Call(.post, "/room/code", "id key", by: Service.changeCode),
    Call(.get, "/room/board", "id turn key", by: Service.showBoard),
    Call(.post, "/room/guess", "id round letter", by: Service.guessOnBoard),
    Call(.post, "/room/next", "id key round", by: Service.nextOnBoard),
    Call(.get, "/room/table", "id key", by: Service.showTable),
  ]

  /// Returns the call that a path and a method name; both are compared byte by byte.
  static func named(path: [UInt8], method: [UInt8]) throws(Failure) -> Call {
    let path = path.isEmpty ? [UInt8(ascii: "/")] : path
    var allowed: [String] = []
    for call in all where call.path.equals(path) {
      let methods = call.isWriting ? ["POST"] : ["GET", "HEAD"]
      if methods.contains(where: { method.elementsEqual($0.utf8) }) { return call }
      allowed += methods
    }
    guard !allowed.isEmpty else { throw .notFound(paths: names) }
    throw .methodNotAllowed(allowed: allowed.joined(separator: ", "))
  }

  /// The paths as words of a sentence.
  static var names: String {
    var names: [String] = []
    for call in all.dropFirst() {
      let name = String(call.path.description.utf8.dropFirst()) ?? ""
      if names.last != name { names.append(name) }
    }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension StaticString {
  /// Whether the text has exactly these bytes.
  func equals(_ bytes: [UInt8]) -> Bool {
    utf8CodeUnitCount == bytes.count && withUTF8Buffer { $0.elementsEqual(bytes) }
  }
}
