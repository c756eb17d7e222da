/// A detector of things that other programs write beside the entries of a text.
///
/// It finds numbers, flags, columns and a signature, because games would show all of them as signs.
struct ForeignLines {
  /// Whether most lines begin with their numbers, as in numbered lists and lists for dice.
  private let isNumbered: Bool
  /// Whether most lines end in numbers that fall, as in lists by frequency.
  private let isCounted: Bool
  /// Whether the first line is only a number, as in hunspell's dictionaries.
  private let isDictionary: Bool
  /// The part of a signed text that the lines before this one have begun.
  private var part = Part.entries

  private enum Part { case entries, head, signature }

  /// The fewest numbers at the ends of lines that count as frequencies; fewer may belong to titles.
  private static let fewestCounts = 5

  init(in text: ArraySlice<UInt8>) {
    var rest = text
    var (lines, numbers, falls) = (0, 0, 0)
    var (areInOrder, areFalling, startsWithNumber) = (true, true, false)
    var (last, lastCount) = ((number: 0, digits: 0), Int.max)
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      let line = Self.trimmed(line)
      if line.isEmpty { continue }
      lines += 1
      let digits = Self.digits(line, from: line.startIndex)
      if digits == line.count {
        startsWithNumber = startsWithNumber || lines == 1
        continue
      }
      if digits > 0, Self.endOfNumber(line, digits) != nil {
        let number = line.prefix(min(digits, 12)).number ?? 0
        let isLarger = digits > 1 && digits == last.digits && number > last.number
        if numbers > 0, number != last.number + 1, !isLarger { areInOrder = false }
        numbers += 1
        last = (number, digits)
      }
      let start = Self.startOfCount(line)
      if start < line.endIndex {
        let count = line[start...].prefix(12).number ?? 0
        if count > lastCount { areFalling = false }
        if count < lastCount { falls += 1 }
        lastCount = count
      }
    }
    isNumbered = areInOrder && numbers > 1 && 2 * numbers > lines
    isCounted = areFalling && falls >= Self.fewestCounts && 2 * falls > lines
    isDictionary = startsWithNumber
  }

  /// Returns the reason why the next line is not an entry, `nil` if it may be one.
  mutating func reason(against line: ArraySlice<UInt8>) -> String? {
    let line = Self.trimmed(line)
    if line.starts(with: "-----".utf8) {
      part = .entries
      if line.starts(with: "-----BEGIN PGP SIGNED".utf8) { part = .head }
      if line.starts(with: "-----BEGIN PGP SIGNATURE".utf8) { part = .signature }
      return Self.signature
    }
    guard let first = line.first else {
      if part == .head { part = .entries }
      return nil
    }
    guard part == .entries else { return Self.signature }
    if first == UInt8(ascii: "#") { return "begins with #, as a note does" }
    let isBullet = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first)
    if isBullet, line.count > 1, line[line.startIndex + 1].isBlank {
      return "begins with the bullet of a list"
    }
    let digits = Self.digits(line, from: line.startIndex)
    if digits > 0, let end = Self.endOfNumber(line, digits), isNumbered || !end.isBlank {
      return "begins with a number, as a line of a numbered list does"
    }
    if isCounted, Self.startOfCount(line) < line.endIndex {
      return "ends in a number, as most lines do"
    }
    return Self.columns(in: line, isDictionary)
  }

  private static let signature = "belongs to a signature, not to the list"

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    (line.last == UInt8(ascii: "\r") ? line.dropLast() : line).trimmed
  }

  /// Returns the number of digits from an offset on.
  private static func digits(_ line: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start
    while end < line.endIndex, line[end].isDigit { end += 1 }
    return end - start
  }

  /// Returns the blank, or the mark before a blank, that ends the number at a line's start; `nil`
  /// without either.
  private static func endOfNumber(_ line: ArraySlice<UInt8>, _ digits: Int) -> UInt8? {
    let place = line.startIndex + digits
    guard place < line.endIndex else { return nil }
    if line[place].isBlank { return line[place] }
    let isMark = line[place] == UInt8(ascii: ".") || line[place] == UInt8(ascii: ")")
    return isMark && place + 1 < line.endIndex && line[place + 1].isBlank ? line[place] : nil
  }

  /// Returns the start of the number at a line's end, after a blank; the line's end if there is no
  /// number.
  private static func startOfCount(_ line: ArraySlice<UInt8>) -> Int {
    var start = line.endIndex
    while start > line.startIndex, line[start - 1].isDigit { start -= 1 }
    return start > line.startIndex && line[start - 1].isBlank ? start : line.endIndex
  }

  /// Returns what follows a line's entry: hunspell's flags, `Abend/EPSm`, or another column,
  /// `apple;Apfel`.
  private static func columns(in line: ArraySlice<UInt8>, _ isDictionary: Bool) -> String? {
    for place in line.indices.dropFirst() {
      let before = line[place - 1]
      switch line[place] {
      case UInt8(ascii: "/"):
        guard isDictionary || isSmall(before) && areFlags(line[(place + 1)...]) else { continue }
        return "has flags after a /, like a spelling dictionary"
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        let isEnd = place + 1 == line.endIndex
        guard !before.isDigit, !before.isBlank else { continue }
        guard isEnd || !line[place + 1].isBlank else { continue }
        return "has several columns"
      default: continue
      }
    }
    return nil
  }

  private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x80 || 0x61...0x7A ~= byte }

  private static func areFlags(_ text: ArraySlice<UInt8>) -> Bool {
    var areSmall = true
    for byte in text {
      if byte.isBlank { return false }
      if !isSmall(byte) { areSmall = false }
    }
    return !areSmall
  }
}
