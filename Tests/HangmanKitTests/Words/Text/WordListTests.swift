import FoundationEssentials
import HangmanKit
import Testing

struct WordListTests {
  private func entries(_ list: WordList) -> [String] {
    list.ranges.map { String(decoding: list.bytes[$0], as: UTF8.self) }
  }

  @Test func `a text gives one entry a line, raised, and says what it refused`() throws {
    let text = "\u{FEFF}apple\r\n\r\n \tIce cream \t\nR2{2\ncafé\n---\ntwo  gaps\nlion's share\n"
    let list = try WordList(text: Array(text.utf8))
    #expect(entries(list) == ["APPLE", "ICE CREAM", "LION'S SHARE"])
    #expect(
      list.refused.map { "\($0.place) \($0.reason.text)" } == [
        "4 has U+007B, which is not a letter or sign of its language",
        "5 has é (U+00E9), which is not a letter or sign of its language",
        "6 has no letter", "7 has two spaces in a row",
      ]
    )
  }

  @Test(arguments: [(64, 1), (65, 0)])
  func `an entry has at most 64 characters`(length: Int, taken: Int) throws {
    let text = "A\n" + String(repeating: "B", count: length)
    #expect(try WordList(text: Array(text.utf8)).ranges.count == taken + 1)
  }

  @Test func `a property list is an array or a dictionary with a title`() throws {
    let array = "<plist version=\"1.0\"><array><string>cat</string></array></plist>"
    #expect(entries(try WordList(propertyList: Array(array.utf8))) == ["CAT"])
    let dictionary = """
      <plist version="1.0"><dict><key>title</key><string>Pets &amp; more</string>
      <key>entries</key><array><string>dog</string><string>eel</string></array></dict></plist>
      """
    let list = try WordList(propertyList: Array(dictionary.utf8))
    #expect(list.title == "Pets & more")
    #expect(entries(list) == ["DOG", "EEL"])
  }

  @Test func `a broken property list is reported with its line`() {
    let broken = "<plist version=\"1.0\">\n<array>\n<string>cat</strin\n</array></plist>"
    let failure = #expect(throws: HangmanError.self) {
      _ = try WordList(propertyList: Array(broken.utf8))
    }
    guard case .unusable(let reason) = failure else {
      Issue.record("not malformed: \(String(describing: failure))")
      return
    }
    #expect(reason.contains("line 3"), "\(reason)")
  }

  @Test(arguments: [
    (
      "<array><string>cat</string><integer>3</integer></array>", "line 1: entry 2 is not a <string>"
    ),
    (
      "<dict><key>entries</key><array><integer>3</integer></array></dict>",
      "entry 1 is not a <string>"
    ),
    ("<dict><key>words</key><array/></dict>", "the <dict> has no entries"),
    ("<string>cat</string>", "neither an <array> nor a <dict>"),
    ("<array>\n<string>cat\n<string>dog</string>\n</array>", "line 3"),
    ("<array>\n<!-- <oops> -->\n<string>cat</string>\n", "line 4"),
  ])
  func `a property list of another form is reported as such`(content: String, reason: String) {
    let failure = #expect(throws: HangmanError.self) {
      _ = try WordList(propertyList: Array("<plist version=\"1.0\">\(content)</plist>".utf8))
    }
    guard case .unusable(let text) = failure else {
      Issue.record("taken or empty: \(content)")
      return
    }
    #expect(text.contains(reason), "\(text)")
  }

  /// The reader and the library's decoder must agree on a property list.
  @Test(arguments: [
    "<array><string>A&#39;B</string><string>C&apos;D</string><string>E&#x2D;F</string></array>",
    "<array>\n\t<string attribute='x'>CAT</string >\r\n<string>DOG</string></array>",
    "<array><string></string><string>CAT</string><string/></array>",
    """
    <dict><key>more</key><dict><key>a</key><array><true/><integer>3</integer></array></dict>
    <key>entries</key><array><string>CAT</string></array>
    <key>title</key><string>T &lt;&gt;&quot; é</string></dict>
    """,
  ])
  func `the reader agrees with the library's decoder`(content: String) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-\" \"x.dtd\">\n"
      + "<plist version=\"1.0\">\n\(content)\n</plist>\n"
    let decoder = PropertyListDecoder()
    let data = Data(text.utf8)
    let list = try WordList(propertyList: Array(text.utf8))
    if content.hasPrefix("<array>") {
      let decoded = try decoder.decode([String].self, from: data).filter { !$0.isEmpty }
      #expect(entries(list) == decoded)
    } else {
      let decoded = try decoder.decode(Titled.self, from: data)
      #expect(entries(list) == decoded.entries)
      #expect(list.title == decoded.title)
    }
  }

  private struct Titled: Decodable {
    let title: String
    let entries: [String]
  }

  @Test(arguments: [
    ("", "it has no valid entry"), ("\n\n", "it has no valid entry"),
    (
      "123\n4\n",
      "it has no valid entry. Refused lines: 2; the first, line 1, has no letter"
    ),
  ])
  func `a text without entries is no list, and says why`(text: String, reason: String) {
    let failure = #expect(throws: HangmanError.self) { _ = try WordList(text: Array(text.utf8)) }
    guard case .unusable(let said) = failure else { return }
    #expect(said.hasPrefix(reason))
  }

  @Test(arguments: [
    ([0xC4, 0x70, 0x66, 0x65, 0x6C], "Latin-1"), ([0xFF, 0xFE, 0x41, 0x00], "UTF-16"),
    ([0x00, 0x41, 0x00, 0x0A], "UTF-16"),
  ])
  func `a text in another encoding is told so`(bytes: [UInt8], name: String) {
    let failure = #expect(throws: HangmanError.self) { _ = try WordList(text: bytes) }
    guard case .unusable(let said) = failure else { return }
    #expect(said.contains(name) && said.contains("UTF-8"))
  }

  @Test func `entries are sorted by length, shape and alphabet, each once`() throws {
    let list = try WordList(text: Array("dog\nat-at\ncat\neagle\ndog\nzebra\nis it\n".utf8))
    let sorted = SortedEntries(list)
    #expect(sorted.duplicates == 1)
    #expect(
      sorted.groups.map { String(decoding: $0.rows, as: UTF8.self) }
        == ["CATDOG", "IS IT", "AT-AT", "EAGLEZEBRA"]
    )
  }
}
