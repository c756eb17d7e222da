/// The drawing of a page for the mistakes of a game; the page has the strokes.
package enum Scene: String, CaseIterable, Sendable {
  case gallows
  case web
  case snowman
  case balloon
}
