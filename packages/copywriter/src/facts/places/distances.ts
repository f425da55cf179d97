import { articleFor } from '@listwright/reviewer/language'
import type { Setting } from '../concepts/scopes.ts'
import { numberOf, measureNumeral as numeral } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isCommonWord } from '../vocabulary/known-words.ts'
import { areManyPlaces } from './many-places.ts'
import { conceptOfPlace } from './place-concepts.ts'
import { isAnyOfItsSort, placeWithArticle } from './place-with-article.ts'
import { severalDistances } from './several-distances.ts'

const UNIT = 'blocks?|houses?|doors|lots|minutes?|miles?|hours?|steps|yards|feet|foot'
const DISTANCE = new RegExp(
  String.raw`^(?:just |only |about |approximately |less than |under |within )?(\d[\d,]*(?:\.\d+)?|[13]/4|1/2|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty|ninety|(?:one|two|three|four|five) and a half|a|an|half an?|half)[- ](?:(?:short|city|easy|quick) )?(${UNIT})(?: (walk|drive|ride|bike ride|bus ride|train ride|ferry ride|commute|stroll|hack|hike|paddle|row|sail|ski|run))?(?: away| (?:up|down|over|back)(?= from))? (?:to|from|(?<=within .*)of|off|north of|south of|east of|west of) (.+)$`,
  'i',
)
/** How one gets there; a means of transport by itself is the ride in it: '9 min bike'. */
const TRAVEL =
  'walk|drive|ride|stroll|(?:bike|bus|train|ferry|boat|scooter|shuttle|golf[- ]cart|cab|uber)(?: ride)?'
/** On what way a place is so far, or when: 'beach 1.1 mi as crow flies', 'Coastal Trail 4 min by bike'. */
const WAY =
  /^(.+?),? (as (?:the )?crow flies|(?:without|with no|in light|outside of) traffic|(?<=^\D.*)(?:by (?:bike|car|train|bus|boat|ferry)|on foot))$/i
/** 'fifteen minutes by bike to Shem Creek' */
const BY_MEANS =
  /^((?:(?:about|under) )?[a-z\d-]+[- ](?:minutes?|hours?)) (by (?:bike|car|train|bus|boat|ferry)|on foot) (?:to|from) (.+)$/i
/** '45 minutes Jackson' */
const LACKS_TO =
  /^(\d{1,3} (?:minutes?|miles?|blocks?)) (?=(?!to\b|from\b|of\b|walk\b|drive\b|away\b)\p{L})/iu
/** A ride between two places takes its time: 'ferry to Wall Street in 40 minutes'. */
const RIDE =
  /^(?:the )?(.*\b(?:ferry|train|bus|shuttle|shuttle bus|light rail|subway|trolley|streetcar|gondola|metro|tram)) to (.+)$/i
/** '7 minute walk Davis Square': a name needs no 'to'. */
const WITHOUT_TO =
  /^(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](minute|min|block|mile)s? (walk|drive|bike ride|bus ride) (\p{Lu}.+)$/u
const AFTER = new RegExp(
  String.raw`^(.+?)(?:,| is| are| both| all| each| in| -)*(?: (under|within|less than|about|only|just))? (\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?:-five)?|thirty|forty(?:-five)?|half(?: an?)?|an?(?= (?:mile|block|minute))|a quarter)[- ](${UNIT})(?: (${TRAVEL}))?(?: away)?$`,
  'i',
)
const NEAR =
  /^(?:located |conveniently |right |very )*(near|nearby|blocks to|blocks from|close to|steps to|steps from|walk to|walking distance to|minutes to|minutes from|moments to|moments from|walkable to|convenient to|within walking distance (?:of|to)|short walk to|short drive to|next to|adjacent to|across from|across the (?:street|road) from|around the corner from) (.+)$/i

