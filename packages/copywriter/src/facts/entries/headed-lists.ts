import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import type { Item } from './item.ts'

/** What was done to each thing of the list, perhaps with its year: 'NEW:', 'updated 2021:'. */
const WORK =
  /^(new|newer|updated|remodeled|renovated|refinished|replaced)(?: (?:in )?((?:19|20)\d\d))? ?: ?(.+)$/i
const HEAD = /^([a-z][a-z\d' /-]{2,40}?)((?: (?:19|20)\d\d)?) ?: ?([^\s:].*)$/i
/** A room or a place outside, which has what follows. */
const OWNER = /^(?:room|outdoor place|storage|parking)$/
/** What the property is or was: told by itself. */
const IS_BUILDING =
  /\b(?:block|building|house|duplex|triplex|fourplex|salon|restaurant|church|bank|school|store|storefront|warehouse)$/i

/**
 * A list after a colon belongs to the words before it.
 * @example headedList([{ text: 'NEW: paint' }, { text: 'floors' }], 0) // 'NEW paint', 'NEW floors'
 */
export const headedList = (
  items: readonly Item[],
  start: number,
): { joined: Item[]; end: number } | null => {
  const first = items[start]
  if (!first) return null
  let end = start + 1
  while (items[end]?.index === first.index) end++
  const rest = items.slice(start + 1, end).map(({ text }) => text)
  const texts = renewed(first.text, rest) ?? owned(first.text, rest)
  return texts ? { joined: texts.map((text) => ({ text, index: first.index })), end } : null
}

const renewed = (first: string, rest: readonly string[]): string[] | null => {
  const [, work, year, thing] = WORK.exec(first) ?? []
  if (!work || !thing) return null
  const things = [thing, ...rest]
  // A longer note after the list speaks for itself.
  if (things.some((each) => each.split(' ').length > 4 || /\d/.test(each))) return null
  return things.map((each) => `${work} ${each}${year ? ` ${year}` : ''}`)
}

const owned = (first: string, rest: readonly string[]): string[] | null => {
  const [, head, year = '', thing] = HEAD.exec(first) ?? []
  if (!head || !thing) return null
  const inFull = expandShorthand(head)
  if (IS_BUILDING.test(inFull)) return [`${head}${year}`, thing, ...rest]
  const kind = kindOfNoun(singular(headOf(inFull)))
  if (!kind || !OWNER.test(kind)) return null
  const things = [thing, ...rest]
  return things.every((each) => /^[\w' &/.-]+$/.test(each))
    ? [`${head}${year} with ${things.join(' + ')}`]
    : null
}
