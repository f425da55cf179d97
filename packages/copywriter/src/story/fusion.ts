import { onceByKey } from '@listwright/reviewer/memory'
import { PatternIndex } from '@listwright/reviewer/patterns'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Statement } from './statement.ts'

/**
 * Clauses that an editor would write as one. `of` are the clauses, one of which must be about to be told; the `optional`
 * one may be missing, together with the words in brackets that state it.
 *
 * In `says`, `{0:words $1}` states clause 0 with its first group, and `S` is the property: 'the house'.
 */
interface Fusion {
  of: readonly RegExp[]
  optional?: number
  says: string
  /** What it says where the first group of every clause is the same: of one unit, not of two. */
  ofOne?: string
}

const FUSIONS: readonly Fusion[] = [
  // A house that is not built yet.
  {
    of: [
      /^it is to be built$/,
      /^completion is estimated for (.+)$/,
      /^the finishes can still be chosen$/,
    ],
    optional: 2,
    says: '{0:S is to be built}, {1:with completion estimated for $1}[, and {2:the finishes can still be chosen}]',
  },
  // Rentals.
  {
    of: [/^it is for (lease|rent)$/, /^it is available (.+)$/, /^the minimum lease is (.+)$/],
    optional: 2,
    says: '{0:S is for $1}, {1:available $1}[, {2:for a minimum of $1}]',
  },
  {
    of: [/^it is available (.+)$/, /^the minimum lease is (.+)$/],
    says: '{0:S is available $1} {1:for a minimum of $1}',
  },
  {
    of: [
      /^(pets|cats|cats and dogs|dogs) are allowed((?:(?!, but ).)*)$/,
      /^smoking is not allowed$/,
    ],
    says: '{0:$1 are allowed$2}, but {1:smoking is not}',
  },
  {
    of: [
      /^(pets|cats|cats and dogs|dogs) are allowed$/,
      /^((?:dogs|cats|pets|large dogs|animals)\b.*) are not allowed$/,
    ],
    says: '{0:$1 are allowed}, but {1:no $1}',
  },
  {
    of: [
      /^(pets|cats|dogs|cats and dogs|cats and small dogs) are allowed$/,
      /^the pet (fee|deposit) is (.+)$/,
    ],
    says: '{0:$1 are allowed} {1:for a $1 of $2}',
  },
  {
    of: [
      /^((?:pets|dogs|cats|an?|one|two|in-unit) ?.*) (?:is|are) allowed$/,
      /^(smoking|dogs|cats|pets|large dogs|grills) (is|are) not allowed$/,
    ],
    says: '{0:$1 are allowed}, but {1:$1 $2 not}',
  },
  {
    of: [
      /^(cats|dogs) are allowed$/,
      /^((?:cats|dogs) (?:of up to|under) \d+ pounds) are allowed$/,
    ],
    says: '{1:$1} and {0:$1 are allowed}',
  },
  {
    of: [/^the lease is for (.+)$/, /^the (security )?deposit is (.+)$/],
    says: '{0:the lease is for $1}, and {1:the $1deposit is $2}',
  },
  {
    of: [/^the (security )?deposit is (.+)$/, /^the application fee is (\$\d+)$/],
    says: '{0:the $1deposit is $2}, and {1:the application fee is $1}',
  },
  {
    of: [/^([a-z, ]+) (is|are) included$/, /^the lease is for (\w+ months)$/],
    says: '{0:$1 $2 included}, and {1:the lease is for $1}',
  },
  {
    of: [/^it is available (.+)$/, /^the lease is for (\w+) months$/],
    says: '{0:S is available $1} {1:on a $1-month lease}',
  },
  {
    of: [/^lawn care is included$/, /^the washer and dryer are included$/],
    says: '{0:lawn care} is included, {1:as are the washer and dryer}',
  },
  {
    of: [/^the dues are (\$[\d,]+(?: an? \w+)?)$/, /^the dues include (.+)$/],
    says: '{0:the dues are $1} and {1:include $1}',
  },
  // Leases and rents.
  {
    of: [
      /^the storefront is leased to (.+)$/,
      /^the apartments rent for (.+)$/,
      /^it has retail space with (\w+) apartments above$/,
    ],
    says: '{0:the storefront is leased to $1}, and {2:the $1 apartments above} {1:rent for $1}',
  },
  {
    of: [
      /^the (upper|lower) unit rents for (.+)$/,
      /^the home is sold with a tenant (?:up|down)stairs (through|until) (.+)$/,
      /^(the (?:upper|lower) unit is vacant.*)$/,
    ],
    optional: 2,
    says: '{0:the $1 unit rents for $2}, {1:with a tenant in place $1 $2}[, and {2:$1}]',
  },
  {
    of: [/^it grossed (.+) in (\d{4})$/, /^a rental history is available$/],
    says: '{0:S grossed $1 in $2}, and {1:the rental history is available}',
  },
  {
    of: [
      /^it is (?:currently )?(rented|leased) (?:at|for) (\$[\d,]+(?: an? \w+)?)$/,
      /^it is leased (through .+)$/,
    ],
    says: '{0:S is $1 at $2}, {1:with a lease $1}',
  },
  {
    of: [
      /^(an? (?:[a-z-]+ )?tenant is .+|there is an? (?:[a-z-]+ )?tenant)$/,
      /^the (?:[a-z-]+ )?tenant has a lease (.+)$/,
    ],
    says: '{0:$1}, {1:with a lease $1}',
  },
  {
    of: [/^((?:both|all)(?: \w+)? units) are (\w+)$/, /^long-term tenants are in place$/],
    says: '{0:$1 are $2}, {1:with long-term tenants in place}',
  },
  {
    of: [
      /^it has an? (.*\brental history)$/,
      /^(?:gross rents|the gross rents?) (?:is|are|was|were) (.+)$/,
    ],
    says: '{0:S has a $1}, {1:with gross rents of $1}',
  },
  {
    of: [/^(.+ unit) is vacant$/, /^(the .+ unit) was (renovated|remodeled|rebuilt) in (\d{4})$/],
    says: '{0:$1 is vacant}, and {1:$1 was $2 in $3}',
    ofOne: '{0:$1 is vacant} and {1:was $2 in $3}',
  },
  // What is to be done.
  {
    of: [/^it needs (.+)$/, /^(the .+) needs? ([\w -]+)$/],
    says: '{0:S needs $1}, and {1:$1 needs $2}',
  },
  // What could be made of it.
  {
    of: [/^the (upstairs|upper level|second floor) is unfinished$/, /^it could be (.+)$/],
    says: '{0:the unfinished $1} {1:could be $1}',
  },
  {
    of: [
      /^the (upstairs|upper level|second floor) is unfinished$/,
      /^(lofts|apartments) may be possible$/,
    ],
    says: '{0:the $1 is unfinished}, {1:and $1 may be possible there}',
  },
  // Where it is.
  {
    of: [/^it is in an? gated community$/, /^it is (.+) (?:to|from) (.+)$/],
    says: '{0:S is in a gated community}, {1:$1 from $2}',
  },
  {
    of: [/^it is on an? (hard corner|corner)$/, /^the traffic count is (.+)$/],
    says: '{0:S is on a $1} {1:with a traffic count of $1}',
  },
  {
    of: [/^it is off the grid$/, /^there is no well$/],
    says: '{0:S is off the grid}, {1:with no well}',
  },
  // Who sells it, and how.
  {
    of: [/^it is sold as-is$/, /^(?:it is sold by an estate|this is an estate sale)(.*)$/],
    says: '{0:S is sold as-is} {1:by an estate$1}',
  },
  {
    of: [/^(?:it is sold by an estate|this is an estate sale)$/, /^it is sold (subject to .+)$/],
    says: '{0:S is sold by an estate}, {1:$1}',
  },
  // What is sold with it.
  {
    of: [/^it (comes|is sold) furnished$/, /^it has (an? .+ license)$/],
    says: '{0:S $1 furnished} and {1:has $1}',
  },
  {
    of: [/^it (comes|is sold) furnished$/, /^(the .+) are included$/],
    says: '{0:S $1 furnished}, {1:with $1 included}',
  },
]

