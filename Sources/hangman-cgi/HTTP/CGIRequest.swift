internal import HangmanKit
import Libc

/// A request as the web server passes it on (RFC 3875), not yet checked.
struct CGIRequest {
  private static let headerLimit = 8192

  let environment: Environment
  /// Reads the body up to its declared length, or to its end if it has none; `limit` replaces the
  /// operator's limit.
  let readBody: (_ declaredLength: Int?, _ limit: Int?) throws(Failure) -> [UInt8]

  var path: [UInt8] { environment["PATH_INFO"] ?? [] }
  var method: [UInt8] { environment["REQUEST_METHOD"] ?? [] }
  var isHead: Bool { method == Array("HEAD".utf8) }

  /// Whether the web server started the file `program` of the tarball directly.
  ///
  /// It must be started by the script `hangman-cgi` beside it, which sets the folders.
  var isStartedPastScript: Bool {
    (environment["SCRIPT_NAME"] ?? []).suffix(8).elementsEqual("/program".utf8)
  }

  /// The parameters of the query, and of the body if the call reads one.
  ///
  /// `bodyLimit` is the largest size of a body in bytes; `nil` for the operator's limit.
  func parameters(readingBody readsBody: Bool, bodyLimit: Int?) throws(Failure) -> Parameters {
    let query = environment["QUERY_STRING"] ?? []
    let cookies = environment["HTTP_COOKIE"] ?? []
    guard query.count <= Self.headerLimit, cookies.count <= Self.headerLimit else {
      throw .tooLarge(bodyLimit: Variable.bodyLimit.number(in: environment))
    }
    let form = readsBody ? try readBody(declaredLength(), bodyLimit) : []
    guard form.isEmpty || !isEncoded(form) else { throw .encodedBody }
    guard form.isEmpty || isForm else { throw .unsupportedMediaType }
    var parameters = Parameters()
    try parameters.add(form: query)
    try parameters.add(form: form)
    return parameters
  }

  /// The value of `CONTENT_LENGTH`; `nil` for a body that ends with the stream (§4.1.2; Apache passes
  /// chunked bodies without a length).
  private func declaredLength() throws(Failure) -> Int? {
    guard let digits = environment["CONTENT_LENGTH"], !digits.isEmpty else {
      return environment["HTTP_TRANSFER_ENCODING"] == nil ? 0 : nil
    }
    var length = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else {
        throw .invalidRequest("Content-Length is not a number.")
      }
      // A length with more digits than any body we accept; from here on only its form is checked.
      length = min(length * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000)
    }
    return length
  }

  /// Whether a body is compressed, by its header or by the first bytes of gzip.
  private func isEncoded(_ body: [UInt8]) -> Bool {
    let coding = (environment["HTTP_CONTENT_ENCODING"] ?? [])[...].trimmed
    let isPlain = coding.isEmpty || coding.lowercased == Array("identity".utf8)
    return !isPlain || body.starts(with: [0x1F, 0x8B])
  }

  private var isForm: Bool {
    var type = (environment["CONTENT_TYPE"] ?? [])[...]
    let essence = type.popField(endingAt: UInt8(ascii: ";")) ?? []
    return essence.trimmed.lowercased == Array("application/x-www-form-urlencoded".utf8)
  }

  /// Whether a browser says that another site's page sent the request.
  ///
  /// Other clients send neither header, and no page can make them send the request.
  var isCrossSite: Bool {
    if let site = environment["HTTP_SEC_FETCH_SITE"] {
      return site != Array("same-origin".utf8) && site != Array("none".utf8)
    }
    guard let origin = environment["HTTP_ORIGIN"] else { return false }
    let host = (environment["HTTP_HOST"] ?? []).lowercased
    let sender = origin.lowercased
    // A proxy can send the port in `Host` that browsers leave out of `Origin`.
    let isOwn = [("http://", ":80"), ("https://", ":443")].contains { scheme, port in
      let own = Array(scheme.utf8) + host
      return sender == own || sender + port.utf8 == own
    }
    return host.isEmpty || !isOwn
  }

  /// The values of `Origin` and `Host`, if the request counts as another site's only because they differ.
  ///
  /// They also differ if a proxy changes `Host`.
  var unlikeNames: (origin: String, host: String)? {
    guard isCrossSite, environment["HTTP_SEC_FETCH_SITE"] == nil,
      let origin = environment["HTTP_ORIGIN"], let host = environment["HTTP_HOST"]
    else { return nil }
    return (
      String(decoding: origin.prefix(200), as: UTF8.self),
      String(decoding: host.prefix(200), as: UTF8.self)
    )
  }
}

