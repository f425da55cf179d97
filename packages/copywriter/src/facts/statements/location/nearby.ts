import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { measured } from '../../figures/measures.ts'
import { series } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { areManyPlaces } from '../../places/many-places.ts'
import { placeWithArticle } from '../../places/place-with-article.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { be, isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { inWords } from '../wording/counts.ts'
import { land, location } from '../wording/kinds.ts'
import { minutes, PLACE_NAME, SHORT_PLACE_NAME } from '../wording/places.ts'

/** Things of a neighborhood that are typed with where they stand. */
const AROUND =
  'stop|station|parking|park|trail|trails|trailhead|bus|buses|bus line|shuttle|playground|market|cafe|coffee shop|restaurants?|shops?|shopping|beach|beach access|boat ramp|boat launch|greenway|path|bike path|bike lane|bike share|train|subway|ferry|grocery|grocery store|store|bakery|dog park|golf course|library|hospital|pier|public garage|public lot|bike trail|creek|pond|lake|river|woods|preserve|pool|clubhouse|community pool|marina|dock|tennis courts?'

/** Where they stand; what lies behind the house may be its own. */
const BY_THE_HOUSE =
  "out front|in front|out (?:the |your )?(?:back|front|side) (?:gate|door)|out the back|behind(?: (?:it|the (?:building|house|lot|home)))?|at the corner|on (?:the )?corner|at (?:the )?end of (?:the |our )?(?:street|road|block|drive|lane|cul-de-sac)|on (?:the|this) (?:block|street)|at your door(?:step)?|at (?:the )?door(?:step)?|a stone's throw away|steps away|in (?:the )?(?:subdivision|neighborhood|community|development|complex|town|village)"

const PLACED = new RegExp(
  `^((?:[\\p{L}\\d'’.&/-]+ ){0,4}?(?:${AROUND})(?: to \\p{Lu}\\S*)?) (${BY_THE_HOUSE})$`,
  'iu',
)

/** No home is 'on a trailhead up the street': the place is up there. */
const UP_THE_STREET = new RegExp(
  `^(?:on )?(?:an? |the )?((?:[\\p{Ll}-]+ ){0,2}?(?:${AROUND}))(?: (?:is|are))?,? (?:(?:right|just) )?(up|down) (?:the |our )?(street|road|block|hill|lane)$`,
  'iu',
)

/** Things that belong to the property if they are behind or in front of the house. */
const OWN = /\b(?:pool|dock|parking|path|shop|garage|creek|pond|lot|pier)$/i

const OWN_PLACE = /^(?:behind|out|in front)/i

const ROADS: Record<string, string> = {
  gsp: 'the Garden State Parkway',
  njtp: 'the New Jersey Turnpike',
  njt: 'the New Jersey Turnpike',
  lie: 'the Long Island Expressway',
}

