import FoundationEssentials
import HangmanKit

@testable import hangman_cgi

/// The program without a process: a request as text in, the reply as text out.
final class Endpoint {
  private let folder: String
  var variables: [String: String]
  var now: Int64 = 1_763_715_600

  init(words: [String] = ["BEAR", "BOAR", "DEER", "DUCK", "HARE"]) throws {
    folder = FileManager.default.temporaryDirectory.path + "/hangman-\(UUID().uuidString)"
    let lists = folder + "/data/lists"
    try FileManager.default.createDirectory(atPath: lists, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/state",
      withIntermediateDirectories: true
    )
    let strings = words.map { "<string>\($0)</string>" }.joined()
    try Data("<plist version=\"1.0\"><array>\(strings)</array></plist>".utf8)
      .write(to: URL(filePath: folder + "/data/words.plist"))
    variables = [
      "HANGMAN_DATA_DIR": folder + "/data", "HANGMAN_STATE_DIR": folder + "/state",
      "GATEWAY_INTERFACE": "CGI/1.1",
    ]
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      print("left behind: \(folder)")
    }
  }

  /// Writes a file into the data folder.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: folder + "/data/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Returns the whole reply; a cookie that it sets is sent with the next request.
  func send(_ method: String, _ path: String, query: String = "", body: String = "") -> String {
    var variables = variables
    variables["REQUEST_METHOD"] = method
    variables["PATH_INFO"] = path
    variables["QUERY_STRING"] = query
    if !body.isEmpty {
      variables["CONTENT_LENGTH"] = String(body.utf8.count)
      variables["CONTENT_TYPE"] = variables["CONTENT_TYPE"] ?? "application/x-www-form-urlencoded"
    }
    let bytes = Array(body.utf8)
    let request = CGIRequest(
      environment: Environment(variables),
      readBody: { _, _ throws(Failure) in bytes }
    )
    let reply = CGI.answer(request, now: now).encoded(withBody: !request.isHead)
    let text = String(decoding: reply, as: UTF8.self)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let name = "Set-Cookie: "
      guard line.starts(with: name.utf8) else { continue }
      let value = line.dropFirst(name.utf8.count).prefix { $0 != UInt8(ascii: ";") }
      self.variables["HTTP_COOKIE"] = String(decoding: value, as: UTF8.self)
    }
    return text
  }
}

extension Environment {
  /// Variables given as a table, for requests that come from no server.
  init(_ variables: [String: String]) {
    self.init(entries: variables.map { Array("\($0.key)=\($0.value)".utf8) })
  }
}

extension String {
  /// With values that differ in each run replaced by `*`.
  var withoutChance: String {
    replacing(#/hangman=[0-9a-f]{32}/#, with: "hangman=*")
      .replacing(#/"(id|game|nonce|commitment)":"[0-9a-f]+"/#) { "\"\($0.output.1)\":\"*\"" }
      .replacing("\r\n", with: "\n")
  }

  var code: String? { firstMatch(of: #/"code":"([a-z-]+)"/#).map { String($0.output.1) } }
}
