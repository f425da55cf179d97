import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import { leftAlone } from '../homes/left-alone.ts'
import { HEROES_MAX, heroesOf, isOutside } from './heroes.ts'
import { parted } from './parted.ts'
import type { Story } from './story.ts'
import { fewPartsOf } from './thing.ts'

/** What leads in a version of a description. */
export interface Lead {
  /** How many features lead; `null` leaves that to what stands close to the strongest one. */
  most: number | null
  /** Whether what would be alone in its sentence leads with them. */
  takesLone: boolean
  /** Whether the strongest facts are told with verbs of their own, where they can be; otherwise the home 'has' them. */
  byVerbs: boolean
  /** Whether a place nearby comes first, where one was typed. */
  placeFirst: boolean
}

/** The features of the first sentence, in their order. */
export const leadingFeatures = (
  story: Story,
  random: Random,
  { most, takesLone }: Lead,
): readonly Feature[] => {
  const heroes = byArea(withoutFabric(heroesOf(story, random, most ?? undefined)), story)
  const room = Math.max(0, HEROES_MAX - heroes.length)
  const alone = takesLone
    ? withoutFabric([...heroes, ...leftAlone(heroes, story)]).slice(
        heroes.length,
        heroes.length + room,
      )
    : []
  if (heroes.length === 0 || alone.length === 0) return heroes
  // What has a part stands last in the first sentence, so that the part is not taken for that of another.
  const [whole, single] = parted(
    [...heroes, ...alone],
    (feature) => fewPartsOf(feature, story).length > 0,
  )
  if (whole.length > 1 || (whole.length > 0 && story.tone === 'casual')) return heroes
  return [...byArea(single, story), ...whole]
}

const FABRIC: ReadonlySet<Feature['kind']> = new Set(['finish', 'character'])
/** What the view is seen through may stand beside it. */
const GLASS = /\b(?:glass|windows|sliders)\b/

/** 'A view of the plaza and plaster crown molding' would be a view of the molding. */
const withoutFabric = (features: readonly Feature[]): readonly Feature[] =>
  features.some(({ kind }) => kind === 'view')
    ? features.filter(({ kind, text }) => !FABRIC.has(kind) || GLASS.test(text))
    : features

/** 'A covered patio, a fenced backyard, and a game room': nobody goes out, in, and out again. */
const byArea = (heroes: readonly Feature[], story: Story): readonly Feature[] => {
  const [first] = heroes
  // What has a part stands last.
  if (!first || heroes.some((hero) => fewPartsOf(hero, story).length > 0)) return heroes
  return parted(heroes, (hero) => isOutside(hero, story) === isOutside(first, story)).flat()
}
