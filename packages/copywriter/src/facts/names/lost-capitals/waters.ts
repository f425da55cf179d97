import { isCommonWord, isKnownWord } from '../../vocabulary/known-words.ts'
import { isNextTo, isStart, type NoteWord, writeAsName } from './note-word.ts'

/** Waters and heights that are called by plain words. */
export const WATER =
  /^(?:river|creek|canyon|butte|peak|gorge|mountain|mtn|bay|sound|inlet|ridge|bluff|knob|range|univ|university|college|lake|park|trail)$/
const NAMING =
  /^(?:james|rice|table|ruby|hawk|grand|pilot|snake|salt|bear|eagle|deer|elk|fox|wolf|otter|beaver|turkey|trout|salmon|buffalo|cedar|oak|pine|willow|cherry|cottonwood|rock|stone|sand|mill|plum|sugar|honey|apple|crystal|diamond|rogue|powder|saint|duck|goose|swan|crane|horse|bull|cow|coal|iron|copper|silver|castle|temple|cross|bishop|french|indian|cane|cypress|walnut|pecan|birch|maple|elm|ash|sandy|muddy|rocky|white|black|red|green|blue|clear|broad|big|little|wind)$/
const COLOR = /^(?:white|black|red|green|blue|clear|big|little|sandy|rocky|muddy|wind|broad)$/
const TOWARD = /^(?:near|to|from|of|on|along|off|and|&|\+|by)$/
const SHOWN =
  /^(?:views?|frontage|access|nearby|trail|path|greenway|close|schools|elementary|elem|neighborhood|greenbelt|bike|park|\d+)$/
/** Waters that a whole note names: 'otter creek'. */
const ALONE = /^(?:river|creek|canyon|butte|peak)$/
/** Endings of words that describe. */
const DESCRIBING = /(?:ed|ing|ly|ous|al|able|ible|y|ive|ene|ine|ic|il|ful|less|est)$/
const NO_NAMING =
  /^(?:snow|placid|remote|vast|swift|sunset|sunrise|skyline|treetop|snowmobile|snowshoe|meadow|backyard|yard|house|deck|patio|balcony|boat|dock|jogging|skate|bark|tot|pocket|kayak|ski|bridle|carriage|trolley|fitness|exercise|waterside|lakeside|riverside|heritage|farm|ranch|trailer|theme|amusement|mobile|tech|medical|junior|tribal|bible|technical|research|summer|winter|spring|fall)s?$/

/** Words that many waters are called by, and words too rare to describe one. */
const isNaming = ({ lower, written, isName }: NoteWord, noun: string): boolean =>
  isName ||
  (NAMING.test(lower) && written === lower) ||
  (written === lower &&
    !/^(?:park|trail)$/.test(noun) &&
    /^[a-z]{4,}$/.test(lower) &&
    isKnownWord(lower) &&
    !isCommonWord(lower) &&
    !DESCRIBING.test(lower) &&
    !NO_NAMING.test(lower))

const isNamingAt = (words: readonly NoteWord[], at: number, noun: string): boolean => {
  const word = words[at]
  return word !== undefined && isNaming(word, noun)
}

/** Gives the water, height or college whose noun stands at this place its capitals: 'near pilot butte'. */
export const writeWater = (words: readonly NoteWord[], at: number): void => {
  const noun = words[at]
  let first = at
  while (
    at - first < 2 &&
    isNextTo(words[first]) &&
    isNamingAt(words, first - 1, noun?.lower ?? '')
  )
    first--
  if (first === at || !noun) return
  const before = words[first - 1]
  const after = words[at + 1]
  const isTold =
    (before !== undefined && isNextTo(words[first]) && TOWARD.test(before.lower)) ||
    (isStart(words, first) &&
      !COLOR.test(words[first]?.lower ?? '') &&
      (after !== undefined && isNextTo(after) ? SHOWN.test(after.lower) : ALONE.test(noun.lower)))
  // An oven of a rare make is a range too.
  const isOven = noun.lower === 'range' && !/^views?$/.test(after?.lower ?? '')
  if (
    !isTold ||
    isOven ||
    (noun.lower === 'lake' && /^(?:trout|salmon|big|little)$/.test(words[first]?.lower ?? ''))
  )
    return
  words.slice(first, at).forEach(writeAsName)
  writeAsName(noun)
}

/** Land of the state or the nation, which always has a name: 'borders black hills natl forest'. */
export const writePublicLand = (words: readonly NoteWord[], at: number): void => {
  const owner = words[at]
  const kind = words[at + 1]
  if (!owner || !kind || !isNextTo(kind) || !PUBLIC_LAND.test(kind.lower)) return
  let first = at
  while (at - first < 3 && isNextTo(words[first]) && isOfName(words[first - 1])) first--
  if (first < at) words.slice(first, at + 2).forEach(writeAsName)
}

export const PUBLIC_OWNER = /^(?:natl|national|state)$/
const PUBLIC_LAND =
  /^(?:forest|park|monument|seashore|lakeshore|wildlife|grassland|preserve|beach|recreation)$/
const NOT_OF_NAME =
  /^(?:an?|the|and|or|to|from|of|by|in|on|at|near|with|along|borders?|bordering|backs?|backing|abuts|adjoins|adjoining|adjacent|next|into|access|direct|views?|overlooks|surrounded|trails?|close|minutes?|min|mins|miles?|mi|blocks?|walk|drive|off|local|nearby|large|small|beautiful|protected|designated|private|between|facing|across|beside|behind|inside|within|is|no|us|future|former|proposed)$/

/** Whether a word may be a part of a name, though it is a plain one. */
export const isOfName = (word: NoteWord | undefined): boolean =>
  word !== undefined && /^[a-z']{3,}$/.test(word.lower) && !NOT_OF_NAME.test(word.lower)

/** 'near crab orchard lake': two plain words, none of which describes. */
export const writeTwoPlainWords = (words: readonly NoteWord[], at: number): void => {
  const [before, first, second, noun] = words.slice(at - 3, at + 1)
  if (at < 3 || !before || !first || !second || !noun) return
  const isName =
    /^(?:near|to|from)$/.test(before.lower) &&
    [first, second, noun].every(isNextTo) &&
    [first, second].every(
      (word) =>
        word.written === word.lower &&
        isOfName(word) &&
        !DESCRIBING.test(word.lower) &&
        !NO_NAMING.test(word.lower) &&
        !DESCRIBES_WATER.test(word.lower),
    )
  if (isName) [first, second, noun].forEach(writeAsName)
}

export const OF_TWO_WORDS = /^(?:lake|park|creek|river|canyon|reservoir)$/
const DESCRIBES_WATER =
  /^(?:city|town|county|public|community|neighborhood|village|dog|water|splash|ball|baseball|office|business|industrial|home|school|church|elementary|leash|quiet|clean|clear|stock|shared|two|three|big|lot|house|spring-fed|man-made|all-sports|sports|sport|electric|motor|wake|new|old|open|deep|huge|wide|main|popular|great|golf|course|pool|hall|shops|shopping|downtown|beach|pond|bike|path|road|street|square|market|mall|transit|train|station|bus|rail|light|schools|parks|restaurants|central|lake|river|creek|bay|ocean|harbor|marina|hospital|university|college|campus|library|airport|north|south|east|west|front|back|rear)$/
