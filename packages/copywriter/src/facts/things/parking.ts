import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'

const PARKING_FOR =
  /^((?!.* with )(?:[a-z-]+ )*parking)(?: for)? (\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: cars?| vehicles?| ((?:scooter|motorcycle|truck|trailer|boat|RV|bike)s?))?((?: (?:in|on|behind|at|under) (?!the rear$)(?:the |an? )?(?:[a-z-]+ )*(?:lot|garage|driveway|carport|alley|building|rear|back|street|side))?)$/i

/** 'off-street parking for 4' */
export const readParking = (text: string, setting: Setting): ItemFeature[] | null => {
  const match = PARKING_FOR.exec(text)
  if (!match?.[1]) return null
  const value = numberOf(match[2] ?? '') ?? 1
  const core = match[1]
  const concept = conceptOfWhole(core, setting) ?? null
  const name = /^parking$/i.test(core) ? 'parking spaces' : (concept?.name ?? 'parking spaces')
  const others = match[3]
    ? ` ${match[3].replace(/^(?!RV)./, (letter) => letter.toLowerCase())}`
    : ''
  const where = `${others}${placeOfParking(match[4] ?? '')}`
  const { phrase } = nounPhrase(core, `for ${numeral(value)}${where}`)
  return [
    itemFeature({
      text: `${phrase.text} for ${numeral(value)}${where}`,
      kind: 'parking',
      concept: where ? null : name,
      name: phrase,
      count: where ? null : value,
    }),
  ]
}

/** A lot or a garage that was not named before takes 'a'; there is only one driveway and one rear. */
const placeOfParking = (typed: string): string => {
  const [, preposition, place] = /^ (\S+) (?:the |an? )?(.+)$/i.exec(typed) ?? []
  if (!preposition || !place) return ''
  const isOpen = /(?:lot|garage|carport)$/i.test(place) && /\s/.test(place)
  return ` ${preposition.toLowerCase()} ${isOpen ? articleFor(place) : 'the'} ${place.toLowerCase()}`
}
