import { articleFor } from '@listwright/reviewer/language'
import { RATED, rateAt } from '../rate.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import {
  AMOUNT,
  DOLLARS,
  MONTHLY,
  PERIOD_OF_CHARGE,
  per,
  refundable,
  sum,
} from '../wording/amounts.ts'
import { pets } from '../wording/kinds.ts'

/** Pet rent, fees and deposits. */
export const PET_FEES: SubjectRules = {
  lines: [
    [
      /^(pets|dogs|cats)(?: ok| allowed)?,? (?:with )?(?:an? )?\$(\d[\d,]*) (non[- ]?refundable)(?: (?:pet )?(fee|deposit))?$/i,
      ([, who, sum = '', , paid]) =>
        pets(
          `${lower(who)} are allowed with ${articleFor(`$${sum}`)} $${sum} non-refundable ${lower(paid) || 'fee'}`,
        ),
    ],
    [
      new RegExp(
        `^(pets|cats|dogs|small dogs|small pets|pet|cat|dog)(?: are| is)? (ok|okay|allowed|welcome|accepted|considered|negotiable)(?:,| with|:)? (?:an? )?${AMOUNT}( non-?refundable| refundable| one[- ]time)?( fee| deposit)?${PERIOD_OF_CHARGE}(?:,? (?:\\+|and|plus) ${AMOUNT}${PERIOD_OF_CHARGE}(?: pet rent)?)?$`,
        'i',
      ),
      (match) => {
        const [, who = '', verb = '', first, kind = '', noun = '', period, second, often] = match
        const animals = `${lower(who).replace(/s$/, '')}s`
        const state = /^(?:considered|negotiable|welcome)$/i.test(verb) ? lower(verb) : 'allowed'
        if (period && !second && !kind && !noun)
          return {
            kind: 'pets' as const,
            concept: null,
            statement: `${animals} are ${state} for ${sum(first)}${per(period)}`,
          }
        if (!kind && !noun && !second) return null
        const sort = lower(kind)
          .trim()
          .replace(/^nonref/, 'non-ref')
        return {
          kind: 'pets' as const,
          concept: null,
          statement: `${animals} are ${state} with ${articleFor(sum(first))} ${sum(first)} ${sort ? `${sort} ` : ''}${lower(noun).trim() || 'fee'}${second ? ` plus ${sum(second)}${per(often)}` : ''}`,
        }
      },
    ],
    [
      new RegExp(
        `^pet (fee|deposit|rent)(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},? (?:each|per pet|per animal)$`,
        'i',
      ),
      (match) =>
        pets(`the pet ${lower(match[1])} is ${sum(match[2])}${per(match[3])} for each pet`),
    ],
    [
      /^\$ ?(\d[\d,]*) pet deposit(,? (?:each|per pet))?$/i,
      (match) => pets(`the pet deposit is $${match[1]}${match[2] ? ' for each pet' : ''}`),
    ],
    [
      new RegExp(
        `^pet (fee|rent|deposit)(?: is| of)? ${RATED},? (?:and )?(?:with )?(?:an? )?(\\d+)[- ]?(?:lbs?|pounds?|#)\\.? (?:weight )?(?:max(?:imum)?|limit)$`,
        'i',
      ),
      (match) =>
        pets(`the pet ${lower(match[1])} is ${rateAt(match, 2)}, with a ${match[5]}-pound limit`),
    ],
    [
      new RegExp(`^(cat|dog) (fee|rent|deposit):?(?: of| is)? ${DOLLARS}${MONTHLY}?$`, 'i'),
      (match) =>
        pets(
          `the ${lower(match[1])} ${lower(match[2])} is $${match[3]}${match[4] ? ' a month' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^((?:small |large )?(?:pets|dogs|cats|animals)),? ${DOLLARS} ((?:non-?)?refundable )?(?:pet )?(deposit|fee)$`,
        'i',
      ),
      (match) =>
        pets(
          `${lower(match[1])} are allowed with a $${match[2]} ${refundable(match[3])}${lower(match[4])}`,
        ),
    ],
    [
      new RegExp(
        `^pet rent:?(?: of| is)? ${DOLLARS}${MONTHLY}?(?:,? (each|per pet|per dog|per cat))?$`,
        'i',
      ),
      (match) =>
        pets(
          `pet rent is $${match[1]}${match[2] ? ' a month' : ''}${match[3] ? ` for each ${/dog|cat/i.exec(match[3])?.[0].toLowerCase() ?? 'pet'}` : ''}`,
        ),
    ],
  ],
  statements: [
    [
      /^(cats?|dogs?|pets?) (?:ok|allowed|welcome) \$?(\d+)\/mo\w*$/i,
      (match) =>
        pets(
          `${(match[1] ?? '').toLowerCase().replace(/s?$/, 's')} are allowed for $${match[2]} a month`,
        ),
    ],
  ],
  sums: [
    [
      /^pets? (?:are )?(?:ok |allowed |welcome )?with (?:an? )?\$?(\d+) (deposit|fee)( each| per pet)?$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `pets are allowed with a $${match[1]} ${(match[2] ?? '').toLowerCase()}${match[3] ? ' each' : ''}`,
        list: [`with a $${match[1]} ${(match[2] ?? '').toLowerCase()}${match[3] ? ' each' : ''}`],
      }),
    ],
  ],
}
