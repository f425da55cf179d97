import { matchesIn } from '../../patterns/index.ts'
import type { TracedClaim } from '../claim.ts'
import type { FigureContext } from './figure.ts'
import { thingAfter } from './things-near.ts'

/** Numbers that are said without a number. */
const QUANTITY = /\b(?:(pair|trio|dozen) of|(both|twin|dual)(?: of)?(?: (?:the|its))?)(?= [a-z])/g
const VALUES: Record<string, number> = { trio: 3, dozen: 12 }

/** 'A pair of fireplaces' where one was entered: a thing must be there so often, or be entered without a number. */
export const traceQuantities = ({ lower, text, words, facts }: FigureContext): TracedClaim[] =>
  matchesIn(lower, QUANTITY).flatMap(({ 0: said, 1: word, index }) => {
    const value = VALUES[word ?? ''] ?? 2
    const end = index + said.length
    const thing = thingAfter(words, end, facts)
    if (!thing || BY_FIELD.test(thing)) return []
    const about = [...facts.typedIn(thing)]
    const isPlural = about.some((source) => facts.featureOf(source).includes(thing))
    const isKnown = facts.featuresWith(value).some((source) => about.includes(source))
    if (!/[^s]s$/.test(thing) || isPlural || isKnown || about.length === value) return []
    return [
      {
        start: index,
        end,
        text: text.slice(index, end),
        kind: 'number',
        status: 'unsupported',
        why: 'You entered no such number.',
      },
    ]
  })

const BY_FIELD = /^(?:bed|bath|room|suite|car)/
