/// A line of numbers with blanks between them, as the program keeps for itself.
package enum NumberLine {
  /// The numbers of the first line, as far as they are plain decimal digits.
  package static func numbers(_ text: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    var lines = text[...]
    var rest = lines.popField(endingAt: UInt8(ascii: "\n")) ?? []
    while let field = rest.popField(endingAt: UInt8(ascii: " ")) {
      guard let number = number(field) else { break }
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

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      let (value, isDigit) = (Int(digit) - 48, (48...57).contains(digit))
      guard isDigit, number <= (Int.max - value) / 10 else { return nil }
      number = number * 10 + value
    }
    return digits.isEmpty ? nil : number
  }
}
