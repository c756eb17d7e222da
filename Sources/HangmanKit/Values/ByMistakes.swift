/// A value for each number of mistakes that a game can have, including none.
package typealias ByMistakes<Value> = InlineArray<27, Value>
