import { isKnownWord } from '../../vocabulary/known-words.ts'
import { nearestWord } from '../../vocabulary/spelling.ts'
import { joinFirms } from './firms.ts'
import { writeGeographicNames } from './geographic-names.ts'
import { textOf, wordsOf } from './note-word.ts'
import { writeCity } from './own-city.ts'
import { writeShortNames } from './short-names.ts'

/** Where a property is: its town, and its state in full. */
export interface Whereabouts {
  city: string
  state: string
}

/**
 * A note with the capitals of the names that were typed in small letters. It is done before anything is read, because
 * every rule tells a name by its capital, and the mender of spelling leaves it alone.
 * @example withLostCapitals('walk to bsu', { city: 'Boise', state: 'Idaho' }) // 'walk to BSU'
 */
export const withLostCapitals = (note: string, whereabouts: Whereabouts): string =>
  /\p{Ll}/u.test(note)
    ? named(note.replace(SHOUTED_NAME, inTitleCase).replace(BEFORE_LETTER, capitalOf), whereabouts)
        .text
    : withCalmNames(note, whereabouts)

const named = (note: string, { city, state }: Whereabouts): { text: string; isNamed: boolean } => {
  const { words, end } = wordsOf(note)
  writeCity(words, city)
  writeShortNames(words, state, city)
  writeGeographicNames(words)
  joinFirms(words)
  return { text: textOf(words, end), isNamed: words.some(({ isName }) => isName) }
}

/** 'ELLIOTT BAY + city views': only the name was typed in capitals. */
const SHOUTED_NAME =
  /(?<!\p{Lu}{2} )\b\p{Lu}{4,} (?:RIVER|LAKE|CREEK|BAY|CANYON|VALLEY|MOUNTAINS?|PEAK|ISLAND|HARBOR|PARK|BEACH|BRIDGE|SOUND|FALLS|RANGE|HILLS|HEIGHTS|SQUARE)\b(?! \p{Lu}{2})/gu

const inTitleCase = (name: string): string =>
  name.toLowerCase().replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())

/** A name that ends in a letter: 'circle C amenities'. */
const BEFORE_LETTER = /^\p{Ll}+(?= \p{Lu} (?:amenities|pool|schools|clubhouse|trails?|ranch)\b)/u

const capitalOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** In a note all of capitals a strange word before a geographic noun is a name, too, and no slip: 'BRIDGER RANGE VIEWS'. */
const withCalmNames = (note: string, whereabouts: Whereabouts): string => {
  const { text, isNamed } = named(note.toLowerCase(), whereabouts)
  return isNamed
    ? text.replace(/(?<![\p{L}'])[a-z]{2,}(?![\p{L}'])/gu, (word) =>
        // 'HEB' and 'HVAC' are no words, and no slips in one.
        isKnownWord(word) || (word.length > 4 && nearestWord(word)) ? word : word.toUpperCase(),
      )
    : note
}
