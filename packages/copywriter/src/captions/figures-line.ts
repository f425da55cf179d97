import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, type Value } from '../compose/value.ts'
import { ended } from './clause.ts'
import { type Item, itemsOf, itemValue } from './item.ts'
import type { Narration } from './narration.ts'

/** The counts and the price that are still to be told, with garage and laundry and what else is short. */
export const figuresLine = (narration: Narration, short: readonly Value[] = []): Passage => {
  const { network, room, told } = narration
  const practical = network === 'twitter' || room < 2 ? [] : practicalOf(narration)
  const behind = [...practical.map((item) => itemValue(item, told)), ...short]
  const lines = narration.lines(entryOf(narration))
  const best = (values: readonly Value[]) =>
    narration.best(
      lines,
      { behind: values },
      (said, { own }) =>
        narration.owedBeside(said) * 10 -
        (said.used.some((name) => name === 'ppsf' || name === 'ppa') ? 2 : 0) -
        (own.includes('untyped') ? 3 : 0),
    )?.said ?? null
  const together = best(behind)
  narration.tell(practical.flatMap(({ feature, parts }) => [feature, ...parts]))
  const isLong = behind.length > 1 && entriesIn(together) > ENTRIES_MAX
  const counts = isLong ? best([]) : null
  if (!counts) return together ? narration.keep(together) : passage('')
  narration.keep(counts)
  const rest = narration.keep(ended(listed(behind, 'comma').bare))
  return concatenate([counts, rest], ' ')
}

/** More than this in one sentence is an inventory: counts and price first, the rest apart. */
const ENTRIES_MAX = 4

const entriesIn = (said: Passage | null): number => (said?.text.match(/, /g)?.length ?? 0) + 1

const entryOf = ({ network, story }: Narration): string => {
  if (network === 'twitter') return 'x: figures'
  if (story.isRental) return 'caption: rental figures'
  const isWithRate = network === 'linkedin' && story.tone !== 'investor'
  return isWithRate ? 'linkedin: figures' : 'caption: figures'
}

/** Garage and laundry as far as they stand beside the figures. */
export const practicalOf = ({ story, told, network }: Narration): Item[] =>
  itemsOf(story)
    .filter(({ part, feature }) => part === 'practical' && !told.has(feature))
    .sort((one, other) => Number(isParking(other)) - Number(isParking(one)))
    .slice(0, network === 'linkedin' ? 2 : 1)

const isParking = ({ feature }: Item): boolean =>
  /\bgarage\b|\bparking\b|\bcarport\b|\bspaces?\b/i.test(feature.name?.text ?? '')
