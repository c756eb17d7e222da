/// Compiles the sorted entries of a list into the bytes of an index.
///
/// A broken list has no entries and has its fault as the title. Certificates that do not fit the
/// entries are left out.
struct IndexWriter {
  var entries = SortedEntries()
  var certificates: [Certificate] = []
  var people = PeopleHardness()
  let title: String
  let alphabet: ListAlphabet
  let fingerprint: UInt64

  /// Writes the index piece by piece, because a whole index is many times the size of its list; the
  /// header comes last, into a gap that is left at the start of the file.
  func write(to file: borrowing Descriptor) throws(HangmanError) {
    var header = IndexHeaderWriter(
      title: title,
      alphabet: alphabet,
      fingerprint: fingerprint,
      shapes: entries.groups.count
    )
    try file.write([UInt8](repeating: 0, count: header.offset))
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
      let (head, columns) = block(of: group, layout, writer)
      header.add(head: head, layout, of: group, certificate)
      try file.write(head)
      try file.write(columns)
    }
    try file.write(header.bytes(of: entries), at: 0)
  }

  /// The head of a block, and its columns followed by the spellings.
  private func block(
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
