const LONG = 6
/** Words that lie one letter apart from a feature and mean something else. */
const OTHERS = /^(?:garbage|pastor|loaded|cooler|poodle)/

/**
 * Whether a typed word is another one with a single slip of the finger: a letter too many, too few, wrong or swapped.
 * @example isMisspelling('firplace', 'fireplace') // true
 */
export const isMisspelling = (typed: string, word: string): boolean => {
  if (typed === word) return false
  if (typed.length < LONG - 1 || word.length < LONG || OTHERS.test(typed)) return false
  if (typed.charAt(0) !== word.charAt(0) || Math.abs(typed.length - word.length) > 1) return false
  let from = 0
  while (from < typed.length && typed.charAt(from) === word.charAt(from)) from += 1
  const [rest, other] = [typed.slice(from), word.slice(from)]
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    (rest.charAt(0) === other.charAt(1) &&
      rest.charAt(1) === other.charAt(0) &&
      rest.slice(2) === other.slice(2))
  )
}
