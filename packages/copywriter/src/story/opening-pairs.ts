import { named, sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isCompact, isSimple, type OpeningForm, PAIRED, worthOf } from './opening-form.ts'
import { soughtNear, WALK } from './sought-near.ts'
import type { Story } from './story.ts'
import { fewPartsOf, thingOf } from './thing.ts'

/** Summer and winter suit nearly every home, so that another pair is better. */
const SEASONS = 0.2

/** Forms in which two facts stand at the ends of one axis: up and out, front and roof, warm and cold. */
export const pairForms = (own: readonly Feature[], story: Story): OpeningForm[] => [
  ...upAndOut(own, story),
  ...warmAndCold(own, story),
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

/** A place for summer and a fire for winter. */
const warmAndCold = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const warm = own.find(
    (feature) =>
      feature.name?.number === 'singular' &&
      feature.name.tail === '' &&
      /\b(?:pool|patio|deck|terrace|lanai|porch|veranda|courtyard)$/.test(feature.name.text) &&
      !/\b(?:indoor|front|heated)\b/.test(feature.name.text) &&
      isSimple(feature, story),
  )
  const cold = own.find(
    (feature) =>
      /\b(?:fireplaces?|wood ?stove|pellet stove)$/.test(feature.name?.text ?? '') &&
      isSimple(feature, story),
  )
  return warm && cold ? [pair('warm and cold', { warm, cold }, SEASONS, story)] : []
}

/** 'Marble front steps' and 'a roof deck'. */
const frontAndRoof = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const find = (words: RegExp) =>
    own.find((feature) => words.test(feature.name?.text ?? '') && isCompact(feature, story))
  const front = find(/\bfront (?:porch|steps|patio|courtyard|garden|balcony|deck)$/)
  const roof = find(ROOF)
  return front && roof ? [pair('front and roof', { front, roof }, PAIRED, story)] : []
}

const pair = (
  name: string,
  halves: Readonly<Record<string, Feature>>,
  more: number,
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
  worth: Math.max(...Object.values(halves).map((feature) => worthOf(feature, story))) + more,
})
