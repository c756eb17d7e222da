/// What the name of a file in `lists/` tells: `german.de.txt` has the id `german`, the language
/// `de`.
struct ListName {
  let id: String
  /// The code of the language, `nil` where the name tells none.
  let language: String?
  let isText: Bool

  /// `nil` if a file of this name makes no list.
  init?(_ name: String) {
    var parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String($0) ?? "" }
    guard parts.count >= 2, let ending = parts.popLast(), ending == "plist" || ending == "txt"
    else { return nil }
    isText = ending == "txt"
    language = isText && parts.count == 2 ? parts.removeLast() : nil
    guard parts.count == 1, ListFolder.isID(parts[0]), language.map(Language.isCode) ?? true
    else { return nil }
    id = parts[0]
  }
}
