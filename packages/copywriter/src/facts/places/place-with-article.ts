import { articleFor } from '@listwright/reviewer/language'
import { series } from '../figures/numerals.ts'
import { isPluralNoun } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { takesArticle } from './articles.ts'
import { placesIn, withoutWay } from './lists.ts'

/** A place with the article it takes: 'the Q train', 'I-80', 'Zilker Park', 'downtown', 'the harbor'; `isTyped` where the agent typed the article. */
export const placeWithArticle = (where: string, isTyped = false): string => {
  if (isTyped) return `the ${where}`
  const { place: typed, way } = withoutWay(where.trim())
  return `${placeWithoutWay(typed)}${way}`
}

/** A corner of two streets of the same number, by which its neighborhood is called: '9th and 9th'. */
const SAME_CORNER = /^(?:the )?(\d{1,3}(?:st|nd|rd|th)|[a-z]+th) (?:and|&|\+) (?:the )?\1$/i

const placeWithoutWay = (typed: string): string => {
  const [, number = ''] = SAME_CORNER.exec(typed.trim()) ?? []
  if (number) return `${number} and ${number}`
  const shops = shopsOnStreet(typed.replace(/^the /i, '').trim())
  if (shops) return shops
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

/** A line and the street of its stop: 'light rail 22nd St'. */
const LINE_AT_STREET =
  /^(light rail|subway|metro|trolley|streetcar|tram|BART|MARTA|MAX|Metro) ((?:[NSEW] )?\d{1,3}(?:st|nd|rd|th)(?: (?:St|Street|Ave|Avenue))?)$/

/** Lines whose name is also that of a stop: 'Broadway T', 'Rockridge BART'. */
const STOP =
  /^(\p{Lu}[\p{L}'./ -]*)(?<! Line) (T|El|L|Metro|BART|MARTA|MAX|PATH|Metra|DART|TRAX|SEPTA)$/u

const STREET = String.raw`(?:(?:(?:[NSEW]|North|South|East|West) )?(?:\p{Lu}[\p{L}.'-]+|\d+(?:st|nd|rd|th)) ){1,3}(?:Street|Avenue|Boulevard|Road|St|Ave|Blvd|Rd)`
const SHOPS = String.raw`(?:shops|stores|restaurants|cafes|bars|boutiques|galleries|breweries|dining|shopping|nightlife)`
/** 'Division Street restaurants' are some of them, on that street. */
const SHOPS_OF_STREET = new RegExp(`^(${STREET}) (${SHOPS}(?:(?:,|,? and| &) ${SHOPS})*)$`, 'u')
const SHOPS_ON_STREET = new RegExp(
  `^${SHOPS}(?:(?:,|,? and| &) ${SHOPS})* (?:on|along) ${STREET}$`,
  'u',
)

const shopsOnStreet = (text: string): string | null => {
  const [, street, shops] = SHOPS_OF_STREET.exec(text) ?? []
  return street ? `${shops} on ${street}` : SHOPS_ON_STREET.test(text) ? text : null
}

/** There are several of these about, and nobody has said which: 'close to trailhead', '2 blocks to bus stop'. */
const ANY_OF_ITS_SORT =
  /^(?:(?:public|local|municipal|championship|18-hole|9-hole|nine-hole|express|commuter|shuttle|dog|tot|children's) ){0,2}(?:trailhead|playground|golf course|dog park|tot lot|(?:trolley|bus|streetcar|tram|light rail|light-rail|transit|shuttle|subway|metro|ferry) stop)$/
export const isAnyOfItsSort = (typed: string): boolean => ANY_OF_ITS_SORT.test(typed.trim())

const placeNamed = (typed: string): string => {
  const stop = STOP.exec(typed.replace(/^the /i, '').trim())
  if (stop) return `the ${stop[1]} ${stop[2]} station`
  const [, line, street] = LINE_AT_STREET.exec(typed.replace(/^the /i, '').trim()) ?? []
  if (line && street)
    return `${/^[A-Z]{2}/.test(line) && line !== 'MAX' ? '' : 'the '}${line} at ${street.replace(/St$/, 'Street').replace(/Ave$/, 'Avenue')}`
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
  if (/^(?:town|city|village|hamlet|borough) of \p{Lu}/u.test(text)) return `the ${text}`
  if (arePlain(text) && !/^the /i.test(typed.trim())) return text
  const [first = ''] = text.split(' ')
  // Which of them it is was not typed: 'near state park'.
  if (
    /^(?:state|national|county|regional) (?:park|forest|beach|preserve|seashore|airport|university)$/.test(
      text,
    )
  )
    return `${/^the /i.test(typed) ? 'the' : 'a'} ${text}`
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
  if (isAnyOfItsSort(typed)) return `${articleFor(text)} ${text}`
  const lines = /^([A-Z1-7](?:\/[A-Z1-7])+)(?: trains?)?( at .+)?$/.exec(text)
  if (lines?.[1]) return `the ${series(lines[1].split('/'))} trains${lines[2] ?? ''}`
  if (/^\p{Lu}/u.test(text) || /^I-\d/.test(text))
    return takesArticle(text) ||
      /^[Tt]he (?!\p{Lu}\p{L}+ (?:Park|Street|Avenue|Beach)\b)/u.test(typed)
      ? `the ${text}`
      : text
  if (
    /^(?:downtown|uptown|midtown|town(?! (?:center|lift|green|common|square|beach|dock|pier|landing)\b)|shops|shopping(?! center)|restaurants|dining|transit|public transportation|trails|hiking|skiing|golf(?! course)|groceries|cafes|parks|schools|bars|nightlife|stores|coffee|services|amenities|everything|work|campus|city hall|all|highways?|freeways|interstates?|major|public(?! (?:garden|library|market|beach|square|marina|pier|dock|landing|golf course|pool|boat (?:ramp|launch))$))\b/i.test(
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

/** Several of a sort, which nobody has spoken of yet: 'near wineries', 'snowmobile trails nearby'. */
const arePlain = (text: string): boolean =>
  /^[a-z][a-z' -]+$/.test(text) &&
  !/ (?:and|of|on|in|at|to|for|along) /.test(text) &&
  isPluralNoun(headOf(text)) &&
  !OF_A_PLACE.test(text)

/** Of these a place has its own, so that they are spoken of as known: 'near the slopes', 'near the foothills'. */
const OF_A_PLACE =
  /\b(?:slopes|lifts|mountains|hills|foothills|woods|falls|grounds|fairgrounds|gardens|stairs|steps|dunes|bluffs|cliffs|islands|canals|docks|piers|springs|flats|wetlands|tracks|locks|ruins|headquarters|rapids|narrows|suburbs|buses|trains|lakes|rivers|barracks|gates|stockyards|(?:bus|train|rail) lines)$/

/** Lines of streetcars that are called by a letter and a street. */
const MUNI = /^[A-Z] (?:Judah|Church|Taraval|Ingleside|Ocean View|Third|Market)$/
