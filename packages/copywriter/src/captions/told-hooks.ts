import type { Filled } from '../compose/fill.ts'
import { concatenate } from '../compose/passage.ts'
import { named, sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { CaptionSlotOptions } from './caption-slots.ts'
import type { Narration } from './narration.ts'

/** A first line that tells what the strongest thing is used for. */
export interface ToldHook {
  said: Filled
  line: string
  features: readonly Feature[]
}

/** A first line of this many characters leaves room for the property behind it. */
const LONGEST_MOMENT = 72

/** First lines made of the purposes chapter, for the networks whose readers like to be told a use. */
export const toldHooks = (
  narration: Narration,
  identity: Pick<CaptionSlotOptions, 'settings' | 'district'>,
): ToldHook[] => {
  switch (narration.network) {
    case 'facebook':
      return leads(narration, identity)
    case 'instagram':
      return moments(narration, identity)
    default:
      return []
  }
}

/** 'Let it rain. This 4-bedroom house in San Antonio has a covered patio.' */
const leads = (
  narration: Narration,
  identity: Pick<CaptionSlotOptions, 'settings' | 'district'>,
): ToldHook[] => {
  const [hero] = narration.heroes
  const found = hero ? narration.moments.leads(hero.item.feature) : null
  const name = found?.player.named.name
  if (!found || !name) return []
  const { features } = found.player
  return found.lines.flatMap((line) => {
    const said = narration.fill(withCount(line), {
      ...identity,
      it: named(name, sourceOf(features[0])),
    })
    return said ? [{ said, line, features }] : []
  })
}

/** The property with its count where the line has it bare. */
const withCount = (line: string): string =>
  line.replace(/\bthis (?:\{city\} \{type\}|\{type\} in \{city\})/i, (found) =>
    found.startsWith('T') ? 'This {home} in {city}' : 'this {home} in {city}',
  )

/** 'Ninety degrees out? You're in the heated gunite pool. A 5-bedroom home in Westport, Connecticut.' */
const moments = (
  narration: Narration,
  identity: Pick<CaptionSlotOptions, 'settings' | 'district'>,
): ToldHook[] => {
  const [hero] = narration.heroes
  const moment = hero
    ? narration.moments.best((features) => features[0] === hero.item.feature, LONGEST_MOMENT)
    : null
  const place = moment ? narration.fill('{A home} in {city}, {state}.', identity) : null
  if (!moment || !place) return []
  const said = concatenate([moment.said, place], ' ')
  return [{ said: { ...said, used: place.used }, line: moment.line, features: moment.features }]
}
