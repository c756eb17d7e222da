/// Compiles the sorted entries of a list into the bytes of an index.
package enum IndexWriter {
  /// Hands out the index piece by piece, since a whole one is many times its list.
  ///
  /// - Returns: The header, to be written over the gap at the start once all else is out.
  package static func write(
    _ entries: SortedEntries,
    title: String,
    source: ListSource,
    tiers: Tiers,
    gap: (Int) throws(SystemFailure) -> Void,
    block: ([UInt8]) throws(SystemFailure) -> Void
  ) throws(SystemFailure) -> [UInt8] {
    var header = IndexHeaderWriter(title: title, shapes: entries.groups.count)
    try gap(header.offset)
    for group in entries.groups {
      let bytes = Self.block(of: group)
      header.add(bytes, of: group)
      try block(bytes)
    }
    let familiarity = FamiliaritySection.bytes(of: entries, by: tiers)
    header.add(familiarity)
    try block(familiarity)
    return header.bytes(of: entries, from: source)
  }

  /// The head of a block, and its columns.
  private static func block(of group: SortedEntries.Group) -> [UInt8] {
    var columns: [UInt8] = []
    columns.reserveCapacity(
      IndexFormat.blockSize(length: group.shape.length, count: group.count)
    )
    var head: [UInt8] = []
    let writer = ColumnWriter(of: group)
    for column in Column.all {
      let bytes = writer.bytes(of: column)
      head.append(littleEndian: Checksum.of(bytes))
      columns += bytes
      columns.pad(to: IndexFormat.numberSize)
    }
    head += group.shape.bytes
    head += [UInt8](repeating: 0, count: IndexFormat.headSize - head.count)
    return head + columns
  }
}
