import { sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { NEIGHBORHOOD, PASSED_BY, SOUGHT } from './fronted.ts'
import { firstClauses, valueOfClauses } from './opening-clauses.ts'
import type { OpeningForm, OpeningSlot } from './opening-form.ts'
import type { Story } from './story.ts'
import { strengthOf } from './strength.ts'

export const WALK = /^(.+) (?:is|are) within walking distance$/
const A_WALK_TO_A_NAME = /^(?:the )?[A-Z].* within walking distance$/
const AWAY = /^(.+) (?:is|are) ((?:one|two|three|four|five|six|half an?) (?:blocks?|miles?)) away$/
const CLOSE = /^it is (?:near|close to) (.+)$/

/** A place that buyers look for is worth at least this. */
const LEAST = 5.6
const MORE = 0.6
/** What stands beside a place is a reason to come as well. */
const COMPANY_STRENGTH = 4

/** Forms that begin with what is near the home, and go on with what it has. */
export const nearForms = (own: readonly Feature[], story: Story): OpeningForm[] => {
  // 'In Edgewood, within walking distance of Pawtuxet Village' tells a part of the city first.
  if (story.ranked.some(({ statement }) => NEIGHBORHOOD.test(statement ?? ''))) return []
  return soughtNear(story).flatMap((feature) => {
    const { statement } = feature
    const [, far, distance] = AWAY.exec(statement ?? '') ?? []
    const walk = WALK.exec(statement ?? '')?.[1]
    const where = far ?? walk
    if (!where) return []
    const told = (text: string): OpeningSlot => ({
      value: wording(text, sourceOf(feature), / are /.test(statement ?? '')),
      features: [feature],
    })
    const also = alsoNear(feature, story)
    const [clause] = firstClauses(own, story, { most: 1, least: COMPANY_STRENGTH })
    return [
      {
        name: distance ? 'near' : 'a walk away',
        slots: {
          where: told(where),
          ...(distance && { distance: told(distance) }),
          ...(also ? { clause: also } : clause && { clause: valueOfClauses([clause]) }),
        },
        worth: Math.max(strengthOf(feature, story.facts), LEAST - MORE) + MORE,
      },
    ]
  })
}

/** What buyers look for near a home. */
export const soughtNear = ({ ranked, facts: { city } }: Story): Feature[] =>
  ranked.filter((feature) => {
    const { statement, partOf, kind } = feature
    return (
      kind === 'location' &&
      statement !== null &&
      partOf === null &&
      (SOUGHT.test(statement) || A_WALK_TO_A_NAME.test(statement)) &&
      !isOfSchools(feature) &&
      !PASSED_BY.test(statement) &&
      !/[,;(]/.test(statement) &&
      !(city !== '' && statement.includes(city))
    )
  })

/** 'the Linden Hills shops are close by', of a second place */
const alsoNear = (first: Feature, { ranked }: Story): OpeningSlot | null => {
  for (const feature of ranked) {
    const place = feature === first ? null : CLOSE.exec(feature.statement ?? '')?.[1]
    if (!place || feature.partOf || /[,;(]| and /.test(place)) continue
    const words = `${place} ${/s$/.test(place) ? 'are' : 'is'} close by`
    return { value: wording(words, sourceOf(feature)), features: [feature] }
  }
  return null
}
