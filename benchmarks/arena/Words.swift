internal import FoundationEssentials
import HangmanKit

/// A list of words, compiled by HangmanKit into a folder of its own and read back; `NAME.CODE.txt`
/// in a folder beside `languages` is read in that language.
struct Words {
  let name: String
  /// The words of each length that was asked for.
  let shapes: [Shape]
  let alphabet: Alphabet

  init(path: String, lengths: ClosedRange<Int>) throws {
    let file = URL(filePath: path)
    let parts = file.lastPathComponent.split(separator: ".")
    name = String(parts[0])
    let folder = FileManager.default.temporaryDirectory.appending(path: "arena-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lists = folder.appending(path: "lists")
    try FileManager.default.createDirectory(at: lists, withIntermediateDirectories: true)
    let ending =
      file.pathExtension == "plist"
      ? "plist" : (parts.dropFirst().dropLast() + ["txt"]).joined(separator: ".")
    try FileManager.default.copyItem(at: file, to: lists.appending(path: "list.\(ending)"))
    try? FileManager.default.copyItem(
      at: file.deletingLastPathComponent().appending(path: "../languages"),
      to: folder.appending(path: "languages")
    )
    // A list's other data is in folders beside it, or beside its folder; foreign lists have none.
    for kind in ["values", "people"] {
      let known = folder.appending(path: kind)
      try FileManager.default.createDirectory(at: known, withIntermediateDirectories: true)
      for place in [kind, "../\(kind)"] {
        try? FileManager.default.copyItem(
          at: file.deletingLastPathComponent().appending(path: "\(place)/\(name).txt"),
          to: known.appending(path: "list.txt")
        )
      }
    }
    let index = try IndexFolder(
      lists: ListFolder(path: folder.path),
      stateFolder: folder.path
    ).index(of: "list")
    var shapes: [Shape] = []
    for length in lengths {
      guard let plain = Pattern([UInt8](repeating: UInt8(ascii: "_"), count: length)),
        let group = index.group(of: plain)
      else { continue }
      shapes.append(Shape(table: try index.table(of: group)))
    }
    self.shapes = shapes
    alphabet = index.alphabet
  }

  var letterCount: Int { shapes.first?.letterCount ?? Letter.count }

  /// Every word of the lengths asked for.
  var all: some Sequence<[UInt8]> {
    shapes.lazy.flatMap { shape in shape.everyWord.lazy.map { Array(shape.bytes($0)) } }
  }
}
