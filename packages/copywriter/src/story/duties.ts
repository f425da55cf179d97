import type { Tier } from '@listwright/contracts'
import type { Contents } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { workerOf } from './player.ts'
import { isHome } from './property-noun.ts'
import { type Cast, castAlone } from './scenes.ts'
import { strengthOf } from './strength.ts'
import type { Thing } from './thing.ts'

/** How many things of a text are told by what they do, in each tier. */
const ROOM: Record<Tier, number> = { basic: 1, extended: 2, premium: 3 }
/** So many of one topic, so that a list of the others is left. */
const OF_ONE_TOPIC = 2
/** A list of two things reads well. */
const LIST_MIN = 2

/**
 * Takes things out of lists to tell what they do: first those that are alone in their topic, where 'there is a shed'
 * would be a stub, then the weaker ones of long lists.
 */
export const takeDuties = (contents: readonly Contents[], options: OutlineOptions): void => {
  const { story, tier, random, canPlay, warmth } = options
  const isSober = story.facts.propertyType === 'Multi-Family' || story.situation === 'fixer'
  if (warmth <= 0 || !isHome(story.facts) || isSober) return
  const said = new Set<string>()
  let room = ROOM[tier]
  const castOf = (thing: Thing): Cast | null => {
    const [feature, ...parts] = thing.features
    const worker = feature && parts.length === 0 ? workerOf(feature, story) : null
    if (!worker) return null
    const cast = castAlone(worker, story.tone)
    return cast.lines.length > 0 && !said.has(predicateIn(cast)) && canPlay(cast) ? cast : null
  }
  const take = (content: Contents, thing: Thing): boolean => {
    const cast = room > 0 ? castOf(thing) : null
    if (!cast) return false
    said.add(predicateIn(cast))
    room -= 1
    content.things = content.things.filter((other) => other !== thing)
    content.duties.push(cast)
    return true
  }
  for (const content of contents) {
    const [only, other] = content.things
    if (only && !other && content.wholes.length === 0) take(content, only)
  }
  for (const content of contents) {
    const weakestFirst = content.things.toSorted(
      (one, other) => strengthIn(one, options) - strengthIn(other, options),
    )
    let left = Math.min(OF_ONE_TOPIC, content.things.length - LIST_MIN)
    for (const thing of weakestFirst) if (left > 0 && take(content, thing)) left -= 1
  }
  for (const content of contents) {
    const [first, second, third] = content.things
    if (!first || !second || third || content.duties.length > 0 || room < 2) continue
    if (castOf(first) && castOf(second) && random.chance(0.8)) {
      take(content, first)
      take(content, second)
    }
  }
}

const strengthIn = ({ features: [feature] }: Thing, { story }: OutlineOptions): number =>
  feature ? strengthOf(feature, story.facts) : 0

/** How its first line begins behind the thing: two clauses with 'is there for' would sound alike. */
const predicateIn = ({ lines: [line] }: Cast): string =>
  line?.text
    .replace(/^.*?\} /, '')
    .split(' ', 2)
    .join(' ') ?? ''
