import { ACRONYMS } from './acronyms.ts'
import { STATES } from './states.ts'

const PROPER = (
  'Sub-Zero|Wolf|Miele|Bosch|Viking|Thermador|KitchenAid|Nest|Ring|Sonos|Tesla|Lutron|Generac|Trex|Kohler|Andersen|Pella|' +
  'Jacuzzi|Corian|Carrara|Calacatta|Italian|French|Japanese|Spanish|Tuscan|Mediterranean|Victorian|Tudor|Georgian|' +
  'Colonial|Dutch|Venetian|Brazilian|American|European|Scandinavian|English|Gothic|Edwardian|Persian|Murphy|Ethernet|Wi-Fi|' +
  'JennAir|LG|GE|Samsung|Sherwin-Williams'
).split('|')

const RESTORED = new Map(
  [...PROPER, ...ACRONYMS, ...STATES.values()].map((word) => [word.toLowerCase(), word]),
)
// These are also plain words ('a ring of trees', 'a nest box'), so only an agent's capital makes them a brand.
const ONLY_WHEN_CAPITAL = new Set(['wolf', 'nest', 'ring', 'viking', 'colonial', 'str', 'va'])

/** Sentence case for the middle of a sentence: no shouting, no Title Case, brands and acronyms intact. */
export const lowerCase = (text: string): string => {
  const letters = text.replace(/[^\p{L}]/gu, '')
  const isShouted =
    letters.length > 4 && letters.replace(/[^\p{Lu}]/gu, '').length > letters.length * 0.6
  return text.replace(/[\p{L}][\p{L}\p{N}'’-]*/gu, (word, offset: number) => {
    const lower = word.toLowerCase()
    if (/^\p{Lu}{1,2}-\d/u.test(word)) return word
    const known = RESTORED.get(lower) ?? RESTORED.get(lower.replace(/s$/, ''))
    const isCapital = word !== lower
    if (known && (!ONLY_WHEN_CAPITAL.has(lower) || (isCapital && !isShouted)))
      return lower === known.toLowerCase() ? known : `${known}s`
    if (!isShouted && isMidSentenceName(text, word, offset)) return word
    return lower
  })
}

// 'parking on Elm' keeps Elm; 'Large Covered Patio' is Title Case and keeps nothing.
const isMidSentenceName = (text: string, word: string, offset: number): boolean => {
  if (offset === 0 || !/^\p{Lu}\p{Ll}/u.test(word)) return false
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  const lowerWords = words.filter((each) => /^\p{Ll}/u.test(each) && each.length > 3)
  return lowerWords.length > 0 && /^\p{Ll}/u.test(words[0] ?? '')
}
