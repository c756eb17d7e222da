/// Reads a list from an XML property list, entry by entry: an array of strings, or a dictionary
/// with `title`, `language` and `entries`, or with such an array of another name.
///
/// The library's decoder is no part of Embedded Swift, and always names line 1 when something is
/// wrong. The tests hold the two against each other.
struct PropertyListReader {
  /// The title the list gives itself, once it is read.
  private(set) var title: [UInt8]?
  /// The code of the language it says it has, once it is read: to its end, since keys often stand
  /// in the order of the alphabet.
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

  /// Whether a property list is a dictionary with such an array.
  static func has(_ name: String, in bytes: [UInt8]) throws(HangmanError) -> Bool {
    var reader = PropertyListReader(bytes, of: name)
    guard try reader.markup.tag() == .open("plist"), try reader.markup.tag() == .open("dict")
    else { return false }
    return try reader.isAtEntries()
  }

  /// The next string of the entries, `nil` after the last.
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
      // What stands behind another array costs as much as a list.
      if name == "entries" { try finish() }
      return nil
    default: throw markup.fault("entry \(place) is no <string>")
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

  /// Reads the dictionary up to its entries; `false` if it ends before them.
  private mutating func isAtEntries() throws(HangmanError) -> Bool {
    while let key = try markup.key() {
      switch (key, try markup.tag()) {
      case (name, .open("array")): return true
      case (name, _): throw markup.fault("the \(name) are no <array>")
      case ("title", .open("string")): title = try markup.content(of: "string")
      case ("title", _): throw markup.fault("the title is no <string>")
      case ("language", .open("string")): language = try markup.content(of: "string")
      case ("language", _): throw markup.fault("the language is no <string>")
      case (_, let value): try markup.skip(value)
      }
    }
    return false
  }
}
