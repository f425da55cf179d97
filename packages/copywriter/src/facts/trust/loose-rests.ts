import type { Feature } from '../feature.ts'
import type { PropertyReading } from '../property-reading.ts'
import { QUOTED_MAX, type UnusedNote } from '../unused-note.ts'

/** 'the rest is in pasture': of what, is said by the part that was typed before it. */
const REST = /^(?:about )?the (?:rest|remainder|balance) (?:is|are|has|have)\b/

/** A part of the land: '21 tillable acres', 'half of the land is in timber'. */
const PART_OF_LAND =
  /\bacres?\b|\b(?:half|most|part|third|quarter|percent) of\b|^\d[\d.,]* percent\b/i

const REASON = 'The part before it is not told, so a reader would not know what the rest is of.'

/** The reading without a rest whose first part is told nowhere: alone it would be said of the whole. */
export const withoutLooseRests = (reading: PropertyReading): PropertyReading => {
  const { features } = reading.facts
  const loose = features.filter((feature) => isRest(feature) && !hasFirstPart(feature, features))
  if (loose.length === 0) return reading
  return {
    ...reading,
    facts: { ...reading.facts, features: features.filter((one) => !loose.includes(one)) },
    unused: [...reading.unused, ...loose.map(reported)],
  }
}

const isRest = ({ kind, statement }: Feature): boolean =>
  kind === 'land' && statement !== null && REST.test(statement)

/** Whether the same note, or the one typed before it, tells a part of the land. */
const hasFirstPart = (rest: Feature, features: readonly Feature[]): boolean =>
  features.some(
    (feature) =>
      feature !== rest &&
      rest.index - feature.index <= 1 &&
      rest.index >= feature.index &&
      PART_OF_LAND.test(feature.statement ?? `${feature.name?.text} ${feature.name?.tail}`),
  )

const reported = ({ index, typed }: Feature): UnusedNote => ({
  index,
  text: typed.slice(0, QUOTED_MAX),
  reason: REASON,
})
