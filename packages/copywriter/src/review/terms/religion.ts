import type { Term } from '../term.ts'

const FAITH =
  '(?:christian|catholic|protestant|jewish|muslim|islamic|mormon|hindu|buddhist|evangelical|lds)'
const NEAR =
  '(near|close to|steps from|steps to|walk to|walking distance to|minutes from|minutes to|next to|by|across from|blocks? from)'
const facility = 'A place of worship as an attraction can signal a preferred religion.'

export const religion: readonly Term[] = [
  {
    rule: 'fair-housing/faith-facility',
    severity: 'caution',
    pattern: `${FAITH} ((?:\\w+ ){0,2}(?:school|academy|university|college|hospital|community center|center|preschool))`,
    why: 'A named facility is a fact, but can steer; leave it out unless it matters.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/faith',
    severity: 'prohibited',
    pattern: `${FAITH}(?! (?:\\w+ ){0,2}(?:school|academy|university|college|hospital|community center|center|preschool))`,
    why: 'Names a religion. Describe the property only.',
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/faith',
    severity: 'prohibited',
    pattern:
      '(?:christians|catholics|jews|muslims|mormons|hindus|buddhists|gentiles) (?:only|preferred|welcome)|faith[- ]based|religious (?:community|famil(?:y|ies)|neighborhood)',
    why: 'Names a religious preference.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/near-worship',
    severity: 'caution',
    pattern: `${NEAR} (?:(?:the|a|an|your|local|historic|st\\.?|\\w+'s) ){0,3}(?:church|churches|synagogues?|temples?|mosques?|cathedral|parish|shrine|chapel)`,
    why: facility,
    fix: { put: '$1 local landmarks' },
  },
  {
    rule: 'fair-housing/worship',
    severity: 'caution',
    pattern: "(?:st\\.?|saint|our lady of|first) [a-z]{2,20}(?:'s)? (?:[a-z]{4,20} )?church",
    why: facility,
    fix: { put: 'local landmarks' },
  },
  {
    rule: 'fair-housing/worship',
    severity: 'caution',
    pattern: '(?:baptist|methodist|lutheran|presbyterian) church',
    why: facility,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/worship',
    severity: 'caution',
    pattern: 'church|churches|synagogues?|mosques?|parish|congregation|shrines?|jcc',
    why: facility,
    fix: { put: 'local landmark' },
  },
  {
    rule: 'fair-housing/kosher',
    severity: 'caution',
    pattern: 'kosher',
    why: 'Often flagged; describe the sinks, counters and ovens instead.',
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/sabbath',
    severity: 'caution',
    pattern: 'sabbath|shabbat',
    why: 'A Sabbath elevator or oven mode is a fact; elsewhere it signals a preference.',
    fix: { put: 'programmable' },
  },
]
