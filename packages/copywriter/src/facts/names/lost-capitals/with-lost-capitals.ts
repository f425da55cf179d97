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
export const withLostCapitals = (note: string, { city, state }: Whereabouts): string => {
  if (!/\p{Ll}/u.test(note)) return note
  const { words, end } = wordsOf(note)
  writeCity(words, city)
  writeShortNames(words, state, city)
  writeGeographicNames(words)
  joinFirms(words)
  return textOf(words, end)
}
