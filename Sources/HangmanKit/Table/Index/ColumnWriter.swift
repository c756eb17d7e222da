/// A writer that computes the columns of one shape from its rows.
struct ColumnWriter {
  private let group: SortedEntries.Group
  private let trap: [[UInt8]]
  private let layout: BlockLayout
  private let masks: [UInt64]
  private let candidates: [UInt8]

  init(
    of group: SortedEntries.Group,
    trap: [[UInt8]],
    _ levels: [UInt8],
    _ layout: BlockLayout,
    order: [Letter]
  ) {
    self.group = group
    self.trap = trap
    self.layout = layout
    let length = group.shape.length
    var masks = [UInt64](repeating: 0, count: layout.letterCount * group.count)
    for row in 0..<group.count {
      for position in 0..<length {
        guard let letter = Letter(byte: group.rows[row * length + position]) else { continue }
        masks[letter.index * group.count + row] |= 1 << UInt64(position)
      }
    }
    self.masks = masks
    candidates = Self.candidates(of: group, levels, layout, order)
  }

  func bytes(of column: Column) -> [UInt8] {
    switch column {
    case .trap: trap.flatMap { $0 }
    case .entries: group.rows
    case .positions(let letter):
      positions(self.masks(of: letter))
    case .holders(let letter): [UInt8](inMemory: holders(of: letter))
    case .candidates: Array(candidates[layout.byteRange(of: column)])
    }
  }

  /// The candidates of all batches, one batch after another.
  private static func candidates(
    of group: SortedEntries.Group,
    _ levels: [UInt8],
    _ layout: BlockLayout,
    _ order: [Letter]
  ) -> [UInt8] {
    switch layout.candidateKind {
    case .short: candidates(of: group, levels, order, as: CandidateKind.Short.self)
    case .long: candidates(of: group, levels, order, as: CandidateKind.Long.self)
    }
  }

  private static func candidates<Form: CandidateForm>(
    of group: SortedEntries.Group,
    _ levels: [UInt8],
    _ order: [Letter],
    as _: Form.Type
  ) -> [UInt8] {
    let (rows, length) = (group.rows, group.shape.length)
    guard group.count <= Column.firstBatchSize else {
      return [UInt8](inMemory: Hardness.ranked(rows, length: length, order: order, as: Form.self))
    }
    // If all candidates are simulated, their order does not matter.
    var candidates = Hardness.candidates(rows, length: length, as: Form.self)
    if Form.hasLevels(letterCount: order.count) {
      for (row, level) in levels.enumerated() { candidates[row].note(level: level) }
    }
    return [UInt8](inMemory: candidates)
  }

  private func masks(of letter: Letter) -> ArraySlice<UInt64> {
    masks[letter.index * group.count..<(letter.index + 1) * group.count]
  }

  private func holders(of letter: Letter) -> [UInt64] {
    var holders = [UInt64](repeating: 0, count: (group.count + 63) / 64)
    for (row, mask) in masks(of: letter).enumerated() where mask != 0 {
      holders[row / 64] |= 1 << UInt64(row % 64)
    }
    return holders
  }

  private func positions(_ masks: ArraySlice<UInt64>) -> [UInt8] {
    switch Column.maskWidth(length: group.shape.length) {
    case 2: [UInt8](inMemory: masks.map { UInt16(truncatingIfNeeded: $0) })
    case 4: [UInt8](inMemory: masks.map { UInt32(truncatingIfNeeded: $0) })
    default: [UInt8](inMemory: Array(masks))
    }
  }
}
