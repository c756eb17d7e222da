/// The games offered to readers of a language, from a file in `opponents/`.
///
/// The file names a list, the mistakes allowed on each day of a week, and the opponents that the page
/// offers by name.
package struct Ladder: Hashable {
  /// An opponent, and how many of 100 games a casual player wins against it.
  package struct Rung: Hashable {
    package let name: String
    package let mistakes: Int
    package let rate: Int
  }

  /// The id of the list; its easier parts have `-easy` and `-medium` at the end of theirs.
  package private(set) var list = ""
  /// The mistakes allowed on each day, Monday first.
  package private(set) var week: [Int] = []
  /// The opponents, the gentlest first.
  package private(set) var rungs: [Rung] = []

  private static let names = ["gentle", "sly", "evil", "devil"]
  private static let mistakes = 1...26

  /// Reads lines of a key, a space and a value: `list german`, `week 5 13 11 12 8 5 4`, and an opponent
  /// with its mistakes and its rate, `gentle 13 81`.
  package init(_ text: [UInt8]) throws(HangmanError) {
    var (rest, number) = (text[...], 0)
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      number += 1
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let fields = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard let key = fields.first, key.utf8.first != UInt8(ascii: "#") else { continue }
      guard take(key, Array(fields.dropFirst())) else {
        throw HangmanError(line: number, "no list, week or opponent")
      }
    }
    guard !list.utf8.isEmpty, !week.isEmpty, rungs.map({ $0.name }) == Self.names else {
      throw .unusable("it lacks the list, the week or one of the four opponents")
    }
  }

  private mutating func take(_ key: String, _ values: [String]) -> Bool {
    guard key != "list" else {
      guard values.count == 1, ListFolder.isID(values[0]) else { return false }
      list = values[0]
      return true
    }
    let numbers = values.compactMap { Int($0) }
    guard numbers.count == values.count, let first = numbers.first, Self.mistakes.contains(first)
    else { return false }
    guard key != "week" else {
      guard numbers.count == 7, numbers.allSatisfy(Self.mistakes.contains) else { return false }
      week = numbers
      return true
    }
    guard Self.names.contains(key), numbers.count == 2, (0...100).contains(numbers[1]) else {
      return false
    }
    rungs.append(Rung(name: key, mistakes: first, rate: numbers[1]))
    return true
  }
}
