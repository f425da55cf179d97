import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { countOrOne } from './wording/counts.ts'

const SPACE = '(stall|space|spot|carport|garage)s?'

const OPEN = '(open|uncovered|outside|outdoors|covered|tandem|surface|unassigned|in the driveway)'

/** 'one open stall', but 'one in tandem' and 'one outside'. */
const sortOf = (typed: string | undefined, space: string): string => {
  const sort = lower(typed)
  if (sort === 'tandem') return 'in tandem'
  return /^(?:outside|outdoors|in )/.test(sort) ? sort : `${sort} ${space}`
}

/** Parking places told by their number, of which each is of another sort. */
export const STALLS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:one|1) ((?:[a-z]+ )?(?:covered|garage|heated|indoor|underground|assigned|deeded|reserved|carport))(?: parking)? ${SPACE}?(?:,| and|,? \\+) (?:one|1) ${OPEN}$`,
        'i',
      ),
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `there is one ${lower(match[1])} ${lower(match[2]) || 'space'} and one ${sortOf(match[3], lower(match[2]) || 'space')}`,
      }),
    ],
    [
      /^(?:one|1) ((?:[a-z]+ )*(?:stall|space|spot)),? (?:a )?(?:2nd|second) (?:one |space )?(?:is )?(leased|rented|available)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `there is one ${lower(match[1])}, and another is ${lower(match[2])}`,
      }),
    ],
    [
      /^(one|two|three|\d) ((?:[a-z]+ )*?)(?:parking )?(stalls?|spaces?|spots?|parking),? not tandem$/i,
      (match) => {
        const several = countOrOne(match[1]) !== 'one'
        const place = /^(?:parking|space)/i.test(match[3] ?? '') ? 'parking space' : lower(match[3])
        return {
          kind: 'parking',
          concept: null,
          statement: `there ${several ? 'are' : 'is'} ${countOrOne(match[1])} ${lower(match[2])}${place.replace(/s$/, '')}${several ? 's' : ''}, not tandem`,
        }
      },
    ],
    [
      /^((?:garage|deeded|indoor|heated|underground|covered|assigned) )?(parking|space|stall)(?: space| spot)?(?: is)? available(?: for| at)? \$([\d,.]+)(k?)(\/mo\w*| a month)?,? (?:is )?not included$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `${/^parking$/i.test(match[2] ?? '') ? '' : 'a '}${lower(match[1])}${lower(match[2])} is available for $${match[3]}${match[4] ? ',000' : ''}${match[5] ? ' a month' : ''} and is not included`,
      }),
    ],
  ],
}
