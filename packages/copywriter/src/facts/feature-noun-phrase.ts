import { articleFor } from './articles.ts'
import { NUMBER_WORDS } from './numbers.ts'

const UNCOUNTABLE = new Set(
  (
    'storage laundry cabinetry irrigation access frontage proximity tile brick carpet insulation internet furniture space ' +
    'light power water gas electricity heat air service security trim marble granite quartz paint hardware technology ' +
    'equipment sound concrete stucco glass acreage timber pasture privacy signage visibility maintenance shiplap oak maple ' +
    'walnut travertine slate terrazzo vinyl linoleum bamboo copper steel solar wifi wi-fi cable fiber height clearance ' +
    'approval sewer septic mulch shade foam teak cedar porcelain turf lawn-care drywall ventilation refrigeration'
  ).split(' '),
)
// Millwork, hardwood, limestone, flooring; but a ceiling, a network.
const UNCOUNTABLE_ENDING =
  /(?:(?<!net)work|wood|stone|(?<!ceil|build|rail|awn|open|land|sett|sitt|dwell|cross|clear|paint|str|spr|^s?w|^r|^k)ing)$/
const SINGULAR_IN_S = /(?:[sui]s|gas|canvas|lens)$/
const COUNT = NUMBER_WORDS.slice(2, 13).join('|')
const NO_ARTICLE_FIRST = new RegExp(
  `^(?:a|an|the|one|${COUNT}|several|multiple|many|numerous|dual|twin|both|extra|additional|abundant|ample|all|some|more|no|lots|each|every|\\d[\\d,.]*)\\b(?!-)`,
  'i',
)
const SEVERAL = new RegExp(`^(?:${COUNT}|twin|dual|both|[2-9]|\\d\\d+) `)
const NOT_A_NOUN_START =
  /^(?:near|close|next|minutes?|steps?|walk(?:ing)?(?! trails?| paths?)|moments|within|across|on|in|at|by|off|from|to|just|fully|newly|recently|freshly|completely|totally|partially|currently|already|well|very|include|feature|ready|zoned|wired|plumbed|pre-?wired|located|surrounded|adjacent|easy|perfect|available|possible|no|not|without|with|beautifully|professionally|tastefully|meticulously)\b/i
const NOT_A_NOUN_END =
  /(?:^|[ -])(?:ready|friendly|available|possible|nearby|optional|turnkey|quiet|sunny|bright|spacious|large|private|modern|historic|peaceful|accessible|convenient|efficient|paid|level|flat|compliant|upstairs|downstairs|outside|inside|soon|now|negotiable|welcome|new|clean|open|(?!(?:\w*bed|(?:wood|tool|water)?shed|red|\w+eed)$)\w+ed)$/i
const FINITE_VERB =
  /\b(?:is|are|was|were|has|have|had|will|can|could|should|must|may|comes|sits|offers|includes|features|boasts|makes|gives|needs|got|gets|does|do|did|been|be|backs|faces|leads|opens|overlooks|provides|adds|allows|convey|conveys|stays|goes|runs|we|you|your|our|my|i|it|they|this|that|there|here)\b/i

export interface NounPhrase {
  phrase: string
  bare: string
  plural: boolean
  isNote: boolean
}

/** Gives a typed feature its article and number; what is no noun phrase becomes a note. */
export const nounPhrase = (typed: string): NounPhrase => {
  const [, text = typed, year] = /^(.*?\D)(?: in)? ((?:19|20)\d\d)$/.exec(typed) ?? []
  const { phrase, bare, ...rest } = plainPhrase(text.trim())
  const dated = (words: string) => (year && !rest.isNote ? `${words} (${year})` : words)
  return rest.isNote
    ? { phrase: typed, bare: typed, ...rest }
    : { phrase: dated(phrase), bare: dated(bare), ...rest }
}

const plainPhrase = (text: string): NounPhrase => {
  const isNote =
    FINITE_VERB.test(text) || NOT_A_NOUN_START.test(text) || NOT_A_NOUN_END.test(headPart(text))
  if (isNote) return { phrase: text, bare: text, plural: true, isNote }
  const head = headWord(text)
  const isList = / and /.test(headPart(text))
  const isPlural = isPluralWord(head)
  const takesNone =
    isPlural ||
    UNCOUNTABLE.has(head) ||
    UNCOUNTABLE_ENDING.test(head) ||
    NO_ARTICLE_FIRST.test(text)
  return {
    phrase: takesNone || !/\p{L}/u.test(head) ? text : `${articleFor(text)} ${text}`,
    bare: text.replace(/^(?:a|an|the) /i, ''),
    plural: isPlural || isList || SEVERAL.test(text),
    isNote,
  }
}

/** 'The fire pit', once it is spoken of as known; 'two balconies' and 'ample storage' stay as they are. */
export const definitePhrase = (bare: string): string =>
  NO_ARTICLE_FIRST.test(bare) ? bare : `the ${bare}`

const headPart = (text: string): string =>
  text
    .replace(/ throughout$/, '')
    .split(
      / (?:with|in|on|for|of|by|to|at|off|from|near|over|under|and|plus|per|that|which|overlooking|facing|without|throughout|including) |[,(]/,
    )[0] ?? text

const headWord = (text: string): string => (headPart(text).split(/[ /]/).pop() ?? '').toLowerCase()

const isPluralWord = (word: string): boolean =>
  /s$/.test(word) && !SINGULAR_IN_S.test(word) && word.length > 3
