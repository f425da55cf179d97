import type { Tone } from '@listwright/contracts'
import { onceFor } from '@listwright/reviewer/memory'
import { Ear } from '../compose/ear.ts'
import type { Passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import type { Feature } from '../facts/feature.ts'
import { type Player, playerOf, workerOf } from '../story/player.ts'
import { isHome } from '../story/property-noun.ts'
import { type Cast, castAlone, castScenes, castToLead } from '../story/scenes.ts'
import { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { Teller } from '../story/teller.ts'
import { isFixer } from './fixer.ts'
import { itemsOf } from './item.ts'
import type { SharedLines } from './shared-lines.ts'

/** A sentence that tells what things are used for. */
export interface Moment {
  said: Passage
  line: string
  features: readonly Feature[]
}

export interface MomentOptions {
  story: Story
  shared: SharedLines
  random: Random
  /** Whose lines are used; LinkedIn has the calm ones whatever the tone. */
  tone: Tone
}

/** A scene tells more than a sentence about one thing. */
const SCENE_BONUS = 3
/** How far chance may change which things are told so. */
const CHANGE = 6

/** Whether the property is told by what one does there: not premises, land, an investment or a house in need of work. */
export const hasMoments = (story: Story): boolean =>
  isHome(story.facts) &&
  story.facts.propertyType !== 'Multi-Family' &&
  story.tone !== 'investor' &&
  !isFixer(story)

/** The purposes chapter of the copybook, for the things of one property. */
export class Moments {
  readonly #options: MomentOptions
  readonly #players: readonly Player[]
  readonly #teller: Teller

  constructor(options: MomentOptions) {
    const { story, tone, random } = options
    this.#options = options
    this.#players = playersOf(story)
    const told = { ...story, tone }
    const taste = { prefer: [], avoid: [] }
    this.#teller = new Teller(told, new Slots(told, 'post', []), new Ear(), random, taste)
  }

  /** The best sentence about untold things, a scene rather than a single thing. */
  best(isWanted: (features: readonly Feature[]) => boolean, longest: number): Moment | null {
    const { story, tone, random } = this.#options
    const casts = [
      ...castScenes(this.#players, tone),
      ...this.#players.map((player) => castAlone(player, tone)),
    ]
      .filter((cast) => cast.lines.length > 0 && isWithinHome(cast) && isWanted(toldBy(cast)))
      .map((cast) => ({ cast, weight: weightOf(cast, story) + random.next() * CHANGE }))
      .sort((one, other) => other.weight - one.weight)
    for (const { cast } of casts) {
      const moment = this.#tell(cast, longest)
      if (moment) return moment
    }
    return null
  }

  /** What an ordinary thing does, in a plain clause. */
  duty(feature: Feature, longest: number): Moment | null {
    const { story, tone } = this.#options
    const worker = hasMoments(story) ? workerOf(feature, story) : null
    const cast = worker ? castAlone(worker, tone) : null
    return cast && cast.lines.length > 0 ? this.#tell(cast, longest) : null
  }

  /** First sentences about one thing, with the slots of the property still to be filled. */
  leads(feature: Feature): { player: Player; lines: readonly string[] } | null {
    const { tone, shared } = this.#options
    const player = this.#players.find(({ features }) => features[0] === feature)
    if (!player) return null
    const lines = castToLead(player, tone)
      .lines.map(({ text }) => text)
      .filter((text) => !shared.hasLine(text))
    return { player, lines }
  }

  #tell(cast: Cast, longest: number): Moment | null {
    const { shared } = this.#options
    const said = this.#teller.best(this.#teller.cast(cast), ({ line, text }) =>
      shared.hasLine(line) || shared.isBegun(text) || text.length > longest ? REFUSED : 0,
    )
    if (!said || shared.hasLine(said.line) || shared.isBegun(said.text)) return null
    if (said.text.length > longest) return null
    const { text, spans, line } = said
    return { said: { text, spans }, line, features: toldBy(cast) }
  }
}

const REFUSED = 100

const playersOf = onceFor((story: Story): readonly Player[] => {
  if (!hasMoments(story)) return []
  const own = itemsOf(story).filter(({ part }) => part !== 'building' && part !== 'community')
  const things = own.flatMap(({ feature, parts }) => [feature, ...parts])
  return things.flatMap((feature) => playerOf(feature, story) ?? [])
})

const toldBy = ({ roles }: Cast): Feature[] =>
  [...roles.values()].flatMap(({ features }) => features)

const weightOf = ({ roles }: Cast, { facts }: Story): number => {
  const strengths = [...roles.values()].map(({ features: [thing] }) => strengthOf(thing, facts))
  return Math.max(...strengths) + (roles.size > 1 ? SCENE_BONUS : 0)
}

/** Shared amenities of a building have scenes of their own and are not mixed with the unit's things. */
const isWithinHome = ({ roles }: Cast): boolean =>
  [...roles.values()].every(({ purpose }) => !purpose.isShared)
