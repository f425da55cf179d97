import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import type { PartOutline } from './part-narrator.ts'

/** What is told of land together, in the order in which a broker tells it. */
const PARTS = ['reach', 'ground', 'near', 'access', 'services', 'papers', 'uses'] as const
export type LandPart = (typeof PARTS)[number]

const SERVICES =
  /\b(?:power|electric(?:ity)?|septic|perc|perked|wells?(?!-| maintained)|waters?(?! (?:access|views?|frontage))|sewer|natural gas|gas(?! station)|fiber|broadband|internet|cell (?:service|signal|coverage)|phone|cable|utilities|off the grid|cisterns?|(?:power|utility) pole|wastewater|irrigation|propane)\b/i
const NOT_SERVICES = /\b(?:homestead|stock water|acequia|water rights|waterfront|waterfall)\b/i
const ACCESS =
  /\b(?:roads?|driveway|plowed|right of way|curb cut|four-wheel drive|approach permit|highway frontage|year-round access)\b/i
const PAPERS =
  /\b(?:survey\w*|corners (?:are|have)|pins|soils?|site evaluation|wetlands|delineated|phase i|platted|title report|plans|subdivision (?:has been|approv)|permit|building envelope)\b/i
const NEAR =
  /\b(?:away|nearby|close by|near|next to|minutes?|miles?|trails?|beach|lake access|access (?:to|via|by)|walking distance|subdivision|community|traffic count|county|valley|section)\b/i
/** What is told with the price, among the terms. */
const OF_THE_SALE: ReadonlySet<Feature['kind']> = new Set(['fee', 'terms', 'tenancy', 'income'])
const RULES: ReadonlySet<Feature['kind']> = new Set(['zoning', 'restriction', 'pets'])
/** Rights that do not convey, tax exemptions and tax penalties: they are told with the rules. */
const OF_RULES =
  /\bland contract\b|\btaxes\b|\b(?:minerals?|mineral rights) (?:is|are) (?:reserved|conveyed)\b|\b(?:minerals?|mineral rights|surface rights) (?:do(?:es)? not convey|conveys?|only)\b|\bonly surface rights\b|\b(?:exemption|penalty|current use|valuation)\b|\bno known floodplain\b/
/** How far the next city is: buyers of land ask for it before they ask what grows there. */
const isReach = ({ kind, distance, place }: Feature): boolean =>
  kind === 'location' && /\bhours?\b/.test(distance) && /^\p{Lu}/u.test(place)
const BORDERS =
  /^it (?:borders|backs|fronts|adjoins|abuts)|\bfrontage on\b|\b(?:water|lake|river|creek|bayou|ocean|gulf|bay|canal|marsh|pond) frontage\b/i

/** The part of land with which a feature is told; `null` for what is told with the price. */
export const landPartOf = (feature: Feature, story: Story): LandPart | null => {
  const whole = feature.partOf ?? feature
  const words = whole.statement ?? `${whole.name?.text ?? whole.text} ${whole.name?.tail ?? ''}`
  const isPermit = /\bpermit\b/.test(words) && !/\bapproach permit\b/.test(words)
  const isService = SERVICES.test(words) && !NOT_SERVICES.test(words) && !isPermit
  if (/\b(?:acequia|water) rights\b/.test(words)) return 'ground'
  if (OF_RULES.test(words)) return 'uses'
  // An investor's text gives the price first, so that nothing else is left to tell beside it.
  if (whole === story.noFee && story.tone === 'investor') return 'uses'
  if (OF_THE_SALE.has(whole.kind)) return isPermit ? 'papers' : null
  if (whole === story.fee || whole === story.noFee) return null
  if (BORDERS.test(words)) return 'ground'
  if (isService) return 'services'
  if (ACCESS.test(words)) return 'access'
  if (RULES.has(whole.kind)) return 'uses'
  if (PAPERS.test(words)) return 'papers'
  if (isReach(whole)) return 'reach'
  return whole.kind === 'location' || whole.kind === 'community' || NEAR.test(words)
    ? 'near'
    : 'ground'
}

/** Land is told from the ground to what may be built on it. */
export const LAND: PartOutline<LandPart> = {
  parts: PARTS,
  partOf: landPartOf,
  joins: [
    ['ground', 'access'],
    ['papers', 'services'],
    ['access', 'services'],
    ['near', 'ground'],
  ],
  topics: {},
}
