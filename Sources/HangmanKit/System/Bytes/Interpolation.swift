extension DefaultStringInterpolation {
  /// Refuses to compile an interpolation that Embedded Swift cannot print.
  ///
  /// It would print a placeholder for a value that does not describe itself, and no test in ordinary
  /// Swift would notice. In a file that imports this module, these declarations shadow the library's.
  @available(
    *,
    deprecated,
    message: "interpolate a text, a number, or a value that describes itself"
  )
  package mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral("?") }

  // Not inlined, because the library's are copied to every use, which was a tenth of the program.
  @inline(never)
  package mutating func appendLiteral(_ literal: String) { write(literal) }

  @inline(never)
  package mutating func appendInterpolation(_ text: String) { write(text) }

  @inline(never)
  package mutating func appendInterpolation(_ number: Int) { write(String(number)) }
}
