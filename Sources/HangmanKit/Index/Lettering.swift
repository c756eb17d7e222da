/// What an index tells of the letters of its list.
package struct Lettering: Hashable {
  package let alphabet: Alphabet
  /// The rows of keys of its readers, `nil` without a language.
  package let keys: [String]?
  /// `nil` for A–Z.
  private let ownOrder: [Letter]?

  /// A–Z without a language.
  static var latin: Lettering { Lettering() }

  private init() {
    alphabet = .latin
    keys = nil
    ownOrder = nil
  }

  /// All letters as the simulated player prefers them when nothing else decides.
  var order: [Letter] { ownOrder ?? LetterOrder.english }

  /// How many letters there are.
  var letterCount: Int { ownOrder?.count ?? Letter.count }

  /// The letters of a language, the commonest in these entries first.
  init(of language: Language?, in entries: SortedEntries) {
    guard let language else {
      self = .latin
      return
    }
    alphabet = language.alphabet
    keys = language.keys
    ownOrder = LetterOrder.byEntries(entries, letterCount: language.alphabet.count)
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
    let order = rest.compactMap { Letter(byte: $0) }
    ownOrder = order
    guard order.count == alphabet.count, order.allSatisfy({ $0.index < alphabet.count }) else {
      return nil
    }
  }
}
