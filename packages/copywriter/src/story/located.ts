import type { Tone } from '@listwright/contracts'
import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import { areManyPlaces } from '../facts/places/many-places.ts'

/** 'The trailhead is within half a mile': one is within half a mile of it, not from it. */
const WITHIN = /^(.+) (?:is|are) (within .+ (?:miles?|blocks?|minutes?|hours?|yards|feet))$/

const NEAR: Readonly<Record<Tone, { walk: readonly string[]; distance: readonly string[] }>> = {
  luxury: { walk: [], distance: ['it is {distance} from {place}'] },
  investor: { walk: [], distance: ['it is {distance} from {place}'] },
  family: {
    walk: ['you can walk to {place}'],
    distance: ["you're {distance} from {place}", "it's {distance} to {place}"],
  },
  modern: { walk: [], distance: ["it's {distance} to {place}"] },
  classic: { walk: [], distance: ['it is {distance} from {place}'] },
  casual: {
    walk: ['you can walk to {place}'],
    distance: ["you're {distance} from {place}"],
  },
}

/**
 * What is near, in the words of the tone.
 * @param isSubjectWorn Whether the sentences around it begin with the property: this one begins with the place.
 */
export const located = (
  feature: Feature,
  tone: Tone,
  random: Random,
  isSubjectWorn = false,
): Feature => {
  const { place, distance, statement } = feature
  const walk = /^(.+) (is|are) within walking distance$/.exec(statement ?? '')
  const near = NEAR[tone]
  if (walk) {
    const said = random.pick([statement ?? '', ...near.walk])
    return { ...feature, statement: said.replace('{place}', walk[1] ?? '') }
  }
  const [, there = '', within = ''] = WITHIN.exec(statement ?? '') ?? []
  if (there && near.walk.length > 0)
    return { ...feature, statement: random.pick([statement ?? '', `you're ${within} of ${there}`]) }
  if (!place || !distance) return feature
  const verb = / and /.test(place) || areManyPlaces(place) ? 'are' : 'is'
  const away = `{place} ${verb} {distance} away`
  const said = isSubjectWorn ? away : random.pick([away, ...near.distance])
  return { ...feature, statement: said.replace('{place}', place).replace('{distance}', distance) }
}
