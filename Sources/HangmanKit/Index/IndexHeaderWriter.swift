/// The header of an index in the making: records are added as their blocks go out.
struct IndexHeaderWriter {
  private let title: [UInt8]
  private let lettering: [UInt8]
  private let shapes: Int
  private var records: [UInt8] = []
  private var content: [UInt8] = []
  /// Where what is added next goes.
  private(set) var offset: Int

  init(title: String, lettering: Lettering, shapes: Int) {
    self.title = Array(title.utf8.prefix(IndexFormat.titleLimit))
    self.lettering = lettering.encoded
    self.shapes = shapes
    offset = IndexFormat.headerSize(
      titleSize: self.title.count,
      letteringSize: self.lettering.count,
      shapes: shapes
    )
    // The same bytes are other entries where the letters are others.
    if lettering != .latin {
      content.append(littleEndian: Checksum.of(Array(lettering.alphabet.letters.utf8)))
    }
  }

  mutating func add(head: [UInt8], size: Int, of group: SortedEntries.Group) {
    let shapeChecksum = Checksum.of(group.shape.bytes)
    for field in IndexFormat.RecordField.allCases {
      let number =
        switch field {
        case .offset: UInt64(offset)
        case .entries: UInt64(group.count)
        case .length: UInt64(group.shape.length)
        case .shapeChecksum: shapeChecksum
        case .headChecksum: Checksum.of(head)
        }
      records.append(littleEndian: number)
    }
    content.append(littleEndian: shapeChecksum)
    content.append(littleEndian: Checksum.of(group.rows))
    offset += size
  }

  /// Counts what stands behind all blocks.
  mutating func add(_ section: [UInt8]) { offset += section.count }

  /// The bytes of the header, once all blocks were added.
  func bytes(of entries: SortedEntries, from source: ListSource) -> [UInt8] {
    var header: [UInt8] = []
    for field in IndexFormat.Field.allCases {
      header.append(littleEndian: number(field, entries, source))
    }
    header += title
    header.pad(to: IndexFormat.numberSize)
    header += lettering
    header.pad(to: IndexFormat.numberSize)
    header += records
    header.append(littleEndian: Checksum.of(header))
    return header
  }

  private func number(
    _ field: IndexFormat.Field,
    _ entries: SortedEntries,
    _ source: ListSource
  ) -> UInt64 {
    switch field {
    case .magic: IndexFormat.magic
    case .headerSize:
      UInt64(
        IndexFormat.headerSize(
          titleSize: title.count,
          letteringSize: lettering.count,
          shapes: shapes
        )
      )
    case .fileSize: UInt64(offset)
    case .contentChecksum: Checksum.of(content)
    case .listSize: source.stamp.size
    case .listModified: UInt64(bitPattern: source.stamp.modified)
    case .listInode: source.stamp.inode
    case .blockedSize: source.blockedStamp.size
    case .blockedModified: UInt64(bitPattern: source.blockedStamp.modified)
    case .blockedInode: source.blockedStamp.inode
    case .languageSize: source.languageStamp.size
    case .languageModified: UInt64(bitPattern: source.languageStamp.modified)
    case .languageInode: source.languageStamp.inode
    case .entries: UInt64(entries.count)
    case .shapes: UInt64(shapes)
    case .hasPhrases: entries.hasPhrases ? 1 : 0
    case .titleSize: UInt64(title.count)
    case .letteringSize: UInt64(lettering.count)
    }
  }
}
