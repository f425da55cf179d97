import type { Setting } from './concept-scopes.ts'
import { conceptOfWhole } from './concepts.ts'
import { type ItemFeature, itemFeature } from './item-feature.ts'
import { nounPhrase } from './noun-phrase.ts'
import { numberOf, numeral } from './numerals.ts'

const PARKING_FOR =
  /^((?:[a-z-]+ )*parking)(?: for)? (\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: cars?)?$/i

/** 'off-street parking for 4' */
export const readParking = (text: string, setting: Setting): ItemFeature[] | null => {
  const match = PARKING_FOR.exec(text)
  if (!match?.[1]) return null
  const value = numberOf(match[2] ?? '') ?? 1
  const core = match[1]
  const concept = conceptOfWhole(core, setting) ?? null
  const name = /^parking$/i.test(core) ? 'parking spaces' : (concept?.name ?? 'parking spaces')
  const { phrase } = nounPhrase(core, `for ${numeral(value)}`)
  return [
    itemFeature({
      text: `${phrase.text} for ${numeral(value)}`,
      kind: 'parking',
      concept: name,
      name: phrase,
      count: value,
    }),
  ]
}
