import { RATED, rateAt } from '../rate.ts'
import { isPlural, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { inWords } from '../wording/counts.ts'
import { fee, system, terms } from '../wording/kinds.ts'

/** Solar panels: owned or leased. */
export const SOLAR: SubjectRules = {
  lines: [
    // 'photovoltaic with battery' has no noun, and no system is 'a photovoltaic'.
    [
      /^((?:\d[\d.]*[- ]?kw )?)(?:PV|photovoltaics?|solar PV)(?: (array|system|panels))?(?: (?:with|and|\+|plus) (?:an? )?((?:home |whole-house |Powerwall |Tesla )?(?:battery|batteries)(?: (?:backup|storage|wall|pack))?))?$/i,
      ([typed, power = '', noun = '', battery = '']) => {
        if (!battery && lower(noun) !== 'array') return null
        const panels = `${power ? `${power.replace(/[ -]?kw/i, '-kW')}` : ''}${`${/photovoltaic/i.test(typed) ? 'photovoltaic' : 'solar'} ${lower(noun) || 'system'}`}`
        const name = battery
          ? `${panels} with ${isPlural(battery) ? '' : 'a '}${battery.replace(/^(?:Home|Whole-house)/, lower)}`
          : panels
        return {
          ...system(`there ${/panels/.test(panels) ? 'are' : 'is'} ${withArticle(name)}`),
          concept: battery ? null : 'solar panels',
          name: battery ? '' : panels,
        }
      },
    ],
    [
      new RegExp(
        `^buyer (?:to assume|assumes|assume|takes over) (?:the )?solar(?: (lease|loan|payment|agreement))?,? (?:at |of )?${RATED}(?:,? (?:with )?(\\d+) (?:years?|yrs?) (?:left|remaining))?$`,
        'i',
      ),
      (match) =>
        terms(
          `the buyer assumes the solar ${lower(match[1]) || 'agreement'} at ${rateAt(match, 2)}${match[5] ? `, with ${inWords(match[5])} years left` : ''}`,
        ),
    ],
    [
      /^(?:the )?buyers? (?:is to |to |must |will |shall )?(?:assumes?|take over|takes over) (?:the )?solar (lease|loan|payments|contract)$|^(?:the )?solar (lease|loan|payments|contract) (?:is |are )?(?:to be )?assumed by (?:the )?buyer$/i,
      (match) => terms(`the buyer assumes the solar ${lower(match[1] ?? match[2])}`),
    ],
    [
      /^(?:owned solar|solar)(?: panels| system)?(?: is| are)?(?: owned)?(?:,| -|;| and) (paid off|paid in full|no lease(?: to assume)?|not leased)$/i,
      (match) => {
        if (!/owned/i.test(match[0])) return null
        const rest = lower(match[1])
        return system(
          `the solar panels are owned${/^no lease/.test(rest) ? `, with ${rest}` : /^not/.test(rest) ? ', not leased' : ` and ${rest}`}`,
        )
      },
    ],
    [
      /^[Ss]olar(?: panels| system)? (?:is |are )?(leased|financed)(?:,| from| with| through| by) (\p{Lu}[\p{L} ]+?)(?:,? (?:at )?\$?([\d,.]+)(?: ?\/ ?mo(?:nth)?| a month| monthly))?$/u,
      (match) => ({
        kind: 'terms',
        concept: /leased/i.test(match[1] ?? '') ? 'solar panels, leased' : null,
        statement: `the solar panels are ${lower(match[1])} ${/leased/i.test(match[1] ?? '') ? 'from' : 'through'} ${match[2]}${match[3] ? ` at $${match[3]} a month` : ''}`,
      }),
    ],
    [
      /^(?:(owned|leased) solar(?: panels| system)?|solar (?:panels |system )?(?:are |is )?(owned outright|owned|paid off|leased)), ([\d.]+) ?kw$/i,
      (match) => system(`the ${match[3]}-kW solar system is ${lower(match[1] ?? match[2])}`),
    ],
    [
      /^(?:still )?(?:under )?(?:a )?solar lease,? (?:is )?prepaid(?: for)?(?: (\d+) (?:years|yrs?))?$/i,
      (match) => system(`the solar lease is prepaid${match[1] ? ` for ${match[1]} years` : ''}`),
    ],
  ],
  firstStatements: [
    [
      // A home does not 'have owned solar': that it is owned is what is told.
      /^(?:fully )?owned solar(?: power| energy)?$|^solar(?: power)?,? (?:is )?(?:fully )?\(?owned\)?$/i,
      () => ({
        kind: 'system',
        concept: 'solar panels, owned',
        statement: 'the solar system is owned',
        name: '',
      }),
    ],
  ],
  figures: [
    [
      /^solar (lease|loan|system|panels) paid off(?: in)? ((?:19|20)\d\d),?(?: so| and)?(?: is)?(?: now)? owned$/i,
      (match) =>
        system(
          `the solar ${/lease|loan/i.test(match[1] ?? '') ? match[1]?.toLowerCase() : 'system'} was paid off in ${match[2]}, and the system is owned`,
        ),
    ],
    [
      /^(?:leased solar|solar (?:is )?leased|solar lease)(?: at| for)?,? \$?([\d.,]+)(?:\/mo\w*| a month| monthly),? (?:buyer )?(?:must assume|to assume|must be assumed|to be assumed)$/i,
      (match) => fee(`the solar lease is ${dollars(match[1])} a month and must be assumed`),
    ],
    [
      /^(?:leased|lease|loan|solar|solar lease|leased solar) (?:payment|pmt) (?:of |is )?(about )?\$?([\d,.]+)(?:\/mo\w*| a month| mo)?$/i,
      (match) =>
        fee(
          `the ${/solar/i.test(match[0]) ? 'solar ' : ''}${/loan/i.test(match[0]) ? 'loan' : 'lease'} payment is ${match[1] ? 'about ' : ''}$${match[2]}${/\/mo|a month| mo$/i.test(match[0]) ? ' a month' : ''}`,
        ),
    ],
    [
      /^solar(?: panels?| system)? (leased|financed) (?:at )?\$?([\d,.]+)(?:\/mo\w*| a month| mo\b| per month)(,? buyer (?:to |must |will )?assumes?(?: lease| loan)?)?$/i,
      (match) =>
        fee(
          `the solar panels are ${lower(match[1])} at $${match[2]} a month${match[3] ? `, and the buyer assumes the ${/financed/i.test(match[1] ?? '') ? 'loan' : 'lease'}` : ''}`,
        ),
    ],
    [
      /^solar(?: panels?| system)?(?: (?:is|are))? (leased|financed|owned|paid off|on a lease)((?: (?:through|thru|until|till) (?:19|20)\d\d)?)(?:,? (?:at |for )?\$?(\d[\d,]*)\/mo\w*)?$/i,
      (match) =>
        match[2] || match[3]
          ? terms(
              `the solar panels are ${match[1]?.toLowerCase()}${(match[2] ?? '').replace(/ (?:thru|till) /i, ' through ').toLowerCase()}${match[3] ? ` for ${dollars(match[3])} a month` : ''}`,
            )
          : null,
    ],
    [
      /^solar(?: panels| system)? (?:is |are )?paid off$/i,
      told('terms', null, 'the solar panels are paid off'),
    ],
    [
      /^solar lease,? \$?(\d+)\/mo(?:nth)?(?:,? (assumable|transferable|transfers))?$/i,
      (match) =>
        fee(
          `the solar lease is $${match[1]} a month${match[2] ? ` and is ${/transfer/i.test(match[2]) ? 'transferable' : 'assumable'}` : ''}`,
        ),
    ],
  ],
}
