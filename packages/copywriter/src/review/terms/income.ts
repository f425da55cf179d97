import { put, type Term, termsOf } from '../term.ts'

const { prohibited, caution } = termsOf('fair-housing')

const source = 'Source of income is protected in many states and cities.'
const screening = 'Screening people does not belong in public remarks.'

export const income: readonly Term[] = [
  prohibited(
    'no-vouchers',
    'no (?:section 8|sec\\.? 8|vouchers?|hcv|housing assistance)|(?:section 8|vouchers?) not accepted',
    source,
    'drop clause',
  ),
  prohibited(
    'no-assistance',
    '(?:no|not for) (?:ssi|social security|welfare|public assistance)',
    source,
    'drop clause',
  ),
  prohibited(
    'employed',
    'must be employed|proof of employment|employed only|unemployed',
    source,
    'drop clause',
  ),
  prohibited(
    'professionals-only',
    'professionals? (?:only|preferred|couples?|tenants?)',
    'States a preferred occupant.',
    'drop clause',
  ),
  prohibited(
    'quiet-people',
    'quiet (?:tenants?|persons?|people|couples?|individuals|buyers?)',
    'States a preferred occupant.',
    'drop clause',
  ),
  caution(
    'responsible-people',
    '(?:financially (?:secure|stable)|credit[- ]?worthy|responsible) (buyers?|tenants?|persons?|couples?|individuals?)',
    'Describes preferred people.',
    put('$1'),
  ),
  prohibited(
    'military',
    '(?:no|not for) (?:military|veterans?)',
    'Military status is protected in many states.',
    'drop clause',
  ),
  caution(
    'military',
    '(?:military|veterans?) (?:only|preferred)',
    'Military status is protected in many states; VA financing may be stated.',
    'drop clause',
  ),
  caution(
    'screening',
    'background checks?|criminal (?:record|history|background)s?|felons?',
    screening,
    'drop clause',
  ),
  caution(
    'board-approval',
    '(?:board|membership) approval (?:is )?required',
    'True for co-ops, but it belongs in the agent remarks.',
    'drop clause',
  ),
]
