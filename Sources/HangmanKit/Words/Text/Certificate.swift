/// What is certified of the entries of letters alone of one length: a block of a file in
/// `data/values`, which docs/cunning.md explains and `scripts/words/check-values` proves.
package struct Certificate: Hashable {
  package let length: Int
  /// No player can be sure to make fewer mistakes than this.
  package private(set) var lower = 0
  /// There is a player who never makes more, if one is known.
  package private(set) var upper: Int?
  /// Some of the entries, ascending: if only these were possible, nobody could be sure of fewer
  /// mistakes than `lower` either.
  package private(set) var trap: [[UInt8]] = []

  private let count: Int
  /// The first digits of the SHA-256 of the entries.
  private let digest: [UInt8]

  /// More entries are no trap here.
  package static let trapLimit = 128
  private static let digestLength = 10

  /// Reads a file; lines that make no sense are passed over.
  package static func all(in text: [UInt8], letters: Alphabet) -> [Certificate] {
    var certificates: [Certificate] = []
    // Of a block whose first line makes no sense the others are passed over too.
    var (isOpen, isTrap) = (false, false)
    for line in text.split(separator: UInt8(ascii: "\n")) {
      var fields = line.split(separator: UInt8(ascii: " "))
      let isBound = fields.first?.elementsEqual("at".utf8) == true
      if line.first != UInt8(ascii: " "), !isBound {
        let certificate = Certificate(head: fields)
        if let certificate { certificates.append(certificate) }
        (isOpen, isTrap) = (certificate != nil, false)
      }
      guard isOpen, let last = certificates.indices.last else { continue }
      if isBound {
        isTrap = certificates[last].takeBound(fields)
        fields.removeFirst(min(3, fields.count))
      }
      if isTrap { certificates[last].trap += fields.compactMap { letters.entry(Array($0)) } }
    }
    for place in certificates.indices { certificates[place].sortTrap() }
    return certificates
  }

  /// Reads a first line: `9 letters, 571 words, sha256 692b21469c`.
  private init?(head fields: [ArraySlice<UInt8>]) {
    guard fields.count == 6, fields[1].elementsEqual("letters,".utf8),
      let length = Self.number(fields[0]), (1...Positions.limit).contains(length),
      let count = Self.number(fields[2])
    else { return nil }
    self.length = length
    self.count = count
    digest = Array(fields[5])
  }

  /// Takes `at least 3: BLACKJACK …` or `at most 3: plainly`, and returns whether entries of a trap
  /// follow.
  private mutating func takeBound(_ fields: [ArraySlice<UInt8>]) -> Bool {
    guard fields.count > 3, let mistakes = Self.number(fields[2].dropLast()) else { return false }
    if fields[1].elementsEqual("most".utf8) {
      upper = mistakes
      return false
    }
    // What a search alone says is not certified.
    guard fields[1].elementsEqual("least".utf8), !fields[3].elementsEqual("by".utf8) else {
      return false
    }
    (lower, trap) = (mistakes, [])
    return true
  }

  private mutating func sortTrap() {
    trap = trap.inOrder { $0.lexicographicallyPrecedes($1) }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let number = Int(String(decoding: digits, as: UTF8.self))
    return number.flatMap { (0...9_999_999).contains($0) ? $0 : nil }
  }

  /// What a player can be sure of, `nil` without an upper bound.
  package var value: ClosedRange<Int>? { upper.flatMap { lower <= $0 ? lower...$0 : nil } }

  /// Whether it is of just these entries.
  package func fits(_ group: SortedEntries.Group) -> Bool {
    group.count == count && group.shape.bytes.allSatisfy { $0 == Pattern.hidden }
      && fits(rows: group.rows, length: group.shape.length)
  }

  /// Whether it is of just these entries, which have letters alone and stand one after another.
  package func fits(rows: [UInt8], length: Int) -> Bool {
    guard length == self.length, rows.count == count * length, trap.count <= Self.trapLimit,
      upper == nil || value != nil,
      Hex.text(SHA256.digest(rows)).utf8.prefix(Self.digestLength).elementsEqual(digest)
    else { return false }
    var missing = trap[...]
    for start in stride(from: 0, to: rows.count, by: length) {
      guard let next = missing.first else { break }
      if rows[start..<(start + length)].elementsEqual(next) { missing.removeFirst() }
    }
    return missing.isEmpty
  }
}
