/// A reader of a language's property list that refuses contradictions and names their line.
struct LanguageReader {
  private(set) var name = ""
  private(set) var forms: [(line: Int, scalars: [Unicode.Scalar])] = []
  private(set) var spelled: [(character: Unicode.Scalar, letters: [UInt8])] = []
  private(set) var keys: [String] = []
  private(set) var isRightToLeft = false
  /// The file's keys that have no meaning here.
  private(set) var unknown: [String] = []

  /// The bytes of the alphabet's line so far.
  private var size: Int
  private let code: String
  private var markup: MarkupReader
  /// The texts of spelled characters, kept until the letters are known, which may come later in the
  /// file.
  private var spelledTexts: [MarkupReader.Text] = []
  private var keyTexts: [MarkupReader.Text] = []
  private var known: [String] = []

  private static let spellingLimit = 8
  private static let spellingsLimit = 1000

  init(code: String, _ bytes: [UInt8]) {
    self.code = code
    size = code.utf8.count
    markup = MarkupReader(bytes)
  }

  mutating func read() throws(HangmanError) {
    guard try markup.tag() == .open("plist"), try markup.tag() == .open("dict") else {
      throw markup.fault("there is no <plist> with a <dict>")
    }
    while let key = try markup.key() { try read(key) }
    guard try markup.tag() == .close("plist") else { throw markup.fault("there is no </plist>") }
    guard known.contains("name") else { throw markup.fault("there is no name") }
    guard !forms.isEmpty else { throw markup.fault("there are no letters") }
    for text in spelledTexts { try understand(spelling: text) }
    for text in keyTexts { try understand(keys: text) }
    try checkKeys()
  }

  func alphabet() throws(HangmanError) -> Alphabet {
    let letters = forms.map { $0.scalars }
    guard let alphabet = Alphabet(language: code, isRightToLeft: isRightToLeft, forms: letters)
    else { throw markup.fault("there are no letters") }
    return alphabet
  }

  private mutating func read(_ key: String) throws(HangmanError) {
    if ["name", "direction", "letters", "spelled", "keys"].contains(key) {
      guard !known.contains(key) else { throw markup.fault("\(key) occurs twice") }
      known.append(key)
    }
    switch key {
    case "name":
      name = try string(key).text
      guard !name.utf8.isEmpty else { throw markup.fault("name is empty") }
    case "direction":
      let direction = try string(key)
      isRightToLeft = direction.text == "rtl"
      guard isRightToLeft || direction.text == "ltr" else {
        throw direction.fault("direction is neither ltr nor rtl")
      }
    case "letters": for text in try strings(key) { try add(text) }
    case "spelled": spelledTexts = try strings(key)
    case "keys": keyTexts = try strings(key)
    default:
      unknown.append(key)
      try markup.skip(try markup.tag())
    }
  }

  private mutating func string(_ key: String) throws(HangmanError) -> MarkupReader.Text {
    guard try markup.tag() == .open("string") else {
      throw markup.fault("\(key) is not a <string>")
    }
    return try markup.text()
  }

  private mutating func strings(_ key: String) throws(HangmanError) -> [MarkupReader.Text] {
    var strings: [MarkupReader.Text] = []
    switch try markup.tag() {
    case .open("array"): break
    case .empty("array"): return []
    default: throw markup.fault("\(key) is not an <array>")
    }
    while true {
      switch try markup.tag() {
      case .open("string"): strings.append(try markup.text())
      case .close("array"): return strings
      default: throw markup.fault("\(key) holds something other than a <string>")
      }
    }
  }

  private mutating func add(_ text: MarkupReader.Text) throws(HangmanError) {
    let scalars = Array(text.text.unicodeScalars)
    guard !scalars.isEmpty else { throw text.fault("an empty letter") }
    guard forms.count < Letter.limit else {
      throw text.fault("there are more than \(Letter.limit) letters")
    }
    forms.append((text.line, []))
    size += text.text.utf8.count + 1
    guard size <= Alphabet.lineLimit else {
      throw text.fault("the letters have too many forms together")
    }
    guard !Self.isOfSeveralSigns(scalars) else {
      throw text.fault(
        "\(text.text) is a letter of several signs, which no list can have: a letter is one character, "
          + "and those after it count as it"
      )
    }
    for scalar in scalars {
      try check(scalar, in: text)
      forms[forms.count - 1].scalars.append(scalar)
    }
  }

