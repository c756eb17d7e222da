/// Something of each number of mistakes that can be made in a game, or none.
package typealias ByMistakes<Value> = InlineArray<27, Value>
