/// The first line of a file: `MAGIC<version> <bytes> <XXH64>`, with the size and checksum of the lines
/// after it.
///
/// Every version keeps the start of this line, so that older programs recognize newer files and do not
/// touch them.
struct FileHead {
  let magic: String
  /// The newest version that this program reads.
  let version: Int

  /// A file with these lines, as this version writes it.
  func file(of lines: [UInt8], version: Int) -> [UInt8] {
    line(version, lines[...]).followed(by: lines)
  }

  /// The offset of the lines in a file; `nil` if they do not verify, or if a newer program wrote them.
  func linesStart(in file: [UInt8]) -> Int? {
    guard let version = stated(in: file[...]), version <= self.version,
      let end = file.firstIndex(of: UInt8(ascii: "\n")),
      file.starts(with: line(version, file[(end + 1)...]))
    else { return nil }
    return end + 1
  }

  /// Whether a newer program wrote a file, which only that program can read.
  func isNewer(_ file: ArraySlice<UInt8>) -> Bool { stated(in: file).map { $0 > version } ?? false }

  private func line(_ version: Int, _ lines: ArraySlice<UInt8>) -> [UInt8] {
    var line = ByteWriter(capacity: 60)
    line.append(contentsOf: magic)
    line.append(version)
    line.append(" ")
    line.append(lines.count)
    line.append(" ")
    line.append(hexOf: Checksum.of(lines))
    line.append("\n")
    return line.bytes
  }

  /// The version that a file states; `nil` if it is not such a file.
  private func stated(in file: ArraySlice<UInt8>) -> Int? {
    guard file.starts(with: magic.utf8) else { return nil }
    var rest = file.dropFirst(magic.utf8.count).prefix(6)
    guard let digits = rest.popField(endingAt: UInt8(ascii: " ")), digits.count <= 4 else {
      return nil
    }
    var version = 0
    for digit in digits {
      guard digit &- UInt8(ascii: "0") < 10 else { return nil }
      version = version * 10 + Int(digit &- UInt8(ascii: "0"))
    }
    return version > 0 ? version : nil
  }
}
