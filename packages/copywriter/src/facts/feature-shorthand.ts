import { spell } from './numbers.ts'

const WORDS: Record<string, string> = {
  'h/w': 'hardwood',
  appl: 'appliances',
  appls: 'appliances',
  wic: 'walk-in closet',
  fp: 'fireplace',
  fpl: 'fireplace',
  lvp: 'vinyl plank',
  bsmt: 'basement',
  gar: 'garage',
  'fam rm': 'family room',
  'liv rm': 'living room',
  'din rm': 'dining room',
  kit: 'kitchen',
  xl: 'extra-large',
  theatre: 'theater',
  grey: 'gray',
}
const WORD = new RegExp(`\\b(${Object.keys(WORDS).join('|')})\\b\\.?`, 'gi')

const EXPANSIONS: readonly [RegExp, string][] = [
  [/\bw\/\s*d\b/gi, 'washer and dryer'],
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\ba\/c\b|\bac\b/gi, 'air conditioning'],
  [/\bs\/s\b|\bss(?= (?:appl|fridge|range|sink|kitchen))/gi, 'stainless steel'],
  [/\bhw(?= floor)/gi, 'hardwood'],
  [/(?<=\d )\b(?:br|bd|bdrms?|beds?)\b/gi, 'bedrooms'],
  [/(?<=\d )\b(?:ba|baths?)\b/gi, 'bathrooms'],
  [/\bbdrms?\b/gi, 'bedroom'],
  [/\b(?:sq\.? ?ft\.?|sqft|sf)(?![\w])/gi, 'square feet'],
  [/(\d) ?(?:ft\.?|')(?![\w'])/gi, '$1-foot'],
  [/\bhi-?end\b/gi, 'high-end'],
  [/\bopen-concept\b/gi, 'open concept'],
  [/\b(\d+)[- ]cars?[- ](?=garage|carport)/gi, '$1-car '],
  [/\s*&\s*|\s+\+\s+/g, ' and '],
  [/\bmoulding/gi, 'molding'],
]

/** Writes out what agents abbreviate. @example expandShorthand('kitchen w/ island') // 'kitchen with island' */
export const expandShorthand = (text: string): string =>
  EXPANSIONS.reduce((expanded, [shorthand, words]) => expanded.replace(shorthand, words), text)
    .replace(WORD, (_, word: string) => WORDS[word.toLowerCase()] ?? word)
    .replace(/\b([2-9])-car\b/g, (_, digit: string) => `${spell(Number(digit))}-car`)
    .replace(/\s+/g, ' ')
    .trim()
