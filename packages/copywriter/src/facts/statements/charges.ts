import { includedInFee } from '../included-in-fee.ts'
import { series } from '../numerals.ts'
import { PERIOD, periodOf, SUM, sumOf } from '../sums.ts'
import { fee, RATED, rateAt } from './rate.ts'
import { lower, type Told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const FEE_OF =
  '((?:HOA|POA|COA|association|condo(?: association)?|co-?op|monthly)(?: fees?| dues)?)'

const COVERS =
  '(?::| -| is for| are for| includes?| including| included| covers?| covering| pays for)'

/** What dues are called: 'HOA dues', 'the condo fee'; without a word for them, the association covers it. */
const duesOf = (typed: string | undefined): string => {
  const isAssociation = /^(?:HOA|POA|COA|association)$/i.test(typed ?? '')
  const name = lower(typed).replace(/ (?:fees?|dues)$/, '')
  if (isAssociation) return `the ${name.length === 3 ? name.toUpperCase() : name}`
  if (/^(?:hoa|poa|coa)$/.test(name)) return `${name.toUpperCase()} dues`
  return name === 'association'
    ? 'association dues'
    : `the ${name.replace(/ association$/, '')} fee`
}

const cover = (dues: string): string => (/dues$/.test(dues) ? 'cover' : 'covers')

const DUE =
  /\b(?:water|sewer|trash|garbage|recycling|cable|internet|wi-fi|electricity|gas|heat|hot water|snow removal|snow|plowing|mowing|mulching|lawn|lawn care|grass|landscaping|pool|clubhouse|gym|fitness center|tennis|courts?|playground|trails?|park|areas?|maintenance|exterior|roof|siding|security|insurance|amenities|taxes|pest control|management|road|roads|gate|reserves|concierge|doorman|parking|storage|irrigation|elevator|dock|marina|gutters|painting|driveway|power|lighting|utilities|phone|bond|grounds|termite|lawns?|common|cleaning|window washing|septic|well|boat ramp|pier)\b/i

const feeOf = (
  typed: string,
  digits: string | undefined,
  period: string | undefined,
  covers: string | undefined,
): Told | null => {
  const covered = covers ? includedInFee(`includes ${covers}`, '') : []
  if (covered.some((item) => !DUE.test(item))) return null
  const often = periodOf(`${period ?? ''} ${/monthly|quarterly|annual/i.exec(typed)?.[0] ?? ''}`)
  return {
    ...fee(
      `the fee is ${sumOf(digits, undefined)}${often ? ` ${often}` : ''}${covered.length > 0 ? ` and covers ${series(covered)}` : ''}`,
    ),
    list: covered,
  }
}

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

/** Dues and fees: what is paid, how often and for what. */
export const CHARGES: SubjectRules = {
  lines: [
    [
      new RegExp(`^${FEE_OF}${COVERS} (?!only)([a-z][a-z, &+/-]+)$`, 'i'),
      (match) => {
        const covered = includedInFee(`includes ${match[2]}`, '')
        const dues = duesOf(match[1])
        return covered.length > 0 && covered.every((item) => DUE.test(item))
          ? { ...fee(`${dues} ${cover(dues)} ${series(covered)}`), list: covered }
          : null
      },
    ],
    [
      new RegExp(
        `^(?:(?:low )?fee(?: of| is)? ${SUM}${PERIOD}|${SUM}${PERIOD} fee)(?:(?:,|:| -)? (?:includes?|including|covers?|covering|with|for) ([a-z][a-z, &+/-]+)|,? ([a-z ]+) in(?:cluded)?)?$`,
        'i',
      ),
      (match) => feeOf(match[0], match[1] ?? match[4], match[3] ?? match[6], match[7] ?? match[8]),
    ],
    [
      new RegExp(`^\\$${SUM.replace('\\$?', '')}${PERIOD}: ([a-z][a-z, &+/-]+)$`, 'i'),
      (match) => feeOf(match[0], match[1], match[3], match[4]),
    ],
    [
      new RegExp(
        `^(voluntary|optional|mandatory) (HOA|POA|association)(?: dues| fees?)? ${RATED}$`,
        'i',
      ),
      (match) => fee(`${duesOf(match[2])} is ${lower(match[1])}, at ${rateAt(match, 3)}`),
    ],
    [
      new RegExp(
        `^(HOA|POA|association)(?: dues| fees?)?,? ${RATED},? \\(?(voluntary|optional|mandatory)\\)?$`,
        'i',
      ),
      (match) => fee(`${duesOf(match[1])} is ${lower(match[5])}, at ${rateAt(match, 2)}`),
    ],
    [
      new RegExp(
        `^((?:private )?(?:road|lane|driveway|dock|pier|lake|pond|beach|trail|landscape|lawn|well|bridge)) (?:maintenance|maint)(?: fees?| dues| agreement)?(?: is| of)? (about )?${RATED}$`,
        'i',
      ),
      (match) => fee(`${lower(match[1])} maintenance is ${lower(match[2])}${rateAt(match, 3)}`),
    ],
    [
      new RegExp(
        `^(annual|monthly|yearly|quarterly) (maintenance|club|beach|lake|marina|amenity|recreation) fee(?: is| of)? ${SUM}$`,
        'i',
      ),
      (match) =>
        fee(`the ${lower(match[1])} ${lower(match[2])} fee is ${sumOf(match[3], match[4])}`),
    ],
    [
      new RegExp(`^(?!HOA|COA|POA)([A-Z]{2,5}) (assessment|fee|tax|dues)(?: is| of)? ${RATED}$`),
      (match) =>
        fee(
          `${/dues/i.test(match[2] ?? '') ? '' : 'the '}${match[1]} ${lower(match[2])} ${/dues/i.test(match[2] ?? '') ? 'are' : 'is'} ${rateAt(match, 3)}`,
        ),
    ],
    [
      new RegExp(
        `^(front[- ]foot (?:fee|assessment|benefit)|sewer betterment|betterment|sewer assessment|water assessment|paving assessment|street assessment)(?: is| of)? ${RATED}(?: (to|through|thru|until|till) ((?:19|20)\\d\\d))?$`,
        'i',
      ),
      (match) =>
        fee(
          `the ${lower(match[1]).replace('front foot', 'front-foot')} is ${rateAt(match, 2)}${match[6] ? ` ${/^th/i.test(match[5] ?? '') ? 'through' : 'until'} ${match[6]}` : ''}`,
        ),
    ],
    [
      new RegExp(
        `^ground rent(?: is| of)? ${RATED},? (?:paid |payable |due )?(semi-?annual(?:ly)?|quarterly|monthly|twice a year)$`,
        'i',
      ),
      (match) =>
        fee(
          `the ground rent is ${rateAt(match, 1)}, paid ${lower(match[4]).replace(/^semi-?annual(?:ly)?$/, 'semiannually')}`,
        ),
    ],
    [
      new RegExp(
        `^flood ins(?:urance)?(?: policy| premium)?(?: is)? (about )?${RATED}(?:,| and)? (assumable|transferable|transfers|can be assumed)$`,
        'i',
      ),
      (match) =>
        fee(
          `flood insurance is ${lower(match[1])}${rateAt(match, 2)} and ${/^trans/i.test(match[5] ?? '') ? 'transferable' : 'assumable'}`,
        ),
    ],
    [
      new RegExp(
        `^${SERVICES}(?: (?:is|are|all))? (?:included )?in (?:the )?(?:monthly )?(fee|dues|condo fee|HOA|HOA fee|HOA dues|rent|maintenance)$`,
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
        return {
          kind: 'utilities',
          concept: null,
          statement: `all utilities except ${without} are included${match[1] ? ` in the ${lower(match[1]).replace('hoa', 'HOA dues')}` : ''}`,
        }
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
    [
      /^[Ss]olar(?: panels| system)? (?:is |are )?(leased|financed)(?:,| from| with| through| by) (\p{Lu}[\p{L} ]+?)(?:,? (?:at )?\$?([\d,.]+)(?: ?\/ ?mo(?:nth)?| a month| monthly))?$/u,
      (match) => ({
        kind: 'terms',
        concept: /leased/i.test(match[1] ?? '') ? 'solar panels, leased' : null,
        statement: `the solar panels are ${lower(match[1])} ${/leased/i.test(match[1] ?? '') ? 'from' : 'through'} ${match[2]}${match[3] ? ` at $${match[3]} a month` : ''}`,
      }),
    ],
  ],
}
