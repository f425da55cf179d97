import type { SubjectRules } from '../subject-rules.ts'
import { APPRAISALS } from './appraisals.ts'
import { AS_IS } from './as-is.ts'
import { AUCTIONS } from './auctions.ts'
import { CLOSINGS } from './closings.ts'
import { CONCESSIONS } from './concessions.ts'
import { CONTINGENCIES } from './contingencies.ts'
import { DISCLAIMERS } from './disclaimers.ts'
import { DOCUMENTS } from './documents.ts'
import { ESTATE_SALES } from './estate-sales.ts'
import { EXCLUSIONS } from './exclusions.ts'
import { FURNISHINGS } from './furnishings.ts'
import { INCLUSIONS } from './inclusions.ts'
import { LAND_TENURE } from './land-tenure.ts'
import { LOAN_APPROVALS } from './loan-approvals.ts'
import { LOANS } from './loans.ts'
import { OWNERSHIP } from './ownership.ts'
import { PROMISES } from './promises.ts'
import { STATUS } from './status.ts'
import { TAX_CREDITS } from './tax-credits.ts'
import { TRANSFERS } from './transfers.ts'
import { WARRANTIES } from './warranties.ts'

/** The terms of the sale. */
export const SALE_SUBJECTS: readonly SubjectRules[] = [
  TAX_CREDITS,
  CONCESSIONS,
  LOANS,
  CLOSINGS,
  LOAN_APPROVALS,
  FURNISHINGS,
  LAND_TENURE,
  OWNERSHIP,
  DOCUMENTS,
  STATUS,
  ESTATE_SALES,
  TRANSFERS,
  PROMISES,
  WARRANTIES,
  EXCLUSIONS,
  AS_IS,
  APPRAISALS,
  DISCLAIMERS,
  AUCTIONS,
  INCLUSIONS,
  CONTINGENCIES,
]
