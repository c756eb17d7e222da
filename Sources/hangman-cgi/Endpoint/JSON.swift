/// Writes JSON text for the few fixed replies.
///
/// The library's encoder is no part of Embedded Swift, and one call of it costs as much as a whole
/// process of a C program. The tests read every reply back with the library's decoder.
struct JSON {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// The text of one object.
  static func object(_ fields: (inout JSON) -> Void) -> [UInt8] {
    var json = JSON()
    json.object(fields)
    return json.bytes
  }

  mutating func field(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { raw("null") }
  }

  mutating func field(_ name: String, _ value: Int?) {
    key(name)
    raw(value.map(String.init) ?? "null")
  }

  mutating func field(_ name: String, _ value: Bool) {
    key(name)
    raw(value ? "true" : "false")
  }

  mutating func field(_ name: String, object fields: (inout JSON) -> Void) {
    key(name)
    object(fields)
  }

  mutating func field<Element>(
    _ name: String,
    array elements: [Element],
    _ write: (inout JSON, Element) -> Void
  ) {
    key(name)
    raw("[")
    needsComma = false
    for element in elements {
      separate()
      write(&self, element)
      needsComma = true
    }
    raw("]")
    needsComma = true
  }

  mutating func object(_ fields: (inout JSON) -> Void) {
    raw("{")
    needsComma = false
    fields(&self)
    raw("}")
    needsComma = true
  }

  mutating func number(_ value: Int) { raw(String(value)) }

  mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      // Hardly any text has something to escape, and one by one its bytes take five times as long.
      if !utf8.contains(where: Self.isEscaped) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { escape(byte) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0..<0x20: raw("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    case _ where Self.isEscaped(byte): bytes += [UInt8(ascii: "\\"), byte]
    default: bytes.append(byte)
    }
  }

  private mutating func key(_ name: String) {
    separate()
    string(name)
    raw(":")
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { raw(",") }
  }

  private mutating func raw(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }
}
