import { dateOf, isDate } from '../../figures/dates.ts'
import { lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { update } from '../wording/kinds.ts'

const YEAR = '((?:19|20)\\d\\d)'

const inYear = (statement: string, year: string | undefined): Told => ({
  ...update(`${statement}${year ? ` in ${year}` : ''}`),
  year: year ? Number(year) : null,
})

/** Work that is typed as a thing and its year: 'roof 2022 hail', 'kitchen down to studs 2020', 'boilers 2009/2014'. */
export const WORK_IN_SHORT: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^roof(?: replaced)?(?: in)? ${YEAR},? (?:after |from |due to )?(hail|storm|hurricane)$`,
        'i',
      ),
      ([, year, cause = '']) => ({
        ...update(
          `the roof was replaced in ${year} after ${/^hail$/i.test(cause) ? 'hail' : `a ${lower(cause)}`}`,
        ),
        year: Number(year),
      }),
    ],
    [
      new RegExp(`^(?:roof )((?:rubber|EPDM|TPO) membrane|torch[- ]down) ${YEAR}$`, 'i'),
      ([, sort = '', year]) => ({
        ...update(
          `the ${lower(sort).replace(/^(?:epdm|tpo)/, (code) => code.toUpperCase())} roof dates from ${year}`,
        ),
        year: Number(year),
      }),
    ],
    [
      new RegExp(
        `^(kitchen|baths?|bathrooms?|house) (?:taken |was taken |gutted )?(?:down )?to (?:the )?studs(?: (?:in )?${YEAR})?$`,
        'i',
      ),
      ([, thing = '', year]) =>
        inYear(
          `the ${lower(thing)} ${/s$/i.test(thing) ? 'were' : 'was'} taken down to the studs`,
          year,
        ),
    ],
    [
      new RegExp(
        `^owner[- ](?:paid|pd)(?: for)? (HVAC|roof|water heater|furnace|air conditioning|windows) ${YEAR}$`,
        'i',
      ),
      ([, thing = '', year]) => ({
        ...update(
          `the ${thing === 'HVAC' ? thing : lower(thing)} ${/s$/i.test(thing) ? 'date' : 'dates'} from ${year}`,
        ),
        year: Number(year),
      }),
    ],
    [
      new RegExp(
        `^(boilers|furnaces|roofs|water heaters|HVAC units|condensers) ${YEAR} ?(?:\\/|,|&|\\+|and) ?${YEAR}$`,
        'i',
      ),
      ([, things = '', one, other]) =>
        update(`the ${lower(things).replace('hvac', 'HVAC')} are from ${one} and ${other}`),
    ],
    [
      new RegExp(`^(copper|PEX) repipe(?:d)?(?: (?:in )?${YEAR})?$`, 'i'),
      ([, sort = '', year]) =>
        inYear(`it has been repiped with ${/^pex$/i.test(sort) ? 'PEX' : 'copper'}`, year),
    ],
    [
      /^(?:fresh|new) paint (?:and|&|\+) (?:new )?(carpet|flooring) (?:in )?(\d{1,2}\/(?:20)?\d\d|(?:19|20)\d\d)$/i,
      ([, other = '', date = '']) =>
        isDate(date) || /^\d{4}$/.test(date)
          ? update(
              `the paint and ${lower(other)} were new in ${/^\d{4}$/.test(date) ? date : dateOf(date)}`,
            )
          : null,
    ],
  ],
}
