// Evil hangman for the referee: keeps a largest family, ties by chance.
import Foundation

func places(of letter: Character, in word: [Character]) -> [Int] {
  word.indices.filter { word[$0] == letter }
}

struct Game {
  var candidates: [[Character]]
  var pattern: [Character]
  var left: Int
  var guessed: Set<Character> = []

  var isOver: Bool { left == 0 || !pattern.contains("_") }

  mutating func guess(_ text: String) {
    let text = text.uppercased()
    guard !isOver, text.count == 1, let letter = text.first, letter.isASCII, letter.isLetter,
      guessed.insert(letter).inserted
    else { return }
    let families = Dictionary(grouping: candidates) { places(of: letter, in: $0) }
    let most = families.values.map(\.count).max()
    guard let kept = families.filter({ $0.value.count == most }).randomElement() else { return }
    candidates = kept.value
    for place in kept.key { pattern[place] = letter }
    if kept.key.isEmpty { left -= 1 }
  }
}

func load(_ path: String) throws -> [[Character]] {
  let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
  let words = lines.map { $0.trimmingCharacters(in: .whitespaces).uppercased() }
  return Set(words).subtracting([""]).sorted().map(Array.init)
}

var words: [[Character]] = []
var game = Game(candidates: [], pattern: [], left: 0)

/// The answer to a line of the protocol.
func answer(_ line: [String]) throws -> String {
  switch line[0] {
  case "words":
    words = try load(line.dropFirst().joined(separator: " "))
    return "ok"
  case "reveal":
    return "word " + String(game.candidates.randomElement() ?? [])
  case "start":
    guard line.count == 3, let length = Int(line[1]), let mistakes = Int(line[2]) else { break }
    game = Game(
      candidates: words.filter { $0.count == length },
      pattern: Array(repeating: "_", count: length),
      left: mistakes
    )
  default:
    game.guess(line.dropFirst().joined(separator: " "))
  }
  if game.candidates.isEmpty { return "error no word has that length" }
  return "pattern \(String(game.pattern)) \(game.left)"
}

while let line = readLine(), line != "quit" {
  print(try answer(line.components(separatedBy: " ")))
  fflush(nil)
}
