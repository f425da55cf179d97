import { told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, terms } from '../wording/kinds.ts'

const FEE = String.raw`(?:(?:the |all )?(?:land|lot) (?:is )?)?(?:owned )?(?:in )?fee(?:[- ]simple)?(?: owned)?(?: (?:land|lot))?`
const NO_LEASE = String.raw`(?:not (?:on )?(?:an? )?(?:land |ground )?(?:leased?|leasehold|lease land|leased land)|no (?:land |ground )?lease)`

/** Where much land is leased, a buyer asks whose it is: it is no place outside, and a lease that is not there is no term. */
export const LAND_TENURE: SubjectRules = {
  lines: [
    [
      /^fee(?:[- ]simple)?(?: ownership)?,? (?:and |- ?)?(?:not|no) leasehold$/i,
      () => terms('ownership is fee simple, not leasehold'),
    ],
    [
      new RegExp(`^${FEE},? (?:and |so |- ?)?${NO_LEASE}$`, 'i'),
      () => land('the land is owned in fee, not leased'),
    ],
    [
      /^(?:fee(?:[- ]simple)?[- ](?:land|lot)|fee[- ]owned(?: (?:land|lot))?|(?:the )?(?:land|lot) (?:is )?(?:owned )?(?:in )?fee(?: simple)?)$/i,
      told('land', null, 'the land is fee simple'),
    ],
    [
      /^(?:(?:you |buyers? )?owns? (?:the|your(?: own)?) land|(?:the )?land is owned)(?:,? (?:and )?(?:not leased|no (?:land |ground )?lease))?$/i,
      () => land('the land is owned, not leased'),
    ],
    [
      /^not (?:on )?(?:an? )?(?:leased?|lease|rented) (?:land|lot)$/i,
      () => land('the land is not leased'),
    ],
  ],
}
