import { isPlaceNoun } from '../../places/lists.ts'
import { NAMES_BY_FIRST_WORD } from '../../vocabulary/proper-names.ts'
import { isRareWord } from '../../vocabulary/rare-words.ts'
import { nearestWord } from '../../vocabulary/spelling.ts'
import { isNextTo, type NoteWord, writeAsName } from './note-word.ts'
import { isOfName } from './plain-words.ts'
import { writePublicLand } from './public-land.ts'
import { isNameWord, isStrange } from './strange-word.ts'
import { writeStreet } from './streets.ts'
import { writeTwoPlainWords } from './two-plain-words.ts'
import { writeWater } from './waters.ts'

/** Nouns that make a name of a word of no dictionary before them, and have a capital with it. */
const NOUN =
  /^(?:rivers?|lakes?|creek|pond|bay|canyon|valley|mountains?|mtns?|peaks?|butte|mesa|gorge|reservoir|bayou|slough|falls|springs|island|forest|hills|heights|shores|estates|ridge|park|greenway|path|trail|square|sq|plaza|village|beach|bridge|rd|road|street|ave|avenue|blvd|boulevard|pkwy|parkway|university|univ|college|stadium|arena|unified|elementary|elem|glacier|sound|inlet|channel|canal|trace|bikeway|riverwalk|waterway|bluffs?|lagoon|pass|notch|cove|field|pike|rock|museum|hospital)$/
/** Nouns that keep their small letter behind a name. */
const SMALL_NOUN =
  /^(?:neighborhood|area|subdivision|views?|vistas|airport|station|hs|afb|greenbelt|shops|st|ln|dr|district|marina|ski|streetcar|trolley|range|frontage|corridor|train|line|bart|metro|hosp|clinic|arsenal|campus|medical|ferry|access|trails)$/
/** Nouns that stand behind many a rare word, too. */
const OF_ANYTHING =
  /^(?:access|frontage|line|train|range|campus|medical|area|trails|corridor|station|shops|trail|path|field)$/
/** Words between a name and its noun. */
const QUALIFIER =
  /^(?:historic|arts|state|national|natl|regional|county|memorial|municipal|community|river|creek|lake|mountain|mtn|bay|bike|rail|air|naval|botanical)$/
/** What stands before a name and belongs to it. */
const PREFIX =
  /^(?:glen|bayou|lake|mt|mount|fort|ft|st|san|santa|saint|el|la|los|las|de|del|van|von|upper|lower|north|south|east|west|old|new|big|little|great|n|s|e|w|ne|nw|se|sw)$/
/** Titles before which nothing but a name can stand. */
const TITLE = /^(?:mt|mount|fort|ft|lake|camp|san|santa|saint|st|la|los|las|el|del)$/

/** Names of places in small letters, known by the noun behind them or the title before: 'bridger mtn views'. */
export const writeGeographicNames = (words: readonly NoteWord[]): void => {
  words.forEach((noun, at) => {
    if (TITLE.test(noun.lower)) writeTitled(words, at)
    writeStreet(words, at)
    writeWater(words, at)
    writePublicLand(words, at)
    writeTwoPlainWords(words, at)
    if (NOUN.test(noun.lower) || SMALL_NOUN.test(noun.lower)) writeBefore(words, at)
    if (BEFORE_NAME.test(words[at - 1]?.lower ?? '')) writeBehind(words, at)
    if (at === 0) writeFirstOfPlaces(words)
    if (noun.lower === 'of') writeSettlement(words, at)
  })
  words.forEach((level, at) => {
    if (/^(?:isd|usd|hs|ms)$/.test(level.lower) && isNextTo(level) && words[at - 1]?.isName)
      level.written = level.lower.toUpperCase()
  })
}

const TOWARD = /^(?:near|to|from|of|on|along|off|and|&|\+|by)$/
const QUARTER = /^(?:[nsew]|[ns][ew])$/
const BEFORE_NAME = /^(?:near|to|from|off|and|&|\+|views?)$/
/** A word of no dictionary behind 'near' or 'to', or beside another name: 'trolley to philly', 'UF & shands'. */
const writeBehind = (words: readonly NoteWord[], at: number): void => {
  const [mark, typed, next] = words.slice(at - 1, at + 2)
  // 'off se hawthorne'
  const direction = typed && QUARTER.test(typed.lower) && isNextTo(next) ? typed : null
  const word = direction ? next : typed
  if (!word || !mark || !isNameWord(word) || words[at - 2]?.lower === 'zoned') return
  const nearest = nearestWord(word.lower)
  if (nearest && (mark.lower === 'off' || isPlaceNoun(nearest))) return
  const isBesideName = words[at - 2]?.written !== words[at - 2]?.lower
  const isListed = /^(?:and|&|\+)$/.test(mark.lower)
  if (!isListed || (isBesideName && words.slice(0, at).some(({ lower }) => TOWARD.test(lower))))
    writeAsName(word)
  if (!word.isName) return
  if (direction) direction.written = direction.lower.toUpperCase()
  else if (next && isNextTo(next) && isNameWord(next)) writeAsName(next)
}

