/// The proven bounds for the entries of one length that consist of letters only.
///
/// A certificate is a block of a file in `data/values`; docs/values.md explains the format, and
/// `scripts/words/check-values` checks the proofs.
package struct Certificate: Hashable {
  package let length: Int
  /// The lower bound: no player can be sure to make fewer mistakes than this.
  package private(set) var lower = 0
  /// The upper bound, if one is known: some player never makes more mistakes than this.
  package private(set) var upper: Int?
  /// A proof of the lower bound: entries, ascending, among which no player can be sure of fewer than
  /// `lower` mistakes.
  package private(set) var trap: [[UInt8]] = []

  private let count: Int
  /// The first digits of the entries' SHA-256.
  private let digest: [UInt8]

  /// The most entries of a trap.
  package static let trapLimit = 128
  private static let digestLength = 10

  /// Reads a file and passes over lines that do not fit the format.
  package static func all(in text: [UInt8], letters: Alphabet) -> [Certificate] {
    var certificates: [Certificate] = []
    // If the first line of a block does not fit the format, the block's other lines are skipped
    // too.
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
      let length = fields[0].number, (1...Positions.limit).contains(length),
      let count = fields[2].number
    else { return nil }
    self.length = length
    self.count = count
    digest = Array(fields[5])
  }

  /// Reads `at least 3: BLACKJACK …` or `at most 3: plainly`, and returns whether the line has entries
  /// of a trap.
  private mutating func takeBound(_ fields: [ArraySlice<UInt8>]) -> Bool {
    guard fields.count > 3, let mistakes = fields[2].dropLast().number else { return false }
    if fields[1].elementsEqual("most".utf8) {
      upper = mistakes
      return false
    }
    // A bound that rests only on a search is not certified.
    guard fields[1].elementsEqual("least".utf8), !fields[3].elementsEqual("by".utf8) else {
      return false
    }
    (lower, trap) = (mistakes, [])
    return true
  }

  private mutating func sortTrap() {
    trap = trap.inOrder { $0.lexicographicallyPrecedes($1) }
  }

  /// The bounds of the value, the number of mistakes that even a perfect player makes; `nil` without an
  /// upper bound.
  package var value: ClosedRange<Int>? { upper.flatMap { lower <= $0 ? lower...$0 : nil } }

  /// Whether the certificate is for exactly these entries.
  package func fits(_ group: SortedEntries.Group) -> Bool {
    group.count == count && group.shape.bytes.allSatisfy { $0 == Pattern.hidden }
      && fits(rows: group.rows, length: group.shape.length)
  }

  /// Whether the certificate is for exactly these entries: letters only, and one entry after another.
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
