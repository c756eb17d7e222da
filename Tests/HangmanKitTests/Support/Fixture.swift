import FoundationEssentials

/// Files that earlier versions of the program wrote: whoever changes a format must go on reading them.
enum Fixture {
  static func bytes(of name: String) throws -> [UInt8] {
    let path = #filePath.replacing("Support/Fixture.swift", with: "Fixtures/\(name)")
    return Array(try Data(contentsOf: URL(filePath: path)))
  }
}
