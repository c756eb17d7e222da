/// A line of a file of meanings, and its fault if it has one.
package struct MeaningLine {
  let entry: ArraySlice<UInt8>
  let text: ArraySlice<UInt8>
  /// The rest of a sentence that starts with the line.
  package let fault: String?

  private init(_ line: ArraySlice<UInt8>, after last: MeaningLine?) {
    var rest = line
    entry = rest.popField(endingAt: UInt8(ascii: "\t")) ?? []
    text = rest.trimmed
    if line.count >= Meanings.lineLimit {
      fault = "has \(Meanings.lineLimit) bytes or more"
    } else if entry.isEmpty || text.isEmpty || String(validating: text, as: UTF8.self) == nil {
      fault = "is not an entry, a tab and a text"
    } else if let last, !last.entry.lexicographicallyPrecedes(entry) {
      fault = "is not in order, or occurs twice"
    } else {
      fault = nil
    }
  }

  /// Returns the lines of a file.
  package static func all(in bytes: [UInt8]) -> [MeaningLine] {
    var lines: [MeaningLine] = []
    var rest = bytes[...]
    while let line = rest.popField(endingAt: UInt8(ascii: "\n")) {
      lines.append(MeaningLine(line, after: lines.last))
    }
    return lines
  }
}
