@testable import HangmanKit

/// The rules on strings, written as simply as possible, to compare the columns with.
struct NaiveWords {
  let words: [String]

  func candidates(fitting guesses: [Guess]) -> [String] {
    words.filter { word in
      guesses.allSatisfy { Positions(of: $0.letter, in: Array(word.utf8)) == $0.positions }
    }
  }

  func families(of letter: Letter, fitting guesses: [Guess]) -> [Family] {
    Dictionary(grouping: candidates(fitting: guesses)) {
      Positions(of: letter, in: Array($0.utf8)).rawValue
    }
    .map { Family(positions: Positions(rawValue: $0.key), count: $0.value.count) }
    .sorted { $0.positions.rawValue < $1.positions.rawValue }
  }

  /// The promise of an evil computer: every entry still possible fits every answer given, and there
  /// is at least one.
  func isConsistent(_ game: Game) -> Bool {
    let fitting = candidates(fitting: game.guesses)
    let template = game.pattern.bytes
    return !fitting.isEmpty
      && fitting.allSatisfy { word in
        word.utf8.count == template.count
          && zip(word.utf8, template).allSatisfy { letter, shown in
            shown == letter || shown == UInt8(ascii: "_")
          }
      }
  }
}
