import type { Feature } from '../facts/feature.ts'

/** What is read of a fact to join it with another. */
interface Joinable {
  feature: Feature
  features: readonly Feature[]
  worth: number
  isMaterial: boolean
  clause: string
  brief: string
}

/** Facts that were typed in two halves or twice, each told once. */
export const joinedFacts = <Fact extends Joinable>(facts: readonly Fact[]): Fact[] =>
  withoutRepeats(withFeesWhole(withHalvesJoined(facts)))

/** One fact with everything that two of them tell. */
const merged = <Fact extends Joinable>(
  one: Fact,
  other: Fact,
  clause: string,
  brief = clause,
): Fact => ({
  ...one,
  features: [...one.features, ...other.features],
  worth: Math.max(one.worth, other.worth),
  isMaterial: one.isMaterial || other.isMaterial,
  clause,
  brief,
})

/** 'Owners may have pets, tenants may not': the second half has no verb of its own. */
const withHalvesJoined = <Fact extends Joinable>(facts: readonly Fact[]): Fact[] =>
  facts.flatMap((fact, at) => {
    const [before, next] = [facts[at - 1], facts[at + 1]]
    if (before && isHalf(fact, before)) return []
    if (!next || !isHalf(next, fact)) return [fact]
    return [merged(fact, next, `${fact.clause}, but ${next.clause.replace(/^the /, '')}`)]
  })

const isHalf = ({ clause, feature }: Joinable, before: Joinable): boolean =>
  /^[\w ]+ (?:may|do|can) not$/.test(clause) && feature.index === before.feature.index

const COVERED = /^(.+?) (?:is|are) included in (?:the )?((?:HOA|condo|maintenance) (?:dues|fee))$/
const CHARGED =
  /^(?:the )?(?:((?:HOA|condo|maintenance) (?:dues|fee))|fee) (?:is|are) (\$[\d,]+(?: a \w+)?)$/

/** 'HOA dues are $210 a month' and 'snow removal is included in the HOA dues' are one matter. */
const withFeesWhole = <Fact extends Joinable>(facts: readonly Fact[]): Fact[] => {
  const covered = facts.find(({ clause }) => COVERED.test(clause))
  const charged = facts.find(({ clause }) => CHARGED.test(clause))
  const [, what, fee = ''] = COVERED.exec(covered?.clause ?? '') ?? []
  const [, name = fee, sum] = CHARGED.exec(charged?.clause ?? '') ?? []
  if (!covered || !charged || name !== fee) return [...facts]
  const isPlural = fee.endsWith('dues')
  const clause = isPlural
    ? `${fee} are ${sum} and cover ${what}`
    : `the ${fee} is ${sum} and covers ${what}`
  const brief = `${fee.replace(/ dues$/, '')} ${sum} covers ${what}`
  return facts.flatMap((fact) =>
    fact === covered ? [] : fact === charged ? [merged(charged, covered, clause, brief)] : [fact],
  )
}

/** What was typed twice is one fact. */
const withoutRepeats = <Fact extends Joinable>(facts: readonly Fact[]): Fact[] => {
  const byClause = new Map<string, Fact>()
  for (const fact of facts) {
    const same = byClause.get(fact.clause)
    byClause.set(fact.clause, same ? merged(same, fact, same.clause, same.brief) : fact)
  }
  return [...byClause.values()]
}
