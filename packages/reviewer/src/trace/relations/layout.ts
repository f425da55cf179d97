import type { PropertyInput } from '@listwright/contracts'
import type { Rule } from './entered.ts'

/** Two things, and how one lies to the other: 'the pool is on the roof', 'the kitchen opens to the patio'. */
const RELATION =
  /\b(?:the|an?|its|your) (?:[a-z]+[ -])?([a-z]+) (?:opens?|leads?|connects?|flows?|spills?|(?:is|are|sits?|lies|stands) (?:right |just |directly )?(?=beside|above|next|over|behind|off|between|under|below|beneath|on the (?:roof|patio|deck)))(?: out| directly| right| straight)? (?:to|onto|into|from|off|beside|above|next to|over|behind|between|under|below|beneath|on) (?:the|an?|its) (?:[a-z]+[ -])?([a-z]+)/g
const PARTS =
  'basement|attic|garage|rec room|game room|family room|media room|pool house|cabana|casita|cottage|loft|bonus room|den|office|barn|workshop|shop|lower level|main level|main floor|upper level|guest house|carriage house|adu'
/** Rooms that are counted in a field of the form, placed in one part of the property; the nearest part is meant. */
const PLACED = new RegExp(
  `\\b(${PARTS})\\b(?:(?!\\b(?:${PARTS})\\b)[^.!?;\\n]){0,60}? (?:an?|its own|one|and|another|second|third|fourth) ((?:second |third |fourth )?(?:full |half |private |guest )?(?:bath|bathroom|bedroom))\\b`,
  'g',
)
const ORDINAL =
  /\b(second|third|fourth|fifth) (?:full |half |guest )?(bath|bathroom|bedroom)\b(?! (?:floor|level))/g
/** 'Both baths have been updated' where one was entered. */
const BOTH =
  /\bboth (baths|bathrooms|kitchens|levels|decks|porches|garages|furnaces|roofs)\b[^.;!?\n]{0,20} (?:updated|renovated|remodeled|redone|replaced|new|refinished|restored|finished|heated)\b/g
/** 'A second fireplace' where one was entered. */
const ANOTHER =
  /\b(?:an?|the) (?:second|third|additional|another) (fireplace|garage|laundry|deck|porch|patio|balcony|office|barn|well|dock|dishwasher|oven|pool)\b/g
const MORE_THAN_ONE =
  /\b(?:two|2|second|2nd|three|3|third|four|4|both|dual|double|pair|several|each)\b|s\b/
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth']
const FLOOR = /\b(first|second|third|fourth)[- ](?:floor|story)\b/g
const FLOORS: Record<string, RegExp> = {
  first: /\b(?:first|1st|main|ground|lower|down)/,
  second: /\b(?:second|2nd|up|two[- ]stor|2[- ]stor)/,
  third: /\b(?:third|3rd|top|three[- ]stor|3[- ]stor)/,
  fourth: /\b(?:fourth|4th|top|four[- ]stor)/,
}
const ANY_FLOOR =
  /\b(?:first|1st|second|2nd|third|3rd|fourth|4th|\d+th)[- ](?:fl\b|flr|floor|level)/
const EVERYWHERE =
  /\b(?:through|throughout|heats|cools|powers|serves) (?:every|each|all|the whole|the entire) ([a-z]+)\b/g
const EVERY_ROOM =
  /\b(?:keeps?|warms?|lights?|fills|covers?) (?:every|each|both|all(?: of)?(?: the)?) (?:bath(?:room)?|bedroom|room|window|floor|level|unit)s?\b/g
const THROUGHOUT = /\b([a-z]+) (?:(?:run|runs|continue|continues|is|are) )?throughout\b/g
/** What the place around it is like. */
const SETTING =
  /\b(quiet|calm|safe|friendly|busy|leafy|sleepy|lively|desirable|popular|established|tree-lined|dead-end|no-outlet|low-traffic|private|secluded) (?:[a-z-]+ ){0,2}(?:street|road|lane|block|neighborhood|area|cul-de-sac|location|intersection|community|stretch)\b/g
