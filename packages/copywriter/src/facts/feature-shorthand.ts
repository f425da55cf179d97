import { spell } from './numbers.ts'

const EXPANSIONS: readonly [RegExp, string][] = [
  [/\bw\/\s*d\b/gi, 'washer and dryer'],
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\ba\/c\b|\bac\b/gi, 'air conditioning'],
  [/\bs\/s\b|\bss(?= (?:appl|fridge|range|sink|kitchen))/gi, 'stainless steel'],
  [/\bhw(?= floor)/gi, 'hardwood'],
  [/\bh\/w\b/gi, 'hardwood'],
  [/(?<=\d )\b(?:br|bd|bdrms?|beds?)\b/gi, 'bedrooms'],
  [/(?<=\d )\b(?:ba|baths?)\b/gi, 'bathrooms'],
  [/\bbdrms?\b/gi, 'bedroom'],
  [/\b(?:sq\.? ?ft\.?|sqft|sf)(?![\w])/gi, 'square feet'],
  [/(\d) ?(?:ft\.?|')(?![\w'])/gi, '$1-foot'],
  [/\bappls?\b\.?/gi, 'appliances'],
  [/\bwic\b/gi, 'walk-in closet'],
  [/\bfp\b/gi, 'fireplace'],
  [/\blvp\b/gi, 'vinyl plank'],
  [/\bbsmt\b\.?/gi, 'basement'],
  [/\bgar\b\.?/gi, 'garage'],
  [/\bfam rm\b/gi, 'family room'],
  [/\bliv rm\b/gi, 'living room'],
  [/\bdin rm\b/gi, 'dining room'],
  [/\bkit\b\.?/gi, 'kitchen'],
  [/\bfpl\b/gi, 'fireplace'],
  [/\bxl\b/gi, 'extra-large'],
  [/\bhi-?end\b/gi, 'high-end'],
  [/\bopen-concept\b/gi, 'open concept'],
  [/\b(\d+)[- ]cars?[- ](?=garage|carport)/gi, '$1-car '],
  [/\s*&\s*|\s+\+\s+/g, ' and '],
  [/\bmoulding/gi, 'molding'],
  [/\btheatre\b/gi, 'theater'],
  [/\bgrey\b/gi, 'gray'],
]

/** Writes out what agents abbreviate. @example expandShorthand('kitchen w/ island') // 'kitchen with island' */
export const expandShorthand = (text: string): string =>
  EXPANSIONS.reduce((expanded, [shorthand, words]) => expanded.replace(shorthand, words), text)
    .replace(/\b([2-9])-car\b/g, (_, digit: string) => `${spell(Number(digit))}-car`)
    .replace(/\s+/g, ' ')
    .trim()
