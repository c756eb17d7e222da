internal import HangmanKit

/// The player's cookie: read strictly, written exactly.
///
/// An id is taken only if it has the form of ours; whether there is such a player is the store's to
/// say, and an id that a client made up is never adopted.
struct Cookies {
  /// The id that the request brings, `nil` if none or two different ones.
  let id: SessionID?
  /// Whether it came under the plain name although the connection is encrypted.
  let isPlainOnSecure: Bool
  private let name: String
  private let isSecure: Bool

  /// Seconds; browsers keep no cookie for longer than 400 days.
  private let lifetime: Int64

  init(_ environment: Environment, _ configuration: Configuration) {
    let header = environment["HTTP_COOKIE"] ?? []
    let plain = configuration.cookieName
    let secure = "__Host-\(plain)"
    isSecure = configuration.isHTTPS
    lifetime = min(configuration.lifetime, Session.lifetime)
    name = isSecure ? secure : plain
    let own = Self.id(named: name, in: header)
    let other = isSecure && own == nil ? Self.id(named: plain, in: header) : nil
    id = own ?? other
    isPlainOnSecure = other != nil
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
  private static func id(named name: String, in header: [UInt8]) -> SessionID? {
    let start = Array("\(name)=".utf8)
    var found: SessionID?
    var rest = header[...]
    while var list = rest.popField(endingAt: UInt8(ascii: ";")) {
      while let field = list.popField(endingAt: UInt8(ascii: ",")) {
        let pair = field.trimmed
        guard Array(pair.prefix(start.count)) == start else { continue }
        guard let id = SessionID(pair.dropFirst(start.count)) else { continue }
        guard found == nil || found == id else { return nil }
        found = id
      }
    }
    return found
  }
}
