import { put, type Term, termsOf } from '../term.ts'

const { caution } = termsOf('fair-housing')

const PLACE =
  'neighborhoods?|areas?|community|communities|streets?|location|part of town|cul[- ]de[- ]sac|block|subdivision|suburb|city|town|place|spot|haven|environment|setting|enclave|schools?'
const safety = 'A promise of safety cannot be verified and reads as a comment on residents.'
const proxy = 'Reads as a comment on the people who live there.'

export const placeQuality: readonly Term[] = [
  caution(
    'safe-place',
    `(?:very |extremely )?(?:safe|safest|low[- ]crime|crime[- ]free)(?:,| and| &)? ((?:\\w+ )?(?:${PLACE}))`,
    safety,
    put('$1'),
  ),
  caution('safe-place', 'secure (neighborhood|community|part of town)', safety, put('$1')),
  caution(
    'quiet-and-safe',
    '(quiet|clean|friendly|peaceful|walkable|private)(?:,| and| &) safe',
    safety,
    put('$1'),
  ),
  caution(
    'feel-safe',
    '(feel|feels|feeling|keep everyone|stay) safe(?: and secure)?',
    safety,
    put('$1 at home'),
  ),
  caution('crime', 'low[- ]crime|crime[- ]free|crime rates?', safety, 'drop word or clause'),
  caution(
    'rough-area',
    '(?:bad|rough|sketchy|undesirable) (area|neighborhood|part of town)|(?:changing|transitional) (?:neighborhood|part of town)',
    proxy,
    'drop clause',
  ),
  caution('up-and-coming', 'up[- ]and[- ]coming', proxy, 'drop word or clause'),
  caution(
    'good-schools',
    '(?:good|great|top|best|excellent|outstanding|exceptional|award[- ]winning|highly[- ]rated|top[- ]rated|highly regarded|blue[- ]ribbon|desirable|sought[- ]after|prestigious)(?: rated)? ((?:public |elementary |local |neighborhood )?(?:schools?|school districts?))',
    'School quality is a steering risk. Name the district only if you entered it.',
    put('$1'),
  ),
  caution(
    'private-school',
    'private (schools?)',
    'School types as an attraction can steer.',
    put('$1'),
  ),
]
