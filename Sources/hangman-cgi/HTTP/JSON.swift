internal import HangmanKit

/// A writer of JSON text for a few fixed replies.
///
/// Embedded Swift does not have a JSON encoder, and a single call of Foundation's takes as long as a
/// whole process of a C program. The tests read every reply with Foundation's decoder.
struct JSON: ~Copyable {
  private var text = ByteWriter()
  private var needsComma = false

  private init() {}

  static func object(_ fields: (inout JSON) -> Void) -> [UInt8] {
    var json = JSON()
    json.object(fields)
    return json.text.bytes
  }

  mutating func field(_ name: StaticString, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func field(_ name: StaticString, utf8 value: [UInt8]?) {
    key(name)
    if let value { string(utf8: value) } else { text.append("null") }
  }

  mutating func field(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { number(value) } else { text.append("null") }
  }

  mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    text.append(value ? "true" : "false")
  }

  /// Writes a field whose name is a number.
  mutating func field(_ name: Int, _ value: Int) {
    separate()
    string(String(name))
    text.append(":")
    number(value)
    needsComma = true
  }

  mutating func field(_ name: StaticString, object fields: (inout JSON) -> Void) {
    key(name)
    object(fields)
  }

  mutating func null(_ name: StaticString) {
    key(name)
    text.append("null")
  }

  mutating func field<Elements: Sequence>(
    _ name: StaticString,
    array elements: Elements?,
    _ write: (inout JSON, Elements.Element) -> Void
  ) {
    key(name)
    guard let elements else { return text.append("null") }
    text.append("[")
    needsComma = false
    for element in elements {
      separate()
      write(&self, element)
      needsComma = true
    }
    text.append("]")
    needsComma = true
  }

  mutating func field(_ name: StaticString, refused lines: [AuthorLine.Fault]) {
    field(name, array: lines) { json, refused in
      json.object {
        $0.field("line", refused.line)
        $0.field("reason", refused.reason.rawValue)
      }
    }
  }

  mutating func object(_ fields: (inout JSON) -> Void) {
    text.append("{")
    needsComma = false
    fields(&self)
    text.append("}")
    needsComma = true
  }

  mutating func number(_ value: Int) { text.append(value) }

  /// Writes a text, or null.
  mutating func string(_ value: String?) {
    guard let value else { return text.append("null") }
    string(value.utf8.span)
  }

  mutating func string(utf8 value: [UInt8]) { string(value.span) }

  @_optimize(speed)
  private mutating func string(_ utf8: Span<UInt8>) {
    text.append("\"")
    // Most texts have no character to escape.
    if utf8.indices.contains(where: { Self.isEscaped(utf8[$0]) }) {
      for place in utf8.indices { append(escaping: utf8[place]) }
    } else {
      text.append(utf8)
    }
    text.append("\"")
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func append(escaping byte: UInt8) {
    guard byte >= 0x20 else { return text.append(contentsOf: "\\u00" + Hex.text([byte])) }
    if Self.isEscaped(byte) { text.append(UInt8(ascii: "\\")) }
    text.append(byte)
  }

  private mutating func key(_ name: StaticString) {
    separate()
    text.append("\"")
    text.append(name)
    text.append("\":")
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text.append(",") }
  }
}
