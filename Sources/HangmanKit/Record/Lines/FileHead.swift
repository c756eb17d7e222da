/// The first line of a file: `MAGIC<version> <bytes> <XXH64>`, of the lines after it.
///
/// Whatever a version does with the lines, a file keeps the start of its first line: older programs
/// leave alone what is newer than they are.
struct FileHead {
  let magic: String
  /// The newest version that this program reads.
  let version: Int

  /// A file of these lines, as a version writes them.
  func file(of lines: [UInt8], version: Int) -> [UInt8] {
    line(version, lines[...]).followed(by: lines)
  }

  /// Where the lines start in a file; `nil` if they do not verify, or a newer program wrote them.
  func linesStart(in file: [UInt8]) -> Int? {
    guard let version = stated(in: file[...]), version <= self.version,
      let end = file.firstIndex(of: UInt8(ascii: "\n")),
      file.starts(with: line(version, file[(end + 1)...]))
    else { return nil }
    return end + 1
  }

  /// Whether a newer program wrote a file, which alone can read it.
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

  /// The version that a file says it has, `nil` if this is the start of no such file.
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