  /// Whether a letter is written with several characters, NGng or NG, instead of one and its variants.
  private static func isOfSeveralSigns(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count > 1 else { return false }
    let (first, second) = (scalars[0], scalars[1])
    guard Capitals.capital(of: second) != first, !Composition.isMarked(second, from: first),
      !Composition.isMarked(first, from: second)
    else { return false }
    let isSmall = { (scalar: Unicode.Scalar) in
      scalar != first && Capitals.capital(of: scalar) == first
    }
    let areCapitals = scalars.allSatisfy { (0x41...0x5A).contains($0.value) }
    return scalars.dropFirst(2).contains(where: isSmall) || areCapitals
  }

  /// Refuses a character that cannot count as a letter, or already counts as one.
  private func check(_ scalar: Unicode.Scalar, in text: MarkupReader.Text) throws(HangmanError) {
    if let reason = Self.reason(against: scalar) {
      throw text.fault("\(EntryParser.name(of: scalar)) \(reason)")
    }
    let isTaken =
      forms.contains { $0.scalars.contains(scalar) } || spelled.contains { $0.character == scalar }
    if isTaken { throw text.fault("\(EntryParser.name(of: scalar)) is listed twice") }
  }

  private static func reason(against scalar: Unicode.Scalar) -> String? {
    if Composition.isMark(scalar) { return "is decomposed: write letter and mark as one" }
    if Folding.apostrophes.contains(scalar) { return "is an apostrophe in every language" }
    let isLetter: Bool =
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: true
      // These ranges hold signs.
      case ..<0xAA, 0xD7, 0xF7, 0x2000...0x206F, 0xFFF0...0xFFFF: false
      default: !scalar.isHidden
      }
    return isLetter ? nil : "is not a letter"
  }

  private mutating func understand(spelling text: MarkupReader.Text) throws(HangmanError) {
    let scalars = Array(text.text.unicodeScalars)
    guard (3...Self.spellingLimit + 2).contains(scalars.count), scalars[1] == " " else {
      throw text.fault(
        "a spelling is a character, a space and 1 to \(Self.spellingLimit) letters"
      )
    }
    guard spelled.count < Self.spellingsLimit else {
      throw text.fault("there are more than \(Self.spellingsLimit) spellings")
    }
    try check(scalars[0], in: text)
    var letters: [UInt8] = []
    for scalar in scalars.dropFirst(2) { letters.append(try letter(scalar, in: text).byte) }
    spelled.append((scalars[0], letters))
  }

  private mutating func understand(keys text: MarkupReader.Text) throws(HangmanError) {
    let scalars = Array(text.text.unicodeScalars)
    guard (1...Language.lineLimit).contains(scalars.count) else {
      throw text.fault("a row has 1 to \(Language.lineLimit) keys")
    }
    for scalar in scalars {
      _ = try letter(scalar, in: text)
      let isTwice = keys.contains { $0.unicodeScalars.contains(scalar) }
      if isTwice || scalars.count(where: { $0 == scalar }) > 1 {
        throw text.fault("\(EntryParser.name(of: scalar)) has two keys")
      }
    }
    keys.append(text.text)
  }

  private func letter(
    _ scalar: Unicode.Scalar,
    in text: MarkupReader.Text
  ) throws(HangmanError) -> Letter {
    guard let place = forms.firstIndex(where: { $0.scalars[0] == scalar }) else {
      throw text.fault("\(EntryParser.name(of: scalar)) is not the shown form of any letter")
    }
    return Letter(index: place)
  }

  private func checkKeys() throws(HangmanError) {
    guard !keys.isEmpty else { return }
    for letter in forms
    where !keys.contains(where: { $0.unicodeScalars.contains(letter.scalars[0]) }) {
      throw HangmanError(
        line: letter.line,
        "\(EntryParser.name(of: letter.scalars[0])) has no key"
      )
    }
  }
}

extension MarkupReader {
  /// The text of a string, and the line on which it started.
  struct Text {
    let line: Int
    let text: String

    func fault(_ reason: String) -> HangmanError {
      HangmanError(line: line, reason)
    }
  }

  /// Returns the text up to the end of the string that was just opened.
  mutating func text() throws(HangmanError) -> Text {
    let line = tagLine
    guard let text = String(validating: try content(of: "string"), as: UTF8.self) else {
      throw HangmanError(line: line, "a string that is not UTF-8")
    }
    return Text(line: line, text: text)
  }
}
