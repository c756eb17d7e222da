internal import HangmanKit

/// An answer, built whole before its first byte goes out.
///
/// lighttpd turns a header that was cut off into `200 OK`, and both servers end the program once
/// the answer is out: so there is one write, and nothing after it.
struct CGIResponse {
  let status: Int
  private let body: [UInt8]
  private var fields: [Field]

  private struct Field {
    let name: String
    let value: String
  }

  /// - Parameters:
  ///   - status: The status.
  ///   - body: The body.
  ///   - type: The media type.
  init(status: Int, body: [UInt8], type: String) {
    self.status = status
    self.body = body
    fields = [Field(name: "Content-Type", value: type)]
  }

  init(status: Int, json: [UInt8]) {
    self.init(status: status, body: json, type: "application/json")
  }

  static let noContent = CGIResponse()

  private init() {
    status = 204
    body = []
    fields = []
  }

  init(_ failure: Failure) {
    let json = JSON.object {
      $0.field("title", failure.title)
      $0.field("status", failure.status)
      $0.field("code", failure.code)
      $0.field("detail", failure.detail)
    }
    self.init(status: failure.status, body: json, type: "application/problem+json")
    if case .methodNotAllowed(let allowed) = failure { add("Allow", allowed) }
    if failure.status == 503 { add("Retry-After", "1") }
  }

  /// Adds a header; a value with a control character, which could start another header, is left out.
  mutating func add(_ name: String, _ value: String) {
    guard value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return }
    fields.append(Field(name: name, value: value))
  }

  /// The whole answer as a web server expects it (RFC 3875 §6); `HEAD` gets no body.
  func encoded(withBody hasBody: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    bytes += Array("Status: \(status) \(reason)\r\n".utf8)
    for field in fields { bytes += Array("\(field.name): \(field.value)\r\n".utf8) }
    bytes += Array("Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n".utf8)
    if status != 204 { bytes += Array("Content-Length: \(body.count)\r\n".utf8) }
    bytes += Array("\r\n".utf8)
    return hasBody ? bytes.followed(by: body) : bytes
  }

  private var reason: String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 204: "No Content"
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
