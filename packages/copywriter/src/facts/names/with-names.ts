import { onceByKey } from '@listwright/reviewer/memory'
import { matchesIn } from '@listwright/reviewer/patterns'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { isCommonWord, isKnownWord } from '../vocabulary/known-words.ts'
import { MISSPELLINGS } from '../vocabulary/misspellings.ts'
import { NAME_IN_CONTEXT, NAMES_BY_FIRST_WORD, PLACE_NAMES } from '../vocabulary/proper-names.ts'
import { nearestWord } from '../vocabulary/spelling.ts'
import { placeCloseBy, placeNamed } from './places.ts'

/** Nouns that make a name of the word before them: 'hudson river', 'zilker park'. */
const PLACE_NOUN =
  /^(?:rivers?|lakes?|creek|bay|ocean|sound|harbor|peaks?|mountains?|canyon|valley|bridge|park|beach|falls|reservoir|university|college|hospital|airport|station|trail|boulevard|avenue|street|road|square|plaza|mall|district|hills|heights|forest|springs|bayou|marina|county|expressway|parkway)$/i
/** The same, where the name before them was typed with its capital. */
const PLACE_NOUN_AFTER_NAME =
  /^(?:islands?|market|drive|lane|court|range|bridges|green|commons|landing|village)$/i
/** Nouns that make a name of the word after them: 'lake travis', 'mt rainier'. */
const PLACE_TITLE = /^(?:lake|mount|mt|fort|port|cape|san|santa|saint|st|el|los|las)\.?$/i
/** Institutions that keep the small letter an agent gave them: 'the Denver airport'. */
const INSTITUTION =
  /^(?:airport|station|hospital|mall|market|college|university|marina|county|district|range|court|green|commons|village)$/
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.&-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu

/** 'Near TRAX', '10 minute walk to Journal Square PATH': capitals after these words belong to names. */
const TOWARD =
  /^(?:(?:\d+|two|three|four|five|six|ten|a|one|half a) (?:min(?:ute)?s?|blocks?|miles?|mi)(?: (?:walk|drive|bike ride|ride))? (?:to|from) |(?:[A-Za-z][a-z]+ )?(?:[Nn]ear|[Cc]lose to|[Ww]alk to|[Ww]alking distance (?:to|of)|[Ss]hort walk to|[Mm]inutes (?:to|from)|[Ss]teps (?:to|from)|[Bb]locks (?:to|from)|[Cc]onvenient to|[Ee]asy access to|[Nn]ext to|[Aa]cross from|[Bb]us to) )(?:the )?(?=\p{Lu})/u
