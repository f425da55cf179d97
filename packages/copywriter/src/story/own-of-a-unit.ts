import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isUnit } from './property-noun.ts'

/** Where a unit of a building has something of its own, whatever else its building may have. */
type OwnPlace = 'interior' | 'outdoors'

/** The elevator that opens into one unit, and the stair within it. */
const WAY_IN =
  /\b(?:direct|private|key(?:ed)?|key-locked)\b.*\belevator\b|\b(?:internal|interior) stair(?:s|case)?$/i
/** Rooms that no building shares. */
const LIVED_IN =
  /\b(?:living|dining|family|sitting|primary) room$|\b(?:bed|bath)(?:room)?s?$|\bfireplaces?$/i
const BATHED_IN = /\b(?:pools?|spa|hot tubs?|jacuzzi|plunge|sauna|steam room)$/i
const MARKED = /\b(?:private|own|personal)\b/i
/** 'A plunge pool on the terrace.' */
const ON_ITS_OWN =
  /^(?:on|off|in) (?:the|a|its|both) (?:[\w-]+ )*(?:terraces?|balcony|lanai|cantilever|primary (?:bath|suite|bedroom)|unit)\b/i
/** What a penthouse has to itself, unless it was typed with what the building shares. */
const OF_A_PENTHOUSE = /\b(?:plunge pool|sauna|steam room)$/i
const OF_THE_BUILDING = /\b(?:gym|fitness|clubhouse|building|bldg|concierge|common|shared)\b/i

/** 'Ground-floor unit with walkout patio': whatever stands behind is the unit's. */
const TYPED_WITH_UNIT = /\b(?:unit|condo|apartment|flat|residence) (?:with|w\/) ?/i

/** Whether a thing that buildings share belongs to this unit alone, and where it is; `null` where nothing says so. */
export const ownOfAUnit = (feature: Feature, facts: PropertyFacts): OwnPlace | null => {
  const { name, partOf, kind, typed } = feature
  if (!isUnit(facts) || !name || partOf || kind === 'parking') return null
  if (WAY_IN.test(name.text) || LIVED_IN.test(name.text)) return 'interior'
  if (kind === 'outdoor place' && TYPED_WITH_UNIT.test(typed)) return 'outdoors'
  if (!BATHED_IN.test(name.text)) return null
  const isAlone =
    facts.propertyType === 'Penthouse' &&
    OF_A_PENTHOUSE.test(name.text) &&
    !OF_THE_BUILDING.test(typed)
  if (!isAlone && !MARKED.test(name.text) && !ON_ITS_OWN.test(name.tail)) return null
  return /\b(?:sauna|steam room)$/i.test(name.text) ? 'interior' : 'outdoors'
}
