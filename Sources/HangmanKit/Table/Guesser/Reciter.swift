/// A simulated player that does not know the list: it guesses the letters from the most to the least
/// common, whatever the answers.
///
/// So a word costs this player the letters that come before the word's last letter and are not in the
/// word. No game needs to be played to find this out.
struct Reciter {
  /// The letters still to be guessed, the last one first, each with the letters guessed before it.
  private let steps: [(letter: UInt64, earlier: UInt64)]
  /// The mistakes after which the player has lost.
  private let mistakesLimit: Int

  /// Creates a player from the order of all letters and the letters not guessed yet.
  init(order: [Letter], open: LetterSet, mistakesLimit: Int) {
    var earlier = LetterSet()
    var steps: [(letter: UInt64, earlier: UInt64)] = []
    for letter in order.map({ LetterSet($0) }) where !letter.intersection(open).isEmpty {
      steps.append((letter.rawValue, earlier.rawValue))
      earlier.insert(letter)
    }
    self.steps = steps.reversed()
    self.mistakesLimit = mistakesLimit
  }

  /// The mistakes on an entry with these letters plus the mistakes made before, at most the limit.
  @inline(__always)
  func mistakes(on letters: LetterSet, after mistakes: Int) -> Int {
    let held = letters.rawValue
    for step in steps where held & step.letter != 0 {
      return min(mistakes + (step.earlier & ~held).nonzeroBitCount, mistakesLimit)
    }
    return mistakes
  }
}
