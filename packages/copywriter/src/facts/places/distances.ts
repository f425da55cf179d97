import { articleFor } from '@listwright/reviewer/language'
import type { Setting } from '../concepts/scopes.ts'
import { numberOf, measureNumeral as numeral, series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isPluralNoun } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { isCommonWord, isKnownWord } from '../vocabulary/known-words.ts'
import { isTownOfRiver, takesArticle } from './articles.ts'
import { placesIn, withoutWay } from './lists.ts'

const UNIT = 'blocks?|houses?|doors|lots|minutes?|miles?|hours?|steps|yards|feet|foot'
const DISTANCE = new RegExp(
  String.raw`^(?:just |only |about |approximately |less than |under |within )?(\d[\d,]*(?:\.\d+)?|[13]/4|1/2|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty|ninety|a|an|half a|half)[- ](?:(?:short|city|easy|quick) )?(${UNIT})(?: (walk|drive|ride|bike ride|bus ride|train ride|ferry ride|commute|stroll))?(?: away)? (?:to|from|(?<=within .*)of|off|north of|south of|east of|west of) (.+)$`,
  'i',
)
/** '7 minute walk Davis Square': a name needs no 'to'. */
const WITHOUT_TO =
  /^(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[- ](minute|min|block|mile)s? (walk|drive|bike ride|bus ride) (\p{Lu}.+)$/u
const AFTER = new RegExp(
  String.raw`^(.+?)(?:,| is| are| both| all| each| -)*(?: (under|within|less than|about|only|just))? (\d[\d,]*(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|half an?|an?(?= (?:mile|block|minute))|a quarter)[- ](${UNIT})(?: (walk|drive|ride)| (by (?:bike|car|train|bus|boat|ferry)|on foot))?(?: away)?$`,
  'i',
)
const NEAR =
  /^(?:located |conveniently |right |very )*(near|nearby|blocks to|blocks from|close to|steps to|steps from|walk to|walking distance to|minutes to|minutes from|moments to|moments from|walkable to|convenient to|within walking distance (?:of|to)|short walk to|short drive to|next to|adjacent to|across from|across the (?:street|road) from|around the corner from) (.+)$/i

/** 'needs a quick close' is about a sale, and no place. */
const CLOSE =
  /^(\p{L}[\p{L}'&., -]{1,50}?) (?:is |are )?(nearby|near|close by|(?<!\b(?:quick|fast|flexible|day|month|needs?|wants?|easy|to|can|will|prior|before) )close|(?:with)?in (?:easy )?walking distance|on foot|around (?:the )?corner|across the street|down the street|next door|(?:an? )?short (?:walk|drive)|half a mile|(?:one|two|three|four|five) blocks? (?:north|south|east|west))(?: away)?$/iu

const PLACE_CONCEPTS: readonly [RegExp, string][] = [
  [
    /\b(?:trains?|subway|(?:green|red|blue|orange|gold|silver|purple|yellow|brown|pink) line|station|metro|light rail|transit|bart|marta|commuter rail|ferry(?! lake)|trolley|streetcar|amtrak|lirr)\b/i,
    'near transit',
  ],
  [/\bbus\b/i, 'bus line'],
  [/\bairport|international\b/i, 'near airport'],
  [
    /\b(?:i-\d+|highway|freeway|interstate|parkway|expressway|turnpike|us-\d+|route \d+|toll)\b/i,
    'near highway',
  ],
  [/\b(?:ski|slopes|lifts|mountain resort)\b/i, 'near skiing'],
  [/\b(?:beach|ocean|sand|shore)\b/i, 'near beach'],
  [
    /\b(?:grocer\w*|supermarket|whole foods|trader joe's|publix|wegmans|costco|h-e-b|farmers market|market)\b/i,
    'near groceries',
  ],
  [/\b(?:mall|outlets|shopping|shops)\b/i, 'near shopping'],
  [/\b(?:restaurants?|dining|cafes?|coffee)\b/i, 'near restaurants'],
  [/\b(?:trailhead|hiking|trails)\b/i, 'trails nearby'],
  [
    /\b(?:bike path|bike trail|greenway|rail trail|(?<!\b(?:VAST|ITS|snowmobile) )trail)\b/i,
    'bike path',
  ],
  [/\bpark\b(?!-)/i, 'near park'],
  [/\b(?:lake|marina|boat ramp|boat launch|river|reservoir)\b/i, 'near lake'],
  [
    /\b(?:downtown|uptown|midtown|city center|town|town center|village|main street)\b/i,
    'near downtown',
  ],
]

/** How far something is: the figure exactly as typed. */
export const readDistance = (typed: string, setting: Setting): ItemFeature[] | null => {
  const text = typed
    .replace(/\baround corner$/i, 'around the corner')
    .replace(/(?<!\b(?:in|within|easy|to|of)) walking distance$/i, ' within walking distance')
  const measured = DISTANCE.exec(text)
  if (measured)
    return told(measured[1] ?? '', measured[2] ?? '', measured[3], measured[4] ?? '', setting, text)
  const [, figure, unit, way, where] = WITHOUT_TO.exec(text) ?? []
  if (figure && unit && where) return told(figure, unit, way, where, setting, text)
  const after = AFTER.exec(text)
  if (
    after &&
    !(after[3] === '24' && /^h/i.test(after[4] ?? '')) &&
    !/\b(?:every|for|within)$/i.test(after[1] ?? '') &&
    !/\b(?:with|has|over|of|for|on)$/i.test(after[1] ?? '') &&
    !/\b(?:lease|notice|road|frontage|ceiling|lot|views?|trail system|staff|doorman|security|concierge|desk|stream|strip|runway|subdividable|divisible|tenants?|split)\b/i.test(
      after[1] ?? '',
    ) &&
    (!/^(?:feet|foot|yards)$/i.test(after[4] ?? '') || ACCESS.test(after[1] ?? ''))
  )
    return told(
      after[3] ?? '',
      after[4] ?? '',
      after[5],
      (after[1] ?? '').replace(
        /^(?:(?:walk|close|near|distance|commute|drive|stroll) (?:to )?|(?:bikes?|bike ride|ride|path) to )| (?:opened|now open|at)$/gi,
        '',
      ),
      setting,
      after[2] ? `${after[2]} ` : text,
    ).map((feature) => travelled(feature, after[6]))
  const near = NEAR.exec(text)
  if (near) return nearby(near[1] ?? '', near[2] ?? '', setting)
  const close = CLOSE.exec(text)
  return close && closeBy(close[1] ?? '', close[2] ?? '', setting)
}

/** 'Coastal Trail 4 min by bike' */
const travelled = (feature: ItemFeature, way: string | undefined): ItemFeature =>
  way ? { ...feature, statement: `${feature.statement} ${way.toLowerCase()}` } : feature

/** What is so many feet away, rather than so long. */
const ACCESS =
  /\b(?:access|boardwalk|bus stop|station|trailhead|playground|clubhouse|mailbox(?:es)?)$/i

const PARTS_OF_A_UNIT: Readonly<Record<string, string>> = {
  half: 'half',
  'half a': 'half',
  'a quarter': 'a quarter of',
  '1/2': 'half',
  '1/4': 'a quarter of',
  '3/4': 'three quarters of',
}

const told = (
  figure: string,
  unit: string,
  way: string | undefined,
  where: string,
  setting: Setting,
  text: string,
): ItemFeature[] => {
  const part = PARTS_OF_A_UNIT[figure.toLowerCase()]
  const value = part ? null : (numberOf(figure) ?? 1)
  const noun = unit.toLowerCase().replace(/s$/, '').replace('feet', 'foot')
  const amount =
    value === null
      ? `${part} a ${noun}`
      : `${/^an?$/i.test(figure) ? figure.toLowerCase() : numeral(value)} ${value === 1 ? noun : noun === 'foot' ? 'feet' : `${noun}s`}`
  const travel = way ? ` ${way.toLowerCase()}` : ''
  const place = placeOf(where)
  const qualified = /^(less than|under|about|within) /i.exec(text)?.[1]?.toLowerCase()
  const distance = qualified ? `${qualified} ${amount}` : amount
  const length =
    value === null
      ? `${part === 'half' ? 'half' : part?.replace(/^a | of$/g, '')}-${noun}`
      : `${numeral(value)}-${noun}`
  const statement = travel
    ? `it is ${articleFor(length)} ${length}${travel} to ${place}`
    : noun === 'minute' || noun === 'hour'
      ? `it is ${distance} to ${place}`
      : `${place} ${isMany(place) ? 'are' : 'is'} ${distance} away`
  return [
    itemFeature({
      text: `${amount} to ${place.replace(/^the /, '')}`,
      kind: 'location',
      concept: conceptFor(/trains\b/.test(place) ? place : where, setting),
      statement,
      distance: travel ? `${length}${travel}` : distance,
      place,
    }),
  ]
}

const nearby = (relation: string, where: string, setting: Setting): ItemFeature[] => {
  const place = placeOf(where)
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
  const near = conceptFor(where, setting)
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
        ? `${place} ${isMany(place) ? 'are' : 'is'} within walking distance`
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
      : placeOf(/^(?:\p{Lu}\p{Ll}+ ?){2,}|^\p{Lu}\p{L}+$/u.test(where) ? where : lowered(where))
  const lower = relation
    .toLowerCase()
    .replace(/^(?:near|close)$/, 'close by')
    .replace(/^(?:in (?:easy )?walking distance|on foot)$/, 'within walking distance')
    .replace(/^(?:an? )?(short (?:walk|drive))$/, 'a $1 away')
    .replace(/^half a mile$/, 'half a mile away')
  return [
    itemFeature({
      text: `${place.replace(/^(?:the|a) /, '')} ${lower}`,
      kind: 'location',
      concept: /across|next door|corner/.test(lower) ? null : conceptFor(where, setting),
      statement: `${place} ${isOfName || isMany(place) ? 'are' : 'is'} ${lower}`,
      place,
    }),
  ]
}

const lowered = (where: string): string =>
  /^\p{Lu}{2}/u.test(where) || !isCommonWord(where.split(' ')[0] ?? '')
    ? where
    : where.charAt(0).toLowerCase() + where.slice(1)

/** Common nouns in the plural, and several places; a name is one place. */
const isMany = (named: string): boolean => {
  // 'the shops on Murray' are several, whatever street they are on.
  const place = named.replace(/ (?:on|in|along|at|around) (?:the )?\p{Lu}.*$/u, '')
  return !/\p{Lu}/u.test(place)
    ? isPluralNoun(headOf(place)) || / and /.test(place)
    : / and (?:(?:the )?\p{Lu}|the [a-z]|(?:down)?town\b)/u.test(place) ||
        /\b(?:shops|restaurants|galleries|trails|beaches|stores|parks|grounds)$/.test(place)
}

const conceptFor = (where: string, setting: Setting): string | null => {
  if (isTownOfRiver(where)) return 'distance to a named place'
  for (const [pattern, concept] of PLACE_CONCEPTS)
    if (pattern.test(where))
      return concept === 'near highway' && setting === 'commercial' ? 'highway distance' : concept
  return 'distance to a named place'
}

/** A place with the article it takes: 'the Q train', 'I-80', 'Zilker Park', 'downtown', 'the harbor'. */
const placeOf = (where: string): string => {
  const { place: typed, way } = withoutWay(where.trim())
  return `${placeWithoutWay(typed)}${way}`
}

const placeWithoutWay = (typed: string): string => {
  const places = placesIn(typed)
  if (places) return series(places.map(placeInList))
  const common = typed.trim().split(/, (?:and )?| and /)
  if (common.length > 2 && common.every((name) => /^[a-z][a-z ]+$/.test(name)))
    return series(common.map(placeNamed))
  const names = typed.trim().split(/, (?:and )?/)
  if (
    /, .* and \p{Lu}|, and the /u.test(typed) &&
    names.every((name) => /^(?:the )?\p{Lu}|^the /u.test(name))
  )
    return series(names.flatMap((name) => name.split(' and ')).map(placeNamed))
  const parts = typed
    .trim()
    .split(
      /(?: (?:and|&)|,(?: and)?) (?=the \p{Lu}|(?![A-Z]{2}$)\p{Lu}[\p{L}']|downtown|town\b|\d|(?:light rail|bus|streetcar|trolley|subway|ferry)\b)/u,
    )
  return parts.length > 1 &&
    parts.every((part) =>
      /^(?:the )?(?:\p{Lu}[\p{L}']|\d|(?:I|US|SR)-\d)|^(?:(?:down)?town|light rail|bus|streetcar|trolley|subway|ferry)\b/u.test(
        part,
      ),
    )
    ? series(parts.map(placeNamed))
    : withoutArticle(placeNamed(typed)).replace(
        / and (?=(?:creek|lake|river|beach|park|trail|village|golf course|greenbelt|bay|harbor|stadium|arena|hospital|library|marina|airport|(?:medical )?campus|[a-z]+ center)$)/,
        ' and the ',
      )
}

/** Several of a sort need no article behind another place, and a school among other places is the one nearby. */
const placeInList = (typed: string, at: number): string =>
  at > 0 && /^[a-z ]+$/.test(typed) && isPluralNoun(headOf(typed))
    ? typed
    : placeNamed(typed).replace(/^an? (?=.*school$)/, 'the ')

/** 'TTU and hospital' begins with a name, which takes no article. */
const withoutArticle = (place: string): string => place.replace(/^the (?=[A-Z]{3,5} and )/, '')

/** Lines whose name is also that of a stop: 'Broadway T', 'Rockridge BART'. */
const STOP =
  /^(\p{Lu}[\p{L}'./ -]*)(?<! Line) (T|El|L|Metro|BART|MARTA|MAX|PATH|Metra|DART|TRAX|SEPTA)$/u

const placeNamed = (typed: string): string => {
  const stop = STOP.exec(typed.replace(/^the /i, '').trim())
  if (stop) return `the ${stop[1]} ${stop[2]} station`
  if (/^(?:T|El|L)$/.test(typed.trim())) return `the ${typed.trim()}`
  const text = typed
    .replace(/^the /i, '')
    .trim()
    .replace(/^(?:Downtown|Uptown|Midtown|Town)$/, (word) => word.toLowerCase())
  if (
    /^\d{2,3}(?:st|nd|rd|th)?$/.test(text) ||
    /^(?:rental|street|public|garage|guest) parking$/i.test(text)
  )
    return text
  const [first = ''] = text.split(' ')
  // A word that is in no dictionary is a name typed without its capitals.
  if (/^[a-z]{3,}$/.test(first) && !isKnownWord(first) && text.split(' ').length <= 3)
    return text.replace(/(?<=^| )[a-z](?=[a-z]{2})/g, (letter) => letter.toUpperCase())
  if (/^[A-Z1-7]$/.test(text) || MUNI.test(text)) return `the ${text}`
  if (
    /^(?:shops|stores|restaurants|cafes|dining|shopping)\b.* (?:on|in|along|at) (?:the )?\p{Lu}/u.test(
      text,
    )
  )
    return `the ${text}`
  const lines = /^([A-Z1-7](?:\/[A-Z1-7])+)(?: trains?)?( at .+)?$/.exec(text)
  if (lines?.[1]) return `the ${series(lines[1].split('/'))} trains${lines[2] ?? ''}`
  if (/^\p{Lu}/u.test(text) || /^I-\d/.test(text))
    return takesArticle(text) ||
      /^[Tt]he (?!\p{Lu}\p{L}+ (?:Park|Street|Avenue|Beach)\b)/u.test(typed)
      ? `the ${text}`
      : text
  if (
    /^(?:downtown|uptown|midtown|town(?! center| lift)|shops|shopping|restaurants|dining|transit|public transportation|trails|hiking|skiing|golf(?! course)|groceries|cafes|parks|schools|bars|nightlife|stores|coffee|services|amenities|everything|work|campus|city hall|all|highways?|freeways|interstates?|major|public)\b/i.test(
      text,
    ) &&
    !/^highway$|^freeway$|^interstate$/i.test(text)
  )
    return text
  // Which school it is was not typed.
  if (/^(?:elementary|middle|high|junior high|primary) school$/i.test(text))
    return `${articleFor(text)} ${text.toLowerCase()}`
  return /^(?:a|an|your|our|two|three|several|many|some|both|(?:local|state|national)(?=.*s$)) /i.test(
    text,
  )
    ? text
    : `the ${text}`
}

/** Lines of streetcars that are called by a letter and a street. */
const MUNI = /^[A-Z] (?:Judah|Church|Taraval|Ingleside|Ocean View|Third|Market)$/

/** The same for notes that name a place in other words; `isTyped` where the agent typed the article. */
export const placeWithArticle = (typed: string, isTyped = false): string =>
  isTyped ? `the ${typed}` : placeOf(typed)
