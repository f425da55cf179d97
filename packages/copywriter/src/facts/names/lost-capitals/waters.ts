import { isCommonWord, isKnownWord } from '../../vocabulary/known-words.ts'
import { isNextTo, isStart, type NoteWord, writeAsName } from './note-word.ts'
import { describes } from './plain-words.ts'

/** Waters and heights that are called by plain words. */
const WATER =
  /^(?:river|creek|canyon|butte|peak|gorge|mountain|mtn|bay|sound|inlet|ridge|bluff|knob|range|univ|university|college|lake|park|trail|island)$/
const NAMING =
  /^(?:james|rice|table|ruby|hawk|grand|pilot|snake|salt|bear|eagle|deer|elk|fox|wolf|otter|beaver|turkey|trout|salmon|buffalo|cedar|oak|pine|willow|cherry|cottonwood|rock|stone|sand|mill|plum|sugar|honey|apple|crystal|diamond|rogue|powder|saint|duck|goose|swan|crane|horse|bull|cow|coal|iron|copper|silver|castle|temple|cross|bishop|french|indian|cane|cypress|walnut|pecan|birch|maple|elm|ash|sandy|muddy|rocky|white|black|red|green|blue|clear|broad|big|little|wind)$/
const COLOR = /^(?:white|black|red|green|blue|clear|big|little|sandy|rocky|muddy|wind|broad)$/
const TOWARD = /^(?:near|to|from|of|on|along|off|and|&|\+|by)$/
/** Land slopes to ground of its own: 'slopes to rock bluff'. */
const DOWN = /^(?:slop(?:es?|ing)|drops?|rolls?|rolling|falls?|down)$/
const SHOWN =
  /^(?:views?|frontage|access|nearby|trail|path|greenway|close|schools|elementary|elem|neighborhood|greenbelt|bike|park|\d+)$/
/** Waters that a whole note names: 'otter creek'. */
const ALONE = /^(?:river|creek|canyon|butte|peak)$/
/** Words that many waters are called by, and words too rare to describe one. */
const isNaming = ({ lower, written, isName }: NoteWord, noun: string): boolean =>
  isName ||
  (NAMING.test(lower) && written === lower) ||
  (written === lower &&
    !/^(?:park|trail)$/.test(noun) &&
    /^[a-z]{4,}$/.test(lower) &&
    isKnownWord(lower) &&
    !isCommonWord(lower) &&
    !describes(lower))

const isNamingAt = (words: readonly NoteWord[], at: number, noun: string): boolean => {
  const word = words[at]
  return word !== undefined && isNaming(word, noun)
}

/** Gives the water, height or college whose noun stands at this place its capitals: 'near pilot butte'. */
export const writeWater = (words: readonly NoteWord[], at: number): void => {
  const noun = words[at]
  if (!noun || !WATER.test(noun.lower)) return
  let first = at
  while (at - first < 2 && isNextTo(words[first]) && isNamingAt(words, first - 1, noun.lower))
    first--
  if (first === at) return
  const before = words[first - 1]
  const after = words[at + 1]
  const isTold =
    (before !== undefined &&
      isNextTo(words[first]) &&
      TOWARD.test(before.lower) &&
      !DOWN.test(words[first - 2]?.lower ?? '')) ||
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
