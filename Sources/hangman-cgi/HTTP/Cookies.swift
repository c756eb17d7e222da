internal import HangmanKit

/// The player's cookie: read strictly, written exactly.
///
/// An id is taken only if it has the form of ours; whether there is such a player is the store's to
/// say, and an id that a client made up is never adopted.
struct Cookies {
  /// The ids that the request brings, the same one once: those of the cookie that this connection
  /// uses, or else those of the plain one.
  let ids: [SessionID]
  /// Whether they came under the plain name although the connection is encrypted.
  let arePlainOnSecure: Bool
  /// The ids under both names.
  let all: [SessionID]
  let isSecure: Bool
  private let name: String

  /// Seconds; browsers keep no cookie for longer than 400 days.
  private let lifetime: Int64

  init(_ environment: Environment, _ configuration: Configuration) {
    let header = environment["HTTP_COOKIE"] ?? []
    let plain = configuration.cookieName
    isSecure = configuration.isHTTPS
    lifetime = min(configuration.lifetime, Session.lifetime)
    name = isSecure ? "__Host-\(plain)" : plain
    let own = Self.ids(named: name, in: header)
    let others = isSecure ? Self.ids(named: plain, in: header) : []
    ids = own.isEmpty ? others : own
    arePlainOnSecure = own.isEmpty && isSecure
    all = own + others
  }

  /// The header value that gives the id to the client.
  func giving(_ id: SessionID) -> String {
    "\(name)=\(id.text); \(attributes(age: lifetime))"
  }

  /// The header value that makes the client forget its id.
  var forgetting: String { "\(name)=; \(attributes(age: 0))" }

  private func attributes(age: Int64) -> String {
    "Path=/; HttpOnly; SameSite=Lax; Max-Age=\(age)" + (isSecure ? "; Secure" : "")
  }

  /// RFC 6265 §4.2.1, and the comma with which Apache joins repeated headers.
  private static func ids(named name: String, in header: [UInt8]) -> [SessionID] {
    let start = Array("\(name)=".utf8)
    var found: [SessionID] = []
    var rest = header[...]
    while var list = rest.popField(endingAt: UInt8(ascii: ";")) {
      while let field = list.popField(endingAt: UInt8(ascii: ",")) {
        let pair = field.trimmed
        guard Array(pair.prefix(start.count)) == start else { continue }
        guard let id = SessionID(pair.dropFirst(start.count)) else { continue }
        if !found.contains(id) { found.append(id) }
      }
    }
    return found
  }
}
