/// A reader of lists in XML property lists, entry by entry: an array of strings, or a dictionary with
/// `title`, `language` and `entries` or another array.
///
/// It replaces Foundation's decoder, which Embedded Swift does not have and which names line 1 for
/// every fault. The tests compare the two.
struct PropertyListReader {
  /// The title in the file, once it is read.
  private(set) var title: [UInt8]?
  /// The code of the language in the file, once that is read; the whole file may have to be read for
  /// it, because keys often come in the order of the alphabet.
  private(set) var language: [UInt8]?
  /// The place in the array of the string read last, from 1.
  private(set) var place = 0

  private let name: String
  private var markup: MarkupReader
  private var isInDictionary = false
  private var hasStarted = false

  init(_ bytes: [UInt8], of name: String = "entries") {
    self.name = name
    markup = MarkupReader(bytes)
  }

  /// Whether a property list is a dictionary with an array of this name.
  static func has(_ name: String, in bytes: [UInt8]) throws(HangmanError) -> Bool {
    var reader = PropertyListReader(bytes, of: name)
    guard try reader.markup.tag() == .open("plist"), try reader.markup.tag() == .open("dict")
    else { return false }
    return try reader.isAtEntries()
  }

  /// Returns the next string of the entries, `nil` after the last.
  mutating func next() throws(HangmanError) -> [UInt8]? {
    if !hasStarted {
      try start()
      hasStarted = true
    }
    place += 1
    switch try markup.tag() {
    case .open("string"): return try markup.content(of: "string")
    case .empty("string"): return []
    case .close("array"):
      // Text after another array is not read, because it may be as long as a list.
      if name == "entries" { try finish() }
      return nil
    default: throw markup.fault("entry \(place) is not a <string>")
    }
  }

  private mutating func start() throws(HangmanError) {
    guard try markup.tag() == .open("plist") else { throw markup.fault("there is no <plist>") }
    switch try markup.tag() {
    case .open("array"): return
    case .open("dict"):
      isInDictionary = true
      guard try isAtEntries() else { throw markup.fault("the <dict> has no \(name)") }
    default: throw markup.fault("the <plist> holds neither an <array> nor a <dict>")
    }
  }

  private mutating func finish() throws(HangmanError) {
    if isInDictionary, try isAtEntries() { throw markup.fault("there are \(name) twice") }
    guard try markup.tag() == .close("plist") else { throw markup.fault("there is no </plist>") }
  }

  /// Reads the dictionary up to its entries, and returns `false` if it ends before them.
  private mutating func isAtEntries() throws(HangmanError) -> Bool {
    while let key = try markup.key() {
      switch (key, try markup.tag()) {
      case (name, .open("array")): return true
      case (name, _): throw markup.fault("the \(name) are not an <array>")
      case ("title", .open("string")): title = try markup.content(of: "string")
      case ("title", _): throw markup.fault("the title is not a <string>")
      case ("language", .open("string")): language = try markup.content(of: "string")
      case ("language", _): throw markup.fault("the language is not a <string>")
      case (_, let value): try markup.skip(value)
      }
    }
    return false
  }
}