/** 'Its own kitchen' must have been entered as such. */
const OWN =
  /(?<!\bcars? (?:has|have|gets?) )\b(?:its|their) own (?:private |separate |full |little )?(kitchen|kitchenette|entrance|entry|bath|bathroom|laundry|deck|porch|balcony|patio|garage|driveway|yard|fireplace|terrace|meter|well)\b/g
const PARKED =
  /\bparking (?:is|are|sits|can be|comes|on|in|behind|at|available) (?:[a-z]+ ){0,6}?(lot|garage|carport|driveway|alley|underground|basement)\b/g
const EVERYWHERE_TYPED = /\b(?:throughout|thruout|every|all|whole|entire|each)\b/
const OWNED =
  /(?:own|separate|sep|private|pvt|each|every|both|en-?suite|w\/|with|\+|&|and)\b.*@|@.*(?:own|separate|private|each)/
/** Of one floor of several, so that the floor is a fact. */
const isUnit = ({ propertyType }: PropertyInput): boolean =>
  propertyType === 'Condo' || propertyType === 'Apartment'

/** How things lie to each other, and on which floor or in which part of the property rooms are. */
export const LAYOUT_RULES: readonly Rule[] = [
  [
    RELATION,
    (entered, one, other) =>
      one !== other &&
      entered.isThing(one) &&
      entered.isThing(other) &&
      !entered.holdBoth(one, other),
  ],
  [
    PLACED,
    (entered, part, room) => {
      const kind = room.includes('bed') ? /bed|\bbr\b|suite/ : /bath|\bba\b|suite/
      const place = part.split(' ')[0] ?? part
      return !entered.isTyped(
        new RegExp(`${place}.*(?:${kind.source})|(?:${kind.source}).*${place}`),
      )
    },
  ],
  [
    ORDINAL,
    (entered, ordinal, room) => {
      const count = room.startsWith('bed')
        ? entered.facts.property.bedrooms
        : entered.facts.property.bathrooms
      return (
        count > 0 && ORDINALS.indexOf(ordinal) > Math.ceil(count) && !entered.isFeature(ordinal)
      )
    },
  ],
  [
    BOTH,
    (entered, things) => {
      const typed = [...entered.facts.typedIn(things)].map((source) =>
        entered.facts.featureOf(source),
      )
      return (
        typed.length > 0 &&
        !typed.some((feature) => feature.includes(things) || MORE_THAN_ONE.test(feature))
      )
    },
  ],
  [
    ANOTHER,
    (entered, thing) => {
      const typed = [...entered.facts.typedIn(thing)]
      return (
        typed.length === 1 &&
        typed.every((source) => !MORE_THAN_ONE.test(entered.facts.featureOf(source)))
      )
    },
  ],
  [
    FLOOR,
    (entered, ordinal) =>
      (isUnit(entered.facts.property) || entered.isTyped(ANY_FLOOR)) &&
      !entered.isTyped(FLOORS[ordinal] ?? ANY_FLOOR),
  ],
  [
    OWN,
    (entered, thing) =>
      !entered.facts.featureTexts.some((feature) =>
        OWNED.test(feature.replace(new RegExp(`\\b${thing.slice(0, 4)}[a-z]*`), '@')),
      ),
  ],
  [PARKED, (entered, place) => entered.isTyped(/park|pkg/) && !entered.isFeature(place)],
  [
    THROUGHOUT,
    (entered, thing) => {
      const about = [...entered.facts.typedIn(thing)].map((source) =>
        entered.facts.featureOf(source),
      )
      return about.length > 0 && !about.some((feature) => EVERYWHERE_TYPED.test(feature))
    },
  ],
  [
    EVERY_ROOM,
    (entered) => !entered.isTyped(/\b(?:throughout|thruout|every|all|whole|entire|each|both)\b/),
  ],
  [EVERYWHERE, (entered) => !entered.isTyped(EVERYWHERE_TYPED)],
  [SETTING, (entered, quality) => !entered.isFeature(quality)],
]
