/// The file of a compiled list: what stands where.
///
/// All numbers are little-endian, 8 bytes each.
///
///     header     magic, bytes of the header, bytes of the file, content checksum,
///                stamp of the list (3), stamp of the blocked entries (3),
///                entries, shapes, whether there are phrases, bytes of the title,
///                the title padded to 8, a record a shape, checksum of all this
///     record     offset of the block, entries, length, checksum of the shape, of the block's head
///     block      its head: a checksum a section, the shape padded to 64;
///                then the sections, each padded to 8:
///                0        the letters of each entry as a bit set, 4 bytes an entry
///                1        the hardness of each entry, 1 byte
///                2        the entries themselves, `length` bytes each
///                3 … 28   for A … Z, where the letter stands: a mask of 2, 4 or 8 bytes
///
/// Entries, and the records of the shapes, are in the order of `SortedEntries`. A guess reads the
/// header, one head and a few sections: columns by letter, because a guess is about few letters.
/// Each section has its own checksum, so nothing is trusted that was not checked and nothing is
/// checked that is not used.
package enum IndexFormat {
  /// Ends in the version: another layout gets another number, and old files are compiled anew.
  static let magic = Array("HANGMAN1".utf8).number(at: 0)

  static let fixedNumbers = 14
  static let recordNumbers = 5
  static let titleLimit = 256

  /// The sections of a block.
  package enum Section: Hashable {
    case letterSets
    case hardness
    case text
    case positions(Letter)

    static let count = 29

    var number: Int {
      switch self {
      case .letterSets: 0
      case .hardness: 1
      case .text: 2
      case .positions(let letter): 3 + letter.index
      }
    }

    /// How many bytes an entry takes in it.
    func width(length: Int) -> Int {
      switch self {
      case .letterSets: 4
      case .hardness: 1
      case .text: length
      case .positions: IndexFormat.maskWidth(length: length)
      }
    }

    static let all: [Section] =
      [.letterSets, .hardness, .text] + Letter.all.map { .positions($0) }
  }

  static let headSize = Section.count * 8 + Positions.limit

  static func maskWidth(length: Int) -> Int {
    switch length {
    case ...16: 2
    case ...32: 4
    default: widestMask
    }
  }

  static let widestMask = 8

  /// Where a section starts in its block.
  static func offset(of section: Section, length: Int, count: Int) -> Int {
    var offset = headSize
    switch section {
    case .letterSets: return offset
    case .hardness: return offset + padded(4 * count)
    case .text: return offset + padded(4 * count) + padded(count)
    case .positions(let letter):
      offset += padded(4 * count) + padded(count) + padded(length * count)
      return offset + letter.index * padded(maskWidth(length: length) * count)
    }
  }

  static func blockSize(length: Int, count: Int) -> Int {
    offset(of: .positions(Letter(index: 25)), length: length, count: count)
      + padded(maskWidth(length: length) * count)
  }

  static func padded(_ size: Int) -> Int { (size + 7) & ~7 }
}

extension [UInt8] {
  /// The number that stands at an offset; the caller has checked that it is there.
  func number(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    )
  }

  mutating func append(littleEndian number: UInt64) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  mutating func pad(to multiple: Int) {
    while count % multiple != 0 { append(0) }
  }
}
