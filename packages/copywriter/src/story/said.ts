import { stemsIn } from '../compose/ear.ts'
import type { Sentence } from './sentence.ts'

/** A sentence as it would be said, before its topic is known, with what saying it would use up. */
export interface Said extends Omit<Sentence, 'topic'> {
  used: readonly string[]
  line: string
  wit: number
}

/** Words that a sentence cannot do without: those of the facts it states. */
export const ownStems = ({ text, spans }: Said): Set<string> =>
  new Set(spans.flatMap(({ start, end }) => stemsIn(text.slice(start, end))))
