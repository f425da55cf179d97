import type { PropertyInput } from '@listwright/contracts'
import { PARTS } from '../language/claim-words.ts'
import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import { isEveryday } from './is-everyday.ts'
import { isProposed } from './is-proposed.ts'
import { leadOf } from './lead-of.ts'
import type { TypedFacts } from './typed-facts.ts'
import { FUNCTION_WORD } from './words-that-claim.ts'

const PEOPLE =
  'sellers?|owners?|agents?|buyers?|tenants?|landlord|lender|builder|architect|neighbors?|association|board'
// Not 'need' and 'feed'.
const PAST = '[a-z]+(?<!e)ed|built|won|grew|slept|wrote|made|sold|began|stood'

/**
 * Ways to assert something in words that are all plain, and so claim nothing by themselves: 'the tub has jets', 'the seller
 * will help'. The group is what must have been entered, in part at least.
 */
const ASSERTIONS: readonly RegExp[] = [
  // Having, and what there is.
  /(?<!\b(?:you|we|they|who|i|you'll|to) )\b(?:has|have|holds?|seats|comes? with|offers?|boasts?|there(?: is|'s| are)) (?!(?:as|whatever|you|no|not|to|only|room|space|nothing|never|it|them|more|plenty|enough|some(?:thing|where|one|body)|every(?:thing|where|one|body)|any(?:thing|where|one|body)|nowhere|weather|their|his|her|your|become|turned|heard|lost|taken|seen|done|gone|come|made|kept|held|found|known|given|felt|met|left|got|had|both|all|what|some|one|two|three|few|little|much|settled|picked|opinions?|a certain|(?:an?|the|its own|that|this) (?:[a-z-]+ )?(?:spot|place|room(?= of)|home|charm|character|evening|afternoon|reason|story|word|way|heart|pace|choice|feel|advantage|look|seat|go|say|(?:house|home)(?= that)))\b|[a-z]+ed (?:without|with|for|by|to|at|from|since|out|up|down|you|all|itself)\b|[a-z]+ly (?!an? )[a-z]+)((?:an? |the |its own )?[a-z' -]+)/g,
  // What people around the property are or do.
  new RegExp(
    `\\b(?:${PEOPLE}) (?:is|are|was|were|will|would|has|have|pays?|lives?|owns?|gets?|can|loves?|hates?) (?!something|nothing|everything|options|choices|flexibility|no |(?:wish|want|like|hope|expect|recognize|appreciate|understand|envy|approve|know|agree|thank)\\b)([a-z' -]+)`,
    'g',
  ),
  // What happened to it, or in it.
  /\b(?:was|were|has been|have been|had been|has|have)(?: [a-z]+ly| just| once| always)? ((?!(?:passed|used|called|named|needed|finished|looked|waited|seemed|appeared|managed|learned|promised|asked|wanted|decided|earned|behaved|arrived|intended|happened|supposed|stayed|placed|settled|readied|picked|aged|loved|liked|hoped|dreamed|wished|imagined|tucked|mentioned|meant|bored|tempted|worried|invited|pleased|charmed|surprised|spoiled|relieved|excited|tired|missed|wandered|noticed|agreed|forgiven|started|stopped|turned|tried|worked|changed|followed|joined|counted|answered|handled|sorted|covered|solved|balanced|organized|proportioned|arranged|situated|positioned|oriented|located|nestled|perched)\b|(?:installed|added|done|put) in (?:19|20)\d\d)[a-z]+ed|grown|laid)\b/g,
  /\b(?:was|were|has been)(?: once)? (an? [a-z]+|the [a-z]+ [a-z]+)\b/g,
  new RegExp(
    `\\b((?!(?:nobody|everyone|everybody|someone|anyone|you|i|we|they|who)\\b)[a-z]+ (?!(?:offered|listed|presented|priced|needed|wanted|started|ended)\\b)(?:${PAST})) (?:it|here|an? (?:prize|award|medal))\\b`,
    'g',
  ),
  // What comes with it.
  /\b((?:[a-z]+ )?[a-z]+) (?:is|are) included\b/g,
  /\b(?:sale|price|rent) includes? (?:an? |the )?([a-z]+)/g,
  // Where it lies, and what it looks at.
  /\b(?:faces?(?! your)|backs? (?:up )?to|borders?(?= (?:an?|the|on|[a-z]+ (?:land|park|forest|preserve|trail|creek|river|lake|golf))\b)|adjoins?|fronts(?: on(?= )|(?= (?:the|an?)\b))|front(?= the\b| on\b)|looks? (?:out )?(?:over|onto|toward|across)|sits? (?:above|along|beside|near|behind|across)|next to|across from|corner from|(?:walk|ride|stroll|drive|trip) to|minutes? (?:from|to)) ((?:an? |the )?[a-z' -]+)/g,
  // When something was done, how long it has been so, and that it never was.
  /\b((?:last|past) (?:spring|summer|fall|autumn|winter|month|year|week|decade|season)|(?:few|several|many) (?:years|months|decades)|years (?:back|ago)|for (?:years|decades|generations)(?! (?:of|to come|after|afterward|ahead|yet|from now)\b)|never (?:before|been|had|once) [a-z]+|never [a-z]+ed|not a (?:single [a-z]+|(?!bad|moment|thing|chance)[a-z]+ (?:needs|has|is|was|in|out|to)\b)|nothing (?:[a-z]+ )?(?:needs|to(?! (?:do|prove|say|it|hide|see|decide|argue|apologize|explain|add)\b))|barely [a-z]+|(?<!to be )lived in)\b/g,
  // Who did it.
  /\b((?:[a-z]+ed|drawn|built|chosen) by (?:[a-z-]+ ){0,3}(?:architects?|builders?|firms?|designers?|contractors?|owners?|sellers?|professionals?|crews?|artisans?|craftsm[ae]n|company|family|masons?|amish|team|developers?|landscapers?|doctor|artist|governor|mayor))\b/g,
  new RegExp(
    `\\b((?:${PEOPLE}) (?:just |recently |never |then |have |had )?(?:[a-z]{2,}ed|bought|built|put|kept|left|chose|spent|took))\\b`,
    'g',
  ),
  /\b((?:voted|named(?! after| for)|ranked|rated|featured|published|photographed|nominated|listed among) [a-z]+)/g,
  // What the law or the market makes of it.
  /\b((?:homes?|houses|units|condos|lots|places) (?:[a-z]+ ){0,4}(?:sells?|rents?|go(?:es)?|move|trade|list) [a-z]+)/g,
  /\b((?:over|above|below|under) (?:asking|market|appraisal|list)|multiple offers|on the open market)\b/g,
  /\b(?:permits?(?! (?:is|are|was|in|for|has|and|on|from)\b)|allows?|may be (?!reached)|can be (?:split|divided|rented|subdivided|built|added|converted|leased)) ([a-z' -]+)/g,
  /\b([a-z]+ (?:rights )?(?:conveys?|conveying|transfers?|transferring))\b/g,
  /\b(fresh(?:ly)? paint(?:ed)?|new paint)\b/g,
  // What is not heard.
  /((?:not|never|n't|hardly|barely|rarely) hear [a-z]+)/g,
  // What it is compared with.
  /\b((?:twice|half|double|triple) (?:the|as) (?!fun|battle|point|charm|reason)[a-z]+|one of the (?:few|only|first|last|[a-z]+est)|the only (?!thing|question|way|reason|one|part|decision|choice|problem|rule|catch|excuse|surprise)[a-z]+|the (?:last|final|first) (?:[a-z]+ )?(?:lot|unit|home|house|parcel|residence|building))\b/g,
  /\b([a-z]+er|more [a-z]+) than (?:its|most|any|other|the others)\b/g,
]
/** The same, where every word of the group must have been entered. */
const STRICT: readonly RegExp[] = [
  // Where in the building it lies, and which way it looks.
  /\b((?:[a-z]+(?:eenth|ieth)|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ](?:floor|story))\b/g,
  // How long something has lasted, and what it is approved or zoned for.
  /\b(?:for|over) (years|decades|generations)\b(?! (?:of|to come|after|afterward|ahead|yet|from now)\b)/g,
  /\b(approved plans|plans (?:are )?approved|shovel[- ]ready|building permit)\b/g,
  /\bzoned (?:for )?([a-z]{4,}(?: and [a-z]{4,})?)/g,
  // What the law makes of it.
  /\b(?:approved|entitled|licensed|restricted|grandfathered|eligible|exempt|certified|cleared) (?:for|to|as|from) ((?:an? |the )?[a-z' -]+)/g,
  /\bthe ((?:last|final|only remaining|first) (?:[a-z]+ )?(?:lot|unit|home|house|parcel|residence|building))\b/g,
  // Where in a row it stands, and what lies right beside it.
  /\b(corner|end|interior)[- ](?:unit|residence|condo|home|townho[mu][se]e?|apartment|lot|office|suite)\b/g,
  /\b(across the (?:street|road)|next door|around the corner|down the (?:street|road|block))\b/g,
  // A second thing that a view is said to show.
  /\b(?:looks? (?:out )?(?:to|over|onto|toward|across)|views? of|overlook(?:s|ing)|fac(?:es|ing)) (?:the |an? )?[a-z]+(?:,? and|,) (?:the )?(pool|park|lake|water|river|creek|courtyard|golf|city|skyline|pond|marsh|bay|woods|mountains?|hills|ocean|beach|harbor|valley|canyon|downtown|islands?)\b/g,
  // What it has besides.
  /\bso (?:does|do|is|are) (?:an? |the )((?!every|any|you|we)[a-z]+(?: [a-z]+)?)/g,
  /, ((?:(?!not\b)[a-z]+ ){1,3})included\b/g,
  /(?:\b(?:with|and|plus)|,) (?:an? |the |its own )((?:[a-z]+ )?(?:car lift|dog (?:run|park|wash)|(?:play|picnic|storage|seating) area|roof|tractor|truck|boat|(?:mail|package|game|guest|bike|craft|music|play|party|billiard|bonus|exercise) ?room|fire ?pit|putting green|car wash|boat (?:ramp|slip|lift)|tree ?house|pump house))\b(?! or two)/g,
]
const SUPERLATIVE =
  /\b(?:the|its) ((?!(?:west|rest|guest|forest|nearest|interest|honest|modest)\b)[a-z]{2,}est|most [a-z]+|finest|best) (?:house|home|unit|building|lot|room|view|street|block|one|condo|apartment|property|in)\b/g
/** All of a kind: one that was typed proves nothing about the others. */
const UNIVERSAL =
  /\b(?:each|every|all(?: of)?(?: the)?) ([a-z]+) (?:on [a-z ]+ )?(?:is|are|has|have|was|were|gets?|opens?|comes?|faces|looks|sits|enjoys)\b/g
const FROM_EVERY =
  /\b(?:all|each) of (them) (?:with|has|have|is|are)\b|(?<!\bshows )\b(?:from|in) (?:each|every|all(?: of)?(?: the)?) (rooms?|bedrooms?|bath(?:room)?s?|windows?|floors?|levels?|units?)\b/g
/** Where a unit lies, and which way a thing looks. */
const DIRECTION =
  /\b(?:(north|south|east|west)(?:ern)?(?:[- ](?:facing|exposure|light|side|end|wall)|ward)|fac(?:es|ing) (north|south|east|west)|(top)[- ](?:floor|story))\b/g
const TYPED_DIRECTION: Record<string, RegExp> = {
  north: /north|\bn\b/,
  south: /south|\bs\b|sun/,
  east: /east|\be\b|sunrise|morning/,
  west: /west|\bw\b|sunset|evening/,
  top: /\btop|penthouse|rooftop/,
}
/** A view of something, in other words: 'a peek of the lake'. */
const VIEW =
  /\b(?:peeks?|glimpses?|slivers?|sights?|views?) of (?:the |an? )?([a-z]+)|\b(?:fac(?:es|ing)|overlook(?:s|ing)|looks? (?:out )?(?:over|onto|on|toward|at)|back(?:s|ing) (?:up )?to|above) the (pool|park|lake|water|river|creek|courtyard|golf|city|skyline|pond|marsh|bay|woods|mountains?|ocean|beach|pasture|orchard|plaza|square)\b/g
const VIEWED =
  /view|overlook|glimpse|peek|fac(?:ing|es)|front|across|lights|skyline|back|over|onto|\bon\b/
const THROUGHOUT = /\b(?:all|every|each|throughout|whole|both|entire|separate|own|per)\b/
/** The year of building supports that it was built, and that it stands. */
const OF_BUILDING = /^(?:\w+ )?(?:built|completed|constructed|stood|been|here)\b/
const NOT_SAID =
  /\?|^(?:\. )?(?:some|most|many|other) [a-z]+s\b|\blike (?:they|it|you)\b|\bas (?:if|though)\b|\b(?:whether|ask|confirm|if)\b/
const CONTENT = 4

/** Assertions in plain words that nothing entered supports. */
export const traceAssertions = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  // A word that only the property type suggests was not entered for this property.
  const isEntered = (word: string): boolean =>
    [...(facts.sourcesOf(word) ?? [])].some((source) => source !== 'propertyType')
  const isFeature = (word: string): boolean =>
    [...(facts.sourcesOf(word) ?? [])].some((source) => source.startsWith('features'))
  const isSupported = (said: string): boolean => {
    const words = contentOf(said).filter((word) => !NOWHERE.test(word))
    return words.length === 0 || words.some(isEntered)
  }
  const found = ASSERTIONS.flatMap((pattern, at) =>
    matchesIn(lower, pattern).filter(
      ({ 1: said = '' }) =>
        !OF_BUILDING.test(said) && !isSupported(said) && !(at === 0 && isFigure(said)),
    ),
  )
  const strict = STRICT.flatMap((pattern) =>
    matchesIn(lower, pattern).filter(({ 1: said = '' }) => !contentOf(said).every(isFeature)),
  )
  const sweeping = [...matchesIn(lower, UNIVERSAL), ...matchesIn(lower, FROM_EVERY)].filter(
    ({ 1: first = '', 2: thing = first }) =>
      (thing === 'them' || PARTS.has(thing) || facts.sourcesOf(thing) !== undefined) &&
      !facts.featureTexts.some((feature) => THROUGHOUT.test(feature)),
  )
  const { featureTexts, property } = facts
  const directed = matchesIn(lower, DIRECTION).filter(({ 1: side, 2: facing, 3: top }) => {
    const typed = TYPED_DIRECTION[side ?? facing ?? top ?? '']
    return !featureTexts.some((feature) => typed?.test(feature)) && !(top && isAtTop(property))
  })
  const viewed = matchesIn(lower, VIEW).filter(({ 1: of, 2: thing = of ?? '' }) => {
    const about = [...facts.typedIn(thing)].map((source) => facts.featureOf(source))
    return about.length > 0 && !about.some((feature) => VIEWED.test(feature))
  })
  const best = matchesIn(lower, SUPERLATIVE).filter(
    ({ 1: said = '' }) => !featureTexts.some((feature) => feature.includes(said)),
  )
  return [...found, ...strict, ...sweeping, ...directed, ...viewed, ...best]
    .filter(
      ({ 0: said, index }) =>
        !NOT_SAID.test(leadOf(lower, index, said.length)) &&
        !isProposed(lower, index, index + said.length),
    )
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

/** 'Has a soundtrack of its own' is a figure of speech. */
const isFigure = (said: string): boolean => contentOf(said).some(isEveryday)

const isAtTop = ({ propertyType }: PropertyInput): boolean => propertyType === 'Penthouse'

const contentOf = (said: string): string[] =>
  (said.match(/[a-z']+/g) ?? [])
    .filter((word) => !FUNCTION_WORD.test(word) && !COUNT.test(word))
    .slice(0, CONTENT)
/** Words that say nothing about where the property is: 'a walk to the mailbox'. */
const NOWHERE =
  /^(?:kitchen|mailbox|door|table|couch|bed|work|car|curb|class|nowhere|top|downstairs|upstairs|charms?|way|point|yourself)$/
/** Figures are traced as such. */
const COUNT =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|first|second|third|fourth|fifth|also|plan)$/
