import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'

const A_TENANT =
  /^(?:an?|there is an?) ((?:[a-z-]+ )?tenant)\b(?!.*\b(?:leases?|leased|through|until)\b)/
const LEASED = /^it is leased (through .+)$/

/** 'Restaurant tenant on ground floor, lease through 2029': the lease is that of the tenant, not of the whole building. */
export const withTenantsOfLeases = (
  features: readonly Feature[],
  { propertyType }: PropertyFacts,
): Feature[] =>
  features.map((feature) => {
    const end = propertyType === 'Commercial' && LEASED.exec(feature.statement ?? '')?.[1]
    if (!end) return feature
    const before = features.filter(({ index }) => index === feature.index - 1)
    const tenant = before
      .map(({ statement }) => A_TENANT.exec(statement ?? '')?.[1])
      .find((words) => words !== undefined)
    return tenant ? { ...feature, statement: `the ${tenant} has a lease ${end}` } : feature
  })