const CLAUSES: readonly RegExp[] = FUSIONS.flatMap(({ of }) => of)
const CLAUSE_INDEX = new PatternIndex(CLAUSES)
const STATEMENTS_MAX = 2000

/** The clauses of fusions that a statement is; each is asked for many times, for every part of every version of a text. */
const clausesOf = onceByKey(
  (statement: string) => statement,
  (statement): ReadonlySet<RegExp> =>
    new Set(
      CLAUSE_INDEX.candidates(statement)
        .map((number) => CLAUSES[number] as RegExp)
        .filter((clause) => clause.test(statement)),
    ),
  STATEMENTS_MAX,
)

const isStating = ({ statement }: Feature, clause: RegExp): boolean =>
  statement !== null && clausesOf(statement).has(clause)

/** The clauses of a part that belong together with others, as sentences of their own. */
export const fusionsOf = (
  about: readonly Feature[],
  untold: readonly Feature[],
  subject: string,
): Statement[] => {
  const able = untold.filter(({ statement }) => statement !== null && clausesOf(statement).size > 0)
  if (able.length === 0) return []
  const taken = new Set<Feature>()
  const statements: Statement[] = []
  for (const fusion of FUSIONS) {
    const free = (features: readonly Feature[]) => features.filter((one) => !taken.has(one))
    const fused = fuse(fusion, free(about), free(able), subject)
    if (!fused) continue
    statements.push(fused)
    for (const feature of fused.features) taken.add(feature)
  }
  return statements
}

const fuse = (
  fusion: Fusion,
  about: readonly Feature[],
  untold: readonly Feature[],
  subject: string,
): Statement | null => {
  const { of, optional } = fusion
  const found = of.map((clause) => untold.find((one) => isStating(one, clause)) ?? null)
  if (found.some((feature, at) => feature === null && at !== optional)) return null
  if (!found.some((feature) => about.some((one) => one.index === feature?.index))) return null
  const template = templateOf(fusion, found)
  const words = template.split(/(?=\{)|(?<=\})/).map((piece): Passage => {
    const [, at, text] = /^\{(\d):(.*)\}$/.exec(piece) ?? []
    const feature = at === undefined ? null : found[Number(at)]
    const clause = at === undefined ? undefined : of[Number(at)]
    if (!feature?.statement || !clause || text === undefined) return passage(piece)
    const own = feature.statement.replace(
      clause,
      text.replace(/\bS\b/, () => subject),
    )
    return passage(own, sourceOf(feature))
  })
  return {
    features: found.filter((feature) => feature !== null),
    words: concatenate(words, ''),
  }
}

const areOfOne = (of: readonly RegExp[], found: readonly (Feature | null)[]): boolean =>
  new Set(found.map((feature, at) => of[at]?.exec(feature?.statement ?? '')?.[1])).size === 1

const templateOf = (
  { of, optional, says, ofOne }: Fusion,
  found: readonly (Feature | null)[],
): string => {
  if (ofOne && areOfOne(of, found)) return ofOne
  const isWhole = optional === undefined || found[optional] !== null
  return isWhole ? says.replace(/[[\]]/g, '') : says.replace(/\[[^\]]*\]/g, '')
}
