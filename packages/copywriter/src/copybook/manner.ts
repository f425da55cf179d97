import type { Tone } from '@listwright/contracts'
import { byTone } from './by-tone.ts'
import type { Entry, LinesByTone } from './chapter.ts'

/** Which headings of an entry ('calm', 'lively', 'clipped', 'any') each tone uses. The investor tone uses none. */
const HEADINGS: Readonly<Record<Tone, readonly string[]>> = {
  luxury: ['any', 'calm'],
  classic: ['any', 'calm'],
  family: ['any', 'lively'],
  casual: ['any', 'lively'],
  modern: ['any', 'clipped'],
  investor: [],
}

/** The lines of an entry that is written by manner and not by tone. */
export const linesByManner = ({ sections }: Entry): LinesByTone =>
  byTone((tone) => HEADINGS[tone].flatMap((heading) => sections.get(heading) ?? []))
