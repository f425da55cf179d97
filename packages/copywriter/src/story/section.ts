import { onceWithin } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { OF_FLOODS } from './floods.ts'
import { isNote } from './note.ts'
import { isHome, isUnit } from './property-noun.ts'
import { chapterOf, traitsOf } from './traits.ts'

/** The part of a text in which a feature is told. */
const SECTIONS = [
  'view',
  'kitchen',
  'indoors',
  'rooms',
  'suite',
  'outdoors',
  'land',
  'premises',
  'units',
  'practical',
  'building',
  'community',
  'systems',
  'rest',
  'notes',
  'location',
  'rules',
  'income',
  'condition',
  'terms',
  'fee',
] as const
export type Section = (typeof SECTIONS)[number]

const SUITE =
  /\b(?:primary|suite|bath|bathroom|shower|tub|vanity|vanities|closets?|spa bath|bidet|towel)\b/i
const PRACTICAL =
  /\b(?:laundry|washer|mudroom|storage|closet|pantry|garage|parking|carport|driveway|attic|workshop)\b/i

/** Where a feature belongs. */
export const sectionOf = (feature: Feature, { facts }: { facts: PropertyFacts }): Section =>
  sectionWithin(feature, facts)

const sectionWithin = onceWithin((feature: Feature, facts: PropertyFacts): Section => {
  if (isNote(feature)) return 'notes'
  const { kind } = feature
  const head = feature.name?.text ?? feature.text
  const isPremises = facts.propertyType === 'Commercial'
  if (/^rental parking is \$/.test(feature.statement ?? '')) return 'fee'
  if (/\b(?:is|are) recommended\b|^there are no rentals\b/.test(feature.statement ?? ''))
    return 'rules'
  if (OF_THE_FEES.test(feature.statement ?? '')) return 'fee'
  if (OF_FLOODS.test(feature.statement ?? '') && kind !== 'fee' && isHome(facts)) return 'condition'
  if (OF_THE_SALE.test(feature.statement ?? '') && isHome(facts)) return 'terms'
  if (GOES_WITH_IT.test(feature.statement ?? '') && kind !== 'pets' && isHome(facts)) return 'terms'
  if (/^it can be an? (?:[a-z-]+ )?rental$/.test(feature.statement ?? '')) return 'rules'
  switch (kind) {
    case 'view':
      return 'view'
    case 'outdoor place':
      return 'outdoors'
    case 'land':
      return 'land'
    case 'location':
      return 'location'
    case 'terms':
      return /^it is for (?:lease|rent)$/.test(feature.statement ?? '') ? 'rules' : kind
    case 'condition':
    case 'fee':
      return kind
    case 'income':
      if (/\b(?:house|cottage|adu|dwelling|entrance|casita)\b/i.test(head)) return 'outdoors'
      if (/\b(?:apartment|quarters|suite)\b/i.test(head)) return 'rooms'
      return /\blaundry\b/i.test(head) ? 'units' : 'income'
    case 'tenancy':
      return 'income'
    case 'pets':
    case 'restriction':
    case 'zoning':
    case 'availability':
      return 'rules'
    case 'community':
      return 'community'
    case 'building':
      if (isPremises) return 'premises'
      if (facts.propertyType === 'Multi-Family') return 'units'
      return isUnit(facts) ? 'building' : 'rest'
    case 'utilities':
      return facts.propertyType === 'Land' ? 'land' : 'systems'
    default:
  }
  if (isPremises) return 'premises'
  if (facts.propertyType === 'Land' && (kind === 'system' || kind === 'technology')) return 'land'
  if (kind === 'update' && traitsOf(feature).has('kitchen')) return 'kitchen'
  if (kind === 'update' && SUITE.test(head)) return 'suite'
  if (kind === 'update' && OUTDOOR_WORK.test(head)) return 'outdoors'
  if (kind === 'update' && INDOOR_WORK.test(head) && !/\bexterior\b/i.test(head)) return 'indoors'
  if (/\bexterior paint$/i.test(head)) return 'rest'
  if (OUTDOOR_THING.test(head)) return 'outdoors'
  if (/\b(?:sprinklers?|sprinkler system|irrigation)\b/i.test(head) && isHome(facts))
    return 'systems'
  if (
    /\b(?:shades|blinds|drapes|shutters)\b|\b(?:impact|storm) (?:glass|windows|doors)\b/i.test(head)
  )
    return 'indoors'
  if (kind === 'system' || kind === 'update' || kind === 'technology') return 'systems'
  if (traitsOf(feature).has('outdoors')) return 'outdoors'
  if (EXTERIOR.test(head)) return 'rest'
  if (kind === 'parking' || (kind === 'storage' && !traitsOf(feature).has('kitchen')))
    return SUITE.test(head) && /closet/i.test(head) ? 'suite' : 'practical'
  if (traitsOf(feature).has('kitchen') && !PRACTICAL_ROOM.test(head)) return 'kitchen'
  if (SUITE.test(head)) return 'suite'
  if (PRACTICAL.test(head)) return 'practical'
  if (kind === 'amenity' && chapterOf(feature) === 'outdoors') return 'outdoors'
  if (/\bdetached\b/i.test(head)) return 'outdoors'
  if (kind === 'room') return 'rooms'
  return feature.concept || INDOOR_KINDS.has(kind) ? 'indoors' : 'rest'
})

/** Charges that there are, or are not, besides the dues. */
const OF_THE_FEES = /\b(?:special assessments?|CDD|Mello-Roos|tax abatement|reserve study)\b/
/** How the sale is done. */
const OF_THE_SALE =
  /\bbookings\b|\bassume (?:the |an? )?(?:special )?assessment|\b(?:specials|special assessments?) remaining\b|^this is an? .*\bsale$|\bcourt confirmation\b|\brent[- ]?back\b|\bto close\b|\bpre-inspect\w*|\breport is available$/
/** What is sold with the property, and what is not. */
const GOES_WITH_IT =
  /\b(?:is|are) (?:not )?(?:included|excluded|negotiable)$|\b(?:remains?|conveys?)$|^it is (?:being )?sold as-is/

const INDOOR_KINDS: ReadonlySet<Feature['kind']> = new Set([
  'finish',
  'appliance',
  'character',
  'amenity',
  'technology',
])
const EXTERIOR =
  /\b(?:siding|brick front|facade|stucco|exterior|exposure|gutters?|roof|fence|shoreline|formstone)\b/i
const OUTDOOR_WORK =
  /\b(?:pool|spa|deck|patio|porch|porches|balcony|balconies|dock|seawall|landscaping|fence|driveway)\b/i
const OUTDOOR_THING =
  /\b(?:outdoor (?:shower|fireplace|kitchen)|hot tub|cowboy tub|helipad|arena|paddocks?|barn(?! doors?| ?wood)|stables?|tennis|pickleball|greenhouse|orchard|dock|boathouse|boat (?:slip|lift)|gazebo|pergola|fountain|shed|joggling board)\b/i
const INDOOR_WORK = /\b(?:floors?|flooring|hardwoods?|carpet|cabinets?|paint|lighting|interior)\b/i
const PRACTICAL_ROOM = /\b(?:laundry|mudroom)\b/i

/** What has no name is said, not listed; so are styles, kinds of building, and views. */
export const isStatement = ({ name, statement, kind, year }: Feature): boolean =>
  name === null ||
  (statement !== null &&
    (kind === 'view' ||
      kind === 'utilities' ||
      (kind === 'update' && year === null) ||
      /^it (?:is|has|faces)\b|^the style\b/.test(statement)))
