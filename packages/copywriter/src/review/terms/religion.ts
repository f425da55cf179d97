import { put, type Term, termsOf } from '../term.ts'

const { prohibited, caution } = termsOf('fair-housing')

const FAITH =
  '(?:christian|catholic|protestant|jewish|muslim|islamic|mormon|hindu|buddhist|evangelical|lds)'
const NEAR =
  '(near|close to|steps from|steps to|walk to|walking distance to|minutes from|minutes to|next to|by|across from|blocks? from)'
const facility = 'A place of worship as an attraction can signal a preferred religion.'

export const religion: readonly Term[] = [
  caution(
    'faith-facility',
    `${FAITH} ((?:\\w+ ){0,2}(?:school|academy|university|college|hospital|community center|center|preschool))`,
    'A named facility is a fact, but can steer; leave it out unless it matters.',
    put('$1'),
  ),
  prohibited(
    'faith',
    `${FAITH}(?! (?:\\w+ ){0,2}(?:school|academy|university|college|hospital|community center|center|preschool))`,
    'Names a religion. Describe the property only.',
    'drop word or clause',
  ),
  prohibited(
    'faith',
    '(?:christians|catholics|jews|muslims|mormons|hindus|buddhists|gentiles) (?:only|preferred|welcome)|faith[- ]based|religious (?:community|famil(?:y|ies)|neighborhood)',
    'Names a religious preference.',
    'drop clause',
  ),
  caution(
    'near-worship',
    `${NEAR} (?:(?:the|a|an|your|local|historic|st\\.?|\\w+'s) ){0,3}(?:church|churches|synagogues?|temples?|mosques?|cathedral|parish|shrine|chapel)`,
    facility,
    put('$1 local landmarks'),
  ),
  caution(
    'worship',
    "(?:st\\.?|saint|our lady of|first) [a-z]{2,20}(?:'s)? (?:[a-z]{4,20} )?church",
    facility,
    put('local landmarks'),
  ),
  caution('worship', '(?:baptist|methodist|lutheran|presbyterian) church', facility, 'drop clause'),
  caution(
    'worship',
    'church|churches|synagogues?|mosques?|parish|congregation|shrines?|jcc',
    facility,
    put('local landmark'),
  ),
  caution(
    'kosher',
    'kosher',
    'Often flagged; describe the sinks, counters and ovens instead.',
    'drop word or clause',
  ),
  caution(
    'sabbath',
    'sabbath|shabbat',
    'A Sabbath elevator or oven mode is a fact; elsewhere it signals a preference.',
    put('programmable'),
  ),
]
