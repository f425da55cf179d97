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
  // Where it lies, and what it looks at.
  /\b(?:faces?|backs? (?:up )?to|borders?|adjoins?|fronts(?: on)?|front(?= the\b| on\b)|looks? (?:out )?(?:over|onto|toward|across)|sits? (?:above|along|beside|near|behind|across)|next to|across from|corner from|(?:walk|ride|stroll|drive|trip) to|minutes? (?:from|to)) ((?:an? |the )?[a-z' -]+)/g,
  // When something was done, how long it has been so, and that it never was.
  /\b((?:last|past) (?:spring|summer|fall|autumn|winter|month|year|week|decade|season)|(?:few|several|many) (?:years|months|decades)|years (?:back|ago)|for (?:years|decades|generations)|never (?:before |been |had |once )?[a-z]+|not a (?:single )?[a-z]+|nothing (?:[a-z]+ )?(?:needs|to)|barely [a-z]+|lived in)\b/g,
  // Who did it.
  /\b((?:[a-z]+ed|drawn|built|chosen) by (?!appointment|hand|design)(?:an? |the )?[a-z]+)/g,
  new RegExp(
    `\\b((?:${PEOPLE}) (?:just |recently |never |then |have |had )?(?:[a-z]{2,}ed|bought|built|put|kept|left|chose|spent|took))\\b`,
    'g',
  ),
  /\b((?:voted|named|ranked|rated|featured|published|photographed|nominated|listed among) [a-z]+)/g,
  // What the law or the market makes of it.
  /\b((?:homes?|houses|units|condos|lots|places) (?:[a-z]+ ){0,4}(?:sells?|rents?|go(?:es)?|move|trade|list) [a-z]+)/g,
  /\b((?:over|above|below|under) (?:asking|market|appraisal|list)|multiple offers|on the open market)\b/g,
  /\b(?:permits?|allows?|may be (?!reached)|can be (?:split|divided|rented|subdivided|built|added|converted|leased)) ([a-z' -]+)/g,
  /\b([a-z]+ (?:rights )?(?:conveys?|conveying|transfers?|transferring))\b/g,
  /\b(fresh(?:ly)? paint(?:ed)?|new paint)\b/g,
  // What it is compared with.
  /\b((?:twice|half|double|triple) (?:the|as) [a-z]+|one of the (?:few|only|first|last|[a-z]+est)|the only [a-z]+)\b/g,
  /\b(?:the|its) ((?!(?:west|rest|guest|forest|nearest|interest)\b)[a-z]{2,}est|most [a-z]+|finest|best) (?:house|home|unit|building|lot|room|view|street|block|one|condo|apartment|property|in)\b/g,
  /\b([a-z]+er|more [a-z]+) than (?:its|most|any|other|the others|you)\b/g,
]
/** The same, where every word of the group must have been entered. */
const STRICT: readonly RegExp[] = [
  // What the law makes of it.
  /\b(?:approved|entitled|licensed|restricted|grandfathered|eligible|exempt|certified|cleared) (?:for|to|as|from) ((?:an? |the )?[a-z' -]+)/g,
  // What it has besides.
  /\bso (?:does|do|is|are) (?:an? |the )?([a-z]+(?: [a-z]+)?)/g,
  /, ((?:(?!not\b)[a-z]+ ){1,3})included\b/g,
  /\b(?:with|and|plus) (?:an? |its own )((?:[a-z]+ )?(?:dog (?:run|park|wash)|(?:play|picnic|storage|seating) area|roof|tractor|truck|boat|(?:mail|package|game|guest|bike|craft|music|play|party|billiard|bonus|exercise) ?room|fire ?pit|putting green|car wash|boat (?:ramp|slip|lift)|tree ?house|pump house))\b/g,
]
/** All of a kind: one that was typed proves nothing about the others. */
const UNIVERSAL =
  /\b(?:each|every|all(?: of)?(?: the)?) ([a-z]+) (?:on [a-z ]+ )?(?:is|are|has|have|was|were|gets?|opens?|comes?|faces|looks|sits|enjoys)\b/g
const FROM_EVERY =
  /(?<!\bshows )\b(?:from|in) (?:each|every|all(?: of)?(?: the)?) (rooms?|bedrooms?|bath(?:room)?s?|windows?|floors?|levels?|units?)\b/g
const THROUGHOUT = /\b(?:all|every|each|throughout|whole|both|entire)\b/
/** The year of building supports that it was built, and that it stands. */
const OF_BUILDING = /^(?:\w+ )?(?:built|completed|constructed|stood|been|here)\b/
const NOT_SAID = /\?|\b(?:whether|ask|confirm|if)\b/
const CONTENT = 4

/** Assertions in plain words that nothing entered supports. */
export const traceAssertions = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  // A word that only the property type suggests was not entered for this property.
  const isEntered = (word: string): boolean =>
    [...(facts.sourcesOf(word) ?? [])].some((source) => source !== 'propertyType')
  const isFeature = (word: string): boolean =>
    [...(facts.sourcesOf(word) ?? [])].some((source) => source.startsWith('features'))
  const isSupported = (said: string): boolean => {
    const words = contentOf(said)
    return words.length === 0 || words.some(isEntered)
  }
  const found = ASSERTIONS.flatMap((pattern) =>
    [...lower.matchAll(pattern)].filter(
      ({ 1: said = '' }) => !OF_BUILDING.test(said) && !isSupported(said),
    ),
  )
  const strict = STRICT.flatMap((pattern) =>
    [...lower.matchAll(pattern)].filter(({ 1: said = '' }) => !contentOf(said).every(isFeature)),
  )
  const sweeping = [...lower.matchAll(UNIVERSAL), ...lower.matchAll(FROM_EVERY)].filter(
    ({ 1: thing = '' }) =>
      (PARTS.has(thing) || facts.sourcesOf(thing) !== undefined) &&
      !facts.featureTexts.some((feature) => THROUGHOUT.test(feature)),
  )
  return [...found, ...strict, ...sweeping]
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
