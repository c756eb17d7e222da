// values: searches the value of an evil game on words of one length.
//
// It reads a line with three numbers: the mistakes that are certain, those that a perfect player never
// exceeds, and the sets that may be searched for one answer. Then it reads a word on each line, with
// letters as in an index. It prints what it finds: `trap 6 WORD...`, `searched 7`, `player 8` with its
// moves below, `move PATTERN MISSED LETTER` with `-` for no letters missed. It neither explains nor
// checks.
internal import Solver

var lines: [[UInt8]] = []
while let line = readLine() { lines.append(Array(line.utf8)) }

let numbers = lines.removeFirst().split(separator: UInt8(ascii: " "))
  .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
var search = RowSearch(words: lines, least: numbers[0], most: numbers[1], budget: numbers[2])
search.run()
