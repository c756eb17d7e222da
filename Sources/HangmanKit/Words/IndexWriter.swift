/// Compiles the sorted entries of a list into the bytes of an index.
package enum IndexWriter {
  /// Hands out the index piece by piece, since a whole one is many times its list.
  ///
  /// - Returns: The header, to be written over the gap at the start once all else is out.
  package static func write(
    _ entries: SortedEntries,
    title: String,
    source: ListSource,
    gap: (Int) throws(SystemFailure) -> Void,
    block: ([UInt8]) throws(SystemFailure) -> Void
  ) throws(SystemFailure) -> [UInt8] {
    let titleBytes = Array(title.utf8.prefix(IndexFormat.titleLimit))
    let headerSize =
      IndexFormat.fixedNumbers * 8 + IndexFormat.padded(titleBytes.count)
      + entries.groups.count * IndexFormat.recordNumbers * 8 + 8
    try gap(headerSize)

    var offset = headerSize
    var records: [UInt8] = []
    var content: [UInt8] = []
    for group in entries.groups {
      let bytes = Self.block(of: group)
      let shapeChecksum = Checksum.of(group.shape.bytes)
      for number in [offset, group.count, group.shape.length] {
        records.append(littleEndian: UInt64(number))
      }
      records.append(littleEndian: shapeChecksum)
      records.append(littleEndian: Checksum.of(bytes.prefix(IndexFormat.headSize)))
      content.append(littleEndian: shapeChecksum)
      content.append(littleEndian: Checksum.of(group.rows))
      try block(bytes)
      offset += bytes.count
    }

    let stamps = [source.stamp, source.blockedStamp].flatMap {
      [$0.size, UInt64(bitPattern: $0.modified), $0.inode]
    }
    let hasPhrases = entries.groups.contains { $0.shape.bytes.contains(UInt8(ascii: " ")) }
    let counts = [
      entries.groups.reduce(0) { $0 + $1.count }, entries.groups.count, hasPhrases ? 1 : 0,
      titleBytes.count,
    ].map(UInt64.init)
    var header: [UInt8] = []
    for number in [
      IndexFormat.magic, UInt64(headerSize), UInt64(offset), Checksum.of(content),
    ] + stamps + counts {
      header.append(littleEndian: number)
    }
    header += titleBytes
    header.pad(to: 8)
    header += records
    header.append(littleEndian: Checksum.of(header))
    return header
  }

  private static func block(of group: SortedEntries.Group) -> [UInt8] {
    let length = group.shape.length
    var sections: [UInt8] = []
    sections.reserveCapacity(IndexFormat.blockSize(length: length, count: group.count))
    var head: [UInt8] = []
    let columns = Columns(of: group)
    for section in IndexFormat.Section.all {
      let bytes = columns.bytes(of: section)
      head.append(littleEndian: Checksum.of(bytes))
      sections += bytes
      sections.pad(to: 8)
    }
    head += group.shape.bytes
    head.pad(to: 8)
    head += [UInt8](repeating: 0, count: IndexFormat.headSize - head.count)
    return head + sections
  }
}

/// The sections of one shape, computed from its rows.
private struct Columns {
  let group: SortedEntries.Group
  private let masks: [UInt64]
  private let letterSets: [UInt32]

  init(of group: SortedEntries.Group) {
    self.group = group
    let length = group.shape.length
    var masks = [UInt64](repeating: 0, count: 26 * group.count)
    var letterSets = [UInt32](repeating: 0, count: group.count)
    for row in 0..<group.count {
      for position in 0..<length {
        guard let letter = Letter(byte: group.rows[row * length + position]) else { continue }
        masks[letter.index * group.count + row] |= 1 << UInt64(position)
        letterSets[row] |= LetterSet(letter).rawValue
      }
    }
    self.masks = masks
    self.letterSets = letterSets
  }

  func bytes(of section: IndexFormat.Section) -> [UInt8] {
    switch section {
    case .letterSets: littleEndian(letterSets)
    case .hardness: hardness
    case .text: group.rows
    case .positions(let letter):
      positions(masks[letter.index * group.count..<(letter.index + 1) * group.count])
    }
  }

  private var hardness: [UInt8] {
    group.rows.withUnsafeBytes {
      Diabolical.hardness(rows: $0, length: group.shape.length, count: group.count)
    }
  }

  private func positions(_ masks: ArraySlice<UInt64>) -> [UInt8] {
    switch IndexFormat.maskWidth(length: group.shape.length) {
    case 2: littleEndian(masks.map { UInt16($0) })
    case 4: littleEndian(masks.map { UInt32($0) })
    default: littleEndian(Array(masks))
    }
  }

  /// All machines this runs on are little-endian, as the index is.
  private func littleEndian<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
    numbers.withUnsafeBytes(Array.init)
  }
}
