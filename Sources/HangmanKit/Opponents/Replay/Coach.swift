/// Says of each guess of a game what the letter was worth, and what the best one would have been.
///
/// The best letter is the one that a perfect player says, where so few words are possible that it can be
/// proved; otherwise it is the one that most of them hold.
struct Coach {
  private struct Note {
    /// By the rule alone.
    var letters: Replay.Letters
    let hits: [Int]
    /// Those not said before.
    let open: LetterSet
    /// The entries possible before the guess, where they are few.
    let rows: ArraySlice<UInt32>?
  }

  /// All letters as a player prefers them.
  private let order: [Letter]
  /// Whether the opponent chooses among answers: without a choice no answer is the worst.
  private let isEvil: Bool
  /// Whether all entries are few, so that their value is searched in any case.
  private let isFew: Bool
  private var open: LetterSet
  private var notes: [Note] = []
  private var rowsMet = 0

  init(of game: Game, over entries: EntryTable) {
    order = entries.letterOrder
    isEvil = game.settings.isEvil
    isFew = entries.isInMemory
    open = LetterSet(order)
  }

  /// Takes in a guess, its families and what was possible before it.
  mutating func note(_ letter: Letter, _ families: RowsByFamily, _ candidates: Candidates) {
    rowsMet += families.count
    let hits = candidates.letterCounts
    let isLast = isEvil && families.count == 1
    let own = hits[Int(letter.byte)]
    let value = isLast ? 1 - own : nil
    let yours = Appraisal(letter, hits: own, largest: families.largest, value: value)
    var best = yours
    let first = Appraisal.commonest(of: open, by: hits, order: order)
    if let first, hits[Int(first.byte)] > own {
      let largest = isLast ? 1 : candidates.largestFamily(of: first)
      let value = isLast ? 0 : nil
      best = Appraisal(first, hits: hits[Int(first.byte)], largest: largest, value: value)
    }
    let isProvable = !isLast && families.count <= TrapSolver.limit
    let rows = isProvable ? candidates.rows ?? ArraySlice(candidates.entries.rows) : nil
    let letters = Replay.Letters(yours: yours, best: best)
    notes.append(Note(letters: letters, hits: hits, open: open, rows: rows))
    open.remove(LetterSet(letter))
  }

  /// What was said and what was best, guess by guess; proved as far back from the end as the work
  /// suffices.
  ///
  /// The table is that of the last candidates, which all shared that are few enough to be proved.
  func letters(over entries: EntryTable) -> [Replay.Letters] {
    var letters = notes.map { $0.letters }
    guard isEvil,
      let first = notes.firstIndex(where: { $0.rows.map { $0.count <= allowance } ?? false }),
      let all = notes[first].rows
    else { return letters }
    let work = (allowance - all.count * 7 / 10) * 12
    let words = entries.bytes(ofRows: all)
    var solver = TrapSolver(words, length: entries.shape.length, workLimit: work)
    var known = 0
    for index in notes.indices[first...].reversed() {
      guard let rows = notes[index].rows else { continue }
      let words = Self.bits(of: rows, among: all)
      guard let value = solver.value(of: words, atLeast: known),
        let proved = proved(notes[index], words, value, &solver)
      else { break }
      known = value
      letters[index] = proved
    }
    return letters
  }

  /// What proofs may cost: a share of the replay's own cost.
  ///
  /// That grows with the turns and with the rows that they meet.
  private var allowance: Int { (isFew ? 2000 : 100) + 3 * notes.count + rowsMet / 80 }

  /// `nil` if the work does not suffice.
  private func proved(
    _ note: Note,
    _ words: UInt64,
    _ value: Int,
    _ solver: inout TrapSolver
  ) -> Replay.Letters? {
    let said = note.letters.yours.letter
    let yours = solver.appraisal(of: said, among: words, atLeast: value)
    if yours.value == value { return Replay.Letters(yours: yours, best: yours) }
    var open = note.open.subtracting(LetterSet(said))
    while let letter = Appraisal.commonest(of: open, by: note.hits, order: order) {
      open.remove(LetterSet(letter))
      let best = solver.appraisal(of: letter, among: words, atLeast: value)
      guard let after = best.value else { return nil }
      if after == value { return Replay.Letters(yours: yours, best: best) }
    }
    return nil
  }

  /// Some of ascending rows as bits, by their indexes.
  private static func bits(
    of rows: ArraySlice<UInt32>,
    among all: ArraySlice<UInt32>
  ) -> UInt64 {
    var (bits, index): (UInt64, Int) = (0, all.startIndex)
    for row in rows {
      while all[index] < row { index += 1 }
      bits |= 1 &<< UInt64(index - all.startIndex)
    }
    return bits
  }
}
