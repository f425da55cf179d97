import { type Passage, passage } from '../compose/passage.ts'
import type { Value } from '../compose/value.ts'
import { type Item, itemsOf, itemValue } from './item.ts'
import type { Narration } from './narration.ts'

/** The counts and the price that are still to be told, with garage and laundry and what else is short. */
export const figuresLine = (narration: Narration, short: readonly Value[] = []): Passage => {
  const { network, room, told } = narration
  const practical = network === 'twitter' || room < 2 ? [] : practicalOf(narration)
  const behind = [...practical.map((item) => itemValue(item, told)), ...short]
  const lines = narration.lines(entryOf(narration))
  const chosen = narration.best(
    lines,
    { behind },
    (said) => narration.owedBeside(said) * 10 - (said.used.includes('ppsf') ? 2 : 0),
  )
  narration.tell(practical.flatMap(({ feature, parts }) => [feature, ...parts]))
  return chosen ? narration.keep(chosen.said) : passage('')
}

const entryOf = ({ network, story }: Narration): string => {
  if (network === 'twitter') return 'x: figures'
  return story.isRental ? 'caption: rental figures' : 'caption: figures'
}

const practicalOf = ({ story, told, network }: Narration): Item[] =>
  itemsOf(story)
    .filter(({ part, feature }) => part === 'practical' && !told.has(feature))
    .sort((one, other) => Number(isParking(other)) - Number(isParking(one)))
    .slice(0, network === 'linkedin' ? 2 : 1)

const isParking = ({ feature }: Item): boolean =>
  /\bgarage\b|\bparking\b|\bcarport\b|\bspaces?\b/i.test(feature.name?.text ?? '')
