internal import HangmanKit

/// Writes JSON text for the few fixed replies.
///
/// The library's encoder is no part of Embedded Swift, and one call of it costs as much as a whole
/// process of a C program. The tests read every reply back with the library's decoder.
struct JSON {
  /// What is written, and room for more: to append thousands of short texts to an array takes four
  /// times the instructions of copying them.
  private var room = [UInt8](repeating: 0, count: 1024)
  private var count = 0
  private var needsComma = false

  private init() {}

  /// The text of one object.
  static func object(_ fields: (inout JSON) -> Void) -> [UInt8] {
    var json = JSON()
    json.object(fields)
    json.room.removeLast(json.room.count - json.count)
    return json.room
  }

  mutating func field(_ name: StaticString, _ value: String?) {
    key(name)
    string(value)
  }

  mutating func field(_ name: StaticString, utf8 value: [UInt8]) {
    key(name)
    string(utf8: value)
  }

  mutating func field(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { number(value) } else { raw("null") }
  }

  mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    raw(value ? "true" : "false")
  }

  /// A field named by a number.
  mutating func field(_ name: Int, _ value: Int) {
    separate()
    string(String(name))
    append(UInt8(ascii: ":"))
    number(value)
    needsComma = true
  }

  mutating func field(_ name: StaticString, object fields: (inout JSON) -> Void) {
    key(name)
    object(fields)
  }

  mutating func null(_ name: StaticString) {
    key(name)
    raw("null")
  }

  mutating func field<Elements: Sequence>(
    _ name: StaticString,
    array elements: Elements?,
    _ write: (inout JSON, Elements.Element) -> Void
  ) {
    key(name)
    guard let elements else { return raw("null") }
    append(UInt8(ascii: "["))
    needsComma = false
    for element in elements {
      separate()
      write(&self, element)
      needsComma = true
    }
    append(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func object(_ fields: (inout JSON) -> Void) {
    append(UInt8(ascii: "{"))
    needsComma = false
    fields(&self)
    append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func number(_ value: Int) { append(String(value)) }

  /// A text, or null.
  mutating func string(_ value: String?) {
    guard var value else { return raw("null") }
    value.withUTF8 { string($0) }
  }

  mutating func string(utf8 value: [UInt8]) { value.withUnsafeBufferPointer { string($0) } }

  private mutating func string(_ utf8: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    // Hardly any text has something to escape.
    if utf8.contains(where: Self.isEscaped) {
      utf8.flatMap(Self.escaped).withUnsafeBufferPointer { append($0) }
    } else {
      append(utf8)
    }
    append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case 0..<0x20: Array(("\\u00" + Hex.text([byte])).utf8)
    case _ where isEscaped(byte): [UInt8(ascii: "\\"), byte]
    default: [byte]
    }
  }

  private mutating func key(_ name: StaticString) {
    separate()
    append(UInt8(ascii: "\""))
    raw(name)
    raw("\":")
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(UInt8(ascii: ",")) }
  }

  private mutating func raw(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  private mutating func append(_ byte: UInt8) {
    if count == room.count { room += room }
    room[count] = byte
    count += 1
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    let (start, end) = (count, count + text.count)
    while room.count < end { room = room.followed(by: room) }
    room.withUnsafeMutableBufferPointer { room in
      // The library's copying takes longer to begin than most texts to copy.
      for place in text.indices { room[start + place] = text[place] }
    }
    count = end
  }
}