/** 'needs a quick close' is about a sale, and no place. */
const CLOSE =
  /^(\p{L}[\p{L}'&., -]{1,50}?) (?:is |are )?(nearby|near|close by|(?<!\b(?:quick|fast|flexible|day|month|needs?|wants?|easy|to|can|will|prior|before) )close|(?:with)?in (?:easy )?walking distance|(?<!\b(?:very|highly|extremely|super|most|neighborhood|area|location|community|street|block|city) )walkable|on foot|around (?:the )?corner|across the street|down the street|next door|(?:an? )?short (?:walk|drive)|half a mile|(?:one|two|three|four|five) blocks? (?:north|south|east|west))(?: away)?$/iu

/** How far something is: the figure exactly as typed. */
export const readDistance = (typed: string, setting: Setting): ItemFeature[] | null => {
  const text = typed
    .replace(/\b(?:an |one )?(hour|mile) and a half\b/i, 'one and a half $1s')
    .replace(/^hour (?=(?:drive )?(?:to|from)\b)/i, 'an hour ')
    .replace(/\baround corner$/i, 'around the corner')
    .replace(/(?<!\b(?:in|within|easy|to|of)) walking distance$/i, ' within walking distance')
  const [, figure, means, where] = BY_MEANS.exec(text) ?? []
  if (figure && means && where) return readDistance(`${where} ${figure} ${means}`, setting)
  const [, toPlace, way] = WAY.exec(text) ?? []
  const travelled = toPlace && way && readMeasured(toPlace.replace(LACKS_TO, '$1 to '), setting)
  if (travelled) return travelled.map((feature) => withWay(feature, way))
  const distances = severalDistances(text)?.map((each) => readMeasured(each, setting))
  if (distances?.every((each) => each !== null)) return distances.flat()
  const measured = readMeasured(text, setting)
  if (measured) return measured
  const near = NEAR.exec(text)
  if (near) return nearby(near[1] ?? '', near[2] ?? '', setting)
  const close = CLOSE.exec(text)
  return close && closeBy(close[1] ?? '', close[2] ?? '', setting)
}

const readMeasured = (text: string, setting: Setting): ItemFeature[] | null => {
  const measured = DISTANCE.exec(text)
  if (measured)
    return told(measured[1] ?? '', measured[2] ?? '', measured[3], measured[4] ?? '', setting, text)
  const [, figure, unit, way, where] = WITHOUT_TO.exec(text) ?? []
  if (figure && unit && where) return told(figure, unit, way, where, setting, text)
  const after = AFTER.exec(text)
  if (
    !after ||
    (after[3] === '24' && /^h/i.test(after[4] ?? '')) ||
    /\b(?:every|for|within)$/i.test(after[1] ?? '') ||
    /\b(?:with|has|over|of|for|on)$/i.test(after[1] ?? '') ||
    IS_MEASURED.test(after[1] ?? '') ||
    (/^(?:feet|foot|yards)$/i.test(after[4] ?? '') &&
      !/ away$/i.test(text) &&
      !ACCESS.test(after[1] ?? '')) ||
    (/^steps$/i.test(after[4] ?? '') && STAIRS.test(after[1] ?? ''))
  )
    return null
  const place = (after[1] ?? '').replace(
    /^(?:(?:walk|close|near|distance|commute|drive|stroll) (?:to )?|(?:bikes?|bike ride|ride|path) to )| (?:opened|now open|at)$/gi,
    '',
  )
  const ride = after[5] ? null : RIDE.exec(place)
  if (ride && /^(?:min|hour)/i.test(after[4] ?? ''))
    return takesTime(ride, told(after[3] ?? '', after[4] ?? '', undefined, place, setting, text))
  return told(
    after[3] ?? '',
    after[4] ?? '',
    after[5],
    place,
    setting,
    after[2] ? `${after[2]} ` : '',
  )
}

/** What has a length or a duration of its own, rather than a distance from here. */
const IS_MEASURED =
  /\b(?:lease|notice|road|frontage|ceiling|lot|views?|trail system|staff|doorman|security|concierge|desk|stream|strip|runway|subdividable|divisible|tenants?|split)\b/i
/** Steps that one climbs. */
const STAIRS = /\b(?:stairs?|elevator|walk-?up|floor|level|stoop|entry|entrance)\b/i

/** A distance that holds only of some way is told as a clause. */
const withWay = (feature: ItemFeature, way: string): ItemFeature => ({
  ...feature,
  ...(/^(?:by|on) /i.test(way) ? {} : { concept: null, distance: '' }),
  statement: `${feature.statement} ${way.toLowerCase().replace('as crow', 'as the crow')}`,
})

const takesTime = (
  [, vehicle = '', where = '']: RegExpExecArray,
  distances: ItemFeature[],
): ItemFeature[] =>
  distances.map((each) => ({
    ...each,
    concept: null,
    distance: '',
    statement: `the ${vehicle} to ${placeWithArticle(where)} takes ${each.distance}`,
  }))

/** What is so many feet away, rather than so long. */
const ACCESS =
  /\b(?:access|boardwalk|bus stop|station|trailhead|playground|clubhouse|mailbox(?:es)?)$/i

const PARTS_OF_A_UNIT: Readonly<Record<string, string>> = {
  half: 'half',
  'half a': 'half',
  'half an': 'half',
  'a quarter': 'a quarter of',
  '1/2': 'half',
  '0.5': 'half',
  '1/4': 'a quarter of',
  '3/4': 'three quarters of',
}

/** 'two and a half hours' */
const WITH_HALF = /^([a-z]+) and a half$/i

const BARE_MEANS = /^(?:bike|bus|train|ferry|boat|scooter|shuttle|golf[- ]cart|cab|uber)$/i

const told = (
  figure: string,
  unit: string,
  way: string | undefined,
  where: string,
  setting: Setting,
  text: string,
): ItemFeature[] => {
  const part = PARTS_OF_A_UNIT[figure.toLowerCase()]
  const noun = unit.toLowerCase().replace(/s$/, '').replace('feet', 'foot')
  const withHalf = WITH_HALF.exec(figure)?.[1]?.toLowerCase()
  const value = part || withHalf ? null : (numberOf(figure) ?? 1)
  const amount = withHalf
    ? withHalf === 'one'
      ? `${articleFor(noun)} ${noun} and a half`
      : `${withHalf} and a half ${noun}s`
    : value === null
      ? `${part} ${articleFor(noun)} ${noun}`
      : `${/^an?$/i.test(figure) ? figure.toLowerCase() : numeral(value)} ${value === 1 ? noun : noun === 'foot' ? 'feet' : `${noun}s`}`
  const travel = way ? ` ${way.toLowerCase().replace(BARE_MEANS, '$& ride')}` : ''
  const place = placeWithArticle(where)
  const qualified = /^(less than|under|about|within) /i.exec(text)?.[1]?.toLowerCase()
  const isHedgedTravel = travel !== '' && qualified === 'about'
  const distance = qualified ? `${qualified} ${amount}` : amount
  const length = withHalf
    ? `${withHalf}-and-a-half-${noun}`
    : value === null
      ? `${part === 'half' ? 'half' : part?.replace(/^a | of$/g, '')}-${noun}`
      : `${numeral(value)}-${noun}`
  const isWithin = qualified === 'within' && !travel
  const statement = isWithin
    ? `${place} ${areManyPlaces(place) ? 'are' : 'is'} ${distance}`
    : travel
      ? `it is ${isHedgedTravel ? 'about ' : ''}${articleFor(length)} ${length}${travel} to ${place}`
      : noun === 'minute' || noun === 'hour'
        ? `it is ${distance} to ${place}`
        : `${place} ${areManyPlaces(place) ? 'are' : 'is'} ${distance} away`
  return [
    itemFeature({
      text: `${amount} to ${place.replace(/^the /, '')}`,
      kind: 'location',
      // The lines of a concept would tell the walk without 'about'.
      concept: isHedgedTravel
        ? null
        : conceptOfPlace(/trains\b/.test(place) ? place : where, setting),
      statement,
      // 'Within a mile' is no distance from here: 'within a mile from' would be wrong.
      distance: isHedgedTravel || isWithin ? '' : travel ? `${length}${travel}` : distance,
      place,
    }),
  ]
}

const nearby = (relation: string, where: string, setting: Setting): ItemFeature[] => {
  const place = placeWithArticle(where)
  const lower = relation.toLowerCase()
  const isAcross = /across/.test(lower)
  const word = isAcross
    ? `across ${/the (?:street|road) /.exec(lower)?.[0] ?? ''}from`
    : /walk|steps|moments/.test(lower)
      ? /walk/.test(lower)
        ? 'within walking distance of'
        : /steps/.test(lower)
          ? 'steps from'
          : 'close to'
      : /^(?:blocks|minutes)/.test(lower)
        ? `${lower.split(' ')[0]} from`
        : /next|adjacent/.test(lower)
          ? 'next to'
          : /corner/.test(lower)
            ? 'around the corner from'
            : 'near'
  const near = conceptOfPlace(where, setting)
  const concept = isAcross
    ? /\bpark\b/i.test(where)
      ? 'across from park'
      : null
    : /next|adjacent|corner/.test(lower)
      ? null
      : near
  return [
    itemFeature({
      text: `${/^minutes/.test(word) ? 'near' : word} ${place.replace(/^the /, '')}`,
      kind: 'location',
      concept,
      statement: /walking/.test(word)
        ? `${place} ${areManyPlaces(place) ? 'are' : 'is'} within walking distance`
        : word === 'near' && isAnyOfItsSort(where)
          ? `${place} is close by`
          : `it is ${word} ${place}`,
      place,
    }),
  ]
}

/** 'Bellevue library and greenway': common nouns behind the name of a town. */
const OF_A_NAME = /^\p{Lu}\p{Ll}+ [a-z]+ and [a-z]+$/u

/** 'Tiger Transit stop' is one of several. */
const NAMED_STOP = /^\p{Lu}.* (?:stop|trailhead|park and ride)$/u

/** 'Groceries nearby': the place comes first. */
const closeBy = (where: string, relation: string, setting: Setting): ItemFeature[] => {
  const isOfName = OF_A_NAME.test(where) && !isCommonWord(where.split(' ')[0] ?? '')
  const place = isOfName
    ? `the ${where}`
    : NAMED_STOP.test(where)
      ? `a ${where}`
      : placeWithArticle(
          /^(?:\p{Lu}\p{Ll}+ ?){2,}|^\p{Lu}\p{L}+$/u.test(where) ? where : lowered(where),
        )
  const lower = relation
    .toLowerCase()
    .replace(/^(?:near|close)$/, 'close by')
    .replace(/^(?:in (?:easy )?walking distance|on foot|walkable)$/, 'within walking distance')
    .replace(/^(?:an? )?(short (?:walk|drive))$/, 'a $1 away')
    .replace(/^half a mile$/, 'half a mile away')
  return [
    itemFeature({
      text: `${place.replace(/^(?:the|a) /, '')} ${lower}`,
      kind: 'location',
      concept: /across|next door|corner|walkable/i.test(relation)
        ? null
        : conceptOfPlace(where, setting),
      statement: `${place} ${isOfName || areManyPlaces(place) ? 'are' : 'is'} ${lower}`,
      place,
    }),
  ]
}

const lowered = (where: string): string =>
  /^\p{Lu}{2}/u.test(where) || !isCommonWord(where.split(' ')[0] ?? '')
    ? where
    : where.charAt(0).toLowerCase() + where.slice(1)