/** 'Views of Pioneer Peak', 'On Erie Canal Trail': the noun shows that the capitals before it are those of a name. */
const TOWARD_NAMED =
  /^(?:[Vv]iews? of (?=(?!Mountain|Snowy|Snow|Distant|Beautiful|Rocky Mountains)\p{Lu}\p{Ll}+ (?:Peak|Mountain|Pass|Glacier|Butte|Notch|Gap|Knob|Dome|Giant|Range|Rock)\b)|(?:[Oo]n|[Aa]long|[Bb]acks to) (?=(?!Nature|Walking|Hiking|Bike|Bridle|Horse|Snowmobile|Paved|Private|Rail)(?:\p{Lu}[\p{L}'-]+ )+(?:Trail|Greenway|Path)$)|(?=(?!Nature|Walking|Hiking|Bike|Bridle|Horse|Snowmobile|Paved|Private|Rail)(?:\p{Lu}\p{Ll}+ ){2,3}(?:Trail|Greenway) (?:nearby|close by|access)$))/u
/** 'Short Pump shopping nearby', 'Highlands bungalow': what follows shows that the capitals before it are those of a name. */
const NAMED_FIRST =
  /^(?:(?:\p{Lu}[\p{L}'-]+ ){2,3}(?=(?:shopping|shops|restaurants|cafes|dining|nightlife|schools|neighborhood)\b)|(?!Classic|Ranches)\p{Lu}\p{Ll}{4,}s (?=(?:bungalow|cottage|cape|colonial|ranch|rambler|tudor|craftsman|townhome|rowhome|condo)\b))/u
/** Systems of snowmobile trails that are called by words. */
const TRAIL_SYSTEM = /^(?:VAST|ITS)$/
/** Places that every town has, whatever letters they were typed with. */
const COMMON_PLACE =
  /^(?:shops?|shopping|stores?|restaurants?|dining|cafes?|bars?|schools?|elementary|middle|high|school|parks?|beach|beaches|downtown|uptown|midtown|town|transit|public|transportation|trains?|bus|buses|subway|light|rail|trails?|trail|hospitals?|airport|freeways?|highways?|interstates?|golf|course|lake|river|mall|malls|groceries|grocery|entertainment|nightlife|amenities|everything|all|and|to|the|historic|major|local|campus|library|police|fire|station|clubhouse|pool|playground|marina|ocean|bay|churches|church|gym|hiking|biking|skiing|ski|walking|bike)$/i

/** What follows a name even if the name is a word: 'Cascade views', 'Cypress membership'. */
const OF_A_NAME =
  /^(?:views?|vistas?|frontage|access|design|membership|trails?|schools?|style|exposure|area|line|train|appliances?|range|windows|deck|decking|fixtures|cabinets|cabinetry|faucets?)$/

/** What is often seen from a window: 'Marsh views' are no views of Marsh. */
const LANDSCAPE =
  /^(?:marsh|meadow|prairie|desert|canal|inlet|lagoon|preserve|treetop|pasture|vineyard|orchard|bayou|wetland|foothill|ridge|cove|dune)s?$/

interface Token {
  word: string
  lower: string
  start: number
  /** Whether only a space parts it from the word before. */
  isAfterSpace: boolean
  isName: boolean
  /** Part of the name of a place, not of a maker, a style or a code. */
  isPlace: boolean
  written: string
}

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
  const style = toward === null ? caseOf(text) : 'sentence'
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
  tokens.forEach((token, at) => {
    const isToward = toward !== null && token.start >= toward && isNameOfPlace(token)
    if (isToward || token.start < named) keepAsTyped(token)
    else if (!token.written) writeToken(tokens, at, text, style)
  })
  if (isShouted) tokens.forEach(calm)
  widen(tokens)
  let result = ''
  let end = 0
  for (const token of tokens) {
    result += text.slice(end, token.start) + token.written
    end = token.start + token.word.length
  }
  return (
    (result + text.slice(end))
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
        /\b(red|blue|green|orange|gold|silver|purple|yellow|brown|pink|expo) line(?=$| (?:stop|station|trains?|metro|t|and|at|is)\b)/gi,
        (line) => line.replace(/\b\w/g, (letter) => letter.toUpperCase()),
      )
      .replace(
        /(?<=\p{Lu}\p{Ll}+ )(state|national|regional|county|memorial) (park|forest|beach|university|monument|seashore|hospital|airport)\b/giu,
        (_, kind: string, noun: string) => `${capitalised(kind)} ${capitalised(noun)}`,
      )
      .replace(
        /\b(type|phase|class) (i{1,3}|iv)\b/gi,
        (_, noun: string, figure: string) => `${noun} ${figure.toUpperCase()}`,
      )
      .replace(/\bclass (4|four|iv)(?= (?:[a-z-]+ )*(?:roof|shingles?)\b)/gi, 'Class 4')
      // The class of a road is no name.
      .replace(/\bclass ([IVX]+) Road\b/gi, 'Class $1 road')
      .replace(
        /(?<=\p{Ll} )(?:Dining|Living|Family|Great|Bonus|Laundry|Game|Media|Primary) (?=(?:rooms?|suite|bath|bedroom)\b)/gu,
        (room) => room.toLowerCase(),
      )
      .replace(/\bgulf(?= access\b)/g, 'Gulf')
      .replace(/\b(highway|route|interstate|county road|state road) (?=\d)/gi, (road) =>
        road.replace(/\b\w/g, (letter) => letter.toUpperCase()),
      )
  )
}

const isNameOfPlace = ({ word, lower }: Token): boolean =>
  /^\p{Lu}[\p{L}'’.&-]+$/u.test(word) &&
  !COMMON_PLACE.test(lower) &&
  (!NAMES_BY_FIRST_WORD.has(lower) || /^\p{Lu}{3,}$/u.test(word)) &&
  !(lower in MISSPELLINGS)

const keepAsTyped = (token: Token): void => {
  token.written = token.word
  token.isName = true
  token.isPlace = !/^\p{Lu}{2,}$/u.test(token.word)
}

/** A name of a place keeps its capitals: 'Fan District', '55+ Sun City'. */
const withPlace = (text: string, place: string): string =>
  text.replace(new RegExp(place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), place)

type CaseStyle = 'shouted' | 'title' | 'sentence'

const caseOf = (text: string): CaseStyle => {
  // 'Walk to Central Market': what follows is a name.
  if (/^\p{Lu}\p{Ll}+ (?:walk )?(?:to|from) (?:the )?\p{Lu}|^Corner of /u.test(text))
    return 'sentence'
  const letters = text.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length
  // 'PATCO 0.6 mi' has one name in capitals, and is not shouted.
  const isOneName = (text.match(/\p{Lu}{2,}/gu) ?? []).length === 1 && /\p{Ll}{2}/u.test(text)
  if (letters.length > 4 && capitals > letters.length * 0.6 && !isOneName) return 'shouted'
  const words = (text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter(
    (word) => word.length > 3 && !/^(?:with|from|over|into|near)$/.test(word),
  )
  const isTitle = words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word))
  const hasSmall =
    /(?<![\p{L}\p{N}'’-])(?!(?:and|the|for|with|off|via|from|per|min|incl)\b)\p{Ll}{3,}/u.test(text)
  return isTitle && !hasSmall ? 'title' : 'sentence'
}

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
  } else token.written = lower
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
  if (style !== 'shouted' && /^\p{Lu}/u.test(word) && !/^\d/.test(word)) return word
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

const DWELLING =
  /^(?:duplex|triplex|bungalow|ranch|colonial|condo|home|house|two-flat|cottage|townhouse|townhome|loft)$/

const isTypedName = (tokens: Token[], at: number, style: CaseStyle): boolean => {
  const token = tokens[at]
  if (!token) return false
  const { word, lower } = token
  if (lower in MISSPELLINGS || KIND_OF_TRAIL.test(lower)) return false
  const isCommon =
    isCommonWord(lower) &&
    !isCode(word, tokens[at - 1]?.lower ?? '') &&
    !(TRAIL_SYSTEM.test(word) && /^(?:trails?|snowmobile)$/.test(tokens[at + 1]?.lower ?? ''))
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  const isByPlace =
    !isKnownWord(lower) &&
    lower.length > 2 &&
    /^\p{L}+$/u.test(word) &&
    !nearestWord(lower) &&
    ((after?.isAfterSpace && PLACE_NOUN.test(after.lower)) ||
      (token.isAfterSpace && PLACE_TITLE.test(before?.lower ?? '')))
  if (isByPlace) {
    token.word = capitalised(word)
    return true
  }
  if (!/^\p{Lu}/u.test(word) || style === 'shouted') return false
  if (TRANSIT_IN_CAPITALS.test(word) && style === 'sentence') return true
  if (/^\p{Lu}[\p{Lu}-]+s?$/u.test(word))
    return (
      !isCommon ||
      (lower.length > 3 &&
        /^\p{Lu}{2,}$/u.test(before?.word ?? '') &&
        !isCommonWord(before?.lower ?? ''))
    )
  if (/^\p{Lu}\p{Ll}*\p{Lu}/u.test(word)) return true
  // In sentence case, only the first word may owe its capital to its position.
  if (style === 'sentence' && at > 0) return true
  if (
    after &&
    /^\p{Lu}/u.test(after.word) &&
    after.isAfterSpace &&
    (PLACE_NOUN.test(after.lower) ||
      /^(?:line|point|village|island|gate|commons)$/.test(after.lower) ||
      // 'Bay View duplex' is one in Bay View; 'Bay View from deck' is a view.
      (/^(?:view|heights|terrace)$/.test(after.lower) &&
        DWELLING.test(tokens[at + 2]?.lower ?? '')))
  )
    return style === 'sentence'
  // 'Sugar House Park 3 blocks': several words with capitals before a place are its name.
  if (at === 0 && style === 'sentence' && isNamedPlace(tokens)) return true
  // 'Green Hope High', 'Third Ward loft', 'Silver Comet trail'; but 'White Bosch dishwasher'.
  if (
    at === 0 &&
    style === 'sentence' &&
    (BEGINS_NAMES.test(lower) || NUMBERED_PLACE.test(`${lower} ${after?.lower}`)) &&
    /^\p{Lu}\p{Ll}/u.test(after?.word ?? '') &&
    !NAMES_BY_FIRST_WORD.has(after?.lower ?? '')
  )
    return true
  // The first word of 'Stucco ranch' has a capital because of its position; it is no name.
  const isBegun = style === 'sentence' && isKnownWord(lower) && /^\p{Ll}/u.test(after?.word ?? '')
  if (isBegun && LANDSCAPE.test(lower)) return false
  return !isCommon && !(isBegun && !OF_A_NAME.test(after?.lower ?? '')) && !isThingAlone(tokens)
}

/** 'Trampoline', 'Sandbox': the whole note names a thing, and begins with a capital as notes do. */
const isThingAlone = (tokens: readonly Token[]): boolean => {
  const [only, next] = tokens
  const kind = only && !next ? kindOfNoun(singular(only.lower)) : null
  return kind !== null && !/^(?:character|location|land|building)$/.test(kind)
}

/** What a trail is for, in words that the dictionary lacks. */
const KIND_OF_TRAIL = /^(?:snowmobile|snowshoe|bridle|equestrian|rail-trail)$/

/** Systems that are called by a common word, and agencies. */
const TRANSIT_IN_CAPITALS = /^(?:SMART|PATH|MAX|TRAX|ART|RIDE|STAR|TART|DES|CO)$/

const isNamedPlace = (tokens: readonly Token[]): boolean => {
  const end = tokens.findIndex(({ lower, word }) => PLACE_NOUN.test(lower) && /^\p{Lu}/u.test(word))
  return (
    end > 1 &&
    tokens
      .slice(0, end)
      .every(
        ({ word, lower, isAfterSpace }, n) =>
          /^\p{Lu}\p{Ll}+$/u.test(word) &&
          (n === 0 || isAfterSpace) &&
          !DESCRIBES_PLACE.test(lower),
      )
  )
}
/** Words that tell of what kind a place is, though they were typed with a capital. */
const DESCRIBES_PLACE =
  /^(?:walk|near|close|view|views|private|public|new|large|quiet|backs|steps|minutes|historic|community|dog|community|neighborhood|corner|adjacent|across|on|in|at|to|from|no|faces|overlooks)$/

/** 'LB rent stabilization', 'zoned IO': two capitals that are no word, or a zone. */
const isCode = (word: string, before: string): boolean =>
  /^[A-Z]{2}$/.test(word) &&
  (/^zon(?:ed|ing)$/.test(before) || /^(?:LB|IO|OZ|MU|RM|CN)$/.test(word))

/** 'Nine Mile', 'Five Points'. */
const NUMBERED_PLACE =
  /^(?:two|three|four|five|six|seven|nine|ten|twelve) (?:mile|points?|oaks|forks|rivers|springs|pines|corners|hills)$/

/** Common words that are the first of many names of places. */
const BEGINS_NAMES =
  /^(?:green|silver|red|blue|black|white|gold|golden|grand|great|old|big|little|first|second|third|fourth|fifth|north|south|east|west|cherry|maple|cedar|rock|eagle|fox|deer|bear|wolf|clear|spring|summer|high|mill|lone|union|liberty)$/

/** A place noun that was typed with a capital beside a name belongs to it: 'Zilker Park', 'Lake Travis'. */
const widen = (tokens: Token[]): void => {
  tokens.forEach((token, at) => {
    if (token.isName) return
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    const isPlaceNoun =
      PLACE_NOUN.test(token.lower) ||
      (PLACE_NOUN_AFTER_NAME.test(token.lower) &&
        (token.lower !== 'range' || /^views?$/.test(after?.lower ?? '')))
    if (
      before?.isPlace &&
      isPlaceNoun &&
      (/^\p{Lu}/u.test(token.word) || !INSTITUTION.test(token.lower))
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

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
