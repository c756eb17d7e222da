/// The entries of a list as its file holds them, checked but not yet sorted.
///
/// One array holds the bytes of all entries, because a string for each of 234,371 words would cost more
/// than the rest of the compilation.
package struct WordList {
  /// A refused line of a text, or a refused string of a property list.
  package struct Refused: Hashable {
    /// The line of a text, or the place in a property list, from 1.
    package let place: Int
    package let text: String
    package let reason: EntryParser.Refusal
  }

  /// The code of the language that the file names.
  package private(set) var language: String?
  /// The title that the file gives itself.
  package private(set) var title: String?
  /// The entries, some of them followed by their spelling (see `spelling(behind:)`).
  package private(set) var bytes: [UInt8] = []
  /// The place of each entry in `bytes`.
  package private(set) var ranges: [Range<Int>] = []
  /// The first refused lines or strings.
  package private(set) var refused: [Refused] = []
  /// The number of all refused lines or strings.
  package private(set) var refusedCount = 0

  private static let shownLimit = 1000

  /// Reads a property list: an array of strings, or a dictionary with `title`, `language` and
  /// `entries`.
  ///
  /// The language is not used in this pass, because it may come after the entries: read the list again
  /// in its language.
  package init(
    propertyList data: [UInt8],
    by folding: EntryFolding = EntryFolding(english: { nil })
  ) throws(HangmanError) {
    guard !data.starts(with: "bplist".utf8) else {
      throw .unusable("a binary property list; on a Mac, plutil -convert xml1 makes it readable")
    }
    bytes.reserveCapacity(data.count / 2)
    var reader = PropertyListReader(data)
    while let entry = try reader.next() { take(entry[...], folding, place: reader.place) }
    title = reader.title.map { String(decoding: $0, as: UTF8.self) }
    let code = reader.language.map { String(decoding: $0, as: UTF8.self) }
    language = code == Language.english ? nil : code
    let isToBeReadAgain = language != nil && folding.isEnglish
    guard !ranges.isEmpty || isToBeReadAgain else { throw empty(data, of: "string") }
  }

  /// Reads a text with one entry on each line; CRLF and a byte-order mark are understood.
  package init(
    text data: [UInt8],
    by folding: EntryFolding = EntryFolding(english: { nil })
  ) throws(HangmanError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest: ArraySlice? = data.starts(with: mark) ? data.dropFirst(mark.count) : data[...]
    var foreign = ForeignLines(in: rest ?? [])
    var place = 0
    // Lines are taken one by one, because an array of millions of lines takes more memory than their
    // text.
    while let content = rest {
      let end = content.firstIndex(of: UInt8(ascii: "\n"))
      let line = content[..<(end ?? content.endIndex)]
      rest = end.map { content[($0 + 1)...] }
      place += 1
      if let reason = foreign.reason(against: line) {
        refuse(line, place: place, reason: .foreign(reason))
      } else {
        let isCarried = line.last == UInt8(ascii: "\r")
        take(isCarried ? line.dropLast() : line, folding, place: place)
      }
    }
    guard !ranges.isEmpty else { throw empty(data, of: "line") }
  }

  /// Returns the spelling that follows an entry, in UTF-8; `nil` if it is the same as the letters.
  func spelling(behind entry: Range<Int>) -> ArraySlice<UInt8>? {
    guard entry.upperBound < bytes.count, bytes[entry.upperBound] == 0 else { return nil }
    return bytes[(entry.upperBound + 1)...].prefix { $0 != 0 }
  }

  /// Returns the fault for a file without a single valid entry, whose usual cause is another encoding.
  private func empty(_ data: [UInt8], of noun: String) -> HangmanError {
    var text = "it has no valid entry"
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(data.prefix(2))) || data.contains(0) {
      text += ", and looks like UTF-16: save it as UTF-8"
    } else if String(validating: data, as: UTF8.self) == nil {
      text += ", and is not UTF-8 but perhaps Latin-1: save it as UTF-8"
    } else if let first = refused.first {
      text +=
        ". Refused \(noun)s: \(refusedCount); the first, \(noun) \(first.place), \(first.reason.text)"
    }
    return .unusable(text)
  }

  private mutating func take(
    _ text: ArraySlice<UInt8>,
    _ folding: EntryFolding,
    place: Int
  ) {
    do throws(EntryParser.Refusal) {
      let start = bytes.count
      let count = try EntryParser.append(text, folding, to: &bytes)
      if count > 0 { ranges.append(start..<start + count) }
    } catch {
      refuse(text, place: place, reason: error)
    }
  }

  private mutating func refuse(_ text: ArraySlice<UInt8>, place: Int, reason: EntryParser.Refusal) {
    refusedCount += 1
    guard refusedCount <= Self.shownLimit else { return }
    let shown = String(decoding: text.prefix(80), as: UTF8.self)
    refused.append(Refused(place: place, text: shown, reason: reason))
  }
}
