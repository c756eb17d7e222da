/// A line of numbers with blanks between them, as the program keeps for itself.
package enum NumberLine {
  /// The numbers of the first line, as far as they are whole and not negative.
  package static func numbers(_ text: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    var lines = text[...]
    var rest = lines.popField(endingAt: UInt8(ascii: "\n")) ?? []
    while let field = rest.popField(endingAt: UInt8(ascii: " ")) {
      guard let number = Int(String(decoding: field, as: UTF8.self)), number >= 0 else { break }
      numbers.append(number)
    }
    return numbers
  }

  /// Each number with a blank behind it, so that what is left of a longer line does not join it.
  package static func text(_ numbers: [Int]) -> [UInt8] {
    var text: [UInt8] = []
    for number in numbers { text += Array("\(number) ".utf8) }
    return text + [UInt8(ascii: "\n")]
  }
}
