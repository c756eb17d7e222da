/// What a page draws for the mistakes of a game; the strokes are the page's own.
package enum Scene: String, CaseIterable, Sendable {
  case gallows
  case web
  case snowman
  case balloon
}
