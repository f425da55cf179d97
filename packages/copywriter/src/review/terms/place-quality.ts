import type { Term } from '../term.ts'

const PLACE =
  'neighborhoods?|areas?|community|communities|streets?|location|part of town|cul[- ]de[- ]sac|block|subdivision|suburb|city|town|place|spot|haven|environment|setting|enclave|schools?'
const safety = 'A promise of safety cannot be verified and reads as a comment on residents.'
const proxy = 'Reads as a comment on the people who live there.'

export const placeQuality: readonly Term[] = [
  {
    rule: 'fair-housing/safe-place',
    severity: 'caution',
    pattern: `(?:very |extremely )?(?:safe|safest|low[- ]crime|crime[- ]free)(?:,| and| &)? ((?:\\w+ )?(?:${PLACE}))`,
    why: safety,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/safe-place',
    severity: 'caution',
    pattern: 'secure (neighborhood|community|part of town)',
    why: safety,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/quiet-and-safe',
    severity: 'caution',
    pattern: '(quiet|clean|friendly|peaceful|walkable|private)(?:,| and| &) safe',
    why: safety,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/feel-safe',
    severity: 'caution',
    pattern: '(feel|feels|feeling|keep everyone|stay) safe(?: and secure)?',
    why: safety,
    fix: { put: '$1 at home' },
  },
  {
    rule: 'fair-housing/crime',
    severity: 'caution',
    pattern: 'low[- ]crime|crime[- ]free|crime rates?',
    why: safety,
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/rough-area',
    severity: 'caution',
    pattern:
      '(?:bad|rough|sketchy|undesirable) (area|neighborhood|part of town)|(?:changing|transitional) (?:neighborhood|part of town)',
    why: proxy,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/up-and-coming',
    severity: 'caution',
    pattern: 'up[- ]and[- ]coming',
    why: proxy,
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/good-schools',
    severity: 'caution',
    pattern:
      '(?:good|great|top|best|excellent|outstanding|exceptional|award[- ]winning|highly[- ]rated|top[- ]rated|highly regarded|blue[- ]ribbon|desirable|sought[- ]after|prestigious)(?: rated)? ((?:public |elementary |local |neighborhood )?(?:schools?|school districts?))',
    why: 'School quality is a steering risk. Name the district only if you entered it.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/private-school',
    severity: 'caution',
    pattern: 'private (schools?)',
    why: 'School types as an attraction can steer.',
    fix: { put: '$1' },
  },
]
