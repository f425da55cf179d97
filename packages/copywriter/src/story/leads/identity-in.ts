import type { Feature } from '../../facts/feature.ts'
import { isOfSchools } from '../../facts/names/schools.ts'
import type { Story } from '../story.ts'

const KINDS: ReadonlySet<Feature['kind']> = new Set([
  'building',
  'character',
  'availability',
  'condition',
  'land',
  'location',
])

const IDENTITY =
  /^it is (?:an? |on the [\w-]+ floor|in (?:the|a) historic|in [A-Z]|in a gated|to be built|on a (?:hard )?corner|on a golf course|rail-served)|^it backs (?:up )?to /

/** 'It is an easy walk to the park' says how far something is, not what the property is. */
const DISTANCE = /^it is an? (?:easy |short |quick )?(?:[\w-]+ )?(?:walk|drive|ride|commute)\b/

/** What the property is, where the agent typed it: 'it is a corner unit', 'it is on the 34th floor'. */
export const identityIn = ({ facts, styled }: Story): Feature[] =>
  facts.features.filter((feature) => {
    const statement = feature.statement ?? ''
    return (
      feature !== styled?.feature &&
      // 'Termite bond with Yates-Astro' does not say where a house is.
      feature.partOf === null &&
      !isOfSchools(feature) &&
      KINDS.has(feature.kind) &&
      IDENTITY.test(statement) &&
      !DISTANCE.test(statement)
    )
  })
