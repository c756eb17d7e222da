/// What is wrong with a text of markup, and on which line.
package struct MarkupFault: Error {
  package let line: Int
  package let reason: String
}
