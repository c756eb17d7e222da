// The guess in the simplest way: Foundation, the whole list parsed each time, words as strings. The
// rules of play are the same.
import Foundation

struct Game: Codable {
  var pattern = String(repeating: "_", count: 9)
  var misses = ""
}

struct Reply: Codable {
  let pattern: String
  let misses: String
  let outcome: String
}

func fits(_ word: String, _ game: Game) -> Bool {
  guard word.count == game.pattern.count, !word.contains(where: game.misses.contains) else {
    return false
  }
  return zip(word, game.pattern).allSatisfy { letter, shown in
    shown == letter || (shown == "_" && !game.pattern.contains(letter))
  }
}

func revealed(_ letter: Character, of word: String, in pattern: String) -> String {
  String(zip(word, pattern).map { $0 == letter ? letter : $1 })
}

let environment = ProcessInfo.processInfo.environment
let folders = (
  data: environment["HANGMAN_DATA_DIR"] ?? "", state: environment["HANGMAN_STATE_DIR"] ?? ""
)
let player = (environment["HTTP_COOKIE"] ?? "").split(separator: "=").last ?? "nobody"
let file = URL(fileURLWithPath: "\(folders.state)/naive-\(player).json")
let list = URL(fileURLWithPath: "\(folders.data)/words.plist")
let body = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
let letter = body.last ?? "E"

var game =
  FileManager.default.fileExists(atPath: file.path)
  ? try JSONDecoder().decode(Game.self, from: Data(contentsOf: file)) : Game()
let words = try PropertyListDecoder().decode([String].self, from: Data(contentsOf: list))
let families = Dictionary(grouping: words.filter { fits($0, game) }) {
  revealed(letter, of: $0, in: game.pattern)
}
let kept = families.max { $0.value.count < $1.value.count }?.key ?? game.pattern
let isMiss = kept == game.pattern
game = Game(pattern: kept, misses: isMiss ? game.misses + String(letter) : game.misses)
try JSONEncoder().encode(game).write(to: file, options: .atomic)
let reply = Reply(pattern: kept, misses: game.misses, outcome: isMiss ? "miss" : "hit")
print("Content-Type: application/json\r\n\r")
print(String(decoding: try JSONEncoder().encode(reply), as: UTF8.self))
