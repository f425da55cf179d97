import { byStrength } from './by-weight.ts'
import type { Contents } from './contents.ts'
import type { OutlineOptions } from './outline-options.ts'
import { isHome } from './property-noun.ts'
import type { Thing } from './thing.ts'
import type { Topic } from './topic.ts'
import { inOrderOfUse, type Use, type UseOfThings, useOf } from './use.ts'

const OF_USE: ReadonlySet<Topic> = new Set([
  'interior',
  'finishes',
  'bedrooms',
  'rooms',
  'outdoors',
])
const USES_MIN = 2
const USES_MAX = 3
const OF_ONE_USE = 2

/** Things told by what they are for: the strongest of the home that serve two or three different uses. */
export const takeUses = (contents: readonly Contents[], options: OutlineOptions): UseOfThings[] => {
  const { story, random, warmth } = options
  const isFit = warmth > 0 && isHome(story.facts) && story.facts.propertyType !== 'Multi-Family'
  if (!isFit || story.tone === 'investor' || story.situation === 'fixer') return []
  // Not in every text, because readers would notice the pattern.
  if (random.chance(0.4)) return []
  const open = contents.filter(({ topic }) => OF_USE.has(topic))
  const groups = new Map<Use, Thing[]>()
  for (const thing of byStrength(
    open.flatMap(({ things }) => things),
    options,
  )) {
    const use = useOf(thing)
    if (use) groups.set(use, [...(groups.get(use) ?? []), thing])
  }
  const fit = [...groups].filter(([, things]) => things.length <= OF_ONE_USE).slice(0, USES_MAX)
  if (fit.length < USES_MIN) return []
  const taken = new Set(fit.flatMap(([, things]) => things))
  const left = open.map((content) => ({
    ...content,
    things: content.things.filter((thing) => !taken.has(thing)),
  }))
  // What is left of a topic must not become a stub.
  if (left.some((content, at) => isLone(content) && !isLone(open[at] ?? content))) return []
  for (const [at, content] of open.entries()) content.things = left[at]?.things ?? []
  return inOrderOfUse(fit.map(([use, things]) => ({ use, things })))
}

/** A topic with a single thing to list. */
const isLone = ({ things, wholes, statements }: Contents): boolean =>
  things.length === 1 && wholes.length + statements.length === 0
