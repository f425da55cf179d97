import { series } from '../figures/numerals.ts'
import { listed, subjectOf } from '../statements/rule.ts'
import type { TermClause } from './term-clause.ts'

const PARTY = '(buyer|seller|owner|landlord|tenant|purchaser|HOA|association)'
const DUTY = '(?:responsibility|resp|responsible|cost|expense|problem|job)'
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:the )?${PARTY}(s?) (?:is |are )?(?:responsible|resp) for (.+)$`, 'i'),
  new RegExp(`^(.+?),? (?:is |are )?(?:at |on )?(?:the )?${PARTY}['’]?(s?)['’]? ${DUTY}$`, 'i'),
  new RegExp(
    `^(.+?),? (?:is |are )?(?:done|handled|maintained|mowed|plowed) by (?:the )?${PARTY}(s?)$`,
    'i',
  ),
  new RegExp(`^(.+? tax(?:es)?),? (?:is |are )?(?:on|by) (?:the )?${PARTY}(s?)$`, 'i'),
]
const IS_PARTY = new RegExp(`^${PARTY}$`, 'i')

/** What somebody has to do or pay: 'the buyer is responsible for the smoke certificate and open permits'. */
export const responsibilityClause = (text: string): TermClause | null => {
  for (const form of FORMS) {
    const [, first = '', second = '', third = ''] = form.exec(text) ?? []
    const isFirst = IS_PARTY.test(first)
    const [party, many, list] = isFirst ? [first, second, third] : [second, third, first]
    const things = list ? thingsIn(list) : null
    if (!things) continue
    // 'buyers responsibility' is the buyer's, while tenants do their snow and lawn together.
    const isMany = many !== '' && !/resp|cost|expense|problem|job/i.test(isFirst ? '' : text)
    const name = `${party.toLowerCase().replace('hoa', 'HOA')}${isMany ? 's' : ''}`
    return {
      statement: `the ${name} ${isMany ? 'are' : 'is'} responsible for ${series(things)}`,
      kind: 'terms',
    }
  }
  return null
}

/** Clauses and conditions are no things of a list. */
const NO_THING =
  /\b(?:they|it|is|are|was|will|has|have|if|when|who|which|that|not|no|except|until|after|before|pays?|all|any|own|their|but)\b|[$()]/i

const thingsIn = (typed: string): string[] | null => {
  if (NO_THING.test(typed)) return null
  const things = listed(typed.replace(/\bCO (?=smoke)/, 'CO, '))
  return things.some((thing) => thing.split(' ').length > 4) ? null : things.map(told)
}

const told = (typed: string): string => {
  const thing = typed
    .replace(/^the /i, '')
    .replace(/^CO$/, 'certificate of occupancy')
    .replace(/\bcert\b/i, 'certificate')
    .replace(/^snow$/i, 'snow removal')
    .replace(/^(?:lawn|grass|yard)$/i, 'lawn care')
    .replace(/^electric$/i, 'electricity')
  return /(?:removal|care|mowing|plowing|landscaping|maintenance|electricity|gas|water|heat|trash|sewer|insurance|utilities|repairs|permits|taxes|cleanup|upkeep)$/i.test(
    thing,
  )
    ? thing.toLowerCase().replace(/\bhoa\b/, 'HOA')
    : subjectOf(thing)
}
