/**
 * A function of one object that is worked out once for each object and remembered as long as the object lives.
 * The object must not change, and the result must depend on nothing else.
 * @example const traitsOf = onceFor((feature: Feature) => readTraits(feature))
 */
export const onceFor = <Subject extends object, Result>(
  read: (subject: Subject) => Result,
): ((subject: Subject) => Result) => {
  const known = new WeakMap<Subject, { result: Result }>()
  return (subject) => {
    const found = known.get(subject)
    if (found) return found.result
    const result = read(subject)
    known.set(subject, { result })
    return result
  }
}
