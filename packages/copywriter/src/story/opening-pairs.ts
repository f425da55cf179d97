import { named, sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isCompact, isSimple, type OpeningForm, PAIRED, worthOf } from './opening-form.ts'
import { soughtNear, WALK } from './sought-near.ts'
import type { Story } from './story.ts'
import { fewPartsOf, thingOf } from './thing.ts'

/** Forms in which two facts stand at the ends of one axis: up and out, front and roof. */
export const pairForms = (own: readonly Feature[], story: Story): OpeningForm[] => [
  ...upAndOut(own, story),
  ...frontAndRoof(own, story),
]

const ROOF = /^(?:private )?roof(?:top)? (?:deck|terrace)$/

/** A terrace on the roof, and a place within a walk. */
const upAndOut = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const roof = own.find(({ name }) => ROOF.test(name?.text ?? ''))
  const walk = soughtNear(story).find(({ statement }) => WALK.test(statement ?? ''))
  const where = WALK.exec(walk?.statement ?? '')?.[1]
  if (!roof?.name || !walk || !where || !isSimple(roof, story)) return []
  return [
    {
      name: 'up and out',
      slots: {
        roof: { value: named(roof.name, sourceOf(roof)), features: [roof] },
        where: { value: wording(where, sourceOf(walk)), features: [walk] },
      },
      worth: worthOf(roof, story) + PAIRED,
    },
  ]
}

/** 'Marble front steps' and 'a roof deck'. */
const frontAndRoof = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const find = (words: RegExp) =>
    own.find((feature) => words.test(feature.name?.text ?? '') && isCompact(feature, story))
  const front = find(/\bfront (?:porch|steps|patio|courtyard|garden|balcony|deck)$/)
  const roof = find(ROOF)
  return front && roof ? [pair('front and roof', { front, roof }, story)] : []
}

const pair = (
  name: string,
  halves: Readonly<Record<string, Feature>>,
  story: Story,
): OpeningForm => ({
  name,
  slots: Object.fromEntries(
    Object.entries(halves).flatMap(([role, feature]) => {
      const parts = fewPartsOf(feature, story)
      const thing = thingOf(feature, parts)
      if (!thing) return []
      const value = named(thing.name, sourceOf(feature))
      return [[role, { value, features: [feature, ...parts] }]]
    }),
  ),
  worth: Math.max(...Object.values(halves).map((feature) => worthOf(feature, story))) + PAIRED,
})
