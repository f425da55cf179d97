import { group } from '@listwright/reviewer/language'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, condition, location, terms } from '../wording/kinds.ts'

const USE =
  '(office|warehouse|retail|shop|storage|showroom|production|manufacturing|medical|flex|residential|commercial)'

/** Figures of commercial space: floor loads, square feet by use, traffic counts, and asking rents. */
export const FIGURES_OF_SPACE: SubjectRules = {
  lines: [
    [
      /^floor load(?:ing)?(?: capacity)?(?: of| is|:)? ([\d,]+) ?(?:\/ ?square f(?:ee|oo)t|psf|lbs?\.? ?(?:\/|per) ?(?:sf|square f(?:ee|oo)t))$|^([\d,]+) ?(?:\/ ?square f(?:ee|oo)t|psf) floor load(?:ing)?$/i,
      (match) => building(`the floor load is ${match[1] ?? match[2]} pounds per square foot`),
    ],
    [
      new RegExp(
        `^(?:about )?(?:${USE} (\\d{1,2}) ?(?:%|percent)|(\\d{1,2}) ?(?:%|percent) ${USE})(?:,| and| \\/|\\/| \\+)? ?(?:${USE} (\\d{1,2}) ?(?:%|percent)|(\\d{1,2}) ?(?:%|percent) ${USE})$`,
        'i',
      ),
      (match) =>
        building(
          `the space is ${match[2] ?? match[3]} percent ${lower(match[1] ?? match[4])} and ${match[6] ?? match[7]} percent ${lower(match[5] ?? match[8])}`,
        ),
    ],
    [
      /^(?:daily |high )?traffic counts?(?: of| is| are| over|:)? (over |about |approximately )?([\d,]+)\+?(?: (?:vpd|cars|vehicles|AADT|ADT))?(?:\/day| (?:per|a) day| daily)((?: on .+)?)$/i,
      (match) => {
        const value = Number((match[2] ?? '').replace(/,/g, ''))
        return {
          ...location(
            `the traffic count is ${lower(match[1]).replace('approximately', 'about')}${group(value)} vehicles a day${match[3] ?? ''}`,
          ),
          concept: match[1] || match[3] ? null : 'traffic count',
          count: value,
        }
      },
    ],
    [
      /^(?:asking|lease rate|asking rent|asking rate)(?: of| is|:)? \$ ?([\d,.]+)(?: ?\/ ?(?:sf|square f(?:ee|oo)t)| (?:per|a) (?:sf|square f(?:ee|oo)t)| psf)(?:\/yr|\/year| a year)?(?:,? (?:on (?:a )?)?(NNN|triple net|modified gross|gross|full service|plus NNN|\+ NNN))?$/i,
      (match) =>
        terms(
          `the asking rent is $${match[1]} a square foot${match[2] ? `, ${lower(match[2]).replace(/^(?:plus |\+ )?nnn$/, 'triple net')}` : ''}`,
        ),
    ],
    [
      /^phase (I{1,2}|[12])(?: (?:environmental|ESA)(?: assessment| report)?)? (?:was )?(completed|done|performed)(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        ...condition(
          `a Phase ${(match[1] ?? '').toUpperCase().replace('1', 'I').replace('2', 'II')} environmental assessment was ${lower(match[2])} in ${match[3]}`,
        ),
        year: Number(match[3]),
      }),
    ],
    [
      /^roof (replaced|installed|redone|recoated|coated)(?: in)? ((?:19|20)\d\d),? (?:with )?(TPO|EPDM|PVC|metal|rubber|membrane|standing seam metal|modified bitumen|shingles?|silicone)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        year: Number(match[2]),
        statement: `the roof was ${lower(match[1])} in ${match[2]} with ${/^[A-Z]{3,4}$/.test(match[3] ?? '') ? match[3] : lower(match[3])}`,
      }),
    ],
    [
      /^build[- ]?out allowance(?: (?:is )?(negotiable|available|offered|provided))?$/i,
      (match) =>
        terms(
          match[1]
            ? `a build-out allowance is ${lower(match[1])}`
            : 'there is a build-out allowance',
        ),
    ],
    [
      /^(?:space|suite|unit) (?:is )?for (lease|rent|sale) next door$/i,
      (match) => location(`there is space for ${lower(match[1])} next door`),
    ],
  ],
}
