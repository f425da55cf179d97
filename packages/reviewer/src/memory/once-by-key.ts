/**
 * A function that remembers its latest results by a key made of its arguments. The oldest goes when there are more
 * than `most`, so that a server that answers many people keeps a bounded amount.
 * Results are shared between callers: they must be treated as read-only, and depend on nothing but the key.
 * @example const stem = onceByKey((word: string) => word, withoutEnding, 50_000)
 */
export const onceByKey = <Arguments extends readonly unknown[], Result>(
  keyOf: (...given: Arguments) => string,
  read: (...given: Arguments) => Result,
  most: number,
): ((...given: Arguments) => Result) => {
  const known = new Map<string, { result: Result }>()
  return (...given) => {
    const key = keyOf(...given)
    const found = known.get(key)
    if (found) return found.result
    const result = read(...given)
    known.set(key, { result })
    if (known.size > most) known.delete(known.keys().next().value as string)
    return result
  }
}
