@testable import HangmanKit

/// The simulated player on strings, written as simply as possible, to compare the tree with.
struct NaivePlayer {
  private(set) var words: [String]
  private var open = LetterOrder.english

  init(_ words: [String]) { self.words = words }

  /// The letter that most words have; of several, the first in the order of English.
  var mostCommon: Letter {
    let counts = open.map { letter in words.count { $0.utf8.contains(letter.byte) } }
    return zip(open, counts).first { $0.1 == counts.max() }?.0 ?? open[0]
  }

  mutating func learn(_ guess: Guess) {
    words = words.filter { Positions(of: guess.letter, in: Array($0.utf8)) == guess.positions }
    open.removeAll { $0 == guess.letter }
  }

  func mistakes(on word: String) -> Int {
    var player = self
    var mistakes = 0
    while player.words.count > 1 {
      let letter = player.mostCommon
      let positions = Positions(of: letter, in: Array(word.utf8))
      mistakes += positions.isEmpty ? 1 : 0
      player.learn(Guess(letter: letter, positions: positions))
    }
    return mistakes
  }

  /// Words of the first nine letters with the same marks, no two alike.
  static func words(_ count: Int, length: Int, seed: UInt64) -> [String] {
    let chance = Chance(seed: seed)
    let words = (0..<count).map { word in
      let bytes = (0..<length).map { position -> UInt8 in
        switch position {
        case 16: UInt8(ascii: "-")
        case 32: UInt8(ascii: "'")
        default: 65 + UInt8(chance.number(word * length + position, below: 9))
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    return Set(words).sorted()
  }
}