/** What is near, and how far away. */
export const NEARBY: SubjectRules = {
  lines: [
    [
      UP_THE_STREET,
      ([, place = '', way = '', street = '']) => {
        if (/^(?:no|steps|walk|close|near|easy|quick) /i.test(place) || /^bus line$/i.test(place))
          return null
        const isMany = areManyPlaces(place) || isPlural(place)
        const named = isMany ? lower(place) : withArticle(lower(place))
        return location(`${named} ${isMany ? 'are' : 'is'} ${lower(way)} the ${lower(street)}`)
      },
    ],
    // The corner of two streets of one number, by which a neighborhood is called.
    [
      /^(?:(?:easy|short|quick|5-minute) )?(?:walk|stroll|steps|close|walking distance) to (?:the )?(\d{1,3}(?:st|nd|rd|th)|[a-z]+th) (?:and|&|\+) (?:the )?\1(?: (?:shops|restaurants|shops and restaurants|neighborhood|district))?$/i,
      ([whole, street = '']) =>
        location(
          `it is ${/^close/i.test(whole) ? 'close to' : /^steps/i.test(whole) ? 'steps from' : 'within walking distance of'} ${street} and ${street}`,
        ),
    ],
    [
      /^((?:\p{Lu}[\p{L}]+ )+(?:trail|trails|trail system|greenway)) access from (?:the )?(property|lot|backyard|back yard|yard|driveway|door)$/iu,
      ([, trail = '', from = '']) => location(`it has ${trail} access from the ${lower(from)}`),
    ],
    // Of parks there are several: the one across the street is not known yet.
    [
      /^(?:an? |the )?((?:[a-z-]+ ){0,2}(?:park|playground)) with (?:an? )?([a-z-]+(?: [a-z-]+)?) (?:is )?across (?:the |from the )?street$/i,
      ([, place = '', part = '']) =>
        location(
          `${withArticle(lower(place))} with ${withArticle(lower(part))} is across the street`,
        ),
    ],
    // 'half mile to the village green': a green is a place, not a color.
    [
      /^(?:an? |about (?:an? )?)?(half|quarter|1\/2|1\/4)(?: an?)?[- ]mile (?:to|from) (?:the )?((?:village|town|college) (?:green|common))$/i,
      ([, part = '', place = '']) => ({
        ...location(
          `the ${lower(place)} is ${/half|2/i.test(part) ? 'half a mile' : 'a quarter mile'} away`,
        ),
        place: `the ${lower(place)}`,
        name: '',
      }),
    ],
    [
      /^(\d{1,2}|one|two|three|four|five|six) blocks? (?:to|from) (?:the )?((?:(?:village|town|college) )?(?:green|common))$/i,
      ([, many, place = '']) => ({
        ...location(
          `the ${lower(place)} is ${inWords(lower(many))} ${/^(?:1|one)$/i.test(many ?? '') ? 'block' : 'blocks'} away`,
        ),
        place: `the ${lower(place)}`,
        name: '',
      }),
    ],
    [
      /^Exit (\d+[A-Z]?)(?: (off|on) (?:of )?([A-Z]+[- ]?\d+))?,? (?:is )?([\d.]+) ?(miles?|mi|minutes?|mins?)(?: away)?$/i,
      ([, exit, link, road, far, unit]) =>
        location(
          `Exit ${exit}${road ? ` ${lower(link)} ${road}` : ''} is ${inWords(far)} ${/^mi(?:le|$)/i.test(unit ?? '') ? 'mile' : 'minute'}${far === '1' ? '' : 's'} away`,
        ),
    ],
    [
      /^(?:about |approx\w*\.? )?(\d+(?:\.\d+)?) (miles?|mi|minutes?|mins?)\.? ([NSEW]|NE|NW|SE|SW|north|south|east|west) of (?:the )?(airport|town|downtown|city|interstate|\p{Lu}[\p{L}. ]+|I-\d+)$/iu,
      (match) =>
        location(
          `it is ${/^(?:about|approx)/i.test(match[0]) ? 'about ' : ''}${inWords(match[1])} ${/^m(?:i$|ile)/i.test(match[2] ?? '') ? (match[1] === '1' ? 'mile' : 'miles') : 'minutes'} ${DIRECTIONS[lower(match[3])] ?? lower(match[3])} of ${/^(?:airport|interstate|city)$/i.test(match[4] ?? '') ? `the ${lower(match[4])}` : match[4]}`,
        ),
    ],
    [
      /^(?:the )?(boat launch|boat ramp|lake access|marina|beach access|trailhead|public launch|ramp) (?:is )?(?:(?:1\/2|half|a half|0\.5) miles?|(\d+(?:\.\d+)?) mi(?:les?)?)(?: away)?$/i,
      (match) =>
        location(
          `${articleFor(lower(match[1]))} ${lower(match[1])} is ${match[2] && match[2] !== '0.5' ? `${inWords(match[2])} ${match[2] === '1' ? 'mile' : 'miles'}` : 'half a mile'} away`,
        ),
    ],
    [
      /^((?:\p{Lu}[\p{L}'.]+ )+(?:University|College|Hospital|Park|Lake|Beach|Campus|Airport|Square|Stadium|Base|Mall|Trail)),? (?:is )?(?:1\/2|half|a half|0\.5)(?: a)? miles?(?: away)?$/iu,
      (match) => location(`${(match[1] ?? '').trim()} is half a mile away`),
    ],
    [
      /^(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*) (?:is )?(?:right )?out (?:the|your) (?:front |back )?door$/u,
      (match) => location(`${match[1]} is outside the door`),
    ],
    [
      /^(?:(easy|quick|good|direct) (?:access )?to|(close|near|minutes|convenient)(?: to)?) (\d{2,3})(?: (?:&|and|\+|\/) (\d{2,3}))?$/i,
      (match) => {
        const roads = series([match[3], match[4]].filter((road): road is string => Boolean(road)))
        return location(
          match[1]
            ? `it has ${lower(match[1])} access to ${roads}`
            : `it is ${/^(?:close|near)/i.test(match[2] ?? '') ? 'near' : /^min/i.test(match[2] ?? '') ? 'minutes from' : 'convenient to'} ${roads}`,
        )
      },
    ],
    [
      /^(?:near|close to|minutes to|convenient to|easy access to) ((?:Route|Highway|US|SR) ?-?\d+|I-\d+) (?:and|&|\+) (?:the )?(train|bus|metro|subway|light rail|airport|shopping)$/i,
      (match) =>
        location(
          `it is near ${match[1]} and ${/shopping/i.test(match[2] ?? '') ? 'shopping' : `the ${lower(match[2])}`}`,
        ),
    ],
    [
      new RegExp(
        `^(?:located )?between (${PLACE_NAME}|downtown|town|the [a-z]+) and (${PLACE_NAME}|downtown|town|the [a-z]+)$`,
        'iu',
      ),
      (match) =>
        location(
          `it is between ${placeWithArticle(match[1] ?? '')} and ${placeWithArticle(match[2] ?? '')}`,
        ),
    ],
    [
      /^((?:covered |underground |private |stone |wooden )?(?:tunnel|skywalk|skybridge|footbridge|walkway|boardwalk|stairs|staircase|gate)) (?:leads? )?to (?:the )?(?!attic|basement|loft|roof)((?:\p{Lu}[\p{L}']+ )*[\p{L} ]+)$/iu,
      (match) => {
        const way = lower(match[1])
        const isMany = isPlural(way)
        return location(
          `${isMany ? '' : `${articleFor(way)} `}${way} ${isMany ? 'lead' : 'leads'} to ${placeWithArticle(match[2] ?? '')}`,
        )
      },
    ],
    [
      /^(?:can |you can )?(snowmobile|ride|ski|hike|bike|kayak|fish|walk|launch) (?:right )?(from|out) (?:the |your )?(door|back door|yard|backyard|garage|dock|driveway)$/i,
      (match) => land(`it is possible to ${lower(match[1])} from the ${lower(match[3])}`),
    ],
    [
      /^(ATV|UTV|snowmobile|OHV|ski|hiking|bike|horse)(?:(?:\/| and )(ATV|UTV|snowmobile|OHV|ski|hiking|bike|horse))? (route|trail|access)s? (?:right )?from (?:the |your )?(?:front |back )?door$/i,
      (match) => {
        const kinds = [match[1], match[2]]
          .filter((each): each is string => Boolean(each))
          .map((each) => (/^(?:ATV|UTV|OHV)$/i.test(each) ? each.toUpperCase() : lower(each)))
        return location(
          `${lower(match[3]) === 'access' ? '' : /^A/.test(kinds[0] ?? '') ? 'an ' : 'a '}${kinds.join(' and ')} ${lower(match[3])} ${lower(match[3]) === 'access' ? 'is available' : 'runs'} from the door`,
        )
      },
    ],
    [
      /^(\p{Lu}[\p{L}. ]+? (?:bike (?:trail|path)|walking path|multi-use (?:trail|path)|rail trail)) (?:is )?(nearby|close by)$/u,
      (match) => location(`the ${match[1]} is ${lower(match[2])}`),
    ],
    [
      /^(I-\d+|US-\d+|(?:Highway|Route|US|SR) ?\d+) exit (\d+),? (?:about )?(\d+|\w+) minutes?(?: away)?$/i,
      (match) => location(`exit ${match[2]} of ${match[1]} is ${minutes(match[3])} minutes away`),
    ],
  ],
  figures: [
    [
      /^(?:near )?(I-\d+|GSP|NJTP|NJT|LIE|turnpike|parkway)(?: at)? exit (\d+[A-Z]?)$/i,
      (match) =>
        location(
          `it is near exit ${match[2]} of ${ROADS[match[1]?.toLowerCase() ?? ''] ?? (/^i-/i.test(match[1] ?? '') ? match[1]?.toUpperCase() : `the ${match[1]?.toLowerCase()}`)}`,
        ),
    ],
    [
      /^((?:I|US)-\d+|(?:highway|route) \d+|[\p{L} ]+) right (?:there|here)$/iu,
      (match) => location(`${placeWithArticle(match[1] ?? '')} is right there`),
    ],
    [
      /^(?:the )?(.+?) (?:is )?across (?:the )?(water|street|river|bay|lake|road|harbor|canal)$/i,
      (match) =>
        /^(?:no|with|views?|deck|porch|fence)\b|\bviews?$/i.test(match[1] ?? '')
          ? null
          : location(
              `${/^\p{Lu}/u.test(match[1] ?? '') ? `${placeWithArticle(match[1] ?? '')} ${areManyPlaces(match[1] ?? '') ? 'are' : 'is'}` : `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')}`} across the ${(match[2] ?? '').toLowerCase()}`,
            ),
    ],
    [
      /^(?:(?:right |just |directly )?(inside|outside(?! (?:(?:the )?city|entrance|entry|access|shower|storage|faucet|lighting|seating|kitchen))|beyond|beside|opposite|across(?: the street)? from|steps (?:from|to)|blocks (?:from|to)|around the corner from)|(?:in )?(?:the )?(heart of)) (.+)$/i,
      (match) => {
        const where = (match[1] ?? 'in the heart of')
          .toLowerCase()
          .replace(/^(steps|blocks) to$/, '$1 from')
        const exactly = /^(right|just|directly) /i.exec(match[0])?.[0].toLowerCase() ?? ''
        return location(`it is ${withArticles(`${exactly}${where} ${match[3]}`)}`)
      },
    ],
    [
      /^(first|second|third|fourth) block (?:from|to|off) (?:the )?(.+)$/i,
      (match) =>
        location(
          `it is on the ${match[1]?.toLowerCase()} block ${withArticles(`from ${match[2]}`)}`,
        ),
    ],
    [
      /^easy access (?:to )?(.+)$/i,
      (match) =>
        location(
          `it has easy access to ${(match[1] ?? '').replace(/\b(?=turnpike|parkway|interstate|highway|freeway)/gi, 'the ')}`,
        ),
    ],
    [
      /^(first|second|third|fourth|front|back|2nd|3rd|4th) row$/i,
      (match) => location(`it is in the ${measured(match[1]?.toLowerCase() ?? '')} row`),
    ],
  ],
  statements: [
    [
      new RegExp(
        `^(?:the )?(${SHORT_PLACE_NAME}(?: and (?:the )?${SHORT_PLACE_NAME})?) (?:are |is )?(?:right )?outside (?:your|the) door$`,
        'u',
      ),
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${match[1]} ${/ and /.test(match[1] ?? '') ? 'are' : 'is'} right outside`,
        place: match[1] ?? '',
      }),
    ],
    [
      PLACED,
      (match, setting) => {
        const thing = match[1] ?? ''
        const where = withArticles((match[2] ?? '').toLowerCase())
          .replace(/^on corner$/, 'on the corner')
          .replace(/^at door/, 'at the door')
          .replace(/^out (?:your )?(?=(?:back|front|side) (?:gate|door)$)/, 'out the ')
          .replace(/\bour\b/, 'the')
        if (/\b(?:no|with|views?|near|to the|walk|close|deeded|private)\b/i.test(thing)) return null
        const isPublic = /^(?:public|street|free|city|municipal|metered)\b/i.test(thing)
        if (OWN.test(thing) && OWN_PLACE.test(where) && !isPublic && !/^\p{Lu}/u.test(thing))
          return null
        const isShared = /subdivision|neighborhood|community|development|complex/.test(where)
        if (isShared && conceptOfWhole(thing, setting)?.kind === 'community') return null
        const name = thing.replace(/^the /i, '')
        const isNamed = /^\p{Lu}/u.test(name) && /\p{Lu}\S*$/u.test(name)
        return location(
          isNamed
            ? `${placeWithArticle(name)} is ${where}`
            : `there ${be(name)} ${/^\p{Lu}/u.test(name) && !isPlural(name) ? 'a ' : ''}${/^\p{Lu}/u.test(name) ? name : withArticle(name)} ${where}`,
        )
      },
    ],
    [
      /^(?:just |only )?(?:an? )?(few|couple|several|handful)(?: of)?(?: short)? (blocks|minutes|miles|steps|doors|houses|streets)(?: walk)?(?: away)? (?:to|from|off|of) (.+)$/i,
      (match) => {
        const many = (match[1] ?? '').toLowerCase()
        return {
          kind: 'location',
          concept: null,
          statement: `it is ${many === 'several' ? 'several' : many === 'few' ? 'a few' : `a ${many} of`} ${match[2]?.toLowerCase()} from ${placeWithArticle(match[3] ?? '', false)}`,
          place: placeWithArticle(match[3] ?? '', false),
        }
      },
    ],
    [
      /^(?:near|close to|by|next to) (\d{2,3})$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is near ${match[1]}`,
        place: match[1] ?? '',
      }),
    ],
    [
      /^ski[- ]in (?:via|by way of|by|on|from) (?:the )?(.+)$/i,
      (match) => location(`it is ski-in by way of the ${match[1]}`),
    ],
  ],
}
