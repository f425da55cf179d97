import type { NounPhrase } from '../feature.ts'
import { measured } from '../figures/measures.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { hyphenated } from './compounds.ts'
import { isHeadNoun, isMassNoun, isPluralNoun, plural, singular } from './head-nouns.ts'

const COUNT =
  /^(\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?!-|of )(.+)$/i
const QUANTITY =
  /^(?:several|multiple|many|numerous|both|some|few|all|no|lots|each|every|dozens|one of)(?![\w-])/i
/** '20+ acres bordering the forest' */
const ACRES = /^\d[\d,.]*(?:\+ acres\b|\+? acres [a-z]+ing\b)/i
/** Nouns that end a phrase before 'of': 'wall of windows', 'eight acres of vines'. */
const OF = / (?:of|without|backing to|backing onto) /

export interface ReadPhrase {
  phrase: NounPhrase
  /** How many there are, where that was typed. */
  count: number | null
}

/** Reads a noun phrase without its place; `tail` is appended by whoever writes. */
export const nounPhrase = (core: string, tail = ''): ReadPhrase => {
  const bare = measured(core.replace(/^(?:a|an|the) /i, '').trim())
  const counted = COUNT.exec(bare)
  const value = counted ? numberOf(counted[1] ?? '') : null
  const rest = counted?.[2] ?? ''
  if (value !== null && !/^(?:square (?!feet of)|-)/.test(rest) && isCountable(rest, value))
    return countedPhrase(value, rest, tail, /^one /i.test(core))
  // The measure comes before the maker: 'six-burner Wolf range'.
  const text = hyphenated(bare).replace(
    /^((?:\p{Lu}[\p{L}-]+ ){1,2})([\w,.]+-(?:burner|inch|foot)) (?=[a-z])/u,
    '$2 $1',
  )
  const head = headOf(text)
  const isPair = / and /.test(headPart(text)) && !/-and-/.test(text)
  return {
    phrase: {
      text,
      head: singular(head),
      number: ACRES.test(text) ? 'plural' : numberOfPhrase(head, text, isPair),
      isCounted: QUANTITY.test(text) || ACRES.test(text),
      isName: isName(text),
      tail,
    },
    count: null,
  }
}

/** '2 gas fireplace': the noun is counted unless the word behind the number is a noun that is: 'two sink vanity'. */
const isSeveral = (rest: string, head: string): boolean => {
  const words = rest.toLowerCase().split(' ')
  return (
    words.length <= 4 &&
    isHeadNoun(head) &&
    !isMassNoun(head, rest.toLowerCase()) &&
    !/^(?:of|in|on|and|quarter|half|family|wheel|pipe|star|sided|prong|ply|coat|cycle|owner|tab|point|wire|party|basin|bowl|flat|stop|season|door|acre|foot|inch|hour|day|year|month)$/.test(
      words[0] ?? '',
    ) &&
    words.slice(0, -1).every((word) => !isHeadNoun(singular(word)) || isMassNoun(word, word)) &&
    !/ (?:of|in|on|and|with) |\//.test(` ${rest} `)
  )
}

const isCountable = (rest: string, value: number): boolean => {
  const head = headOf(rest)
  return (
    isPluralNoun(head) ||
    value === 1 ||
    (value < 10 && isSeveral(rest, head)) ||
    /^(?:feet|foot|acres?|square feet) of /.test(rest) ||
    /^(?:acres|feet|foot)$/.test(rest)
  )
}

const countedPhrase = (value: number, rest: string, tail: string, isWord: boolean): ReadPhrase => {
  const words = rest.replace(/^foot(?= of |$)/, 'feet')
  const text = hyphenated(measured(words))
  const head = headOf(text)
  if (value === 1 && !/^acres? /.test(rest)) {
    const single = inSingular(text, head)
    return {
      phrase: {
        // 'One roof layer': an agent who writes the number as a word wants it told, so it does not become 'a'.
        text: isWord ? `one ${single}` : single,
        head: singular(head),
        number: isMassNoun(singular(head), single) ? 'mass' : 'singular',
        isCounted: isWord,
        isName: false,
        tail,
      },
      count: 1,
    }
  }
  if (value === 1 && /^acres? of /.test(rest))
    return {
      phrase: {
        text: `one ${text.replace(/^acres /, 'acre ')}`,
        head: 'acre',
        number: 'singular',
        isCounted: true,
        isName: false,
        tail,
      },
      count: 1,
    }
  return {
    phrase: {
      text: `${numeral(value)} ${isPluralNoun(head) ? text : inPlural(text, head)}`,
      head: singular(head),
      number: 'plural',
      isCounted: true,
      isName: false,
      tail,
    },
    count: value,
  }
}

