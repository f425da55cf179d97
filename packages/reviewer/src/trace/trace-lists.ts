import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import { type Listed, SAID_OF_LISTS, type SaidOfList } from './listed-things.ts'
import type { TypedFacts } from './typed-facts.ts'

const NOT_SAID =
  /\b(?:no|not|never|without|nor|whether|ask|confirm|if|could|might|imagine|picture|extra|negotiable)\b|n't\b|\?/
const PART = /[^.;:!?\n\u2014()]+/g
/** Words that may stand in front of a listed thing. */
const LEAD =
  '(?:(?:the|its|their|all|your|both|every|basic|city|county|public|town|municipal|community|cold|monthly|also|such|as|for|of|interior|exterior|entire|whole|primary|even|small|large|one|two|three|an?) ){0,4}'
const AND = '(?:, and |, | and | & | plus | as well as | or |/)'
const BE =
  '(?: (?:is|are|was|were|has been|have been|had been|being))?(?: (?:all|both|also|each|now|already|just|fully))*'

/** One way to say something of a list, with the list in its first group. */
interface Saying {
  pattern: RegExp
  said: SaidOfList
  /** Each thing by itself, to find it in the list. */
  things: readonly { name: RegExp; thing: Listed }[]
}

const SAYINGS: readonly Saying[] = SAID_OF_LISTS.flatMap((said) => {
  const any = `${LEAD}(?:${said.things.map((thing) => thing.said).join('|')})`
  const list = `(${any}(?:${AND}(?:${any}|[a-z]+(?: [a-z]+)?(?=${AND}))){0,7})`
  const things = said.things.map((thing) => ({
    name: new RegExp(`\\b(?:${thing.said})\\b`),
    thing,
  }))
  return [
    ...(said.before ? [new RegExp(`${said.before} ${list}\\b`, 'g')] : []),
    ...(said.after ? [new RegExp(`\\b${list}${BE} ${said.after}`, 'g')] : []),
  ].map((pattern) => ({ pattern, said, things }))
})

/** Things of a list of which something is said that was entered of others only: 'heat and electric are included'. */
export const traceLists = (lower: string, text: string, facts: TypedFacts): TracedClaim[] =>
  matchesIn(lower, PART).flatMap(({ 0: part, index: at }) =>
    SAYINGS.flatMap((saying) =>
      matchesIn(part, saying.pattern)
        .filter(({ 0: found, index }) => !NOT_SAID.test(part.slice(0, index + found.length)))
        .flatMap(({ 0: found, 1: list = '', index }) => {
          // 'Pine floors, and the kitchen was updated' says it of the kitchen only.
          const own = list.replace(/^[^,]*, and /, '')
          const first = at + index + found.indexOf(list) + list.length - own.length
          return wrongIn(own, saying, facts).map(
            ({ start, end }): TracedClaim => ({
              start: first + start,
              end: first + end,
              text: text.slice(first + start, first + end),
              kind: 'feature',
              status: 'unsupported',
              why: 'You entered this of other things, or not at all.',
            }),
          )
        }),
    ),
  )

const wrongIn = (
  list: string,
  { things, said }: Saying,
  facts: TypedFacts,
): { start: number; end: number }[] => {
  const { divided } = said
  const featureTexts = divided
    ? facts.featureTexts.flatMap((feature) => feature.split(divided))
    : facts.featureTexts
  return things.flatMap(({ name, thing }) => {
    const found = name.exec(list)
    if (!found) return []
    const isEntered = featureTexts.some(
      (feature) => thing.typed.test(feature) && said.typed.test(feature),
    )
    // 'Utilities included' names none of them, and so means all.
    const isOfAll = featureTexts.some(
      (feature) => /\b(?:all )?util|everything|\ball\b/.test(feature) && said.typed.test(feature),
    )
    return isEntered || isOfAll ? [] : [{ start: found.index, end: found.index + found[0].length }]
  })
}
