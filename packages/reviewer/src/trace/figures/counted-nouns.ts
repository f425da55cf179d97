import { onceFor } from '../../memory/once-for.ts'
import type { TypedFacts } from '../typed-facts.ts'

/** Measures say how much there is of a thing, not how many there are; rooms have fields of their own. */
const NO_NOUN =
  /^(?:bed|bath|br\b|ba\b|acre|mi|block|feet|foot|ft|sq|sf|year|yr|mo|hour|hr|day|week|percent|gallon|inch|and\b|or\b|by\b|to\b|in\b|on\b|at\b|of\b|for\b|with\b|plus\b|has\b|is\b|was\b|its\b|as\b|more|other|room)/
// 'Three of the four units', '3 of 4 units'.
const PHRASE =
  /^[- ]?(?:of (?:its |the )?(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )?)?((?:[a-z]+[- ]?){1,3})/

/** The nouns that a number may count, in the singular: ' private offices' gives 'office', '-season room' gives 'season'. */
const nounsAfter = (after: string): string[] => {
  const words = (PHRASE.exec(after)?.[1] ?? '').split(/[- ]/)
  const end = words.findIndex((word) => NO_NOUN.test(word))
  return words
    .slice(0, end < 0 ? words.length : end)
    .filter((word, at) => word.length > 2 && (at === 0 || /[^s]s$/.test(word)))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=ch|sh|x)es$|(?<=[^s])s$/, ''))
}

/** How many of each noun were entered: 'two wells', '3-car garage', 'parking for one car'. */
const countsIn = onceFor((facts: TypedFacts): ReadonlyMap<string, ReadonlySet<number>> => {
  const counts = new Map<string, Set<number>>()
  for (const { feature, number } of facts.numbers)
    for (const noun of number.style === 'dollars' ? [] : nounsAfter(feature.slice(number.end))) {
      const known = counts.get(noun) ?? new Set()
      // A garage for two cars and a carport for one hold three.
      for (const value of [...known]) known.add(value + number.value)
      counts.set(noun, known.add(number.value))
    }
  return counts
})

/** Whether a noun was entered with other numbers only: 'four cars' of a three-car garage. */
export const isMiscounted = (value: number, after: string, facts: TypedFacts): boolean =>
  value > 1 &&
  nounsAfter(after).some((noun) => {
    const known = countsIn(facts).get(noun)
    return known !== undefined && !known.has(value)
  })
