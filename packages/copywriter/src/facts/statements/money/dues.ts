import { articleFor } from '@listwright/reviewer/language'
import { series } from '../../figures/numerals.ts'
import { includedInFee } from '../../money/included-in-fee.ts'
import { PERIOD, periodOf, SUM, sumOf } from '../../money/sums.ts'
import { fee, RATED, rateAt } from '../rate.ts'
import { lower, type Told, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import {
  AMOUNT,
  DOLLARS,
  dollars,
  feeNamed,
  grouped,
  MONTHLY,
  PERIOD_OF_CHARGE,
  PLUS,
  per,
  sum,
} from '../wording/amounts.ts'

const toppedUp = (
  dues: string | undefined,
  amount: string | undefined,
  period: string | undefined,
  more: string | undefined,
  extra: string | undefined,
  often: string | undefined,
) => {
  const name = lower(dues)
  const subject = /^hoa|^association/.test(name)
    ? 'HOA dues are'
    : /^poa/.test(name)
      ? 'POA dues are'
      : name === 'dues'
        ? 'dues are'
        : `the ${name.replace('dues', 'fee')} is`
  const what = `${feeNamed(more ?? '').replace(/^startup$/, 'start-up')} fee`.replace(
    /contribution fee$/,
    'contribution',
  )
  return fee(
    often
      ? `${subject} ${sum(amount)}${per(period)}, plus ${articleFor(what)} ${what} of ${sum(extra)}${per(often)}`
      : `${subject} ${sum(amount)}${per(period)}, plus ${articleFor(sum(extra))} ${sum(extra)} ${what}`,
  )
}

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

/** Dues of an association: how much, how often, or none. */
export const DUES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(HOA|POA|dues|condo fee|condo dues|regime fee|association)(?: dues| fees?)?:? ${AMOUNT}${PERIOD_OF_CHARGE}${PLUS}(initiation|slip|transfer|capital contribution|working capital|club|amenity|road|gate|admin|start-?up|move-in)(?: fees?)?(?: of)? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => toppedUp(match[1], match[2], match[3], match[4], match[5], match[6]),
    ],
    [
      new RegExp(
        `^(HOA|POA|dues|condo fee|condo dues|regime fee|association)(?: dues| fees?)?:? ${AMOUNT}${PERIOD_OF_CHARGE}${PLUS}${AMOUNT} (initiation|slip|transfer|capital contribution|working capital|club|amenity|road|gate|admin|start-?up|move-in)(?: fees?)?$`,
        'i',
      ),
      (match) => toppedUp(match[1], match[2], match[3], match[5], match[4], ''),
    ],
    [
      new RegExp(
        `^(?:trash(?: pickup| service)?) (?:with|through|by|via) (?:the )?HOA,? \\(?${AMOUNT}${PERIOD_OF_CHARGE}\\)?$`,
        'i',
      ),
      (match) => fee(`trash pickup through the HOA is ${sum(match[1])}${per(match[2])}`),
    ],
    [
      new RegExp(
        `^HOA (?:for |covers )?(gates?|roads?|road maintenance|pool|lawns?|common areas?) only,? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        fee(
          `HOA dues are ${sum(match[2])}${per(match[3])} and cover only the ${lower(match[1]).replace(/^the /, '')}`,
        ),
    ],
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
        `^HOA(?: fees?| dues)?:? ${DOLLARS}${MONTHLY}? (?:condo|sub(?:[- ]?association)?|townhome|villa)(?: and| \\+| &|,) ${DOLLARS}${MONTHLY}? master(?: association)?$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${match[1]}${match[2] ? ' a month' : ''} for the ${/condo/i.test(match[0]) ? 'condo association' : 'subassociation'} and $${match[3]}${match[4] ? ' a month' : ''} for the master association`,
      }),
    ],
    [
      new RegExp(
        `^HOA(?: fees?| dues)?:?(?: is| are)? ${DOLLARS}(${MONTHLY.slice(1, -1)}|\\/ ?yr|\\/ ?year| a year| annually)? (?:is |are )?for (?:the )?((?:common|shared|private|road|gate|pool|pond|lake|snow|landscap|entrance|amenit)[a-z -]*)$`,
        'i',
      ),
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${match[1]}${match[2] ? (/y|annual/i.test(match[2]) ? ' a year' : ' a month') : ''} for ${lower(match[3])}`,
      }),
    ],
  ],
  figures: [
    [
      /^(?:HOA|association)(?: dues| fees?)? \$?([\d,]+)((?:\/mo\w*| a month| monthly)?) ?(?:\+|plus|and) ?\$?([\d,]+) (initiation|transfer|capital contribution|move-in|setup|working capital)(?: fee)?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are ${dollars(match[1])}${match[2] ? ' a month' : ''}, plus a ${dollars(match[3])} ${match[4]?.toLowerCase()} fee`,
      }),
    ],
    [
      /^(?:HOA|association|condo)(?: dues| fee)? \$?([\d,]+)(?:\/mo\w*| a month)?,? excluding (.+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${grouped(match[1])}${/mo/i.test(match[0]) ? ' a month' : ''} and do not include ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:HOA|association) (?:\+|and) ([a-z]+ transfer fee)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `there is an HOA and a ${lower(match[1])}`,
      }),
    ],
    [
      /^(?:voluntary|optional) HOA(?:,? \$?([\d,]+)\/(mo\w*|yr|year|qtr))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: match[1]
          ? `the HOA is voluntary, at $${match[1]} ${/^m/i.test(match[2] ?? '') ? 'a month' : /^q/i.test(match[2] ?? '') ? 'a quarter' : 'a year'}`
          : 'the HOA is voluntary',
      }),
    ],
    [
      /^HOA(?: fee| dues)? \$?([\d,]+) semiannually$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues are $${match[1]} twice a year`,
      }),
    ],
    [/^no HOA (?:or|and|\/) POA$/i, told('fee', 'no hoa', 'there is no HOA or POA')],
  ],
  statements: [
    [
      /^(low|lower|reasonable) (?:hoa|association|condo|monthly)(?: (?:fees?|dues))?$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${/condo/i.test(match[0]) ? 'condo' : 'HOA'} fee is ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:there is )?(?:no|non|zero)[- ](?:hoa|association|poa)(?: (?:fees?|dues))?$|^hoa:? none$/i,
      (match) => ({
        kind: 'fee',
        concept: 'no hoa',
        statement: /fee|dues/i.test(match[0]) ? 'there are no HOA fees' : 'there is no HOA',
      }),
    ],
    [
      /^no (hoa|association)[ ,+&/]*(?:and |or |no )*(cdd|mello[- ]roos|restrictions|covenants|city taxes)$/i,
      (match) => ({
        kind: 'fee',
        concept: 'no hoa',
        statement: `there is no HOA and no ${/cdd/i.test(match[2] ?? '') ? 'CDD' : (match[2] ?? '').toLowerCase()}`,
      }),
    ],
  ],
  sums: [
    [
      /^common charges \$?([\d,]+),? (?:ret|taxes|RE tax(?:es)?) \$?([\d,]+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `common charges are ${dollars(match[1])} and real estate taxes are ${dollars(match[2])}`,
      }),
    ],
    [
      /^(?:the )?((?:(?:HOA|association|building|condo|co-?op) )?)(?:reserves|reserve( fund))(?: of| is| are| at| stands? at)?( about| over)? (?:\$([\d.,]+) ?(k|m|mm|million)?|([\d.,]+) ?(k|m|mm|million))$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the ${(match[1] ?? '').replace(/^(?!HOA)\w+/, (word) => word.toLowerCase())}${match[2] ? 'reserve fund is' : 'reserves are'}${lower(match[3])} ${dollars(match[4] ?? match[6], match[5] ?? match[7])}`,
      }),
    ],
  ],
}
