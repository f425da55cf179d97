import { series } from '../../figures/numerals.ts'
import { fee } from '../rate.ts'
import { listed, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { income, terms, utilities } from '../wording/kinds.ts'

const SERVICE =
  '(?:all utilities|utilities|basic cable|cable|internet|wi-?fi|water|sewer|trash|garbage|recycling|heat|hot water|gas|cooking gas|electric(?:ity)?|air conditioning|snow removal|lawn care|landscaping|taxes|parking|storage|insurance|pest control|security|gym|laundry)'

const SERVICES = `(${SERVICE}(?:(?:, and|,| and| \\+| plus| &|\\/) ?${SERVICE})*)`

const listOf = (typed: string): string =>
  series(
    typed
      .split(/,? (?:and|\+|plus|&) |, |\//i)
      .map((item) =>
        lower(item)
          .trim()
          .replace(/^electric$/, 'electricity')
          .replace(/^wi-?fi$/, 'Wi-Fi'),
      )
      .filter(Boolean),
  )

const areIn = (services: string): string => (/ and |utilities|taxes/.test(services) ? 'are' : 'is')

/** Utilities and services that are included, or are extra. */
export const INCLUDED_UTILITIES: SubjectRules = {
  lines: [
    [
      /^([a-z][a-z,/+& ]*?) (?:is |are )?(?:billed|charged) (?:at )?(?:an? )?flat(?: rate)?(?: of| at)? \$([\d,]+)((?: ?\/ ?mo\w*| a month| monthly)?)$/i,
      ([, typed = '', sum, month]) => {
        const utilities = listed(lower(typed))
        return fee(
          `${series(utilities)} ${utilities.length > 1 ? 'are' : 'is'} billed at a flat $${sum}${month ? ' a month' : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^${SERVICES}(?: (?:is|are|all))? (?:included )?in (?:the )?(?:monthly )?(fee|dues|condo fee|HOA|HOA fee|HOA dues|rent|maintenance|assessments?|common charges?)$`,
        'i',
      ),
      (match) => {
        const services = listOf(match[1] ?? '')
        return fee(
          `${services} ${areIn(services)} included in the ${lower(match[2])
            .replace(/^hoa(?: fee)?$/, 'HOA dues')
            .replace('hoa', 'HOA')}`,
        )
      },
    ],
    [
      /^(?:all )?utilities(?: are)?(?: all)?(?: in| included| incl)?(?: in (?:the )?(rent|fee|condo fee|HOA))?,? (?:except|but|minus)(?: for)? ([a-z][a-z ]*(?:(?: and|,) [a-z]+)?)(?: (?:is |are )?included)?$/i,
      (match) => {
        const without = listOf(match[2] ?? '')
        return utilities(
          `all utilities except ${without} are included${match[1] ? ` in the ${lower(match[1]).replace('hoa', 'HOA dues')}` : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^(${SERVICE}(?:, ${SERVICE})+) (?:are |is |all )?(?:included|incl|paid)(?: in (?:the )?(rent|fee))?$`,
        'i',
      ),
      (match) => {
        const services = listOf(match[1] ?? '')
        return {
          kind: 'utilities',
          concept: 'utilities included',
          statement: `${services} ${areIn(services)} included${match[2] ? ` in the ${lower(match[2])}` : ''}`,
          list: services.split(/,? and |, /),
        }
      },
    ],
  ],
  commaLines: [
    [
      /^water, sewer,? and (garbage|trash) (?:are )?included(?: in (?:the )?rent)?$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'utilities included',
        statement: `water, sewer, and ${lower(match[1])} are included`,
        list: ['water', 'sewer', lower(match[1])],
      }),
    ],
    [
      /^free (wi-?fi|internet|cable|heat|hot water|water)$/i,
      (match) => utilities(`${lower(match[1]).replace(/^wi-?fi$/, 'Wi-Fi')} is free`),
    ],
  ],
  firstStatements: [
    [
      /^((?:water|gas|electric(?:ity)?|heat|hot water|internet|cable|trash|sewer|utilities|parking)(?:(?:,| and|, and| or) (?:water|gas|electric(?:ity)?|heat|hot water|internet|cable|trash|sewer|parking))*) (?:is |are )?not included$/i,
      (match) => {
        const list = listed((match[1] ?? '').toLowerCase().replace(/ or /g, ' and ')).map((each) =>
          each.replace(/^electric$/, 'electricity'),
        )
        const isSeveral = list.length > 1 || list[0] === 'utilities'
        return terms(`${series(list)} ${isSeveral ? 'are' : 'is'} not included`)
      },
    ],
  ],
  figures: [
    [
      /^((?:[a-z-]+ )*insurance|cable|internet|heat|water|trash|gas|parking|storage|electric(?:ity)?|taxes) (?:is |are )?(included|covered|paid) (?:in|by|with) (?:the )?(dues|HOA|HOA dues|rent|fee|condo fee|association|maintenance|assessments?)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `${lower(match[1])} ${/^taxes/i.test(match[1] ?? '') ? 'are' : 'is'} ${lower(match[2])} ${/association|^HOA$/i.test(match[3] ?? '') ? 'by' : 'in'} the ${lower(match[3]).replace('hoa', 'HOA')}`,
      }),
    ],
    [
      /^(electric(?:ity)?|gas|heat|water|utilities|cable|internet|parking|storage) (?:is |are )?extra$/i,
      (match) => {
        const what = (match[1] ?? '').toLowerCase().replace(/^electric$/, 'electricity')
        return utilities(`${what} ${what === 'utilities' ? 'are' : 'is'} extra`)
      },
    ],
    [
      /^((?:snow(?: removal)?|lawn(?: care)?|landscaping|trash|exterior maintenance)(?:(?: \+|,| and|\/) ?(?:snow(?: removal)?|lawn(?: care)?|landscaping|trash))+) (?:is |are )?included$/i,
      (match) => {
        const list = listed((match[1] ?? '').toLowerCase()).map((each) =>
          each.replace(/^snow$/, 'snow removal').replace(/^lawn$/, 'lawn care'),
        )
        return { kind: 'fee', concept: null, statement: `${series(list)} are included`, list }
      },
    ],
  ],
  statements: [
    [
      /^((?:heat|hot water|water|gas|electric(?:ity)?|utilities|trash|snow removal|lawn care)(?:(?:,| and| \+|\/) ?(?:heat|hot water|water|gas|electric(?:ity)?|trash))*) (?:is |are )?(?:paid )?by (?:the )?(tenants?|owner|landlord|buyer|hoa|association)$/i,
      (match) => {
        const list = listed((match[1] ?? '').toLowerCase()).map((each) =>
          each.replace(/^electric$/, 'electricity'),
        )
        return income(
          `${series(list)} ${list.length > 1 || list[0] === 'utilities' ? 'are' : 'is'} paid by the ${/hoa/i.test(match[2] ?? '') ? 'HOA' : (match[2] ?? '').toLowerCase()}`,
        )
      },
    ],
    [
      /^(?:rent includes |includes )(.+)$|^(all utilities|utilities|heat|water|gas|electric|electricity|internet|cable|trash|garbage|sewer|hot water|heat and hot water|heat, hot water|water and sewer|water and trash|heat and water|wi-?fi|parking|lawn care|lawn service|landscaping|snow removal|snow plowing|mowing|pest control|trash (?:removal|pickup)|(?:exterior|building|grounds|common[- ]area) maintenance|pool service|yard care)(?:(?:,| and| \+|\/) ?(water|gas|heat|hot water|trash|garbage|internet|electric|cable|sewer))* (?:are |is )?included(?: in (?:the )?rent)?$/i,
      (match) => {
        const typed = (match[1] ?? match[0].replace(/ (?:are |is )?included.*$/i, '')).toLowerCase()
        const list = listed(typed.replace(/^rent includes /, '')).map((service) =>
          service.replace(/^wi-?fi$/, 'Wi-Fi'),
        )
        const isRent = /rent/i.test(match[0])
        return {
          kind: 'utilities',
          // Its lines agree with a list of single utilities.
          concept: /^(?:all )?utilities$/.test(typed) ? null : 'utilities included',
          statement: isRent
            ? `the rent includes ${series(list)}`
            : `${series(list)} ${list.length > 1 || /utilities/.test(typed) ? 'are' : 'is'} included`,
          list,
        }
      },
    ],
    [
      // 'The lawn is included' would give it to the buyer.
      /^(?:lawn|grass|yard)(?: care| mowing)? (?:and|&|\+|\/) ?snow (?:care|removal|plowing)(?: (?:are |is )?included)$/i,
      () => ({
        kind: 'utilities',
        concept: null,
        statement: 'lawn care and snow removal are included',
        list: ['lawn care', 'snow removal'],
      }),
    ],
    [
      /^((?:water|trash|gas|heat|electric|sewer|cable|internet|wi-fi|hot water)(?: (?:water|trash|gas|heat|electric|sewer|cable|internet|wi-fi|hot water))+) included$/i,
      (match) => {
        const list = (match[1] ?? '')
          .toLowerCase()
          .replace('wi-fi', 'Wi-Fi')
          .replace(/hot water/, 'hot_water')
          .split(' ')
          .map((item) => item.replace('_', ' ').replace(/^electric$/, 'electricity'))
        return {
          kind: 'utilities',
          concept: 'utilities included',
          statement: `${series(list)} are included`,
          list,
        }
      },
    ],
  ],
}
