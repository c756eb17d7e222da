/// The last part of an index, which no guess reads: how well known each entry is.
///
/// All numbers are little-endian, 8 bytes each.
///
///     ranks      a byte an entry, each shape's padded to 8, the shapes in the order of the header
///     foot       the stamps of the lists that tell it, a checksum of the ranks a shape,
///                checksum of the foot
///
/// It is found from the end of the file, so that what stands before it may be laid out in any way.
struct FamiliaritySection {
  /// Those that the ranks were made from, tier by tier.
  let stamps: [ListSource.Stamp]

  private let file: IndexFile
  private let groups: [IndexGroup]
  private let checksums: [UInt64]
  /// Where the ranks start.
  private let offset: Int

  private static let stampSize = 3 * IndexFormat.numberSize
  private static let stampsSize = Familiarity.tiers.count * stampSize

  /// Reads the foot of an index whose header tells its shapes.
  init(of groups: [IndexGroup], in file: IndexFile) throws(IndexFailure) {
    let footSize = Self.stampsSize + (groups.count + 1) * IndexFormat.numberSize
    let ranksSize = groups.reduce(0) { $0 + IndexFormat.padded($1.count) }
    let footStart = try file.size() - footSize
    guard footStart >= ranksSize else { throw .damaged }
    let foot = try file.read(footSize, at: footStart)
    guard foot.count == footSize,
      Checksum.of(foot[..<(footSize - 8)]) == foot.number(at: footSize - 8)
    else { throw .damaged }
    stamps = Familiarity.tiers.indices.map { Self.stamp(in: foot, at: $0 * Self.stampSize) }
    checksums = groups.indices.map {
      foot.number(at: Self.stampsSize + $0 * IndexFormat.numberSize)
    }
    offset = footStart - ranksSize
    self.groups = groups
    self.file = file
  }

  /// What it tells of the entries of a shape.
  func familiarity(of group: IndexGroup) throws(IndexFailure) -> Familiarity {
    guard let place = groups.firstIndex(of: group) else { return .unknown }
    let before = groups[..<place].reduce(0) { $0 + IndexFormat.padded($1.count) }
    let ranks = try file.read(group.count, at: offset + before)
    guard ranks.count == group.count, Checksum.of(ranks) == checksums[place] else { throw .damaged }
    return Familiarity(stamps.allSatisfy { $0 == .none } ? [] : ranks)
  }

  /// The bytes of a section.
  static func bytes(of entries: SortedEntries, by tiers: Tiers) -> [UInt8] {
    var section: [UInt8] = []
    var checksums: [UInt8] = []
    for group in entries.groups {
      let ranks = tiers.ranks(of: group)
      checksums.append(littleEndian: Checksum.of(ranks))
      section += ranks
      section.pad(to: IndexFormat.numberSize)
    }
    var foot: [UInt8] = []
    for stamp in tiers.stamps {
      foot.append(littleEndian: stamp.size)
      foot.append(littleEndian: UInt64(bitPattern: stamp.modified))
      foot.append(littleEndian: stamp.inode)
    }
    foot += checksums
    foot.append(littleEndian: Checksum.of(foot))
    return section + foot
  }

  private static func stamp(in foot: [UInt8], at offset: Int) -> ListSource.Stamp {
    ListSource.Stamp(
      size: foot.number(at: offset),
      modified: Int64(bitPattern: foot.number(at: offset + 8)),
      inode: foot.number(at: offset + 16)
    )
  }
}
