import { byTone } from './by-tone.ts'
import type { Entry, LinesByTone } from './chapter.ts'
import { linesByManner } from './manner.ts'

/** A slot in the lines about several things, and the subjects that may fill it; chapters call it a role. */
export interface PairSlot {
  name: string
  subjects: readonly string[]
}

/** Several things that one line tells: a pair of the thoughts, or an entry of the joint sentences. */
export interface Pair {
  name: string
  slots: readonly PairSlot[]
  lines: LinesByTone
}

/** What the name of an entry with slots for several things begins with, in the chapters of thoughts and of joint sentences. */
const PREFIX = /^(?:pair|joint): /

export const isPair = ({ name }: Entry): boolean => PREFIX.test(name)

export const pairOf = (entry: Entry): Pair => ({
  name: entry.name.replace(PREFIX, ''),
  slots: (entry.fields.roles ?? '').split(';').map(slotOf),
  lines: linesByManner(entry),
})

const slotOf = (text: string): PairSlot => {
  const [name = '', subjects = ''] = text.split('=')
  return {
    name: name.trim(),
    subjects: subjects.split('|').map((subject) => subject.trim()),
  }
}

/** The subject of a kitchen with an adjective: 'updated kitchen', 'chef's kitchen'. */
const KITCHEN = 'main kitchen'

/** The same entry for a home whose kitchen was typed as well: 'the kitchen' of its lines becomes 'the updated kitchen'. */
export const withKitchen = ({ name, slots, lines }: Pair): Pair[] => {
  const own = byTone((tone) =>
    lines[tone]
      .filter(({ text }) => THE_KITCHEN.test(text))
      .map((line) => ({ ...line, text: line.text.replace(THE_KITCHEN, '{$1he kitchen}') })),
  )
  const hasKitchen = slots.some((slot) => slot.name === 'kitchen')
  return !hasKitchen && Object.values(own).some((some) => some.length > 0)
    ? [{ name, slots: [...slots, { name: 'kitchen', subjects: [KITCHEN] }], lines: own }]
    : []
}

const THE_KITCHEN = /\b([Tt])he kitchen\b/