/// The body of a request, on standard input, bounded in size and time.
final class RequestBody {
  private let environment: Environment
  /// Whether a body, or the rest of one, may still be unread.
  private var isPending: Bool

  init(_ environment: Environment) {
    self.environment = environment
    let length = environment["CONTENT_LENGTH"] ?? []
    isPending =
      environment["HTTP_TRANSFER_ENCODING"] != nil
      || !(length.isEmpty || length == [UInt8(ascii: "0")])
  }

  /// Reads the body up to its declared length, or to its end if it has none.
  ///
  /// `ownLimit` is the largest size for this call, whatever the operator allows.
  func read(declaredLength: Int?, ownLimit: Int?) throws(Failure) -> [UInt8] {
    let limit = ownLimit ?? Variable.bodyLimit.number(in: environment)
    if let declaredLength, declaredLength > limit {
      throw .tooLarge(bodyLimit: limit)
    }
    let wanted = declaredLength ?? limit + 1
    // The time is limited, so that a slow client does not keep a process busy.
    let deadline = Clock.milliseconds() + Variable.bodySeconds.number(in: environment) * 1000
    var body: [UInt8] = []
    while body.count < wanted {
      let piece = try readPiece(wanted - body.count, before: deadline)
      if piece.isEmpty { break }
      body += piece
    }
    guard body.count <= limit else { throw .tooLarge(bodyLimit: limit) }
    guard declaredLength == nil || body.count == wanted else {
      throw .invalidRequest("The body is shorter than its Content-Length.")
    }
    isPending = false
    return body
  }

  private func readPiece(_ count: Int, before deadline: Int) throws(Failure) -> [UInt8] {
    while true {
      let rest = deadline - Clock.milliseconds()
      guard rest > 0 else { throw .timeout }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let ready = poll(&input, 1, Int32(rest))
      guard ready != 0 else { throw .timeout }
      if ready < 0, errno == EINTR { continue }
      var buffer = [UInt8](repeating: 0, count: count)
      let received = Libc.read(STDIN_FILENO, &buffer, count)
      if received >= 0 { return Array(buffer.prefix(received)) }
      guard errno == EINTR || errno == EAGAIN else {
        throw .invalidRequest("The body could not be read.")
      }
    }
  }

  /// Reads and drops what a refused request left unread, bounded in size and time.
  ///
  /// Under Apache's mod_cgid standard input and output are one socket. If it is closed with unread
  /// bytes, Apache resets the response. fcgiwrap, whose pipe breaks while it passes a body on, also
  /// drops the response, and nginx answers 502.
  func discardRest() {
    let isSocket = shutdown(STDIN_FILENO, Int32(SHUT_RD)) == 0
    guard isSocket || isPending else { return }
    // By now servers have the whole body, or receive it while we wait. What is read here is what a server
    // has already passed to the pipe or socket: at most slightly more than 64 KB.
    let deadline = Clock.milliseconds() + 1000
    var rest = 1_048_576
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while rest > 0 {
      let time = deadline - Clock.milliseconds()
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard time > 0, poll(&input, 1, Int32(time)) > 0 else { return }
      let received = Libc.read(STDIN_FILENO, &buffer, buffer.count)
      guard received > 0 else { return }
      rest -= received
    }
  }
}
