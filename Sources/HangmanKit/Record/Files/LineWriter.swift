/// Writes the lines of a file: a key, and behind it its fields, each with a space before it.
struct LineWriter: ~Copyable {
  private var text: ByteWriter

  /// The capacity is of bytes that are written without asking for more memory.
  init(capacity: Int = 1984) { text = ByteWriter(capacity: capacity) }

  var bytes: [UInt8] { text.bytes }

  mutating func line(_ key: StaticString, _ fields: (inout LineWriter) -> Void) {
    text.append(key)
    fields(&self)
    text.append(UInt8(ascii: "\n"))
  }

  mutating func field(_ number: Int) {
    text.append(UInt8(ascii: " "))
    text.append(number)
  }

  mutating func field(_ number: Int64) { field(Int(number)) }

  mutating func field(_ word: StaticString) {
    text.append(UInt8(ascii: " "))
    text.append(word)
  }

  mutating func field(_ word: String) {
    text.append(UInt8(ascii: " "))
    text.append(contentsOf: word)
  }

  mutating func field(_ utf8: [UInt8]) {
    text.append(UInt8(ascii: " "))
    text.append(contentsOf: utf8[...])
  }

  /// What stands between two fields where it is no space.
  mutating func separate(with byte: UInt8) { text.append(byte) }

  mutating func write(_ word: StaticString) { text.append(word) }

  mutating func write(_ number: Int) { text.append(number) }
}
