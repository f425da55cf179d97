import { articleFor } from './articles.ts'

const UNCOUNTABLE = new Set(
  (
    'lighting flooring storage parking laundry heating cooling plumbing wiring molding wainscoting cabinetry shelving ' +
    'landscaping irrigation access frontage proximity tile brick stone carpet insulation siding internet furniture space ' +
    'light power water gas electricity heat air conditioning service security trim woodwork millwork marble granite quartz ' +
    'hardwood paint hardware technology equipment sound paneling decking fencing concrete stucco glass stonework ironwork ' +
    'tilework brickwork acreage timber pasture privacy zoning signage visibility maintenance shiplap oak maple walnut ' +
    'travertine slate terrazzo vinyl linoleum bamboo copper steel solar wifi wi-fi cable fiber height clearance approval ' +
    'sewer septic seating dining living mulch shade artwork glazing ductwork foam teak cedar limestone bluestone porcelain ' +
    'turf lawn-care drywall wood flagstone ventilation refrigeration'
  ).split(' '),
)
const SINGULAR_IN_S = /(?:ss|us|is|gas|canvas|atlas|bus|lens|gallows)$/
const NO_ARTICLE_FIRST =
  /^(?:a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|multiple|many|numerous|dual|twin|both|extra|additional|abundant|ample|all|some|more|no|lots|each|every|\d[\d,.]*)\b(?!-)/i
const NOT_A_NOUN_START =
  /^(?:near|close|next|minutes?|steps?|walk(?:ing)?(?! trails?| paths?)|moments|within|across|on|in|at|by|off|from|to|just|fully|newly|recently|freshly|completely|totally|partially|currently|already|well|very|backs|faces|sits|comes|has|is|are|was|can|could|will|may|allows|includes?|features?|ready|zoned|wired|plumbed|pre-?wired|located|surrounded|adjacent|easy|perfect|available|possible|no|not|without|with|beautifully|professionally|tastefully|meticulously)\b/i
const NOT_A_NOUN_END =
  /(?:^|[ -])(?:ready|friendly|tested|updated|renovated|remodeled|remodelled|refinished|repainted|painted|replaced|installed|fenced|gated|landscaped|furnished|finished|insulated|included|approved|permitted|available|possible|allowed|nearby|optional|turnkey|quiet|sunny|bright|spacious|large|private|modern|historic|secluded|peaceful|maintained|equipped|accessible|convenient|certified|efficient|upgraded|restored|heated|cooled|sprinklered|paid|owned|subdivided|surveyed|cleared|level|wooded|flat|compliant|upstairs|downstairs|outside|inside|soon|now|negotiable|welcome|new|clean|open|zoned)$/i
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
  const takesNone = isPlural || UNCOUNTABLE.has(head) || NO_ARTICLE_FIRST.test(text)
  return {
    phrase: takesNone || !/\p{L}/u.test(head) ? text : `${articleFor(text)} ${text}`,
    bare: text.replace(/^(?:a|an|the) /i, ''),
    plural:
      isPlural ||
      isList ||
      /^(?:two|three|four|five|six|seven|eight|nine|ten|twin|dual|both|[2-9]|\d\d+) /.test(text),
    isNote,
  }
}

const headPart = (text: string): string =>
  text
    .replace(/ throughout$/, '')
    .split(
      / (?:with|in|on|for|of|by|to|at|off|from|near|over|under|and|plus|per|that|which|overlooking|facing|without|throughout|including) |[,(]/,
    )[0] ?? text

const headWord = (text: string): string => (headPart(text).split(/[ /]/).pop() ?? '').toLowerCase()

const isPluralWord = (word: string): boolean =>
  /s$/.test(word) && !SINGULAR_IN_S.test(word) && word.length > 3
