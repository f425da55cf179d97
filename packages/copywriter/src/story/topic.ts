import { onceWithin } from '@listwright/reviewer/memory'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import { isHeadNoun } from '../facts/nouns/head-nouns.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isByTheMonth } from './by-the-month.ts'
import { ownOfAUnit } from './own-of-a-unit.ts'
import { isHome, isHouse, isUnit } from './property-noun.ts'
import { includedInRent } from './rent-includes.ts'
import { type Section, sectionOf } from './section.ts'

/** What a group of sentences is about. A text tells one topic after the other and comes back to none. */
export type Topic =
  | 'kitchen'
  | 'interior'
  | 'finishes'
  | 'bedrooms'
  | 'rooms'
  | 'outdoors'
  | 'land'
  | 'horses'
  | 'parking'
  | 'premises'
  | 'site'
  | 'units'
  | 'building'
  | 'community'
  | 'systems'
  | 'exterior'
  | 'extras'
  | 'services'

const FIRE_AND_LIVING =
  /\b(?:fireplaces?|stove|hearth|(?:great|living|family|dining|sitting|keeping) (?:room|areas?)|foyer|entry|vestibule|staircase|stairs|bookcases?|bookshelves|built-ins?|buffets?|china cabinet|wet bar|bar)\b/i
const SLEEP_AND_WASH =
  /\b(?:primary|owner'?s|suites?|bedrooms?|bunk|bath|baths|bathrooms?|shower|tub|vanity|vanities|closets?|bidet|towel|jacuzzi)\b/i
const ROOM =
  /\b(?:office|study|den|library|loft|basement|cellar|attic|bonus|game|media|theater|theatre|gym|sunroom|solarium|conservatory|laundry|washer|dryer|mudroom|storage|workshop|studio|apartment|in-law|ohana|nook|playroom|rec|recreation|craft|flex|wine|sauna|closet|shelter|safe room|pantry)\b/i
/** What rooms are made of and lit by, wherever they are. */
const FINISH =
  /\b(?:floors?|flooring|hardwoods?|carpet(?:ing)?|tile|vinyl plank|laminate|ceilings?|beams|moldings?|trim|millwork|woodwork|wainscoting|paneling|shiplap|walls|windows|skylights?|doors|paint|glass|lighting|fixtures|chandeliers?|sconces|shutters|shades|blinds|drapes|hardware)$/i
const OUT_OF_DOORS =
  /\b(?:storm|root) cellar$|\b(?:mooring|jetty|slipway|davits)$|\b(?:outdoor|outside) (?:shower|kitchen|fireplace|living|space|storage)\b|\b(?:cabana|pool) bath\b|\b(?:in-ground|underground|backyard) (?:storm |tornado )?shelter\b/i
/** What keeps the weather out. */
const ENVELOPE =
  /\b(?:(?:dual|double|triple)-pane|replacement|vinyl|impact|storm|hurricane|insulated|energy-efficient|Andersen|Pella|Marvin|new|newer|updated) (?!(?:shower|interior|closet|pocket|barn|cabinet|glass) )(?:[a-z-]+ )?(?:windows|glass|doors?)\b|\bimpact (?:glass|front door|doors?|sliders)\b|\b(?:roof|shingles|gutters?|gutter guards|insulation|siding|downspouts?|flashing|(?:bay|brick|brownstone|limestone|stone) front|(?:front|entry) steps|(?<!garden |path )lanterns)$/i
/** What rises above a house or out of its wall. */
const ABOVE_THE_WALLS =
  /\b(?:turrets?|towers?|cupolas?|chimneys?|belvedere|widow's walk|weathervane)$/i
/** A room that was typed with a thing says more than the room in which such things mostly are. */
const IN_ANOTHER_ROOM =
  /^(?:in|off) (?:the|both|all|each) (?!.*\bkitchens?\b)(?:[\w'-]+ )*(?:rooms?|bath|baths|bathrooms?|bedrooms?|suite|basement|garage|studio|mudroom|laundry|bar|office|den|library|casita|cottage|apartment)$/
const GLAZING = /\b(?:windows|glass)$/i
const FOR_HORSES =
  /\b(?:\d+-stall|(?<!parking )stalls?|stables?|arena|paddocks?|tack room|riding ring|run-in)\b/i
const OUTBUILDING = /\b(?:detached|carriage|guest|pool) (?:house|cottage|studio|apartment)\b/i
/** Where people or things of an estate are kept apart from its main house. */
const STAFF_HOUSE =
  /\b(?:manager|caretaker|tenant|farm ?hand|groom|gatekeeper)(?:'?s)? (?:houses?|cottages?|quarters)\b|\bstaff (?:houses?|cottages?)\b|\b(?:bunk|gate|spring|smoke|ice|well|pump) ?houses?\b/i
/** 'A squash court in the stable block', 'a guest apartment over the barn'. */
const IN_AN_OUTBUILDING =
  /^(?:in|over|above|behind|beside|atop) the (?:[\w-]+ )*(?:barn|barn loft|stables?|stable block|carriage house|coach house|pool house|guest house|boathouse)$/
const OVER_A_GARAGE = /^(?:over|above|atop) the (?:[\w-]+ )*garage$/
const DWELLING = /\b(?:apartment|quarters|casita|cottage|studio|guest house|ADU)$/i
/** Walls that stand on the land. */
const LAND_WALL =
  /\b(?:dry-laid|dry-stack(?:ed)?|stacked (?:stone|limestone|fieldstone)|fieldstone|serpentine brick) (?:[a-z-]+ )?walls?$/i
const GROUNDS =
  /\b(?:parking|spaces?|lot|yard|court|storage|fence|fenced|sign|signage|pylon|lane)\b/i

const INDOOR_SPACE = /\b(?:office|retail|warehouse|flex|showroom|shop|commercial) space\b/i

const OF_SECTION: Partial<Record<Section, Topic>> = {
  kitchen: 'kitchen',
  outdoors: 'outdoors',
  land: 'land',
  building: 'building',
  community: 'community',
  systems: 'systems',
  units: 'units',
}

/** On land, what surrounds it and what applies to it is what there is to tell. */
const OF_THE_LAND: ReadonlySet<Section> = new Set(['outdoors', 'location', 'systems', 'rest'])

/** What is there for whoever builds on the land. */
const SERVICES =
  /\b(?:power|electric(?:ity)?|septic permit|perc|well|public water|city water|sewer|gas line|paved road|cleared|building pad|home ?site|driveway)\b/i

/** The topic under which a feature is told; `null` for what has a place of its own, such as fees and rules. */
export const topicOf = (feature: Feature, { facts }: { facts: PropertyFacts }): Topic | null =>
  topicInEntry(feature, facts)

/** What follows under the topic of the first thing of an entry, where its own topic is less certain. */
const FOLLOWS: Partial<Record<Topic, readonly Topic[]>> = {
  kitchen: ['interior', 'finishes', 'rooms'],
  bedrooms: ['interior', 'finishes', 'rooms'],
  rooms: ['interior', 'finishes', 'bedrooms'],
  outdoors: ['parking', 'land'],
  building: ['outdoors', 'interior', 'rooms', 'parking'],
  community: ['outdoors', 'interior', 'rooms'],
}

/** What an agent typed as one entry belongs together: 'open kitchen, paneled refrigerator', 'outdoor pool, kayak storage'. */
const topicInEntry = onceWithin((feature: Feature, facts: PropertyFacts): Topic | null => {
  const own = topicWithin(feature, facts)
  const first = facts.features.find(
    ({ index, partOf }) => index === feature.index && partOf === null,
  )
  if (!own || !first || first === feature || feature.partOf || !feature.name) return own
  if (ownOfAUnit(feature, facts)) return own
  const leading = topicWithin(first, facts)
  return leading && FOLLOWS[leading]?.includes(own) ? leading : own
})

const topicWithin = onceWithin((feature: Feature, facts: PropertyFacts): Topic | null => {
  const section = sectionOf(feature, { facts })
  const head = feature.name?.text ?? feature.text
  if (section === 'view' && feature.partOf) return topicWithin(feature.partOf, facts)
  if (/^the rent includes /.test(feature.statement ?? '')) return null
  if (isByTheMonth(facts) && includedInRent(feature) !== null) return null
  if (/^the traffic count /.test(feature.statement ?? '')) return 'site'
  const own = ownOfAUnit(feature, facts)
  if (own) return own
  if (isSharedByUnits(feature, facts)) return 'building'
  // An elevator that opens into one home is that home's.
  if (/\bprivate elevator\b/i.test(head)) return 'interior'
  // Nobody shares the court of an estate.
  if (facts.propertyType === 'Estate' && isCourt(feature)) return 'outdoors'
  if (/\b(?:separate|detached) (?:[a-z-]+ )?cottage$/i.test(head) && isHome(facts))
    return 'outdoors'
  if (isHome(facts) && /\bwindow frames$/i.test(head)) return 'finishes'
  if (isHome(facts) && OUT_OF_DOORS.test(head) && !feature.partOf) return 'outdoors'
  if (isHouse(facts) && ABOVE_THE_WALLS.test(head) && !feature.partOf) return 'exterior'
  if (isUnit(facts) && /\blobby$/i.test(head) && !feature.partOf) return 'building'
  if (isHouse(facts) && feature.name && !feature.partOf && isApart(feature.name)) return 'outdoors'
  if (isHome(facts) && isSummerKitchen(feature)) return 'outdoors'
  if (/\brights?$/i.test(head) && feature.name) return rightsTopic(head, facts)
  if (
    FOR_HORSES.test(head) &&
    feature.kind !== 'parking' &&
    !/\bgarage$/i.test(head) &&
    !feature.partOf &&
    isHome(facts)
  )
    return 'horses'
  if (
    /\b(?:barn|(?:wood)?shed|storage building|outbuilding|silo|greenhouse|shop|coop)s?$/i.test(
      head,
    ) &&
    section !== 'location' &&
    isHome(facts)
  )
    return 'outdoors'
  if (isHouse(facts) && feature.name && !feature.partOf && isWorkshopApart(feature))
    return 'outdoors'
  if (/\bcrawl ?space$|\b(?:hurricane|storm|accordion|bahama) shutters$/i.test(head))
    return 'exterior'
  if (/\b(?:wood|pellet|gas|soapstone) ?stove$/i.test(head) && isHome(facts)) return 'interior'
  if (/\begress windows?$/i.test(head) && isHome(facts)) return 'rooms'
  if (/\bdrain tile$/i.test(head)) return 'systems'
  if (/\bEV\b|\brefrigerated air$/i.test(head) && !feature.partOf) return 'systems'
  if (/\bmembership$/i.test(head) && isHome(facts)) return isUnit(facts) ? 'building' : 'community'
  if (isUnplaced(feature) && isHome(facts)) return 'exterior'
  // 'Golf net or greenbelt path out back gate' is a note, which is told in the agent's words.
  if (isUnit(facts) && section !== 'notes' && /\bgate(?:d entry)?$/i.test(head) && !feature.partOf)
    return 'community'
  if (isUnit(facts) && /\b(?:secured?|controlled) (?:entry|access)$|\bintercom$/i.test(head))
    return 'building'
  if (
    isUnit(facts) &&
    /\b(?:basement storage|storage (?:unit|locker)|bike (?:room|storage))\b/i.test(head)
  )
    return 'building'
  if (
    isUnit(facts) &&
    section !== 'community' &&
    /^(?:in the (?:basement|building)|on site|on-site|on (?:each|every|the first|the ground) floor)$/.test(
      feature.name?.tail ?? '',
    ) &&
    !/\bbed(?:room)?\b|\bfloors?$/i.test(head)
  )
    return 'building'
  const isOfTheShell = ENVELOPE.test(head) || (feature.kind === 'system' && GLAZING.test(head))
  if (isHome(facts) && isOfTheShell && !feature.partOf) return 'exterior'
  if (facts.propertyType === 'Land' && SERVICES.test(head) && section !== 'terms') return 'services'
  if (facts.propertyType === 'Land' && OF_THE_LAND.has(section)) return 'land'
  if (section === 'land' && isHome(facts)) return 'outdoors'
  if (section === 'outdoors' && facts.propertyType === 'Commercial') return 'site'
  // Where nobody typed 'community' or named courts and trails, the pool and the gym of a unit are its building's.
  if (section === 'community' && isUnit(facts))
    return facts.features.some(isOfCommunity) ? 'community' : 'building'
  const known = OF_SECTION[section]
  if (known === 'kitchen' && isHome(facts) && IN_ANOTHER_ROOM.test(feature.name?.tail ?? ''))
    return 'finishes'
  if (known) return known
  switch (section) {
    case 'premises':
      return GROUNDS.test(head) && !INDOOR_SPACE.test(head) ? 'site' : 'premises'
    case 'practical':
      return feature.kind === 'parking' ? parkingTopic(facts) : roomTopic(head, facts)
    case 'suite':
      return 'bedrooms'
    case 'rooms':
    case 'indoors':
      return FINISH.test(head) && isHome(facts) ? 'finishes' : roomTopic(head, facts)
    case 'rest':
      if (facts.propertyType === 'Land') return 'land'
      return OUTBUILDING.test(head) ? 'outdoors' : 'exterior'
    default:
      return null
  }
})

/** What is on the land of a house, not under its roof. */
const isApart = ({ text, tail }: NounPhrase): boolean =>
  STAFF_HOUSE.test(text) ||
  LAND_WALL.test(text) ||
  IN_AN_OUTBUILDING.test(tail) ||
  (OVER_A_GARAGE.test(tail) && DWELLING.test(text))

/** A workshop stands apart from a house, unless a floor, the basement or a room beside it was typed. */
const isWorkshopApart = ({ name, text }: Feature): boolean =>
  /\bworkshop$/i.test(name?.text ?? '') &&
  !/\b(?:basement|cellar|floor|level|attic|upstairs|downstairs|hobby|craft|sewing|home|indoor|interior)\b/i.test(
    text,
  ) &&
  !/^(?:in|off|above|over|below|under|beneath|inside|within) /.test(name?.tail ?? '')

/** Unless it was typed with a floor or as a part of the basement, it is out of doors. */
const isSummerKitchen = ({ name, partOf }: Feature): boolean =>
  /\bsummer kitchen$/i.test(name?.text ?? '') && !name?.tail && partOf === null

const isCourt = ({ name, text, partOf }: Feature): boolean =>
  partOf === null &&
  /\bcourts?$/i.test(name?.text ?? '') &&
  !/\b(?:indoor|squash|community|club|association)\b/i.test(text)

/** A thing whose noun does not say where it is: it is told of the house as a whole. */
const isUnplaced = ({ concept, kind, name, partOf }: Feature): boolean =>
  concept === null &&
  kind === 'amenity' &&
  partOf === null &&
  name !== null &&
  !/^(?:in|inside|upstairs|downstairs)\b/.test(name.tail) &&
  !FIRE_AND_LIVING.test(name.text) &&
  !isHeadNoun(name.head)

const isOfCommunity = ({ kind, text }: Feature): boolean =>
  /\b(?:community|association|neighborhood|subdivision)\b/i.test(text) ||
  (kind === 'community' &&
    /\b(?:tennis|pickleball|trails?|playground|golf|clubhouse|dog park|boat)\b/i.test(text))

/** Where nobody typed 'private', the courtyard and the roof deck are the building's. */
const SHARED_PLACES =
  /\b(?:courtyards?|hot tubs|roof(?: ?top)? (?:decks?|terraces?|patios?|gardens?)|pool decks?|sun ?decks?|rooftop(?: (?:fire ?pits?|grills?|lounge|garden|kitchen|pool))?)$/i

/** A room for all children of the building, and no room of one of its homes. */
const OF_ALL_UNITS = /^(?:the )?(?:children|kid)'?s?'? play ?room$/i

const isSharedByUnits = ({ name, partOf, text, typed }: Feature, facts: PropertyFacts): boolean =>
  isUnit(facts) &&
  facts.propertyType !== 'Penthouse' &&
  partOf === null &&
  (SHARED_PLACES.test(name?.text ?? '') || OF_ALL_UNITS.test(typed)) &&
  !/\bprivate\b/i.test(text)

const parkingTopic = (facts: PropertyFacts): Topic => {
  if (facts.propertyType === 'Multi-Family') return 'units'
  return isUnit(facts) ? 'building' : 'parking'
}

const rightsTopic = (head: string, facts: PropertyFacts): Topic => {
  if (facts.propertyType === 'Multi-Family') return 'units'
  if (/\b(?:water|acequia|irrigation|ditch|well) rights?$/i.test(head)) return 'systems'
  return isUnit(facts) ? 'building' : 'exterior'
}

/** Laundry is shared by the units of a building. */
const roomTopic = (head: string, facts: PropertyFacts): Topic =>
  facts.propertyType === 'Multi-Family' && /\blaundry\b/i.test(head) ? 'units' : indoorTopic(head)

const indoorTopic = (head: string): Topic => {
  if (FIRE_AND_LIVING.test(head)) return 'interior'
  if (SLEEP_AND_WASH.test(head)) return 'bedrooms'
  return ROOM.test(head) ? 'rooms' : 'interior'
}

/** Topics that stand in one paragraph, in the order in which a text walks through a home. */
export const PARAGRAPHS: readonly (readonly Topic[])[] = [
  ['kitchen', 'interior', 'finishes', 'bedrooms', 'rooms'],
  ['premises', 'site', 'units', 'land', 'services'],
  ['outdoors', 'horses', 'parking'],
  ['building', 'community'],
  ['exterior', 'systems'],
]
