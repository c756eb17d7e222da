/// The lines of a file, taken one after another.
struct StoredLines {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next line if it starts with the key and can be read; otherwise the line stays.
  mutating func next<Value>(_ key: StaticString, _ read: (inout StoredFields) -> Value?) -> Value? {
    guard key.withUTF8Buffer({ rest.starts(with: $0) }) else { return nil }
    var behind = rest.dropFirst(key.utf8CodeUnitCount)
    guard let line = behind.popField(endingAt: UInt8(ascii: "\n")),
      line.first == UInt8(ascii: " ")
    else { return nil }
    var fields = StoredFields(line.dropFirst())
    guard let value = read(&fields), fields.isAtEnd else { return nil }
    rest = behind
    return value
  }

  mutating func next<Value>(_ key: StaticString, _ read: (String) -> Value?) -> Value? {
    next(key) { fields in fields.next().flatMap(read) }
  }

  /// All that follow with the key.
  mutating func all<Value>(_ key: StaticString, _ read: (inout StoredFields) -> Value?) -> [Value] {
    var values: [Value] = []
    while let value = next(key, read) { values.append(value) }
    return values
  }
}
