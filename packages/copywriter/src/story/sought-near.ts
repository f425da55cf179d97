import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { PASSED_BY, SOUGHT } from './fronted.ts'
import type { Story } from './story.ts'

export const WALK = /^(.+) (?:is|are) within walking distance$/
const A_WALK_TO_A_NAME = /^(?:the )?[A-Z].* within walking distance$/

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
