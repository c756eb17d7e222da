/// A coach: it says for each guess of a game what the letter was worth, and which letter was best.
///
/// If so few words are possible that it can be proved, the best letter is the one that a perfect player
/// guesses. Otherwise it is the letter that is in most of the words.
struct Coach {
  private struct Note {
    /// The letters by the rule that is used if nothing is proved.
    var letters: Replay.Letters
    let hits: [Int]
    /// The letters not guessed before.
    let open: LetterSet
    /// The entries possible before the guess; `nil` if they are too many to be proved.
    let rows: ArraySlice<UInt32>?
  }

  /// The letters in the order in which a player prefers them.
  private let order: [Letter]
  /// Whether the opponent is evil.
  ///
  /// An honest one does not choose its answers, so nothing can be proved about them.
  private let isEvil: Bool
  /// Whether the whole table has few entries, so that its value is searched in any case.
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

  /// Records a guess, its families, and the candidates before it.
  mutating func note(_ letter: Letter, _ families: RowsByFamily, _ candidates: Candidates) {
    rowsMet += families.count
    let hits = candidates.counts(of: open)
    let isLast = isEvil && families.count == 1
    let own = hits[Int(letter.byte)]
    let value = isLast ? 1 - own : nil
    let yours = Appraisal(letter: letter, hits: own, largest: families.largest, value: value)
    var best = yours
    let first = Appraisal.commonest(of: open, by: hits, order: order)
    if let first, hits[Int(first.byte)] > own {
      let largest = isLast ? 1 : candidates.largestFamily(of: first)
      let value = isLast ? 0 : nil
      let hits = hits[Int(first.byte)]
      best = Appraisal(letter: first, hits: hits, largest: largest, value: value)
    }
    let isProvable = !isLast && families.count <= TrapSolver.limit
    let rows = isProvable ? candidates.rows[...] : nil
    let letters = Replay.Letters(yours: yours, best: best)
    notes.append(Note(letters: letters, hits: hits, open: open, rows: rows))
    open.remove(LetterSet(letter))
  }

  /// The guessed and the best letter of each turn, proved from the end of the game backwards as
  /// far as the allowance suffices.
  ///
  /// `entries` must be the table of the last candidates; the rows of all notes refer to it.
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

  /// The work that proofs may take: a share of the replay's own cost, which grows with the turns and
  /// with the rows that they look at.
  private var allowance: Int { (isFew ? 2000 : 100) + 3 * notes.count + rowsMet / 80 }

  /// The proved letters of one guess; `nil` if the allowance does not suffice.
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

  /// The bits of some ascending rows, by their indexes.
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
