/// Says of each guess of a game what the letter was worth, and what the best one would have been.
///
/// The best letter is the one that a perfect player can say where few enough words are left to prove
/// it, else the one in most of them.
struct Coach {
  private struct Note {
    /// By the rule alone.
    var letters: Replay.Letters
    let hits: [Int]
    /// Those not said before.
    let open: LetterSet
    /// Those left before it, where they are few.
    let rows: ArraySlice<UInt32>?
  }

  /// All letters as a player prefers them.
  private let order: [Letter]
  /// Whether the computer chooses among answers: else none is the worst.
  private let isEvil: Bool
  /// Whether all entries are few, and searched anyway for what they are worth.
  private let isTrap: Bool
  private var open: LetterSet
  private var notes: [Note] = []
  private var rowsMet = 0

  init(order: [Letter], _ isEvil: Bool, isTrap: Bool = false) {
    self.order = order
    self.isEvil = isEvil
    self.isTrap = isTrap
    open = LetterSet(order)
  }

  /// Takes in a guess, its families and what was left before it.
  mutating func note(_ letter: Letter, _ families: RowsByFamily, _ left: Left) {
    rowsMet += families.count
    let hits = left.hits
    let isLast = isEvil && families.count == 1
    let own = hits[Int(letter.byte)]
    let needs = isLast ? 1 - own : nil
    let yours = Appraisal(letter, hits: own, left: families.largest, needs: needs)
    var best = yours
    let first = Appraisal.commonest(of: open, by: hits, order: order)
    if let first, hits[Int(first.byte)] > own {
      let largest = isLast ? 1 : left.largestFamily(of: first)
      best = Appraisal(first, hits: hits[Int(first.byte)], left: largest, needs: isLast ? 0 : nil)
    }
    let isFew = !isLast && families.count <= ExactGame.limit
    let rows = isFew ? left.rows ?? ArraySlice(0..<UInt32(families.count)) : nil
    let letters = Replay.Letters(yours: yours, best: best)
    notes.append(Note(letters: letters, hits: hits, open: open, rows: rows))
    open.remove(LetterSet(letter))
  }

  /// What was said and what was best, guess by guess; proved as far back from the end as the work
  /// suffices.
  func letters(_ text: (UInt32) -> [UInt8]) -> [Replay.Letters] {
    var letters = notes.map { $0.letters }
    guard isEvil,
      let first = notes.firstIndex(where: { $0.rows.map { $0.count <= allowance } ?? false }),
      let all = notes[first].rows
    else { return letters }
    let work = (allowance - all.count * 7 / 10) * 12
    var game = ExactGame(all.map(text), workLimit: work)
    var known = 0
    for place in notes.indices[first...].reversed() {
      guard let rows = notes[place].rows else { continue }
      let left = Self.bits(of: rows, among: all)
      guard let needs = game.needs(among: left, atLeast: known),
        let proved = proved(notes[place], left, needs, &game)
      else { break }
      known = needs
      letters[place] = proved
    }
    return letters
  }

  /// What proofs may cost: a share of the replay's own cost.
  ///
  /// That grows with the turns and with the rows that they meet.
  private var allowance: Int { (isTrap ? 2000 : 100) + 3 * notes.count + rowsMet / 80 }

  /// `nil` if the work does not suffice.
  private func proved(
    _ note: Note,
    _ left: UInt64,
    _ needs: Int,
    _ game: inout ExactGame
  ) -> Replay.Letters? {
    let said = note.letters.yours.letter
    let yours = game.appraisal(of: said, among: left, atLeast: needs)
    if yours.needs == needs { return Replay.Letters(yours: yours, best: yours) }
    var open = note.open.subtracting(LetterSet(said))
    while let letter = Appraisal.commonest(of: open, by: note.hits, order: order) {
      open.remove(LetterSet(letter))
      let best = game.appraisal(of: letter, among: left, atLeast: needs)
      guard let after = best.needs else { return nil }
      if after == needs { return Replay.Letters(yours: yours, best: best) }
    }
    return nil
  }

  /// Some of ascending rows as bits, by their places.
  private static func bits(
    of rows: ArraySlice<UInt32>,
    among all: ArraySlice<UInt32>
  ) -> UInt64 {
    var (bits, place): (UInt64, Int) = (0, all.startIndex)
    for row in rows {
      while all[place] < row { place += 1 }
      bits |= 1 &<< UInt64(place - all.startIndex)
    }
    return bits
  }
}
