import type { Feature } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'

/** Doors through which a truck drives in; those at the height of its bed are docks. */
export const isAtGrade = ({ concept }: Feature): boolean => concept === 'drive-in doors'

const isDock = ({ concept }: Feature): boolean => concept === 'loading dock'

/** Doors of two kinds are one list: 'one dock-high door and three grade-level doors'. */
export const isOfTwoKinds = (feature: Feature, { features }: PropertyFacts): boolean =>
  (isDock(feature) && features.some(isAtGrade)) || (isAtGrade(feature) && features.some(isDock))
