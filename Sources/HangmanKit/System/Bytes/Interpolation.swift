extension DefaultStringInterpolation {
  /// Refuses to compile what Embedded Swift cannot print: of a value that does not describe itself
  /// it would print a placeholder, and no test in ordinary Swift would see that.
  ///
  /// Each module has one of its own, since only a module's own declaration shadows the library's.
  @available(
    *,
    deprecated,
    message: "interpolate a text, a number, or a value that describes itself"
  )
  mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral("?") }

  // The library's are written out wherever a text is put together, which is a tenth of a program.
  @inline(never)
  mutating func appendLiteral(_ literal: String) { write(literal) }

  @inline(never)
  mutating func appendInterpolation(_ text: String) { write(text) }

  @inline(never)
  mutating func appendInterpolation(_ number: Int) { write(String(number)) }
}
