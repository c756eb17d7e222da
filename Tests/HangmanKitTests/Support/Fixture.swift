import FoundationEssentials

/// Files that earlier versions of the program wrote, which every later format must go on reading.
enum Fixture {
  static func bytes(of name: String) throws -> [UInt8] {
    let path = #filePath.replacing("Support/Fixture.swift", with: "Fixtures/\(name)")
    return Array(try Data(contentsOf: URL(filePath: path)))
  }
}
