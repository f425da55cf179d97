import type { Tone } from '@listwright/contracts'
import { onceFor } from '@listwright/reviewer/memory'
import { isOfSchools } from '../facts/names/schools.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { readStory, type Story } from '../story/story.ts'

/** The story that captions tell: schools have no place in an advertisement that networks show to chosen readers. */
export const readCaptionStory = (facts: PropertyFacts, tone: Tone): Story =>
  readStory(withoutSchools(facts), tone)

const withoutSchools = onceFor(
  (facts: PropertyFacts): PropertyFacts =>
    facts.features.some(isOfSchools)
      ? { ...facts, features: facts.features.filter((feature) => !isOfSchools(feature)) }
      : facts,
)
