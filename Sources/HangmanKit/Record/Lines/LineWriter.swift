/// A writer of the lines of values; it refuses what a reader would refuse.
struct LineWriter: LineCoder, ~Copyable {
  private var text: ByteWriter
  private var key: StaticString = ""
  /// The key of the first line that a reader would refuse, or of the line before it.
  private(set) var refused: StaticString?

  /// Creates a writer that reserves this many bytes.
  init(capacity: Int) { text = ByteWriter(capacity: capacity) }

  var bytes: [UInt8] { text.bytes }

  var isReading: Bool { false }

  mutating func fail() { refused = refused ?? key }

  func isNext(_ key: StaticString, _ isThere: Bool) -> Bool { isThere }

  mutating func line(_ key: StaticString, _ fields: (inout LineWriter) -> Void) {
    self.key = key
    text.append(key)
    fields(&self)
    text.append(UInt8(ascii: "\n"))
  }

  mutating func isMark(_ byte: UInt8, _ isThere: Bool) -> Bool {
    if isThere { text.append(byte) }
    return isThere
  }

  mutating func isWord(_ word: String, _ isThere: Bool) -> Bool {
    guard isThere else { return false }
    text.append(UInt8(ascii: " "))
    text.append(contentsOf: word)
    return true
  }

  mutating func digits(_ number: inout Int) {
    guard (0..<1_000_000_000_000).contains(number) else { return fail() }
    text.append(number)
  }

  mutating func seed(_ number: inout UInt64) {
    text.append(UInt8(ascii: " "))
    text.append(number)
  }

  mutating func hex(_ bits: inout UInt64) {
    text.append(UInt8(ascii: " "))
    text.append(hexOf: bits)
  }

  mutating func token(_ text: inout String) {
    let start = self.text.count + 1
    self.text(&text)
    require(!self.text.contains(UInt8(ascii: " "), from: start))
  }

  mutating func text(_ text: inout String) {
    self.text.append(UInt8(ascii: " "))
    let start = self.text.count
    self.text.append(contentsOf: text)
    require(self.text.count > start && !self.text.contains(UInt8(ascii: "\n"), from: start))
  }

  mutating func text(_ utf8: inout [UInt8]) {
    text.append(UInt8(ascii: " "))
    let start = text.count
    text.append(contentsOf: utf8[...])
    require(text.count > start && !text.contains(UInt8(ascii: "\n"), from: start))
    require(utf8[...].isUTF8)
  }
}
