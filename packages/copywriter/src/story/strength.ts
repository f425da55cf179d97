import { onceFor, onceWithin } from '@listwright/reviewer/memory'
import { copybook } from '../copybook/copybook.ts'
import type { Feature } from '../facts/feature.ts'
import { isHeadNoun } from '../facts/nouns/head-nouns.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isNote } from './note.ts'

const KIND_STRENGTH: Partial<Record<Feature['kind'], number>> = {
  view: 7,
  'outdoor place': 5,
  character: 4,
  amenity: 5,
  room: 4,
  land: 5,
  appliance: 4,
  location: 3,
  finish: 3,
  system: 2,
  utilities: 2,
  storage: 3,
  parking: 3,
  community: 3.2,
  building: 2.8,
}

/** What a buyer would tell a friend first, whatever concept tells it, by the words of its name; the first that fits counts. */
const RARE: readonly [RegExp, number][] = [
  [
    /\b(?:waterfront|lakefront|oceanfront|beachfront|riverfront|bayfront|creekfront|gulf-?front|canal-?front|(?:gulf[- ]access|saltwater|sailboat|navigable) canal|harbor-?front|ski[- ]in|shoreline)\b/i,
    9.5,
  ],
  [
    /\b(?:[Ww]ater|[Ll]ake|[Rr]iver|[Cc]reek|[Bb]ayou?|[Oo]cean|[Gg]ulf|[Cc]anal|[Hh]arbor|[Mm]arsh|sandy)(?: [A-Z]\w+){0,2} frontage\b|\bfrontage on (?:[A-Z]|(?:an? |the )?(?:[a-z-]+ ){0,2}(?:lake|river|creek|bay|canal|pond|bayou)\b)/,
    9.5,
  ],
  [/\b(?:designed by|architect)\b|\bdesign(?:ed it)?$/i, 9],
  [/\bwraparound (?:porch|terrace|balcony|deck)\b/i, 8.8],
  [
    /\b(?:private )?rooftop(?: deck| terrace)?\b(?! (?:pool|unit|HVAC|solar|equipment|antenna))|\broof (?:deck|terrace)$/i,
    8.4,
  ],
  [/\b(?:acres of|vines|vineyard)\b/i, 8.6],
  [/\b(?:separate|detached|guest) (?:[a-z-]+ )?cottage\b/i, 8.2],
  [/\b(?:guest|coach|carriage|kitchen|pool) house\b|\bcasita\b|\bguest quarters\b/i, 8.2],
  [/\bpool\b(?! (?:table|house))/i, 8],
  [/\b(?:historic register|row house|single house|ballroom|indoor arena)\b/i, 7.8],
  [/\bpiazzas?\b|\bcoquina\b|\bglass wall\b|\bboathouse\b/i, 7.6],
  [/\bscreened porch overlooking\b|\bdeck overlooking\b/i, 7.6],
  [/\bkitchen by [A-Z]/, 7.4],
  [/\b(?:facing|overlooking) (?:the )?(?:park|square|water|lake|river|garden)\b/i, 7],
  [/\b(?:storefront|corner building|drive-thr(?:u|ough)|liquor license|rail[- ]served)\b/i, 7.5],
  [/\bapartments? above\b|\bseats\b/i, 7.6],
  [/\borchard\b|\btenant houses?\b|\bhelipad\b/i, 7],
  [/\b(?:stone|fieldstone|moss rock|stacked stone) fireplaces?\b/i, 6.6],
  [/\b(?:boulders|cowboy tub|stargazing deck)\b/i, 6.2],
  [/\b(?:remodeled|renovated|updated|gourmet|chef's|new) kitchen\b/i, 5.6],
  [/\brefinished [a-z ]*floors\b|\boriginal [a-z ]*(?:floors|woodwork)\b/i, 5.2],
  [/\bvaulted\b|\bcathedral\b|\bgreat room\b/i, 5],
]

/** Features that a text mentions, but never in its first line. */
const ORDINARY: readonly [RegExp, number][] = [
  [
    /\b(?:gutters?|gutter guards|sprinkler system|sprinklers|ceiling fans?|dishwasher|LVP|vinyl plank|carpet|vinyl siding|smoke detectors?|220-volt power|window units|drainage ditch|roof deck rights)\b/i,
    1.2,
  ],
  [/\brights$|\bupstairs office\b/i, 2.2],
  // What fills a corner of a room, or a wall of it.
  [/\bmurphy beds?\b|\bblock wall\b/i, 3.2],
  // A wall around the land is no reason to come and look.
  [/\b(?:rock|stone|retaining|garden|perimeter) walls?$/i, 2.2],
  [/\b(?:HVAC|air[- ]condition(?:ing|er)s?|rooftop units?)\b/i, 1.2],
  [/\btrees$|\beat-in kitchen$/i, 3.4],
  [/\b(?:road frontage|border fence|FSA|swing|crane|waterers)\b/i, 2.5],
  [
    /\b(?:sign|fire sprinklers|hood|parking|spaces?|siding|carports?|shutters|furnaces?|water heater|alley access|two stories|storm shelter|fence|restrooms?)\b/i,
    3,
  ],
  [/\bappliances$/i, 6],
  [/\bfire ?pit\b/i, 4.8],
  [/\bimpact (?:glass|windows)\b/i, 2.5],
  [/\bwine (?:room|cellar|wall)\b/i, 7.4],
  [/\b(?:laundry|washer and dryer)\b/i, 3.4],
  [
    /\b(?:chain[- ]link|garage doors?|storage shed|RV (?:gate|access|hookups?)|irrigation|fenc(?:e|ing))\b/i,
    2.4,
  ],
  [/\bpump$/i, 1],
  [/^(?:fully )?fenced (?:[a-z]+ )?(?:yard|backyard|lot)$/i, 3.6],
  [/\b(?:garage|workshop|elevator|pantry|replacement windows)\b/i, 5],
]

/** Amenities that a unit shares with its building count for less than those of the unit itself. */
const SHARED_MAX = 6

const HIDDEN_MAX = 2

const wordsOf = ({ name, text }: Feature): string =>
  name ? `${name.text} ${name.tail}`.trim() : text

const rareStrength = onceFor((feature: Feature): number | undefined => {
  const named = wordsOf(feature)
  return RARE.find(
    ([words]) =>
      words.test(named) ||
      words.test(feature.text) ||
      (!feature.name && words.test(feature.statement ?? '')),
  )?.[1]
})

const ordinaryStrength = (feature: Feature): number =>
  ORDINARY.find(([words]) => words.test(feature.name?.text ?? feature.text))?.[1] ??
  Number.POSITIVE_INFINITY

const SHARED = /\b(?:pools?|hot tubs?|gym|spa|courtyard|clubhouse|doorman)\b/i

const isSharedAmenity = (feature: Feature, facts: PropertyFacts): boolean =>
  (feature.kind === 'community' || facts.propertyType === 'Condo') &&
  SHARED.test(wordsOf(feature)) &&
  !/\bprivate\b/i.test(feature.text)

const VIEW = 8.6
/** Agents type first what they would show first. */
const EARLIER = 1.3
/** Where in the list a feature is neither stronger nor weaker by its place. */
const EVEN = 0.15

/** How strongly a feature attracts readers: by its concept's hook, names and measures, and the agent's own order. */
export const strengthOf = onceWithin((feature: Feature, facts: PropertyFacts): number => {
  const { concept, kind, name, count, partOf, index } = feature
  const hook = concept ? copybook.concepts.get(concept)?.hook : undefined
  const known = Math.max(
    hook ?? KIND_STRENGTH[kind] ?? 1,
    rareStrength(feature) ?? 0,
    kind === 'view' ? VIEW : 0,
  )
  // Nobody sees floors that are under a carpet.
  const isHidden = /^under (?:the )?carpet\b/.test(name?.tail ?? '')
  const most = isSharedAmenity(feature, facts)
    ? SHARED_MAX
    : isHidden
      ? HIDDEN_MAX
      : ordinaryStrength(feature)
  const base = Math.min(known, most)
  const hasName = /(?:^| )[A-Z][a-z]/.test(name?.text ?? '') ? 0.6 : 0
  const hasMeasure = count !== null ? 0.4 : 0
  const isPart = partOf ? -0.3 : 0
  const place = (index / Math.max(1, facts.features.length) - EVEN) * EARLIER
  return base + hasName + hasMeasure + isPart - place
})

/** What a buyer has to accept, or to apply for: 'a historic commission review', 'a right of first refusal'. */
const A_BURDEN =
  /\b(?:ledge|review|refusal|ordinance|easement|wait(?:ing)?[- ]?list|lottery|noise|crowd|approval|agreement|program|billing|flood ?(?:zone|plain))\b/i

const LEADS_ANYWAY = 7
const CAN_LEAD: ReadonlySet<Feature['kind']> = new Set([
  'view',
  'outdoor place',
  'amenity',
  'room',
  'character',
  'appliance',
  'finish',
  'land',
  'building',
  'storage',
  'parking',
  'technology',
  'community',
])

/** Whether a thing is no reason to buy, so that no text begins with it. */
export const isBurden = ({ name, statement }: Feature): boolean => {
  const tail = /^of\b/.test(name?.tail ?? '') ? ` ${name?.tail}` : ''
  return A_BURDEN.test(name ? `${name.text}${tail}` : (statement ?? ''))
}

/** Whether a feature can stand in the first sentence: a thing that a reader can picture, and that was surely read as one. */
export const canLead = (feature: Feature): boolean => {
  const { kind, name, text, concept } = feature
  return (
    name !== null &&
    !isNote(feature) &&
    !isBurden(feature) &&
    (concept !== null || isHeadNoun(name.head)) &&
    (CAN_LEAD.has(kind) ||
      (kind === 'update' && name.head === 'kitchen' && feature.year === null) ||
      (rareStrength(feature) ?? 0) > LEADS_ANYWAY ||
      /\b(?:guest house|casita|cottage)\b/i.test(text))
  )
}
