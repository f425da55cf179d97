import { stemsIn } from '../compose/ear.ts'
import type { Random } from '../compose/random.ts'
import { copybook } from '../copybook/copybook.ts'
import { purposesIn } from '../copybook/purposes.ts'
import { datedFeature } from './dated.ts'
import { isHome } from './property-noun.ts'
import type { Story } from './story.ts'
import type { Thing } from './thing.ts'

/** Whether the lists of such a property may say what a thing is for: its rooms are lived in by one household. */
export const tellsPurposes = ({ facts }: Story): boolean =>
  isHome(facts) && facts.propertyType !== 'Multi-Family'

/** The things with one of them at the end, saying what it is for: 'a den and a walnut island to gather around'. */
export const withPurpose = (
  things: readonly Thing[],
  story: Story,
  random: Random,
): readonly Thing[] | null => {
  for (const thing of random.shuffle(things)) {
    const purpose = purposeOf(thing, story, random)
    if (!purpose) continue
    const last = { ...thing, name: { ...thing.name, tail: purpose } }
    return [...things.filter((other) => other !== thing), last]
  }
  return null
}

/** Only for a thing without a part, a date or a place of its own. */
const purposeOf = (
  { name, features: [feature, part] }: Thing,
  { tone }: Story,
  random: Random,
): string | null => {
  const concept = feature?.concept ? copybook.concepts.get(feature.concept) : undefined
  if (part || name.tail || !feature || !concept || datedFeature(feature)) return null
  // The concept may be a wider one: a spring house is listed under springs, but does not serve as one.
  const singular = name.head.replace(/s$/, '')
  const isOfItsName = concept.matches.some(
    (match) => match.endsWith(singular) || match.endsWith(name.head),
  )
  if (!isOfItsName) return null
  const own = new Set(stemsIn(name.text))
  const able = purposesIn(copybook.purposes.get(concept.name), tone).filter(
    (purpose) => !stemsIn(purpose).some((stem) => own.has(stem)),
  )
  return able.length > 0 ? random.pick(able) : null
}
