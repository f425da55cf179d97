import { isCommonWord, isKnownWord } from '../../vocabulary/known-words.ts'
import { isNextTo, isStart, type NoteWord, writeAsName } from './note-word.ts'

/** Waters and heights that are called by plain words. */
export const WATER =
  /^(?:river|creek|canyon|butte|peak|gorge|mountain|mtn|bay|univ|university|college|lake|park|trail)$/
const NAMING =
  /^(?:james|rice|table|pilot|snake|salt|bear|eagle|deer|elk|fox|wolf|otter|beaver|turkey|trout|salmon|buffalo|cedar|oak|pine|willow|cherry|cottonwood|rock|stone|sand|mill|plum|sugar|honey|apple|crystal|diamond|rogue|powder|saint|duck|goose|swan|crane|horse|bull|cow|coal|iron|copper|silver|castle|temple|cross|bishop|french|indian|cane|cypress|walnut|pecan|birch|maple|elm|ash|sandy|muddy|rocky|white|black|red|green|blue|clear|broad|big|little|wind)$/
const COLOR = /^(?:white|black|red|green|blue|clear|big|little|sandy|rocky|muddy|wind|broad)$/
const TOWARD = /^(?:near|to|from|of|on|along|off|and|&|\+|by)$/
const SHOWN =
  /^(?:views?|frontage|access|nearby|trail|path|greenway|close|schools|elementary|elem|neighborhood|greenbelt|bike|park|\d+)$/
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
      after !== undefined &&
      isNextTo(after) &&
      SHOWN.test(after.lower) &&
      !COLOR.test(words[first]?.lower ?? ''))
  if (
    !isTold ||
    (noun.lower === 'lake' && /^(?:trout|salmon|big|little)$/.test(words[first]?.lower ?? ''))
  )
    return
  words.slice(first, at).forEach(writeAsName)
  writeAsName(noun)
}
