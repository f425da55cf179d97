import { PARTS } from '../language/claim-words.ts'
import type { TracedClaim } from './claim.ts'
import { FUNCTION_WORD } from './trace-words.ts'
import type { TypedFacts } from './typed-facts.ts'

const PEOPLE =
  'sellers?|owners?|agents?|buyers?|tenants?|landlord|lender|builder|architect|neighbors?|association|board'
const PAST = '[a-z]{2,}ed|built|won|grew|slept|wrote|made|sold|began|stood'

/**
 * Ways to assert something in words that are all plain, and so claim nothing by themselves: 'the tub has jets', 'the seller
 * will help'. The group is what must have been entered, in part at least.
 */
const ASSERTIONS: readonly RegExp[] = [
  // Having, and what there is.
  /\b(?:has|have|holds?|seats|comes? with|offers?|boasts?|there(?: is|'s| are)) (?!(?:no|not|to|only|room|space|nothing|never)\b)((?:an? |the |its own )?[a-z' -]+)/g,
  // What people around the property are or do.
  new RegExp(
    `\\b(?:${PEOPLE}) (?:is|are|was|were|will|would|has|have|pays?|lives?|owns?|gets?|can|loves?|hates?) ([a-z' -]+)`,
    'g',
  ),
  // What happened to it, or in it.
  /\b(?:was|were|has been|have been|had been|has|have)(?: [a-z]+ly| just| once| always)? ((?!(?:passed|used|called|named|needed|finished)\b)[a-z]+ed|grown|laid)\b/g,
  /\b(?:was|were|has been)(?: once)? (an? [a-z]+|the [a-z]+ [a-z]+)\b/g,
  new RegExp(`\\b([a-z]+ (?:${PAST})) (?:it|here|an? (?:prize|award|medal))\\b`, 'g'),
  // What comes with it.
  /\b([a-z]+) (?:is|are) included\b/g,
  /\b(?:sale|price|rent) includes? (?:an? |the )?([a-z]+)/g,
  // What it is compared with.
  /\b(?:the|its) ((?!(?:west|rest|guest|forest|nearest|interest)\b)[a-z]{2,}est|most [a-z]+|finest|best) (?:house|home|unit|building|lot|room|view|street|block|one|condo|apartment|property|in)\b/g,
  /\b([a-z]+er|more [a-z]+) than (?:its|most|any|other|the others|you)\b/g,
]
/** All of a kind: one that was typed proves nothing about the others. */
const UNIVERSAL =
  /\b(?:each|every|all(?: of)?(?: the)?) ([a-z]+) (?:is|are|has|have|was|were|gets?|opens?|comes?)\b/g
const THROUGHOUT = /\b(?:all|every|each|throughout|whole|both|entire)\b/
/** The year of building supports that it was built, and that it stands. */
const OF_BUILDING = /^(?:\w+ )?(?:built|completed|constructed|stood|been|here)\b/
const NOT_SAID = /\?|\b(?:whether|ask|confirm|if)\b/
const CONTENT = 4

/** Assertions in plain words that nothing entered supports. */
export const traceAssertions = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  const isSupported = (said: string): boolean => {
    const words = contentOf(said)
    return words.length === 0 || words.some((word) => facts.sourcesOf(word))
  }
  const found = ASSERTIONS.flatMap((pattern) =>
    [...lower.matchAll(pattern)].filter(
      ({ 1: said = '' }) => !OF_BUILDING.test(said) && !isSupported(said),
    ),
  )
  const sweeping = [...lower.matchAll(UNIVERSAL)].filter(
    ({ 1: thing = '' }) =>
      (PARTS.has(thing) || facts.sourcesOf(thing) !== undefined) &&
      !facts.featureTexts.some((feature) => THROUGHOUT.test(feature)),
  )
  return [...found, ...sweeping]
    .filter(({ 0: said, index }) => !NOT_SAID.test(sentenceAround(lower, index, said.length)))
    .map(({ 0: said, index }) => {
      const end = index + said.trimEnd().length
      return {
        start: index,
        end,
        text: text.slice(index, end),
        kind: 'feature',
        status: 'unsupported',
      } as const
    })
}

const contentOf = (said: string): string[] =>
  (said.match(/[a-z']+/g) ?? [])
    .filter((word) => !FUNCTION_WORD.test(word) && !COUNT.test(word))
    .slice(0, CONTENT)
/** Figures are traced as such. */
const COUNT =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|first|second|third|fourth|fifth|also|plan)$/

const sentenceAround = (lower: string, index: number, length: number): string => {
  const start = Math.max(lower.lastIndexOf('. ', index), lower.lastIndexOf('\n', index), 0)
  const end = /[.!?\n]/.exec(lower.slice(index + length))?.index ?? 0
  return lower.slice(start, index + length + end + 1)
}
