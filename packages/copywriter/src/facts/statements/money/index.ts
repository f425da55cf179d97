import type { SubjectRules } from '../subject-rules.ts'
import { ASSESSMENTS } from './assessments.ts'
import { ASSOCIATION_MONEY } from './association-money.ts'
import { CHARGES } from './charges.ts'
import { DEPOSITS } from './deposits.ts'
import { DISTRICTS } from './districts.ts'
import { DUES } from './dues.ts'
import { DUES_COVERAGE } from './dues-coverage.ts'
import { INCLUDED_UTILITIES } from './included-utilities.ts'
import { INSURANCE } from './insurance.ts'
import { MEMBERSHIPS } from './memberships.ts'
import { ONE_TIME_FEES } from './one-time-fees.ts'
import { PET_FEES } from './pet-fees.ts'
import { TAXES } from './taxes.ts'
import { UPKEEP_CHARGES } from './upkeep-charges.ts'
import { UTILITY_BILLS } from './utility-bills.ts'

/** What it costs to own or rent it, besides the price and the rent. */
export const MONEY_SUBJECTS: readonly SubjectRules[] = [
  DISTRICTS,
  ASSOCIATION_MONEY,
  CHARGES,
  DUES,
  DEPOSITS,
  PET_FEES,
  ONE_TIME_FEES,
  INSURANCE,
  TAXES,
  ASSESSMENTS,
  UPKEEP_CHARGES,
  INCLUDED_UTILITIES,
  UTILITY_BILLS,
  DUES_COVERAGE,
  MEMBERSHIPS,
]
