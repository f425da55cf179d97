import { type CustomTone, DEFAULT_TONE, TONES, type Tone } from '@listwright/contracts'
import { withFormality } from './compose/formality.ts'
import type { Passage } from './compose/passage.ts'

/** A tone as the writer uses it: one of the six, or an agent's own bent from it. */
export interface ToneSettings {
  tone: Tone
  prefer: readonly string[]
  avoid: readonly string[]
  opening: string
  closing: string
  /** How many features more (or fewer) get a line of their own. */
  warmth: number
  polish: (passage: Passage) => Passage
}

const MIDDLE = 3

/** An unknown name is written in the default tone. */
export const toneSettings = (tone: Tone | CustomTone): ToneSettings => {
  if (typeof tone === 'string')
    return {
      tone: TONES.includes(tone) ? tone : DEFAULT_TONE,
      prefer: [],
      avoid: [],
      opening: '',
      closing: '',
      warmth: 0,
      polish: (passage) => passage,
    }
  const { base, prefer, avoid, opening, closing, warmth, formality } = tone
  return {
    tone: TONES.includes(base) ? base : DEFAULT_TONE,
    prefer: words(prefer),
    avoid: words(avoid),
    opening: asSentence(opening),
    closing: asSentence(closing),
    warmth: warmth - MIDDLE,
    polish: withFormality(formality),
  }
}

const words = (list: readonly string[]): string[] =>
  list.map((word) => word.trim().toLowerCase()).filter(Boolean)

const asSentence = (line: string): string => {
  const text = line.replace(/\s+/g, ' ').trim()
  return text && !/[.?!]$/.test(text) ? `${text}.` : text
}
