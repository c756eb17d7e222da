internal import HangmanKit

/// A response, built completely before its first byte is written.
///
/// It is written with one call and nothing follows, because lighttpd turns a cut-off header into `200
/// OK`, and servers end the program once the response is complete.
struct CGIResponse {
  let status: Int
  private let body: [UInt8]
  private var fields: [(name: String, value: String)]
  /// The digits of the entity tag of a reply that is the same for everybody and may be cached.
  private var tag: String?

  init(status: Int, body: [UInt8], type: String) {
    self.status = status
    self.body = body
    fields = [("Content-Type", type)]
  }

  init(status: Int = 200, json: [UInt8]) {
    self.init(status: status, body: json, type: "application/json")
  }

  static let noContent = CGIResponse(bodiless: 204)

  private init(bodiless status: Int) {
    self.status = status
    body = []
    fields = []
  }

  /// Creates a reply that is the same for everybody.
  ///
  /// Browsers cache it and ask whether it is still valid.
  init(kept json: [UInt8]) {
    self.init(json: json)
    tag = Hex.text(Checksum.of(json))
  }

  /// The reply, or status 304 if one of these tags is still valid (`If-None-Match`).
  ///
  /// Servers that compress a reply change its tag around the digits: `"…-gzip"`, `W/"…"`.
  func unlessKnown(by tags: [UInt8]?) -> CGIResponse {
    let known = (tags ?? []).split(separator: UInt8(ascii: "\""))
    guard let tag, known.contains(where: { $0.starts(with: tag.utf8) }) else { return self }
    var unchanged = CGIResponse(bodiless: 304)
    unchanged.tag = tag
    return unchanged
  }

  init(_ failure: Failure) {
    let json = JSON.object {
      $0.field("title", failure.title)
      $0.field("status", failure.status)
      $0.field("code", failure.code)
      $0.field("detail", failure.detail)
      if !failure.lines.isEmpty { $0.field("lines", refused: failure.lines) }
    }
    self.init(status: failure.status, body: json, type: "application/problem+json")
    if let allowed = failure.allowed { add("Allow", allowed) }
    if failure.status == 503 { add("Retry-After", "1") }
  }

  /// Adds a header.
  ///
  /// A value with a control character is left out, because it could start another header.
  mutating func add(_ name: String, _ value: String) {
    guard value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return }
    fields.append((name, value))
  }

  /// The whole response as a web server expects it (RFC 3875 §6); `HEAD` gets no body.
  func encoded(withBody hasBody: Bool) -> [UInt8] {
    var head = ByteWriter()
    head.append("Status: ")
    head.append(status)
    head.append(" ")
    head.append(reason)
    for field in fields + (tag.map { [("ETag", "\"\($0)\"")] } ?? []) {
      head.append("\r\n")
      head.append(contentsOf: field.name)
      head.append(": ")
      head.append(contentsOf: field.value)
    }
    head.append("\r\nCache-Control: ")
    head.append(tag == nil ? "no-store" : "no-cache")
    head.append("\r\nX-Content-Type-Options: nosniff\r\n")
    if status != 204, status != 304 {
      head.append("Content-Length: ")
      head.append(body.count)
      head.append("\r\n")
    }
    head.append("\r\n")
    return hasBody ? head.bytes.followed(by: body) : head.bytes
  }

  private var reason: StaticString {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 503: "Service Unavailable"
    default: "Internal Server Error"
    }
  }
}
