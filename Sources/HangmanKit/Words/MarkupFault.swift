/// What is wrong with a text of markup, and on which line.
struct MarkupFault: Error {
  let line: Int
  let reason: String
}
