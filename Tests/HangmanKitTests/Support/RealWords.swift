import FoundationEssentials
import HangmanKit

/// The list that the project ships.
enum RealWords {
  static let dataFolder = #filePath.replacing(
    "/Tests/HangmanKitTests/Support/RealWords.swift",
    with: "/data"
  )

  private static let list = Result { () throws -> WordList in
    let data = try Data(contentsOf: URL(filePath: dataFolder + "/words.plist"))
    return try WordList(propertyList: Array(data))
  }

  static func all() throws -> WordList { try list.get() }

  /// Every `step`th word of a length.
  static func sample(length: Int, step: Int) throws -> [String] {
    let list = try all()
    let words = list.ranges.filter { $0.count == length }
    return stride(from: 0, to: words.count, by: step).map {
      String(decoding: list.bytes[words[$0]], as: UTF8.self)
    }
  }
}
