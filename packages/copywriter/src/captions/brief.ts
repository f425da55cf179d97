/**
 * A clause in as few words as it can be told whole, for lists and for X: 'no dogs', 'HOA $95 a month covers the lawn',
 * 'new roof (2023)'.
 */
export const briefOf = (clause: string): string => {
  const rule = RULES.find(([pattern]) => pattern.test(clause))
  if (rule) return clause.replace(rule[0], rule[1])
  if (SECOND_VERB.test(clause)) return clause
  return clause.replace(COPULA, '$1 $2')
}

/** 'The yard is fully fenced' in a list: 'fully fenced yard'. */
const ADJECTIVE_FIRST =
  /^the ((?:[a-z-]+ ){0,2}(?:yard|backyard|hardwoods|floors|basement|lower level|attic|garage|kitchen|baths?|bathrooms?|panel|wiring|plumbing|siding|driveway)) (?:is|are|has been|have been) ((?:fully |partially |partly |newly |professionally )?(?:fenced|finished|unfinished|refinished|xeriscaped|landscaped|updated|upgraded|renovated|remodeled|heated|insulated|paved))$/

const RULES: readonly [RegExp, string][] = [
  [/^the (.+) (?:was|were) installed in (\d{4})$/, 'new $1 ($2)'],
  [/^the (.+) (?:was|were) new in (\d{4})$/, '$1 ($2)'],
  [/^the (.+) dates? from (\d{4})$/, '$1 from $2'],
  [ADJECTIVE_FIRST, '$2 $1'],
  [/^the (.+) is (\w+) years old$/, '$2-year-old $1'],
  [/^the (.+?) (?:has|have) passed (.+)$/, '$1 passed $2'],
  [
    /^(.+?) (?:is|are) ((?:less than |about )?[\w.]+ (?:minutes?|miles?|blocks?)) away$/,
    '$2 to $1',
  ],
  [/^(.+?) is an? (\d+-minute walk) away$/, '$2 to $1'],
  [/^it is within walking distance of (.+)$/, 'walk to $1'],
  [/^it has easy access to (.+)$/, 'easy access to $1'],
  [/^there (?:is|are) no (.+)$/, 'no $1'],
  [/^there (?:is|are) (?:an? )?(.+)$/, '$1'],
  [/^HOA dues are (\$[\d,]+(?: a \w+)?) and cover (.+)$/, 'HOA $1 covers $2'],
  [/^HOA dues are (\$.+)$/, 'HOA $1'],
  [/^the HOA covers (.+)$/, 'HOA covers $1'],
  [
    /^(?:the )?((?:[\w-]+ )*fee|assessment|maintenance|common charges) (?:is|are) (\$[\d,]+(?: a \w+)?) and covers? (.+)$/,
    '$1 $2 covers $3',
  ],
  [/^(?:the )?(.+?) (?:is|are) (\$[\d,.]+(?: .+)?)$/, '$1 $2'],
  [/^ownership is (fee simple|leasehold)$/, '$1'],
  [/^the rents are (.+)$/, 'rents of $1'],
  [/^gross rents are (.+)$/, 'gross rents of $1'],
  [/^(dogs|pets|smoking|short-term rentals|mobile homes) (?:is|are) not allowed$/, 'no $1'],
  [/^only (cats|dogs) are allowed$/, '$1 only'],
  [/^(\w+) are allowed, but (\w+) are not$/, '$1 allowed, no $2'],
  // 'No VA loans' would read as if it turned veterans away.
  [/^FHA and VA loans are not accepted$/, 'FHA and VA loans not accepted'],
  [/^the first month is free(.*)$/, 'first month free$1'],
  [/^the lease is for (\d+) months$/, '$1-month lease'],
  [/^(restrictions|covenants) are light$/, 'light $1'],
  [/^the (cap rate|Walk Score|GRM|traffic count) is (.+)$/, '$1 of $2'],
  [/^foot traffic is high$/, 'high foot traffic'],
  [/^the ((?:[a-z]+ )*meters) are separate$/, 'separate $1'],
  [/^(utilities|gas and electricity|gas and electric) are separate$/, 'separate $1'],
  [/^parking is by street permit$/, 'street permit parking'],
  [/^the security deposit is (.+)$/, 'security deposit of $1'],
  [/^the (land|lot|parcel) is ((?:mostly |partly |gently )?[a-z]+(?:, with .+)?)$/, '$2'],
  [/^the (seller|sellers|owner) (?:is|are) offering (.+)$/, '$1 offering $2'],
  [/^the (seller|sellers|owner|tenant|tenants) (will|pays?|needs?) (.+)$/, '$1 $2 $3'],
  [/^(.+) will be considered$/, '$1 considered'],
  [/^the building is (.+)$/, '$1'],
  [/^the style is (.+)$/, '$1 style'],
  [/^it comes ((?:fully )?furnished.*)$/, '$1'],
  [/^the covenants do not allow (.+)$/, 'no $1 (covenants)'],
  [/^the (.+?) and the (.+?) are included(.*)$/, '$1 and $2 included$3'],
  [/^it comes with (?:an? )?(.+)$/, '$1'],
  [/^it is of (.+ construction)$/, '$1'],
  [/^it is in (flood zone .+)$/, '$1'],
  [/^it is in an? (.*(?:building|community|complex|subdivision))$/, '$1'],
  [/^the (.+?), at (.+?), is assumable$/, 'assumable $1 at $2'],
  [/^it is (?:an? )?(.+)$/, '$1'],
  [/^it has been (.+)$/, '$1'],
  [/^it has (?:an? )?(.+)$/, '$1'],
  [/^it was (.+)$/, '$1'],
  [/^it (.+)$/, '$1'],
  [/^(?:the |an? )?(.+?) (?:is|are) included(.*)$/, '$1 included$2'],
]

/** A second verb would lose its subject. */
const SECOND_VERB =
  /\b(?:is|are|was|were|has|have|will|carries|pays?)\b.*(?: and|, and|;|, which) (?:[\w-]+ )?(?:carries|yields|pays|includes|covers|will|is|are|has|have|runs|rents|was|were)\b/

const PREPOSITION =
  '(?:at|on|in|within|near|under|below|over|along|above|off|for|through|across)\\b'
const ADJECTIVE =
  '(?:available|vacant|negotiable|transferable|assumable|possible|open|free|separate|responsible|heated|month to month|roughed|stubbed|partially)\\b'

/** The verb of a clause whose predicate can follow its noun: 'oil tank decommissioned', 'power at the lot line'. */
const COPULA = new RegExp(
  `^(?:the |an? )?(.+?) (?:is|are|was|were|has been|have been) ((?:[a-z-]+ly )?(?:\\w+ed\\b|done\\b|rebuilt\\b|laid\\b|met\\b|sold\\b|paid\\b|built\\b|cut\\b|redone\\b|${PREPOSITION}|${ADJECTIVE}).*)$`,
)
