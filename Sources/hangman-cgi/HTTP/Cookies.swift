internal import HangmanKit

/// The player's cookie, read strictly and written exactly.
///
/// An id is accepted only in the form that we write. The store decides whether there is such a player,
/// and an id that a client made up is never used. Over HTTPS the cookie has a name that no other host
/// of the domain can set. The plain cookie counts only if the other one leads to no player, and is removed
/// when its player, or a new one, gets the other one.
struct Cookies {
  /// The ids under the name that this server gives, each once.
  let own: [SecretID]
  /// The ids under the plain name in a request over HTTPS, each once; none in any other request.
  let plain: [SecretID]
  private let name: String
  private let plainName: String
  private let isSecure: Bool

  /// The lifetime in seconds; browsers keep no cookie for longer than 400 days.
  private let lifetime: Int64
  private let now: Int64

  init(_ environment: Environment, _ configuration: Configuration, now: Int64) {
    self.now = now
    let header = environment["HTTP_COOKIE"] ?? []
    plainName = configuration.cookieName
    isSecure = configuration.isHTTPS
    lifetime = min(configuration.lifetime, Session.lifetime)
    name = isSecure ? "__Host-\(plainName)" : plainName
    own = Self.ids(named: name, in: header)
    plain = isSecure ? Self.ids(named: plainName, in: header) : []
  }

  func give(_ id: SecretID, in response: inout CGIResponse) {
    // A plain cookie beside a secure one may be another installation's.
    let isMoved = own.isEmpty || !own.contains(id) && plain.contains(id)
    if isMoved { endPlain(in: &response) }
    set(id.text, until: now + lifetime, in: &response)
  }

  func end(in response: inout CGIResponse) {
    endPlain(in: &response)
    set("", until: now, in: &response)
  }

  private func set(_ value: String, until end: Int64, in response: inout CGIResponse) {
    let attributes = attributes(until: end) + (isSecure ? "; Secure" : "")
    response.add("Set-Cookie", "\(name)=\(value); \(attributes)")
  }

  private func endPlain(in response: inout CGIResponse) {
    guard !plain.isEmpty else { return }
    response.add("Set-Cookie", "\(plainName)=; \(attributes(until: now))")
  }

  /// The attributes of the cookie.
  ///
  /// `Expires` repeats `Max-Age`, because Java otherwise takes the cookie for one of RFC 2965.
  private func attributes(until end: Int64) -> String {
    // The earliest time ends the cookie also for a client whose clock is slow.
    let expires = Timestamp.httpDate(end > now ? end : 0)
    return "Path=/; HttpOnly; SameSite=Lax; Max-Age=\(end - now); Expires=\(expires)"
  }

  /// The ids under a name (RFC 6265 §4.2.1), also if Apache joined repeated headers with a comma.
  ///
  /// Clients of RFC 2965 put the value in quotation marks, between attributes such as `$Path`, which
  /// are ignored.
  private static func ids(named name: String, in header: [UInt8]) -> [SecretID] {
    let start = Array("\(name)=".utf8)
    var found: [SecretID] = []
    var rest = header[...]
    while var list = rest.popField(endingAt: UInt8(ascii: ";")) {
      while let field = list.popField(endingAt: UInt8(ascii: ",")) {
        let pair = field.trimmed
        guard Array(pair.prefix(start.count)) == start else { continue }
        guard let id = SecretID(unquoted(pair.dropFirst(start.count))) else { continue }
        if !found.contains(id) { found.append(id) }
      }
    }
    return found
  }

  private static func unquoted(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let mark = UInt8(ascii: "\"")
    guard value.count > 1, value.first == mark, value.last == mark else { return value }
    return value.dropFirst().dropLast()
  }
}
