import { type Copybook, copybook } from '@listwright/copywriter/copybook'
import { sentencesOf, wordsOf } from './words.ts'

type Line = Copybook['pairs'][number]['lines']['luxury'][number]

const keyOf = (sentence: string): string => wordsOf(sentence).join(' ')

const linesOf = (lines: Record<string, readonly Line[]>): Line[] => Object.values(lines).flat()

/** Lines that tell a feature or state a field: what stands in them is about the property. */
const TELLING: readonly Line[] = [
  ...[...copybook.concepts.values()].flatMap(({ lines, leads }) => [
    ...linesOf(lines),
    ...linesOf(leads),
  ]),
  ...[...copybook.subjects.values(), ...copybook.pairs].flatMap(({ lines }) => linesOf(lines)),
  ...[...copybook.frame.values()]
    .flatMap(({ sections }) => [...sections.values()].flat())
    .filter(({ text }) => text.includes('{')),
]

const ASIDES: ReadonlySet<string> = new Set(
  TELLING.flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => !sentence.includes('{'))
    .map(keyOf),
)

/** Whether a sentence that states no field belongs to a line that does: 'Grass, no mower.' after artificial turf. */
export const isAside = (sentence: string): boolean => ASIDES.has(keyOf(sentence))
