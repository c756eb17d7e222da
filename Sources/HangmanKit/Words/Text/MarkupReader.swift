/// A reader of the tags of an XML text, one after another, and of the text between them.
///
/// It knows the part of XML that property lists use: no namespaces, no entities except XML's five and
/// numbers; attributes are skipped. It counts lines, so that a fault can be found.
struct MarkupReader {
  enum Tag: Equatable {
    case open(String)
    case close(String)
    /// An element that is opened and closed at once.
    case empty(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The line on which the last tag started, for faults.
  private(set) var tagLine = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func fault(_ reason: String) -> HangmanError {
    HangmanError(line: tagLine, reason)
  }

  /// Returns the next tag, skipping declarations, comments and the text between tags.
  mutating func tag() throws(HangmanError) -> Tag {
    while true {
      guard advance(to: UInt8(ascii: "<")) else {
        tagLine = line
        throw fault("the file ends before its last tag")
      }
      tagLine = line
      if isNext("<!--") {
        guard advance(past: "-->") else { throw fault("a comment without an end") }
      } else if isNext("<?") || isNext("<!") {
        guard advance(past: ">") else { throw fault("a declaration without an end") }
      } else {
        return try readTag()
      }
    }
  }

  /// Returns the text up to the closing tag of the element that was just opened.
  mutating func content(of name: String) throws(HangmanError) -> [UInt8] {
    var content: [UInt8] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        tagLine = line
        if isNext("<![CDATA[") {
          try appendCharacterData(to: &content)
        } else if isNext("<!--") {
          guard advance(past: "-->") else { throw fault("a comment without an end") }
        } else {
          guard try readTag() == .close(name) else { throw fault("no </\(name)> for a <\(name)>") }
          return content
        }
      case UInt8(ascii: "&"): content += try reference()
      default:
        content.append(bytes[position])
        step()
      }
    }
    throw fault("no </\(name)> for a <\(name)>")
  }

  /// Returns the next key of a dictionary, `nil` at its end.
  mutating func key() throws(HangmanError) -> String? {
    switch try tag() {
    case .close("dict"): return nil
    case .open("key"): return String(decoding: try content(of: "key"), as: UTF8.self)
    default: throw fault("the <dict> holds something other than a <key>")
    }
  }

  /// Passes over the element that a tag starts.
  mutating func skip(_ tag: Tag) throws(HangmanError) {
    var depth = 0
    var tag = tag
    while true {
      switch tag {
      case .open: depth += 1
      case .close: depth -= 1
      case .empty: break
      }
      guard depth > 0 else { return }
      tag = try self.tag()
    }
  }

  private mutating func readTag() throws(HangmanError) -> Tag {
    let start = position + 1
    guard advance(to: UInt8(ascii: ">")) else { throw fault("a tag without an end") }
    var inside = bytes[start..<position]
    step()
    // A "<" inside a tag shows that the tag's own end is missing.
    guard !inside.contains(UInt8(ascii: "<")) else { throw fault("a tag without an end") }
    let isClosing = inside.first == UInt8(ascii: "/")
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isClosing { inside.removeFirst() }
    if isEmpty { inside = inside.dropLast() }
    let name = inside.prefix { $0 > UInt8(ascii: " ") }
    let text = String(decoding: name, as: UTF8.self)
    return isClosing ? .close(text) : isEmpty ? .empty(text) : .open(text)
  }

  private mutating func appendCharacterData(
    to content: inout [UInt8]
  ) throws(HangmanError) {
    let start = position + "<![CDATA[".utf8.count
    guard advance(past: "]]>") else { throw fault("a CDATA section without an end") }
    content += bytes[start..<(position - 3)]
  }

  /// Returns the character that `&…;` means.
  private mutating func reference() throws(HangmanError) -> [UInt8] {
    tagLine = line
    let start = position + 1
    let end = bytes[start...].prefix(10).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw fault("an & that should be &amp;") }
    position = end + 1
    let text = bytes[start..<end]
    let name = String(decoding: text, as: UTF8.self)
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default:
      let isHex = name.begins(with: "#x")
      let digits = String(decoding: text.dropFirst(isHex ? 2 : 1), as: UTF8.self)
      guard name.begins(with: "#"), let number = UInt32(digits, radix: isHex ? 16 : 10),
        let scalar = Unicode.Scalar(number)
      else { throw fault("an unknown &\(name);") }
      return Array(String(scalar).utf8)
    }
  }

  private func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return bytes.count - position >= count
      && (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(to byte: UInt8) -> Bool {
    while position < bytes.count, bytes[position] != byte { step() }
    return position < bytes.count
  }

  private mutating func advance(past text: StaticString) -> Bool {
    while position < bytes.count {
      if isNext(text) {
        position += text.utf8CodeUnitCount
        return true
      }
      step()
    }
    return false
  }

  private mutating func step() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }
}
