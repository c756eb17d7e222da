/// What an index tells of the letters of its list.
package struct Lettering: Hashable {
  package let alphabet: Alphabet
  /// The rows of keys of its readers, `nil` without a language.
  package let keys: [String]?
  /// All letters as the simulated player prefers them when nothing else decides.
  let order: [Letter]

  /// A–Z without a language.
  static let latin = Lettering(alphabet: .latin, keys: nil, order: LetterOrder.english)

  private init(alphabet: Alphabet, keys: [String]?, order: [Letter]) {
    self.alphabet = alphabet
    self.keys = keys
    self.order = order
  }

  /// The letters of a language, the commonest in these entries first.
  init(of language: Language?, in entries: SortedEntries) {
    guard let language else {
      self = .latin
      return
    }
    alphabet = language.alphabet
    keys = language.keys
    order = LetterOrder.byEntries(entries, letterCount: language.alphabet.count)
  }

  /// Three lines: the alphabet, the rows of keys, the order; nothing for A–Z.
  var encoded: [UInt8] {
    guard let keys else { return [] }
    return Array("\(alphabet.line)\n\(keys.joined(separator: " "))\n".utf8) + order.map { $0.byte }
  }

  /// `nil` if the bytes tell none.
  init?(encoded bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else {
      self = .latin
      return
    }
    var rest = bytes
    guard let line = rest.popField(endingAt: UInt8(ascii: "\n")),
      let keys = rest.popField(endingAt: UInt8(ascii: "\n")),
      let alphabet = Alphabet(line: String(decoding: line, as: UTF8.self))
    else { return nil }
    self.alphabet = alphabet
    self.keys = keys.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    order = rest.compactMap { Letter(byte: $0) }
    guard order.count == alphabet.count, order.allSatisfy({ $0.index < alphabet.count }) else {
      return nil
    }
  }
}
