/// Finds where the tags of an XML property list stop fitting together.
///
/// The library's decoder says what is wrong but always names line 1, and an operator with 30,000
/// lines before him needs the other one. This only looks for the place; the decoder decides whether
/// a file is taken.
struct BrokenMarkup {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// The line of the first tag that does not fit, `nil` if the tags are not what is wrong.
  static func line(in bytes: [UInt8]) -> Int? {
    var reader = BrokenMarkup(bytes: bytes)
    return reader.find()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func find() -> Int? {
    var open: [(name: ArraySlice<UInt8>, line: Int)] = []
    while skip(past: [UInt8(ascii: "<")]) {
      let start = line
      if isNext("!--") {
        guard skip(past: Array("-->".utf8)) else { return start }
        continue
      }
      let nameStart = position
      guard skip(past: [UInt8(ascii: ">")]) else { return start }
      let tag = bytes[nameStart..<(position - 1)]
      // A tag that swallowed another one was not closed.
      if tag.contains(UInt8(ascii: "<")) { return start }
      switch tag.first {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      case UInt8(ascii: "/"):
        guard let last = open.popLast(), last.name == tag.dropFirst() else { return start }
      default:
        if tag.last != UInt8(ascii: "/") {
          open.append((tag.prefix { $0 != UInt8(ascii: " ") }, start))
        }
      }
    }
    return open.last?.line
  }

  private func isNext(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Goes behind the next occurrence of the mark; `false` if there is none.
  private mutating func skip(past mark: [UInt8]) -> Bool {
    while position < bytes.count {
      if bytes[position...].starts(with: mark) {
        position += mark.count
        return true
      }
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    return false
  }
}
