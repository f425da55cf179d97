import type { Tone } from '@listwright/contracts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Statement } from './statement.ts'
import { listOfThings, type Thing } from './thing.ts'

/** In the order in which a text mentions them. */
const USES_IN_ORDER = ['work', 'guests', 'leisure', 'cold', 'summer'] as const
export type Use = (typeof USES_IN_ORDER)[number]

/** What a thing is used for, so that a text can group things by use instead of by room. */
const USES: Record<Use, RegExp> = {
  work: /\b(?:home office|office|study)$/i,
  guests:
    /\b(?:casita|in-law suite|in-law apartment|carriage house|coach house|kitchen house|ADU|guest (?:quarters|suite|cottage|wing))$/i,
  leisure:
    /\b(?:game room|media room|home theater|theater|recreation room|rec room|finished basement|home gym|bonus room)$/i,
  cold: /\b(?:fireplaces?|wood stove|fire pit|hot tubs?|sauna)$/i,
  summer:
    /\b(?:patio|porch|deck|balcony|terrace|(?<!reflecting )pool|pergola|lanai|veranda|piazzas|outdoor kitchen|courtyard|portal|rooftop)$/i,
}

/** Things that serve one use. */
export interface UseOfThings {
  use: Use
  things: readonly Thing[]
}

/** What a thing is for, where that is plain to everyone. */
export const useOf = ({ name }: Thing): Use | null =>
  USES_IN_ORDER.find((use) => USES[use].test(name.text)) ?? null

export const inOrderOfUse = (uses: readonly UseOfThings[]): UseOfThings[] =>
  uses.toSorted((one, other) => USES_IN_ORDER.indexOf(one.use) - USES_IN_ORDER.indexOf(other.use))

type Words = Record<'calm' | 'lively', string>
const both = (words: string): Words => ({ calm: words, lively: words })

/** The words for each use: in calm tones (luxury and classic) and in lively ones (the others). */
const NAMES: Record<Use, Words> = {
  work: both('work'),
  guests: both('guests'),
  leisure: { calm: 'leisure', lively: 'downtime' },
  cold: { calm: 'cold evenings', lively: 'cold nights' },
  summer: both('summer'),
}

/** One sentence about several uses. */
export const usesTold = (uses: readonly UseOfThings[], tone: Tone): Statement => {
  const features = uses.flatMap(({ things }) => things.flatMap((thing) => thing.features))
  const manner = tone === 'luxury' || tone === 'classic' ? 'calm' : 'lively'
  const told = uses.map(({ use, things }) => ({ name: NAMES[use][manner], things }))
  return { features, words: manner === 'calm' ? calmly(told) : lively(told) }
}

interface Told {
  name: string
  things: readonly Thing[]
}

/** 'For work there is a third-floor office; for cold evenings, two gas fireplaces.' */
const calmly = (told: readonly Told[]): Passage =>
  concatenate(
    told.map(({ name, things }, at) =>
      phrase(at === 0 ? `for ${name} there ${be(things)}` : `for ${name},`, listed(things)),
    ),
    '; ',
  )

/** 'There's a third-floor office for work and two gas fireplaces for cold nights.' */
const lively = (told: readonly Told[]): Passage => {
  const [first] = told
  const items = told.map(({ name, things }) => phrase(listed(things), `for ${name}`))
  const isLong = told.some(({ things }) => things.length > 1)
  return phrase(
    first && be(first.things) === 'are' ? 'there are' : "there's",
    series(items, isLong),
  )
}

const listed = (things: readonly Thing[]): Passage => listOfThings(things.map(withoutGuests)).list.a
/** 'Guests get guest quarters' would say it twice. */
const withoutGuests = (thing: Thing): Thing => ({
  ...thing,
  name: {
    ...thing.name,
    text: thing.name.text.replace(/\bguest (?=\w)/i, ''),
    tail: thing.name.tail.replace(/^for guests$/, ''),
  },
})
const be = (things: readonly Thing[]): string =>
  things.length === 1 && things[0]?.name.number !== 'plural' ? 'is' : 'are'

const phrase = (...parts: readonly (string | Passage)[]): Passage =>
  concatenate(
    parts.map((part) => (typeof part === 'string' ? passage(part) : part)),
    ' ',
  )

const series = (items: readonly Passage[], isLong: boolean): Passage =>
  items.length < 3
    ? concatenate(items, isLong ? ', and ' : ' and ')
    : concatenate([concatenate(items.slice(0, -1), ', '), ...items.slice(-1)], ', and ')
