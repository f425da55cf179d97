import { isPluralNoun } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'

/** Common nouns in the plural, and several places; a name is one place. */
export const areManyPlaces = (named: string): boolean => {
  // '9th and 9th' is one neighborhood.
  if (/^(\S+) and \1$/i.test(named)) return false
  // 'the shops on Murray' are several, whatever street they are on.
  const place = named.replace(/ (?:on|in|along|at|around|to) (?:the )?\p{Lu}.*$/u, '')
  return !/\p{Lu}/u.test(place)
    ? isPluralNoun(headOf(place)) || / and /.test(place)
    : / and (?:(?:the )?\p{Lu}|the [a-z]|(?:down)?town\b)/u.test(place) ||
        /\b(?:shops|restaurants|galleries|trails|beaches|stores|parks|grounds)$/.test(place)
}
