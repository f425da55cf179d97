import { onceByKey } from '@listwright/reviewer/memory'
import { matchesIn } from '@listwright/reviewer/patterns'
import { isKnownWord } from '../vocabulary/known-words.ts'
import { MISSPELLINGS } from '../vocabulary/misspellings.ts'
import { NAME_IN_CONTEXT, NAMES_BY_FIRST_WORD, PLACE_NAMES } from '../vocabulary/proper-names.ts'
import { nearestWord } from '../vocabulary/spelling.ts'
import { capitalised } from './capitalised.ts'
import { type CaseStyle, caseOf } from './case-style.ts'
import { INSTITUTION, PLACE_NOUN, PLACE_NOUN_AFTER_NAME, PLACE_TITLE } from './place-nouns.ts'
import { placeCloseBy, placeNamed } from './places.ts'
import type { Token } from './token.ts'
import { isTypedName } from './typed-name.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.&-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu

/** 'Near TRAX', '10 minute walk to Journal Square PATH': capitals after these words belong to names. */
const TOWARD =
  /^(?:(?:[A-Za-z]+ )?(?:[Dd]uplex|[Tt]riplex|[Ff]ourplex|[Bb]ungalow|[Rr]anch|[Cc]olonial|[Vv]ictorian|[Cc]raftsman|[Cc]ape|[Cc]ondo|[Hh]ome|[Hh]ouse|[Cc]ottage|[Tt]own(?:house|home)|[Ll]oft|[Rr]owhouse|[Ss]torefront) in |(?:\d+|two|three|four|five|six|ten|a|one|half a) (?:min(?:ute)?s?|blocks?|miles?|mi)(?: (?:walk|drive|bike ride|ride))? (?:to|from) |(?:[A-Za-z][a-z]+ )?(?:[Nn]ear|[Cc]lose to|[Ww]alk to|[Ww]alking distance (?:to|of)|[Ss]hort walk to|[Mm]inutes (?:to|from)|[Ss]teps (?:to|from)|[Bb]locks (?:to|from)|[Cc]onvenient to|[Ee]asy access to|[Nn]ext to|[Aa]cross from|[Bb]us to) )(?:the )?(?=\p{Lu})/u
