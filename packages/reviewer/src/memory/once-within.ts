import { onceFor } from './once-for.ts'

/**
 * The same for a part of a whole, such as a feature of a property: the result depends on these two and is
 * remembered as long as both live.
 * @example const strengthOf = onceWithin((feature: Feature, facts: PropertyFacts) => readStrength(feature, facts))
 */
export const onceWithin = <Part extends object, Whole extends object, Result>(
  read: (part: Part, whole: Whole) => Result,
): ((part: Part, whole: Whole) => Result) => {
  const within = onceFor((whole: Whole) => onceFor((part: Part) => read(part, whole)))
  return (part, whole) => within(whole)(part)
}