/** 'vanderbilt & belmont u. walkable': the last word shows that the note lists places. */
const writeFirstOfPlaces = (words: readonly NoteWord[]): void => {
  const [first, and] = words
  const isList = /^(?:and|&|\+)$/.test(and?.lower ?? '')
  if (isList && /^(?:nearby|walkable)$/.test(words.at(-1)?.lower ?? '') && isNameOfPlace(first))
    writeAsName(first)
}

const isNameOfPlace = (word: NoteWord | undefined): boolean =>
  word !== undefined && isNameWord(word)

const SETTLEMENT = /^(?:village|villages|town|isle|city|township|port)$/
/** 'village of oak creek', 'isle of palms'. */
const writeSettlement = (words: readonly NoteWord[], at: number): void => {
  const [kind, of, ...rest] = words.slice(at - 1)
  const name = rest.slice(
    0,
    rest.findIndex((word) => !isNextTo(word) || !/^[a-z]{3,}$/.test(word.lower)) >>> 0,
  )
  if (!kind || !of || !SETTLEMENT.test(kind.lower) || name.length === 0 || name.length > 3) return
  if (name.some(({ lower }) => NO_NAME.test(lower))) return
  name.forEach(writeAsName)
  if (!/^(?:city|town)$/.test(kind.lower)) writeAsName(kind)
}
const NO_NAME =
  /^(?:the|shops?|homes?|houses?|cottages?|residences?|water|sewer|permit|permits|approval|approved|lots?|and|with|in|under|over|about|acres?|only|record)$/

/** A word of no dictionary before a geographic noun is a name, unless it is a slip of the keyboard. */
const writeBefore = (words: readonly NoteWord[], at: number): void => {
  let from = at
  while (isNextTo(words[from]) && QUALIFIER.test(words[from - 1]?.lower ?? '')) from--
  const noun = words[at]?.lower ?? ''
  // 'shannon ranch elem', 'hamilton pool rd': one plain word may stand between.
  const isPlainBetween =
    from === at && (NOUN.test(noun) || noun === 'hs') && isPlainBehindName(words, at - 1)
  if (isPlainBetween) from--
  const name = words[from - 1]
  if (!name || !isNextTo(words[from]) || !(name.isName || isNameWord(name))) return
  if (noun === 'range' && NAMES_BY_FIRST_WORD.has(name.lower)) return
  // 'wellness access' is no access to Wellness.
  if (!name.isName && OF_ANYTHING.test(noun) && isRareWord(name.lower)) return
  let first = from - 1
  while (first > 0 && isNextTo(words[first]) && isPartOfName(words[first - 1])) first--
  const isSmall = SMALL_NOUN.test(noun) && !(from < at && noun === 'district')
  const end = !isSmall ? at + 1 : isPlainBetween ? at : from
  words.slice(first, end).forEach(writeAsName)
}

const isPlainBehindName = (words: readonly NoteWord[], at: number): boolean => {
  const plain = words[at]
  const name = words[at - 1]
  return (
    plain !== undefined &&
    name !== undefined &&
    isNextTo(plain) &&
    isNextTo(words[at + 1]) &&
    !plain.isName &&
    isOfName(plain) &&
    !SMALL_NOUN.test(plain.lower) &&
    (name.isName || isNameWord(name))
  )
}

const isPartOfName = (word: NoteWord | undefined): boolean =>
  word !== undefined &&
  (word.isName ||
    PREFIX.test(word.lower) ||
    isNameWord(word) ||
    (word.lower.length === 3 && isStrange(word)))

/** 'mt hood', 'lake pend oreille', 'ft bragg'. */
const writeTitled = (words: readonly NoteWord[], at: number): void => {
  const [title, first, second] = words.slice(at, at + 3)
  if (!title || !first || !isNextTo(first) || !/^[a-z']{3,}$/.test(first.lower)) return
  const isNamed =
    title.lower === 'mt' || title.lower === 'mount'
      ? !/^(?:views?|vistas?|range|w|with|tv|wash|tech)$/.test(first.lower)
      : isNameWord(first) ||
        // 'near ft bliss': nothing is near so many feet.
        (/^(?:ft|fort)$/.test(title.lower) && BEFORE_NAME.test(words[at - 1]?.lower ?? '')) ||
        // 'lake pend oreille': the last word shows that the one before it is a name.
        (title.lower === 'lake' && second !== undefined && isNextTo(second) && isNameWord(second))
  if (!isNamed) return
  writeAsName(title)
  writeAsName(first)
  if (second && isNextTo(second) && isNameWord(second)) writeAsName(second)
}
