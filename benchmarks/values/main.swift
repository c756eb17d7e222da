// values: settles what an evil game on words of one length is worth.
//
// Reads a line with the mistakes that are certain, those that a perfect player never exceeds and
// the sets that may be looked at for one answer; then a word a line, letters as in an index.
// Prints what it finds: `trap 6 WORD...`, `searched 7`, `player 8` and its moves below,
// `move PATTERN MISSED LETTER` with `-` for no letters missed. Diagnosis and checks are not its job.
internal import Solver

var lines: [[UInt8]] = []
while let line = readLine() { lines.append(Array(line.utf8)) }

let numbers = lines.removeFirst().split(separator: UInt8(ascii: " "))
  .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
var search = RowSearch(words: lines, least: numbers[0], most: numbers[1], budget: numbers[2])
search.run()
