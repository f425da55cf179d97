import { named, sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isCompact, isSimple, type OpeningForm, PAIRED, worthOf } from './opening-form.ts'
import { soughtNear, WALK } from './opening-near.ts'
import type { Story } from './story.ts'
import { fewPartsOf, thingOf } from './thing.ts'

/** Summer and winter suit nearly every home, so that another pair is better. */
const SEASONS = 0.2

/** Forms in which two facts stand at the ends of one axis: up and out, front and roof, dry and wet. */
export const pairForms = (own: readonly Feature[], story: Story): OpeningForm[] => [
  ...upAndOut(own, story),
  ...dryAndWet(own, story),
  ...warmAndCold(own, story),
  ...frontAndBack(own, story),
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

/** A court or a pool outdoors, and one indoors. */
const dryAndWet = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const games = own.filter(
    ({ name }) => /\b(?:court|arena|pool)$/.test(name?.text ?? '') && name?.number === 'singular',
  )
  const isIndoor = ({ name }: Feature) => /\bindoor\b/.test(name?.text ?? '')
  const wet = games.find(isIndoor)
  const dry = games.find((feature) => !isIndoor(feature))
  return wet && dry ? [pair('dry and wet', { dry, wet }, PAIRED, story)] : []
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
const frontAndBack = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const find = (words: RegExp) =>
    own.find((feature) => words.test(feature.name?.text ?? '') && isCompact(feature, story))
  const front = find(/\bfront (?:porch|steps|patio|courtyard|garden|balcony|deck)$/)
  const back = find(/\b(?:back|rear) (?:porch|deck|patio|garden|terrace)$|\bbackyard$/)
  const roof = find(ROOF)
  return [
    ...(front && back ? [pair('front and back', { front, back }, PAIRED, story)] : []),
    ...(front && roof ? [pair('front and roof', { front, roof }, PAIRED, story)] : []),
  ]
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
