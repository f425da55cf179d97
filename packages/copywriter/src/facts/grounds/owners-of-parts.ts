/** A building or a place outside the house, and what it can have. */
export interface OwnerOfParts {
  hasPart: (part: string) => boolean
  /** Whether a part cannot be one of the house: it belongs to the place behind a bare comma too. */
  isOnlyPart: (part: string) => boolean
}

const NUMBER = String.raw`(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve|several|both)`
const SORT = String.raw`(?:(?!with\b|in\b|on\b|to\b|for\b|by\b|no\b|new\b)[a-z'\d/-]+ )`

/** A noun phrase such as 'two overhead doors' or 'a concrete floor'. A place may follow it: 'bonus room above'. */
const phraseOf = (nouns: string): RegExp =>
  new RegExp(`^(?:${NUMBER} )?${SORT}{0,3}(?:${nouns})(?: (?:above|inside|below|upstairs))?$`, 'i')

const POWER = String.raw`(?:(?:\d{2,3}[- ]?amps?|\d{2,3}[- ]?v(?:olts?)?|220|240|110)(?: and )?)(?: (?:electric(?:al|ity)?|power|service|hook-?ups?|plug|outlets?|panel|wiring))?|elec(?:tric(?:al|ity)?)?|power`
const SERVICES = `${POWER}|(?:hot |cold |running |city |well |county )?water|hydrants?|plumbing|sewer|septic|dump(?: station)?|hook-?ups?|gas line|propane|floor drains?|phone|internet`
const CLIMATE =
  'heat|heater|AC|air conditioning|HVAC|mini[- ]splits?|(?:wood |pellet )stove|insulation|fans?|exhaust fan'
const WORKPLACE =
  'work ?bench(?:es)?|shelves|shelving|cabinets|lift|hoist|crane|compressor|air lines|loft|loft storage|attic|attic storage|storage|openers?|doors?|roll[- ]?ups?|floors?|slab|bays?|lights|lighting|skylights|windows|gutters|lean-to|mezzanine|office'
const FARM =
  'stalls?|tack room|feed room|wash (?:rack|stall|bay)|hay ?loft|hay storage|run-?ins?|paddocks?|corrals?|pens?|arena|coop|milking parlor|troughs?|waterers?|feeders|turnouts?'
const ROOMS =
  '(?:full |half |3/4 |1/2 |three-quarter )?bath|bathroom|toilet|restroom|kitchenette|kitchen|bedrooms?|apartment|bonus room|living area|living room|laundry|porch|deck|(?:own|separate|private) (?:entrance|entry|septic|driveway|yard|meter|address)|sink|utility sink'
const LEISURE =
  'fire ?pit|hot tub|spa|pergola|gazebo|grill|misters|fans?|ceiling fans|lights|string lights|raised beds|garden beds|garden|fruit trees|trees|shed|playset|swing|swings?|fountain|fireplace|TV hookup|heaters?|gates?|dog run|sprinklers?|drip system|irrigation|bar|outdoor shower|cabana|retaining walls?|awning|screens|skylights|speakers|gas line'
const POOL =
  'slide|cover|heater|spa|hot tub|waterfalls?|diving board|pump|liner|lights|deck|decking|ledge|sun shelf|jets|fence|cage|screen|pool house|fountains?|safety fence|equipment'
const POOL_COVER = '(?:automatic|electric|safety|winter|solar) cover|diving board'
const DOCK =
  '(?:boat |jet[- ]ski |pwc |kayak )?lifts?|sun ?deck|slips?|boathouse|tiki(?: hut)?|fish(?:ing)? (?:cleaning )?(?:station|table)|gazebo|ladder|storage|bench|benches|lights|roof|ramp'
const COOKING =
  '(?:gas |built-in )?grill|sink|fridge|refrigerator|smoker|pizza oven|bar|burners?|side burner|kegerator|ice ?maker|counters?|granite|fireplace|vent hood|griddle|cooler|storage|seating'
/** What only a garage has. */
const GARAGE =
  'floor drains?|(?:finished|insulated|drywalled|sheetrocked) walls|epox(?:y|ied) floors?|(?:garage |door )openers?|tire racks?'
const SHOWER =
  '(?:hot|hot and cold|cold) water|(?:dressing|changing) (?:stall|room|area)|bench|enclosure'
