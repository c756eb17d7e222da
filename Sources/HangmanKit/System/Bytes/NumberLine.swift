/// A line of numbers separated by blanks, in files that the program keeps for itself.
package enum NumberLine {
  /// The numbers of the first line, up to the first that is not a whole number of at least 0.
  package static func numbers(_ text: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    var lines = text[...]
    var rest = lines.popField(endingAt: UInt8(ascii: "\n")) ?? []
    while let field = rest.popField(endingAt: UInt8(ascii: " ")) {
      guard let number = field.number else { break }
      numbers.append(number)
    }
    return numbers
  }

  /// The numbers, each with a blank after it, so that what remains of a longer old line is not read as
  /// part of the last number.
  package static func text(_ numbers: [Int]) -> [UInt8] {
    var text: [UInt8] = []
    for number in numbers { text += Array("\(number) ".utf8) }
    return text + [UInt8(ascii: "\n")]
  }
}
