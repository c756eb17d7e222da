/// A simulated player that does not know the list: it says the letters from the most to the least
/// common, whatever the answers.
///
/// So a word costs it the letters that come before the word's last one and are not in it. That needs
/// no game to be played.
struct Reciter {
  /// The letters still to be said, the last first, each with those said before it.
  private let steps: [(letter: UInt64, earlier: UInt64)]
  /// The mistakes after which the player is out.
  private let mistakesLimit: Int

  /// Of all letters in the order in which they are said, and those not said yet.
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

  /// The mistakes made on an entry of these letters, with those made before, at most the limit.
  @inline(__always)
  func mistakes(on letters: LetterSet, after mistakes: Int) -> Int {
    let held = letters.rawValue
    for step in steps where held & step.letter != 0 {
      return min(mistakes + (step.earlier & ~held).nonzeroBitCount, mistakesLimit)
    }
    return mistakes
  }
}