const inSingular = (text: string, head: string): string =>
  isPluralNoun(head) ? replaceHead(text, head, singular(head)) : text
const inPlural = (text: string, head: string): string => replaceHead(text, head, plural(head))

const replaceHead = (text: string, head: string, next: string): string => {
  const at = headPart(text).toLowerCase().lastIndexOf(head)
  return at < 0 ? text : text.slice(0, at) + next + text.slice(at + head.length)
}

const numberOfPhrase = (head: string, whole: string, isPair: boolean): NounPhrase['number'] => {
  // The size before an adjective does not say how many there are: '24-by-30 heated and insulated workshop'.
  const text = whole.replace(/^(?:\d[\d,]*-by-\d+|\d[\d,]*-square-foot) (?=[a-z]+ed and )/, '')
  if (isName(text) && !/(?:Flatirons|Mountains|Peaks)$/.test(text)) return 'singular'
  if (isPluralNoun(head)) return 'plural'
  if (
    isPair &&
    !(SHARED_NOUN.test(text) && !isMassNoun(singular(head), headPart(text).toLowerCase())) &&
    !/^[a-z-]+ and [a-z-]+ (?:area|space)$/i.test(text) &&
    // A community has the two as one: 'there is a community pool and spa'.
    !/ hook-?up$| tub and shower$|^(?:(?:heated|resort-style|outdoor|saltwater) )*(?:community|neighborhood|shared|common|association|subdivision|resort|building|complex) (?:[a-z-]+ )*pool and (?:spa|hot tub)$/i.test(
      text,
    ) &&
    !/^(?:RV|boat|trailer|truck|bike|kayak|car|guest|lake|river|beach|ocean|bay) and [a-z]+ (?:parking|storage|access|frontage)$/i.test(
      text,
    ) &&
    !/^(?:combined |combination |(?:[a-z]+ed|lit|clean|dry|quiet|private|bright|large|level|warm) and [a-z]+ [a-z]+$)/i.test(
      text,
    ) &&
    !/^(?:[a-z]+ed (?=and )|[a-z]+ed |redone |new |newer |full )?(?:(?<=ed )|black|white|brick|stone|slate|copper|cedar|pine|maple|walnut|vinyl|luxury vinyl plank|front|rear|oak|tile|glass|steel|wood|granite|marble|gas|hot|light|heating|open|golf|mango|mean) and /i.test(
      text,
    )
  )
    return 'plural'
  return isMassNoun(singular(head), headPart(text).toLowerCase()) ? 'mass' : 'singular'
}

/** 'fitness and business center' is one place for two uses. */
const SHARED_NOUN =
  /^[a-z-]+ and [a-z-]+ (?:center|club|complex|room|studio|lounge|garden|area|space|facility|district|program|system|exterior|interior|package|cabinet|course|park|nook|bar|station|counter|wall|yard|lot|path|trail|patio|court|fountain|cellar|shower)$/

const headPart = (text: string): string => text.split(OF)[0] ?? text

/** The noun that decides what it is, as typed, in lower case. */
export const headOf = (text: string): string =>
  (
    headPart(text)
      .split(/[ /]/)
      .filter((word) => word && !/^[(#]/.test(word))
      .at(-1) ?? ''
  ).toLowerCase()

/** Every word a name: 'Sub-Zero', 'Greek Revival', 'Lake Travis'; not 'Wolf range'. */
const isName = (text: string): boolean => {
  const words = text.split(' ').filter((word) => !/^(?:and|of|the|de|la)$/.test(word))
  return (
    words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word)) && !/^[A-Z]{2,6}s?$/.test(text)
  )
}
