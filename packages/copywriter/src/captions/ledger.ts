import { capitalised, type Passage, passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { itemsOf, itemValue } from './item.ts'

const LINES_MAX = 4
const LONGEST = 60
/** What is shared, and what stands beside the figures. */
const APART: ReadonlySet<string> = new Set(['practical', 'community'])

/** The label before the colon and the value after it: a '28-foot clear height' becomes 'Clear height: 28 feet'. */
const LABELLED: readonly [RegExp, string][] = [
  [/^([\d,]+) feet of ([a-z]+)$/, '$2: $1 feet'],
  [/^([\d,]+)-(foot|amp|volt|bottle) (.+)$/, '$3: $1 $2'],
  [/^([\d,]+)-square-foot (.+)$/, '$2: $1 square feet'],
]
const PLURALS: Readonly<Record<string, string>> = {
  foot: 'feet',
  amp: 'amps',
  volt: 'volts',
  bottle: 'bottles',
}

/** One line of an investor's list: 'Clear height: 28 feet'. A feature without a measure is listed by its name. */
const entryOf = ({ text, spans }: Passage): Passage => {
  const rule = LABELLED.find(([pattern]) => pattern.test(text))
  const words = rule
    ? text.replace(rule[0], rule[1]).replace(/(\d) (foot|amp|volt|bottle)$/, (_, figure, unit) => {
        return `${figure} ${PLURALS[unit] ?? unit}`
      })
    : text
  const source = spans[0]?.source
  return capitalised(words === text ? { text, spans } : passage(words, source))
}

/** The strongest things of a property, one a line. */
export const ledgerThings = (
  story: Story,
  told: ReadonlySet<Feature>,
  room: number,
): { line: Passage; features: readonly Feature[] }[] =>
  itemsOf(story)
    .filter(({ feature, part }) => !told.has(feature) && !APART.has(part))
    .filter(({ feature: { year } }) => year === null)
    .map((item) => ({ item, value: itemValue(item, told) }))
    .filter(({ value }) => value.bare.text.length <= LONGEST)
    .slice(0, Math.min(LINES_MAX, room))
    .map(({ item, value }) => ({
      line: entryOf(value.bare),
      features: [item.feature, ...item.parts.slice(0, 2)],
    }))