/** 'Views of Pioneer Peak', 'On Erie Canal Trail': the noun shows that the capitals before it are those of a name. */
const TOWARD_NAMED =
  /^(?:[Vv]iews? of (?=(?!Mountain|Snowy|Snow|Distant|Beautiful|Rocky Mountains)\p{Lu}\p{Ll}+ (?:Peak|Mountain|Pass|Glacier|Butte|Notch|Gap|Knob|Dome|Giant|Range|Rock)\b)|(?:[Vv]iews?|[Pp]anoramas?|[Oo]verlooks?|[Gg]limpses?) of (?:the )?(?=(?!Mountain|Golf|City|River|Lake|Ocean|Valley|Hill|Creek|Bay|Canyon|Park|Green|Snowy|Rocky)(?:\p{Lu}\p{Ll}+ ){1,3}(?:Range|Mountains|Hills|Peaks?|River|Bridge|Valley|Canyon|Bay|Sound|Sea|Gorge)\b)|(?:[Oo]n|[Aa]long|[Bb]acks to) (?=(?!Nature|Walking|Hiking|Bike|Bridle|Horse|Snowmobile|Paved|Private|Rail)(?:\p{Lu}[\p{L}'-]+ )+(?:Trail|Greenway|Path)$)|(?=(?!Nature|Walking|Hiking|Bike|Bridle|Horse|Snowmobile|Paved|Private|Rail)(?:\p{Lu}\p{Ll}+ ){2,3}(?:Trail|Greenway) (?:nearby|close by|access)$))/u
/** 'Short Pump shopping nearby', 'Highlands bungalow', 'Law Quad 8 min walk': what follows shows that the capitals before it are those of a name. */
const NAMED_FIRST =
  /^(?:(?:Midtown|Uptown) (?=(?:[Ss]kyline )?[Vv]iews?\b)|(?!(?:Bus|Dog|School|Light|Ski|Train|Golf|Public|Private|Bike|Hiking|Walking|Grocery|Community|Commuter|Shopping|Elementary|Middle|High|Major|Two|Three|Four|Five|Downtown|Historic|Close|Quick|Easy|Short|Walk|Near) )(?:\p{Lu}[\p{L}'’-]+ ){2,3}(?=(?:[a-z]+ ){0,2}(?:about |approximately |under |just |only )?(?:\d[\d.]*|an?|half a) (?:minutes?|blocks?|miles?)(?: |$))|(?:\p{Lu}[\p{L}'-]+ ){2,3}(?=(?:shopping|shops|restaurants|cafes|dining|nightlife|schools|neighborhood)\b)|(?!(?:Corner|Quiet|Prime|Great|Good|Best|Ideal|Perfect|Central|Convenient|Desirable|Downtown|Premium|Prestigious|Popular|Private|Excellent|Fantastic|Club|Pool|Resort|Community|HOA|Association|Building|Neighborhood|Golf|Spa|Outdoor|Indoor|Luxury) )\p{Lu}[\p{L}'’-]+ (?:\p{Lu}[\p{L}'’-]* ){1,2}(?=(?:location|amenities)$)|(?:Riverside|Lakeside|Hillside|Westside|Eastside|Northside|Southside) (?=area$)|(?!Classic|Ranches)\p{Lu}\p{Ll}{4,}s (?=(?:bungalow|cottage|cape|colonial|ranch|rambler|tudor|craftsman|townhome|rowhome|condo)\b))/u
/** Places that every town has, whatever letters they were typed with. */
const COMMON_PLACE =
  /^(?:shops?|shopping|stores?|restaurants?|dining|cafes?|bars?|schools?|elementary|middle|high|school|parks?|beach|beaches|downtown|uptown|midtown|town|transit|public|transportation|trains?|bus|buses|subway|light|rail|trails?|trail|hospitals?|airport|freeways?|highways?|interstates?|golf|course|lake|river|mall|malls|groceries|grocery|entertainment|nightlife|amenities|everything|all|and|to|the|historic|major|local|campus|library|police|fire|station|clubhouse|pool|playground|marina|ocean|bay|churches|church|gym|hiking|biking|skiing|ski|walking|bike)$/i

const NOTES_MAX = 1000

/**
 * Sentence case for the middle of a sentence, with the capitals of names kept or restored. `typed` is the text before
 * its short forms were written out, which shows whether all of it was typed in capitals. Several readers ask for the
 * same note, so the latest are remembered.
 */
export const withNames = onceByKey(
  (text: string, typed: string = text) => `${text}\n${typed}`,
  (text, typed = text): string => inSentenceCase(text, typed),
  NOTES_MAX,
)

const inSentenceCase = (text: string, typed: string): string => {
  const place = placeNamed(text) ?? placeCloseBy(text)
  if (place) return withPlace(text, place)
  const toward = /\p{Ll}/u.test(typed)
    ? ((TOWARD_NAMED.exec(text) ?? TOWARD.exec(text))?.[0].length ?? null)
    : null
  // Short forms that were written out have small letters, which say nothing of how the note was typed.
  const style = toward !== null ? 'sentence' : isTitle(typed) ? 'title' : styleOf(text, typed)
  const isShouted = toward === null && caseOf(typed) === 'shouted'
  const tokens: Token[] = []
  for (const match of matchesIn(text, WORD))
    tokens.push({
      word: match[0],
      lower: match[0].toLowerCase(),
      start: match.index,
      isAfterSpace:
        text[match.index - 1] === ' ' && /[\p{L}\p{N}.]/u.test(text[match.index - 2] ?? ''),
      isName: false,
      isPlace: false,
      written: '',
    })
  const named = /\p{Ll}/u.test(typed) ? (NAMED_FIRST.exec(text)?.[0].length ?? 0) : 0
  const isSmall = /^\p{Ll}/u.test(typed)
  tokens.forEach((token, at) => {
    const isToward =
      toward !== null &&
      token.start >= toward &&
      (isNameOfPlace(token) || (isSmall && isBegunName(tokens, at)))
    if (isToward || token.start < named) keepAsTyped(token)
    else if (!token.written) writeToken(tokens, at, text, style)
  })
  if (style === 'sentence') keepBegunName(tokens)
  if (isShouted) tokens.forEach(calm)
  widen(tokens)
  let result = ''
  let end = 0
  for (const token of tokens) {
    result += text.slice(end, token.start) + token.written
    end = token.start + token.word.length
  }
  return withPublicLand(withKnownCapitals(result + text.slice(end)), typed)
}

/** 'Adjoins National Forest': typed with both capitals, it is a certain one. */
const withPublicLand = (written: string, typed: string): string =>
  /\b(?:National|Natl|Nat'l|State) (?:Forest|Park|Monument|Seashore|Beach)\b/.test(typed)
    ? written.replace(
        /\b(national|state) (forest|park|monument|seashore|beach)\b/gi,
        (_, owner: string, land: string) => `${capitalised(owner)} ${capitalised(land)}`,
      )
    : written

/** A note that begins with a small letter or a measure has capitals in its names only: 'off Grand Avenue'. */
const styleOf = (text: string, typed: string): CaseStyle =>
  caseOf(text) === 'title' && /^\p{Ll}{2}|\d (?:min|mi|miles|blks?|blocks)\b/u.test(typed)
    ? 'sentence'
    : caseOf(text)

/** Every word with a capital, units and all: 'Bosch Appliance Pkg', but not '310 ft on Cummings Creek'. */
const isTitle = (typed: string): boolean =>
  caseOf(typed) === 'title' && !/(?<![\p{L}'])\p{Ll}{2,}/u.test(typed)

/** Months, train lines, parks, classes and roads have their capitals wherever they stand; rooms have none. */
const withKnownCapitals = (text: string): string =>
  text
    .replace(
      /(?<=\p{Lu}\p{L}+ )national (?=(?:Forest|Park|Monument|Seashore|Lakeshore|Recreation)\b)/gu,
      'National ',
    )
    .replace(
      /\b(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|oct|nov|dec)(?=\.? \d)/gi,
      (month) => capitalised(month.toLowerCase()),
    )
    .replace(
      /\b((?:mid|early|late)[- ])(january|february|march|april|may|june|july|august|september|october|november|december)\b/gi,
      (_, part: string, month: string) => part + capitalised(month.toLowerCase()),
    )
    .replace(
      /\b(red|blue|green|orange|gold|silver|purple|yellow|brown|pink|expo) line(?=$| (?:stop|station|trains?|metro|t|el|l|and|at|is)\b)/gi,
      (line) => line.replace(/\b\w/g, (letter) => letter.toUpperCase()),
    )
    .replace(
      /(?<=\p{Lu}\p{Ll}+ )([Ss]tate|[Nn]ational|[Rr]egional|[Cc]ounty|[Mm]emorial) ([Pp]ark|[Ff]orest|[Bb]each|[Uu]niversity|[Mm]onument|[Ss]eashore|[Hh]ospital|[Aa]irport)\b/gu,
      (_, kind: string, noun: string) => `${capitalised(kind)} ${capitalised(noun)}`,
    )
    .replace(
      /\b(type|phase|class) (i{1,3}|iv)\b/gi,
      (_, noun: string, figure: string) =>
        `${/^type$/i.test(noun) ? capitalised(noun) : noun} ${figure.toUpperCase()}`,
    )
    .replace(/\bclass (4|four|iv)(?= (?:[a-z-]+ )*(?:roof|shingles?)\b)/gi, 'Class 4')
    .replace(/\blevel ([123])(?= (?:ev|electric|car|vehicle|charg)[a-z]*\b)/gi, 'Level $1')
    .replace(/\bu of ([a-z])\b/gi, (_, letter: string) => `U of ${letter.toUpperCase()}`)
    // The class of a road is no name.
    .replace(/\bclass ([IVX]+) Road\b/gi, 'Class $1 road')
    .replace(
      /(?<=\p{Ll} )(?:Dining|Living|Family|Great|Bonus|Laundry|Game|Media|Mud|Powder) Rooms?(?= |$)/gu,
      (room) => room.toLowerCase(),
    )
    .replace(
      /(?<=\p{Ll} )(?:Dining|Living|Family|Great|Bonus|Laundry|Game|Media|Primary) (?=(?:rooms?|suite|bath|bedroom)\b)/gu,
      (room) => room.toLowerCase(),
    )
    // The water, with or without a capital; nobody lists a gulf of his own.
    .replace(
      /\bgulf(?=[- ](?:access|views?|breezes?|sunsets?|sunrises?|front|side|waters?|coast|beach|beaches|and|glimpses?|peeks?)\b)/g,
      'Gulf',
    )
    // 'bus route 2 blocks' has no number.
    .replace(
      /\b(highway|route|interstate|county road|state road) (?=\d)(?![\d.]+ (?:minutes?|blocks?|miles?)\b)/gi,
      (road) => road.replace(/\b\w/g, (letter) => letter.toUpperCase()),
    )

const isNameOfPlace = ({ word, lower }: Token): boolean =>
  /^\p{Lu}[\p{L}'’.&-]+$/u.test(word) &&
  !COMMON_PLACE.test(lower) &&
  (!NAMES_BY_FIRST_WORD.has(lower) || /^\p{Lu}{3,}$/u.test(word)) &&
  !(lower in MISSPELLINGS)

/** 'to Park City': a plain word with a capital before another one, in a note that begins with a small letter. */
const isBegunName = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 1]
  return (
    /^\p{Lu}\p{Ll}/u.test(tokens[at]?.word ?? '') &&
    after?.isAfterSpace === true &&
    isNameOfPlace(after)
  )
}

/** 'Bay View Polish flat duplex': what begins a note and stands before an ordinary word with a capital is of its name. */
const keepBegunName = ([first, second]: readonly Token[]): void => {
  if (
    first &&
    !first.isName &&
    /^\p{Lu}\p{Ll}/u.test(first.word) &&
    (PLACE_NOUN.test(first.lower) || PLACE_TITLE.test(first.lower)) &&
    second?.isName &&
    second.isAfterSpace &&
    /^\p{Lu}\p{Ll}+$/u.test(second.word) &&
    isKnownWord(second.lower)
  )
    keepAsTyped(first)
}

const keepAsTyped = (token: Token): void => {
  token.written = token.word
  token.isName = true
  token.isPlace = !/^\p{Lu}{2,}$/u.test(token.word)
}

/** A name of a place keeps its capitals: 'Fan District', '55+ Sun City'. */
const withPlace = (text: string, place: string): string =>
  text.replace(new RegExp(place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), place)

const writeToken = (tokens: Token[], at: number, text: string, style: CaseStyle): void => {
  const token = tokens[at]
  if (!token) return
  if (writeListed(tokens, at, text, style)) return
  const { word, lower } = token
  if (/\d/.test(word) && /\p{L}/u.test(word)) {
    token.written = codeOf(word, style)
    token.isName = token.written !== lower
  } else if (/^\p{L}$/u.test(word) && /^(?:train|line)s?$/i.test(tokens[at + 1]?.lower ?? '')) {
    token.written = word.toUpperCase()
    token.isName = true
  } else if (isTypedName(tokens, at, style)) {
    token.written = style === 'shouted' ? capitalised(lower) : token.word
    token.isName = true
    token.isPlace = !/^\p{Lu}{2,}/u.test(token.written)
  } else if (style === 'shouted' && isNameInCapitals(tokens, at)) {
    token.written = lower.length > 3 ? capitalised(lower) : word
    token.isName = true
    token.isPlace = lower.length > 3
  } else token.written = lower
}

/** In a note all of capitals, a word of no dictionary is a name: 'ZONED TO KATY ISD', 'AB 1482 APPLIES'. */
const isNameInCapitals = (tokens: readonly Token[], at: number): boolean => {
  const { word, lower } = tokens[at] as Token
  if (!/^\p{Lu}{2,}$/u.test(word) || isKnownWord(lower) || lower in MISSPELLINGS) return false
  if (lower.length > 3) return /[aeiouy]/.test(lower) && !nearestWord(lower)
  return /^\d/.test(tokens[at + 1]?.lower ?? '')
}

/** In a note all of capitals, a longer word that no list has is a name and no acronym: 'SHAW AFB'. */
const calm = (token: Token): void => {
  if (/^\p{Lu}{4,}$/u.test(token.written) && !NAMES_BY_FIRST_WORD.has(token.lower))
    token.written = capitalised(token.lower)
}

/** 'I-80', 'C-1', 'R2', 'M-1', 'A-1' are codes; '19th', '24x7', '3d' are not. */
const codeOf = (word: string, style: CaseStyle): string => {
  if (/^(?:i|us|c|r|m|b|a|rr|mu|sr|fm|cbd|tnd|ag|h|s)-\d+[a-z]?$/i.test(word))
    return word.toUpperCase()
  if (/^\p{Lu}/u.test(word) && (style !== 'shouted' || /^\p{Lu}{2}[\d.]/u.test(word))) return word
  // Generations and formats: '5G', '4K'.
  if (/^[2-9][GK]$/.test(word)) return word
  return word.toLowerCase()
}

const writeListed = (tokens: Token[], at: number, text: string, style: CaseStyle): boolean => {
  const token = tokens[at]
  if (!token) return false
  for (const [words, name] of NAMES_BY_FIRST_WORD.get(token.lower) ??
    NAMES_BY_FIRST_WORD.get(token.lower.replace(/'?s$/, '')) ??
    []) {
    if (!words.every((word, step) => step === 0 || tokens[at + step]?.lower === word)) continue
    const [first = ''] = words
    const context = NAME_IN_CONTEXT[first]
    // The capital that begins 'Mud porch' makes no acronym of it.
    const isBegun = at === 0 && /^\p{Lu}{3,}$/u.test(name) && /\p{Ll}/u.test(token.word)
    const isCapital = style === 'sentence' && /^\p{Lu}/u.test(token.word) && !isBegun
    if (words.length === 1 && context && !isCapital && !context.test(text.replace(token.word, '')))
      continue
    const parts = name.split(' ')
    parts.forEach((part, step) => {
      const next = tokens[at + step]
      if (!next) return
      const suffix = next.lower.slice(words[step]?.length)
      next.written = step === parts.length - 1 || step === 0 ? part + suffix : part
      next.isName = true
      next.isPlace = PLACE_NAMES.has(name)
    })
    return true
  }
  return false
}

/** A range of mountains, and none to cook on: 'Front Range views', 'the Sneffels Range'. */
const isMountains = ({ word }: Token, after: Token | undefined): boolean =>
  after === undefined ? word === 'Range' : /^views?$/.test(after.lower)

/** A place noun that was typed with a capital beside a name belongs to it: 'Zilker Park', 'Lake Travis'. */
const widen = (tokens: Token[]): void => {
  tokens.forEach((token, at) => {
    if (token.isName) return
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const isPlaceNoun =
      PLACE_NOUN.test(token.lower) ||
      (PLACE_NOUN_AFTER_NAME.test(token.lower) &&
        (token.lower !== 'range' || isMountains(token, after)))
    if (
      before?.isPlace &&
      isPlaceNoun &&
      (/^\p{Lu}/u.test(token.word) || !INSTITUTION.test(token.lower)) &&
      // 'Lester River trail system' has a name of two words.
      !(/^\p{Ll}/u.test(token.word) && /^(?:systems?|networks?)$/.test(after?.lower ?? ''))
    ) {
      token.written = capitalised(token.lower)
      token.isName = true
      token.isPlace = true
    } else if (PLACE_TITLE.test(token.lower) && after?.isName && after.isAfterSpace) {
      token.written = /^mt\.?$/.test(token.lower) ? 'Mount' : capitalised(token.lower)
      token.isName = true
    }
  })
}
