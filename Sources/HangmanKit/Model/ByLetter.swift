/// Something of each letter, by its index.
package typealias ByLetter<Value> = InlineArray<61, Value>

/// Something of each number of mistakes that can be made in a game, or none.
package typealias ByMistakes<Value> = InlineArray<27, Value>
