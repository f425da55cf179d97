import type { Finding } from '@listwright/contracts'
import { dropClause, replaceWords } from '../edit.ts'
import { toFinding } from '../term.ts'
import type { Manner } from './manners.ts'
import type { Preference } from './preferences.ts'
import { BASIS, type ProtectedClass } from './protected-class.ts'

const NAMES: Record<ProtectedClass, string> = {
  race: 'race or color',
  origin: 'national origin',
  religion: 'religion',
  sex: 'sex or gender identity',
  orientation: 'sexual orientation',
  family: 'children or household',
  disability: 'disability',
  age: 'age',
  income: 'source of income',
  military: 'military or veteran status',
  marital: 'marital status',
  citizenship: 'citizenship or immigration status',
  record: 'criminal record',
  survivor: 'what they have survived',
  politics: 'political affiliation',
}

const REASONS: Record<Manner, string> = {
  excludes: 'Turns people away by',
  limits: 'Limits the home to people by',
  prefers: 'Prefers people by',
  suits: 'Says who should live here, by',
  pleases: 'Says who would like it here, by',
  describes: 'Describes a place by its people and their',
  mentions: 'Speaks of people by their',
  requires: 'Asks for something that shuts people out by',
}

/** What is wrong with a preference, the law, and what to do about it. */
export const explainPreference = (
  { start, end, manner, protects }: Preference,
  text: string,
): Finding => {
  const term = {
    rule: `fair-housing/${manner}-${protects}`,
    severity:
      manner === 'pleases' || (manner === 'mentions' && protects !== 'race')
        ? 'caution'
        : 'prohibited',
    why: `${REASONS[manner]} ${NAMES[protects]}. Describe the property only.`,
    basis: BASIS[protects],
  } as const
  // 'This home is perfect for families' can do without its families; the rest goes with its clause.
  const isPredicate =
    manner === 'suits' && /\b(?:is|are|be) $/i.test(text.slice(Math.max(0, start - 4), start))
  if (isPredicate)
    return toFinding(term, text, replaceWords(text, start, end, 'worth seeing in person'))
  const place = manner === 'describes' ? PLACE.exec(text.slice(start, end))?.[0] : undefined
  const isShare = SHARE.test(text.slice(Math.max(0, start - 20), start))
  return toFinding(
    term,
    text,
    place && !isShare ? replaceWords(text, start, end, place) : dropClause(text, start, end),
  )
}

/** The place at the end of 'Italian neighborhood', which may stay. */
const PLACE = /(?<= )(?:neighborhood|community|area|section|district|enclave|street|block)$/i
/** 'Mostly' and the like would be left alone. */
const SHARE = /(?:\b(?:all|very)|ly|ty) $/i
