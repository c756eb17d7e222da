/// The header of an index while the index is written: records are added as their blocks are written.
struct IndexHeaderWriter {
  private let title: [UInt8]
  private let letters: [UInt8]
  private let fingerprint: UInt64
  private let size: Int
  private var shapes = 0
  private var records: [UInt8] = []
  private var content: [UInt8] = []
  /// The offset of the next block.
  private(set) var offset: Int

  init(title: String, alphabet: ListAlphabet, fingerprint: UInt64, shapes: Int) {
    self.title = Array(title.utf8.prefix(IndexFormat.titleLimit))
    letters = alphabet.encoded
    self.fingerprint = fingerprint
    size = IndexFormat.headerSize(
      titleSize: self.title.count,
      lettersSize: letters.count,
      shapes: shapes
    )
    offset = size
    // The same bytes are other entries in another alphabet.
    if alphabet.letters != .latin {
      content.append(littleEndian: Checksum.of(Array(alphabet.letters.letters.utf8)))
    }
  }

  mutating func add(
    head: [UInt8],
    _ layout: BlockLayout,
    of group: SortedEntries.Group,
    _ certificate: Certificate?
  ) {
    let shapeChecksum = Checksum.of(group.shape.bytes)
    for field in IndexFormat.RecordField.allCases {
      let number =
        switch field {
        case .offset: UInt64(offset)
        case .entries: UInt64(group.count)
        case .length: UInt64(group.shape.length)
        case .shapeChecksum: shapeChecksum
        case .headChecksum: Checksum.of(head)
        case .spellingsSize: UInt64(layout.spellingsSize)
        case .lower: UInt64(certificate?.lower ?? 0)
        case .upper: certificate?.upper.map { UInt64($0) } ?? .max
        case .trapEntries: UInt64(layout.trapCount)
        }
      records.append(littleEndian: number)
    }
    content.append(littleEndian: shapeChecksum)
    content.append(littleEndian: Checksum.of(group.rows))
    offset += layout.size
    shapes += 1
  }

  func bytes(of entries: SortedEntries) -> [UInt8] {
    var header: [UInt8] = []
    for field in IndexFormat.Field.allCases { header.append(littleEndian: number(field, entries)) }
    header += title
    header.pad(to: IndexFormat.alignment)
    header += letters
    header.pad(to: IndexFormat.alignment)
    header += records
    header += [UInt8](repeating: 0, count: size - IndexFormat.numberSize - header.count)
    header.append(littleEndian: Checksum.of(header))
    return header
  }

  private func number(_ field: IndexFormat.Field, _ entries: SortedEntries) -> UInt64 {
    switch field {
    case .magic: IndexFormat.magic
    case .headerSize: UInt64(size)
    case .fileSize: UInt64(offset)
    case .contentChecksum: Checksum.of(content)
    case .fingerprint: fingerprint
    case .entries: UInt64(entries.count)
    case .shapes: UInt64(shapes)
    case .hasPhrases: entries.hasPhrases ? 1 : 0
    case .titleSize: UInt64(title.count)
    case .lettersSize: UInt64(letters.count)
    }
  }
}
