import type { NounPhrase } from '../facts/feature.ts'

/** The parts of a home that have sets of their own. */
export type Area = 'inside' | 'outside' | 'shared' | 'systems'

/** Things that are told together, because they serve one purpose or belong to one part of the home. */
export interface ThingSet {
  name: string
  /** The end of a name; with `where`, of its place as well: 'egress window in the lower-level bedroom'. */
  words: RegExp
  where?: RegExp
  /** The sets in whose sentence a single thing of this one reads well, the best first. */
  joins: readonly string[]
}

/** What is in no other set: it stands at the end of its area. */
const OTHERS: ThingSet = { name: 'others', words: /$/, joins: [] }

/** Each area in the order in which one walks through it. A thing is in the set of its place, or in the first one whose words fit. */
const SETS: Readonly<Record<Area, readonly ThingSet[]>> = {
  inside: [
    {
      name: 'plan',
      words:
        /\b(?:plan|layout|(?<!outdoor )living|(?<!(?:lower|upper|terrace) )level|entry|foyer|vestibule|stairs?|staircases?|stairways?|doorways?)$/i,
      joins: ['surfaces', 'evening', 'work', 'bedrooms'],
    },
    {
      name: 'surfaces',
      words:
        /\b(?:(?<!heated )floors?|flooring|hardwoods?|parquet|carpet(?:ing)?|tile|vinyl plank|laminate|ceilings?|beams|moldings?|trim|millwork|woodwork|wainscoting|paneling|shiplap|walls?|brick|windows?|frames|sliders|skylights?|transoms|doors?|paint|glass|lighting|lights|fixtures|chandeliers?|sconces|shutters|shades|blinds|drapes|hardware|details|plaster|medallions)$/i,
      joins: ['plan', 'evening', 'bedrooms', 'work'],
    },
    {
      name: 'evening',
      words:
        /\b(?:fireplaces?|stoves?|woodstoves?|hearth|mantels?|inserts?|(?:great|living|family|dining|sitting|keeping|media|game|billiard|theater|music|wine) (?:rooms?|areas?)|library|bookcases?|bookshelves|built-ins?|cabinet|bar|wine (?:cellar|wall|fridge|refrigerator)|theater|theatre|ballroom|court|hall)$/i,
      joins: ['surfaces', 'plan', 'work', 'lower level'],
    },
    {
      name: 'kitchen',
      words:
        /\b(?:kitchen|scullery|appliances|range|cooktop|oven|refrigerator|dishwasher|disposal|island|counters?|countertops?|cabinets|cabinetry|backsplash|sink|coffee system)$/i,
      joins: ['laundry', 'surfaces', 'evening', 'plan'],
    },
    {
      name: 'bedrooms',
      words:
        /\b(?:primary|suites?|bedrooms?|bunk room|sleeping (?:loft|porch)|baths?|bathrooms?|shower|tub|vanity|vanities|(?:walk-in|primary|custom|dual) closets?|closets?|bidet|sauna|steam room|quarters|apartment|casita)$/i,
      where: /\bbath floors?$|\bin (?:the|both|all) (?:[a-z-]+ )*(?:baths?|bathrooms?|bedrooms?)$/i,
      joins: ['laundry', 'work', 'lower level', 'surfaces'],
    },
    {
      name: 'work',
      words:
        /\b(?:office|study|den|loft|bonus room|flex (?:room|space)|studio|sunroom|solarium|conservatory|gym|(?:craft|play|exercise|hobby) ?room|nook|workshop|porch)$/i,
      joins: ['bedrooms', 'evening', 'lower level', 'laundry'],
    },
    {
      name: 'laundry',
      words:
        /\b(?:laundry|laundry (?:room|chute)|washer|dryer|washer and (?:[a-z]+ )?dryer|mudroom|pantry|storage|closet|lockers?|hookups?)$/i,
      joins: ['bedrooms', 'kitchen', 'work', 'comfort', 'lower level'],
    },
    {
      name: 'lower level',
      words:
        /\b(?:basement|lower level|terrace level|rec(?:reation)? room|cellar|attic|crawl ?space)\b/i,
      where: /\b(?:basement|lower[- ]level|terrace level)\b/i,
      joins: ['work', 'bedrooms', 'laundry', 'evening'],
    },
    {
      name: 'over the garage',
      words: /^$/,
      where: /\b(?:over|above|in|atop) the (?:[\w-]+ )*garage$/,
      joins: ['lower level', 'work', 'bedrooms', 'laundry'],
    },
    {
      name: 'comfort',
      words:
        /\b(?:elevator|lift|fans?|thermostats?|air|air conditioning|heat|heater|cooling|softener|system|pump|vac|vacuum|radiators?|heated floors?)$/i,
      joins: ['laundry', 'surfaces', 'bedrooms'],
    },
  ],
  outside: [
    {
      name: 'arrival',
      words:
        /\b(?:(?<!RV )gates?|entry|entrance|drive|driveway|motor court|(?:front|entry) steps|stoop|lanterns|all[eé]e)$/i,
      joins: ['car', 'fence', 'garden', 'land', 'outbuildings'],
    },
    {
      name: 'water',
      words:
        /\b(?:dock|pier|lift|slip|seawall|bulkhead|beach|frontage|boat ?house|mooring|moorage|shoreline|ponds?|creek|stream|brook|lake)$/i,
      joins: ['sitting', 'pool', 'land', 'garden'],
    },
    {
      name: 'pool',
      words: /\b(?:pools?|spa|hot tub|cabana|pool (?:house|bath)|outdoor shower|plunge pool)$/i,
      joins: ['sitting', 'courts', 'garden', 'outbuildings'],
    },
    {
      name: 'sitting',
      words:
        /\b(?:porch|porches|decks?|patios?|balcony|balconies|lanai|terraces?|verandas?|piazzas?|loggia|courtyard|pergola|gazebo|summerhouse|fire ?pit|grill|pizza oven|rooftop|siding|facade|exterior|front|outdoor (?:kitchen|fireplace|living|space|dining)|summer kitchen|room)$/i,
      joins: ['pool', 'garden', 'courts', 'fence', 'water'],
    },
    {
      name: 'courts',
      words:
        /\b(?:courts?|tennis|pickleball|basketball|playsets?|play ?house|tree ?house|swings?|putting green)$/i,
      joins: ['pool', 'garden', 'sitting', 'fence'],
    },
    {
      name: 'horses',
      words:
        /\b(?:barns?|(?:\d+|[a-z]+)-stall barn|stalls?|stables?|arena|ring|paddocks?|tack room|pastures?|run-in(?: sheds?)?|waterers|round pen|corrals?|loafing shed)$/i,
      joins: ['fence', 'outbuildings', 'land'],
    },
    {
      name: 'fence',
      words:
        /\b(?:fence|fences|fencing|fenced (?:yard|backyard|garden|acres|in)|(?:sprinkler|irrigation) system|sprinklers|irrigation)$/i,
      joins: ['garden', 'horses', 'arrival', 'sitting', 'courts'],
    },
    {
      name: 'garden',
      words:
        /\b(?:gardens?|(?:garden |raised )?beds|yard|backyard|lawns?|landscaping|trees?|oaks|pines|maples?|pecans|palms|orchard|vines|vineyard|grove|greenhouse|walls?|fountain|koi pond)$/i,
      joins: ['fence', 'sitting', 'land', 'courts'],
    },
    {
      name: 'outbuildings',
      words:
        /\b(?:(?:smoke|spring|ice)?houses?|cottages?|casitas?|apartments?|quarters|shops?|workshop|sheds?|studio|coop|silo|outbuildings?|ADU|building|cabins?)$/i,
      joins: ['horses', 'car', 'pool', 'garden'],
    },
    {
      name: 'land',
      words: /\b(?:fields?|trails?|woods|woodland|meadows?|forest|acres|boulders|outcroppings?)$/i,
      joins: ['water', 'garden', 'horses', 'fence'],
    },
    {
      name: 'car',
      words: /\b(?:garages?|carports?|parking|pad|spaces?|charger|RV gate|access|hookups?)$/i,
      joins: ['arrival', 'outbuildings'],
    },
  ],
  shared: [
    {
      name: 'staff',
      words:
        /\b(?:doorman|door staff|concierge|valet|porter|manager|superintendent|super|security|attendant|elevators?|entry|entrance|intercom|lobby|lockers|package room|access)$/i,
      joins: ['service', 'leisure', 'open air'],
    },
    {
      name: 'leisure',
      words:
        /\b(?:pools?|spa|hot tubs?|gym|fitness (?:center|room)|exercise room|sauna|steam room|clubhouse|lounge|theater|coworking(?: lounge)?|playroom|(?:community|club|party|yoga|game|media) room|business center|guest suites?|library)$/i,
      joins: ['open air', 'staff', 'service'],
    },
    {
      name: 'open air',
      words:
        /\b(?:decks?|courtyard|gardens?|terraces?|rooftop|grills?|barbecue|area|dog (?:run|park)|playground|courts?|tennis|pickleball|trails?|lake|park|green|dock)$/i,
      joins: ['leisure', 'service', 'staff'],
    },
    {
      name: 'service',
      words:
        /\b(?:laundry|bike (?:room|storage)|storage|chute|parking|garage|chargers?|wash|station)$/i,
      joins: ['staff', 'open air', 'leisure'],
    },
  ],
  systems: [
    {
      name: 'shell',
      words:
        /\b(?:siding|exterior|facade|front|(?:front|entry) steps|stoop|lanterns|roof|shingles|windows?|doors?|glass|shutters|gutters?|gutter guards|downspouts?|insulation|foundation|exposure|foam|bolts|brick|stucco|crawl ?space)$/i,
      joins: ['air'],
    },
    {
      name: 'air',
      words:
        /\b(?:heat|heating|furnaces?|boilers?|heat pumps?|radiators?|radiant|baseboard|geothermal|air|air conditioning|AC|cooling|coolers?|mini splits?|HVAC|fans?|thermostats?)$/i,
      joins: ['energy', 'water', 'shell', 'wiring'],
    },
    {
      name: 'energy',
      words:
        /\b(?:solar|(?:solar|PV) (?:panels|system|array)|panels|batter(?:y|ies)|powerwalls?|generators?|generator hookup|chargers?|power|electric|electrical|panel|service|outlet|propane|gas)\b/i,
      joins: ['air', 'water', 'wiring', 'shell'],
    },
    {
      name: 'water',
      words:
        /\b(?:softener|osmosis|RO system|filtration|water heater|hot water|tankless|well|septic|sewer|sewer line|cistern|sprinklers|sprinkler system|irrigation(?: system)?|plumbing|rights)$/i,
      joins: ['air', 'energy', 'wiring'],
    },
    {
      name: 'wiring',
      words:
        /\b(?:alarm|security(?: system)?|cameras?|smart[- ]home|fiber|internet|Control4|Cat ?\d|wiring|intercom|speakers|vac|vacuum|system)\b/i,
      joins: ['energy', 'air', 'water'],
    },
  ],
}

/** The set of a thing, which decides with what it shares a sentence; a thing typed with a place belongs to its place. */
export const setOf = ({ text, tail }: NounPhrase, area: Area): ThingSet => {
  const noun = text.replace(BEHIND_THE_NOUN, '')
  return (
    SETS[area].find(({ where }) => where?.test(`${text} ${tail}`)) ??
    SETS[area].find(({ words }) => words.test(noun)) ??
    OTHERS
  )
}

/** 'wine cellar for 1,500 bottles' */
const BEHIND_THE_NOUN = / (?:for|with|in|on|at|of|to|from|over) .*$/

/** Where a set stands in the walk through its area. */
export const placeOf = (set: ThingSet, area: Area): number => {
  const at = SETS[area].indexOf(set)
  return at === -1 ? SETS[area].length : at
}
