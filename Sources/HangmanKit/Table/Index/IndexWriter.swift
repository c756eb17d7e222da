/// Compiles the sorted entries of a list into the bytes of an index.
package enum IndexWriter {
  /// Passes the index on piece by piece, because a whole index is many times the size of its list, and
  /// returns the header, which the caller finally writes into the gap that was left at the start of the
  /// file.
  ///
  /// A broken list has no entries and has its fault as the title. Certificates that do not fit the
  /// entries are left out.
  package static func write(
    _ entries: SortedEntries,
    certificates: [Certificate],
    people: PeopleHardness,
    title: String,
    alphabet: ListAlphabet,
    fingerprint: UInt64,
    gap: (Int) throws(HangmanError) -> Void,
    block: ([UInt8]) throws(HangmanError) -> Void
  ) throws(HangmanError) -> [UInt8] {
    var header = IndexHeaderWriter(
      title: title,
      alphabet: alphabet,
      fingerprint: fingerprint,
      shapes: entries.groups.count
    )
    try gap(header.offset)
    for group in entries.groups {
      let certificate = certificates.first { $0.fits(group) }
      let trap = certificate?.trap ?? []
      let layout = BlockLayout(
        length: group.shape.length,
        count: group.count,
        letterCount: alphabet.letterCount,
        trapCount: trap.count,
        spellingsSize: group.spellings.size
      )
      let levels = people.levels(of: group)
      let writer = ColumnWriter(of: group, trap: trap, levels, layout, order: alphabet.order)
      let (head, columns) = Self.block(of: group, layout, writer)
      header.add(head: head, layout, of: group, certificate)
      try block(head)
      try block(columns)
    }
    return header.bytes(of: entries)
  }

  /// The head of a block, and its columns followed by the spellings.
  private static func block(
    of group: SortedEntries.Group,
    _ layout: BlockLayout,
    _ writer: ColumnWriter
  ) -> (head: [UInt8], columns: [UInt8]) {
    var columns: [UInt8] = []
    columns.reserveCapacity(layout.size - layout.headSize)
    var head: [UInt8] = []
    func append(_ bytes: [UInt8]) {
      head.append(littleEndian: Checksum.of(bytes))
      columns += bytes
      columns.pad(to: IndexFormat.alignment)
    }
    for column in Column.all(letterCount: layout.letterCount) { append(writer.bytes(of: column)) }
    if layout.spellingsSize > 0 { append(group.spellings.encoded) }
    head += group.shape.bytes
    head += [UInt8](repeating: 0, count: layout.headSize - head.count)
    return (head, columns)
  }
}
