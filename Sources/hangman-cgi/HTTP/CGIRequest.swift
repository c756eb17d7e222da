internal import HangmanKit

/// A request as the web server hands it over (RFC 3875), not yet checked.
struct CGIRequest {
  private static let headerLimit = 8192

  let environment: Environment
  /// Reads the body as far as it is declared, or to its end if no length is; with a limit, up to that
  /// instead of the operator's.
  let readBody: (_ declaredLength: Int?, _ limit: Int?) throws(Failure) -> [UInt8]

  var path: [UInt8] { environment["PATH_INFO"] ?? [] }
  var method: [UInt8] { environment["REQUEST_METHOD"] ?? [] }
  var isHead: Bool { method == Array("HEAD".utf8) }

  /// Whether the web server started the program by the name that it has in the tarball, whose script
  /// alone may start it and says where things are.
  var isStartedPastScript: Bool {
    (environment["SCRIPT_NAME"] ?? []).suffix(8).elementsEqual("/program".utf8)
  }

  /// Returns the parameters of the query, and of the body where a call reads one.
  ///
  /// `bodyLimit` is the most bytes of a body; `nil` for what the operator allows.
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

  /// `CONTENT_LENGTH`, `nil` for a body that ends where the stream ends (§4.1.2; Apache passes
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
      // More digits than any body we take has; only their form still counts.
      length = min(length * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000)
    }
    return length
  }

  /// Whether a body is compressed, by its header or by how gzip begins.
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

  /// Whether a browser says that another site's page sends this; other clients send neither header and
  /// cannot be made to send this.
  var isCrossSite: Bool {
    if let site = environment["HTTP_SEC_FETCH_SITE"] {
      return site != Array("same-origin".utf8) && site != Array("none".utf8)
    }
    guard let origin = environment["HTTP_ORIGIN"] else { return false }
    let host = (environment["HTTP_HOST"] ?? []).lowercased
    let sender = origin.lowercased
    let isOwn =
      sender == Array("http://".utf8) + host || sender == Array("https://".utf8) + host
    return host.isEmpty || !isOwn
  }

  /// The site of a page and the host that it called, where only these two tell that it is another's:
  /// so it looks behind a proxy that changes `Host`.
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