const CLUB =
  'gym|fitness (?:center|room)|pools?|theater|kitchen|(?:pool|billiard) tables?|billiards|library|card room|game room|party room|banquet room|tennis(?: courts?)?|pickleball(?: courts?)?|bar|restaurant|grill|sauna|hot tub|spa|event space|co-?working(?: space)?|ballroom|craft room'
const POND = 'dock|pier|fountain|aerator|bass|catfish|fish|beach|gazebo|island|dam'

const owner = (place: RegExp, nouns: string, own: string): [RegExp, OwnerOfParts] => {
  const [any, only] = [phraseOf(nouns), phraseOf(own)]
  // A year or a sum says something else than what is there.
  const isFigure = (part: string) => /\$|\b(?:19|20)\d\d\b/.test(part)
  return [
    place,
    {
      hasPart: (part) => any.test(part) && !isFigure(part),
      isOnlyPart: (part) => only.test(part) && !isFigure(part),
    },
  ]
}

const SIZE = String.raw`(?:\d+(?: ?x ?|-by-)\d+(?: ?(?:ft|feet))?|\d[\d,]* ?(?:sf|sq\.? ?ft\.?|square feet|square foot))`
const STEM = String.raw`^(?!no\b)(?:the |an? |one |two |three |\d )?(?:${SIZE},? )?(?:[a-z'\d-]+ ){0,4}?`
const at = (nouns: string): RegExp =>
  new RegExp(
    `${STEM}(?:${nouns})(?:,? ${SIZE})?(?: (?:for|off|in|on|at|behind) (?:the )?[a-z ]+)?$`,
    'i',
  )

const NONE = '(?!)'

const OWNERS: readonly [RegExp, OwnerOfParts][] = [
  owner(at('out(?:door|side) kitchen|summer kitchen'), COOKING, COOKING),
  owner(
    at('(?<!basement |attached )garage'),
    `${SERVICES}|${CLIMATE}|${WORKPLACE}|${ROOMS}|${GARAGE}|(?:EV |car )?charger|sink`,
    GARAGE,
  ),
  owner(at('(?:basement|attached) garage'), GARAGE, GARAGE),
  owner(at('out(?:door|side) shower'), SHOWER, SHOWER),
  owner(
    at('barns?|stables?|run-?in shed'),
    `${SERVICES}|${CLIMATE}|${WORKPLACE}|${FARM}|${ROOMS}`,
    `${SERVICES}|${FARM}|hay ?loft`,
  ),
  owner(
    at(
      'work ?shop|shop|outbuilding|machine shed|shed|quonset|hangar|storage building|metal building|pole building|greenhouse|coop|boathouse|pavilion|carport|she[- ]shed|pool house|detached (?:office|studio|building)',
    ),
    `${SERVICES}|${CLIMATE}|${WORKPLACE}|${ROOMS}|${LEISURE}`,
    `${POWER}|(?:\\d+ )?(?:roll-?up|overhead|bay) doors?|lift|floor drain`,
  ),
  owner(
    at(
      '(?:guest |pool |carriage |tiny |bunk ?)house|cottage|casita|bunkhouse|studio|cabin|ADU|in-law suite',
    ),
    `${SERVICES}|${CLIMATE}|${ROOMS}|loft`,
    NONE,
  ),
  owner(
    at('(?:RV|camper|trailer|boat) (?:pad|parking|site|spot|space|garage|barn|carport|port)s?'),
    `${SERVICES}|cover|gate|dump`,
    `${SERVICES}|dump`,
  ),
  owner(at('(?<!community )(?:dock|pier)'), `${SERVICES}|${DOCK}`, `${SERVICES}|${DOCK}`),
  owner(at('pool'), `${POOL}|${POOL_COVER}`, POOL_COVER),
  owner(at('ponds?|lake'), POND, NONE),
  owner(
    at('(?:gated |golf |resort |active )?community|complex|subdivision|resort'),
    `${CLUB}|club ?house|playground|trails|tot lot|dog park|boat ramp|golf course|marina`,
    NONE,
  ),
  owner(at('club ?house|rec(?:reation)? center|amenity center'), CLUB, NONE),
  owner(
    at(
      '(?:back ?|front ?|side ?)?yard|garden|deck|patio|porch|lanai|pergola|gazebo|balcony|terrace|courtyard|sunroom',
    ),
    `${LEISURE}|${POWER}`,
    NONE,
  ),
]

/** @example ownerOf('40x60 pole barn')?.hasPart('four stalls') // true */
export const ownerOf = (place: string): OwnerOfParts | null =>
  OWNERS.find(([pattern]) => pattern.test(place))?.[1] ?? null
