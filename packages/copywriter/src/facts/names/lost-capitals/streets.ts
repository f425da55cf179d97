import { isKnownWord } from '../../vocabulary/known-words.ts'
import { capitalised } from '../capitalised.ts'
import { isNextTo, isStart, type NoteWord, writeAsName } from './note-word.ts'
import { isStrange } from './strange-word.ts'

/** Streets that are called by plain words, behind these prepositions: 'off grand ave', 'at canyon rd'. */
const STREET =
  /^(?:ave|avenue|blvd|boulevard|pkwy|parkway|sq|rd|road|st|street|ln|lane|dr|drive|hwy|pike)$/
/** Short for other nouns elsewhere. */
const IN_FULL: Readonly<Record<string, string>> = { dr: 'Drive', ln: 'Lane', hwy: 'Highway' }
const OFF_STREET = /^(?:off|at|fronts|faces)$/
const ON_AVENUE = /^(?:on|near|to|from|of|along)$/
const DESCRIBES_STREET =
  /^(?:an?|the|this|town|village|public|paved|unpaved|gravel|dirt|private|public|county|state|us|busy|quiet|calm|dead|dead-end|end|side|back|service|frontage|access|country|town|city|tree-lined|lined|one-way|two-way|way|winding|maintained|shared|scenic|cross|through|thru|residential|same|next|logging|forest|farm|asphalt|blacktop|chip|seal|wide|narrow|outlet|traffic|low-traffic|cul-de-sac|brick|cobblestone|major|toll|mountain|river|lake|beach|snowmobile|hard|top|surface|surfaced|level|good|nice|long|short|steep|circular|shady|two|lane|main|maintenance|neighborhood|driveway|interior|local|secondary|primary|minor|gated|loop|corner|easement|open|test|scenic|mixed)$/

/** Gives the street whose noun stands at this place its capitals. */
export const writeStreet = (words: readonly NoteWord[], at: number): void => {
  const noun = words[at]
  if (!noun || !STREET.test(noun.lower)) return
  if (/^st(?:reet)?$/.test(noun.lower) && words[at - 1]?.lower === 'main' && isNextTo(noun)) {
    words.slice(at - 1, at + 1).forEach(writeAsName)
    return
  }
  let first = at
  while (at - first < 2 && isNextTo(words[first]) && isOfStreet(words[first - 1])) first--
  const before = words[first - 1]?.lower ?? ''
  const isAvenue = /^(?:ave|avenue|blvd|boulevard|pkwy|parkway|sq)$/.test(noun.lower)
  const after = words[at + 1]
  // 'mass st 3 blocks', 'lake ave shops nearby'.
  const isReached =
    !/^(?:road|rd|lane|ln|drive|dr)$/.test(noun.lower) &&
    isStart(words, first) &&
    isNextTo(after) &&
    /^(?:\d+|nearby|shops|metro|station|frontage|corridor)$/.test(after?.lower ?? '')
  const isOnMall = ON_AVENUE.test(before) && isNextTo(after) && after?.lower === 'mall'
  const isOff =
    isOnMall || OFF_STREET.test(before) || (isAvenue && ON_AVENUE.test(before)) || isReached
  if (first === at || !isOff) return
  words.slice(first, at).forEach(writeAsName)
  if (noun.written === noun.lower) noun.written = IN_FULL[noun.lower] ?? capitalised(noun.lower)
}

const isOfStreet = (word: NoteWord | undefined): boolean =>
  word !== undefined &&
  /^[a-z']+$/.test(word.lower) &&
  (isKnownWord(word.lower) || word.isName || isStrange(word) || word.lower.length < 3) &&
  !DESCRIBES_STREET.test(word.lower) &&
  !OFF_STREET.test(word.lower) &&
  !ON_AVENUE.test(word.lower) &&
  !/^(?:and|or|with|for|in)$/.test(word.lower)
