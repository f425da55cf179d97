import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../../figures/dates.ts'
import { lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { inWords } from '../wording/counts.ts'
import { availability, income, terms } from '../wording/kinds.ts'

/** When it is available. */
export const AVAILABILITY: SubjectRules = {
  lines: [
    [
      /^avail(?:able)?\.? (?:on )?(?:the )?(?:1st|first) of (?:the )?(month|next month|[a-z]{3,9})$/i,
      (match) => {
        const month = lower(match[1])
        if (!/month/.test(month) && !isDate(month)) return null
        return availability(
          `it is available on the first of ${/month/.test(month) ? `${/next/.test(month) ? '' : 'the '}${month}` : dateOf(month)}`,
        )
      },
    ],
    [
      /^(?:existing |future )?(bookings|reservations) (?:will )?(transfer|convey)(?: to (?:the )?(?:new )?(buyer|owner))?$/i,
      (match) =>
        terms(`${lower(match[1])} ${/will/i.test(match[0]) ? 'will ' : ''}transfer to the buyer`),
    ],
    // 'Available August 1 on a 12-month lease'
    [
      /^avail(?:able)?\.? (?:on )?(.+?),? (?:on|with|for) an? (\d{1,2}|one|two|six)[- ](month|year) lease$/i,
      (match) =>
        isDate(match[1] ?? '')
          ? availability(
              `it is available ${dateOf(match[1] ?? '')} on ${articleFor(inWords(match[2]))} ${inWords(match[2])}-${lower(match[3])} lease`,
            )
          : null,
    ],
    [
      /^available (\d{2,3}) days (?:from|after) (signing|lease signing|closing|notice)$/i,
      (match) =>
        availability(
          `it is available ${match[1]} days ${/signing/i.test(match[2] ?? '') ? 'from' : 'after'} ${lower(match[2])}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:(saturday|sat|sunday|sun|friday|fri)) ?(?:-|to) ?(?:saturday|sat|sunday|sun|friday|fri) turn ?overs?$/i,
      (match) => {
        const day = { sat: 'Saturday', sun: 'Sunday', fri: 'Friday' }[lower(match[1]).slice(0, 3)]
        return income(`rental weeks run ${day} to ${day}`)
      },
    ],
  ],
  statements: [
    [
      /^available (?:in )?(\d+) (days|weeks|months)$/i,
      (match) => availability(`it is available in ${match[1]} ${match[2]?.toLowerCase()}`),
    ],
    [
      /^available asap$|^avail\w* as soon as possible$/i,
      told('availability', null, 'it is available as soon as possible'),
    ],
    [
      /^(\d{1,2}\/\d{1,2}) (?:move[- ]in|occupancy|possession|start)$|^(?:move[- ]in|occupancy|possession):? (\d{1,2}\/\d{1,2})$/i,
      (match) => {
        const date = dateOf(match[1] ?? match[2] ?? '')
        return {
          kind: 'availability',
          concept: 'available date',
          statement: `it is available ${date}`,
          date,
        }
      },
    ],
    [
      /^(?:it is )?(?:available|avail|move in date|vacant on)(?: (?:for (?:occupancy|rent|lease|move-in)))?:? ?(?:on |starting |from |as of )?(now|immediately|today|.+)$/i,
      (match) => {
        const when = match[1] ?? ''
        if (/^(?:now|immediately|today)$/i.test(when))
          return {
            kind: 'availability',
            concept: 'available date',
            statement: `it is available ${/today/i.test(when) ? 'now' : when.toLowerCase()}`,
            date: /today/i.test(when) ? 'now' : when.toLowerCase(),
          }
        if (!isDate(when)) return null
        return {
          kind: 'availability',
          concept: 'available date',
          statement: `it is available ${dateOf(when)}`,
          date: dateOf(when),
        }
      },
    ],
  ],
}
