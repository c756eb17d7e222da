/// The letters of a list as its index stores them.
package struct ListAlphabet: Hashable {
  package let letters: Alphabet
  /// The lines of keys on the page; `nil` without a language.
  package let keys: [String]?
  /// The code of the list's language; `nil` without one.
  ///
  /// For a broken list nothing else is stored.
  let language: String?
  /// The order of the letters; `nil` for A–Z.
  private let ownOrder: [Letter]?

  static var latin: ListAlphabet { ListAlphabet(ofBrokenList: nil) }

  /// Creates the alphabet of a broken list, which has nothing but the language's code.
  init(ofBrokenList language: String?) {
    letters = .latin
    keys = nil
    ownOrder = nil
    self.language = language
  }

  /// Creates the alphabet of a few entries that belong to no list.
  init(ofNoList letters: Alphabet) {
    self.letters = letters
    keys = nil
    language = letters.language
    ownOrder = letters == .latin ? nil : (0..<letters.count).map(Letter.init(index:))
  }

  /// Creates the alphabet of a language, the most common letters in these entries first.
  init(of language: Language?, in entries: SortedEntries) {
    guard let language else {
      self = .latin
      return
    }
    letters = language.alphabet
    keys = language.keys
    ownOrder = LetterOrder.byEntries(entries, letterCount: language.alphabet.count)
    self.language = language.alphabet.language
  }

  /// The letters in the order in which the simulated player prefers them when nothing else decides.
  var order: [Letter] { ownOrder ?? LetterOrder.english }

  var letterCount: Int { ownOrder?.count ?? Letter.count }

  /// Three lines: the letters, the keys, the order.
  ///
  /// Empty for A–Z; the code of the language for a broken list.
  var encoded: [UInt8] {
    guard let keys else { return Array((language ?? "").utf8) }
    return Array("\(letters.line)\n\(keys.joined(separator: " "))\n".utf8) + order.map { $0.byte }
  }

  /// Reads the bytes that `encoded` wrote; `nil` for any others.
  init?(encoded bytes: ArraySlice<UInt8>) {
    guard bytes.contains(UInt8(ascii: "\n")) else {
      self = ListAlphabet(
        ofBrokenList: bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      )
      return
    }
    var rest = bytes
    guard let line = rest.popField(endingAt: UInt8(ascii: "\n")),
      let keys = rest.popField(endingAt: UInt8(ascii: "\n")),
      let letters = Alphabet(line: String(decoding: line, as: UTF8.self))
    else { return nil }
    self.letters = letters
    self.keys = keys.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    language = letters.language
    let order = rest.compactMap { Letter(byte: $0) }
    ownOrder = order
    guard order.count == letters.count, order.allSatisfy({ $0.index < letters.count }) else {
      return nil
    }
  }
}

extension LetterOrder {
  /// Returns the letters, those in the most entries first.
  fileprivate static func byEntries(_ entries: SortedEntries, letterCount: Int) -> [Letter] {
    var counts = [Int](repeating: 0, count: letterCount)
    for group in entries.groups {
      for start in stride(from: 0, to: group.rows.count, by: group.shape.length) {
        var letters: UInt64 = 0
        for byte in group.rows[start..<(start + group.shape.length)] {
          if let letter = Letter(byte: byte) { letters |= 1 << UInt64(letter.index) }
        }
        while letters != 0 {
          counts[letters.trailingZeroBitCount] += 1
          letters &= letters - 1
        }
      }
    }
    return Order.places(letterCount) { counts[$1] < counts[$0] }.map(Letter.init(index:))
  }
}
