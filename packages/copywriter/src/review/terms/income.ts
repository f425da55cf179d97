import type { Term } from '../term.ts'

const source = 'Source of income is protected in many states and cities.'
const screening = 'Screening people does not belong in public remarks.'

export const income: readonly Term[] = [
  {
    rule: 'fair-housing/no-vouchers',
    severity: 'prohibited',
    pattern:
      'no (?:section 8|sec\\.? 8|vouchers?|hcv|housing assistance)|(?:section 8|vouchers?) not accepted',
    why: source,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/no-assistance',
    severity: 'prohibited',
    pattern: '(?:no|not for) (?:ssi|social security|welfare|public assistance)',
    why: source,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/employed',
    severity: 'prohibited',
    pattern: 'must be employed|proof of employment|employed only|unemployed',
    why: source,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/professionals-only',
    severity: 'prohibited',
    pattern: 'professionals? (?:only|preferred|couples?|tenants?)',
    why: 'States a preferred occupant.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/quiet-people',
    severity: 'prohibited',
    pattern: 'quiet (?:tenants?|persons?|people|couples?|individuals|buyers?)',
    why: 'States a preferred occupant.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/responsible-people',
    severity: 'caution',
    pattern:
      '(?:financially (?:secure|stable)|credit[- ]?worthy|responsible) (buyers?|tenants?|persons?|couples?|individuals?)',
    why: 'Describes preferred people.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/military',
    severity: 'prohibited',
    pattern: '(?:no|not for) (?:military|veterans?)',
    why: 'Military status is protected in many states.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/military',
    severity: 'caution',
    pattern: '(?:military|veterans?) (?:only|preferred)',
    why: 'Military status is protected in many states; VA financing may be stated.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/screening',
    severity: 'caution',
    pattern: 'background checks?|criminal (?:record|history|background)s?|felons?',
    why: screening,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/board-approval',
    severity: 'caution',
    pattern: '(?:board|membership) approval (?:is )?required',
    why: 'True for co-ops, but it belongs in the agent remarks.',
    fix: 'drop clause',
  },
]
