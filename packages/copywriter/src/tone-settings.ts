import type { CustomTone, Tone } from '@listwright/contracts'
import { VOICES } from './phrases/index.ts'
import { withFormality } from './realise/formality.ts'
import type { Passage } from './realise/passage.ts'
import type { Voice } from './realise/voice.ts'

export interface ToneSettings {
  voice: Voice
  prefer: readonly string[]
  avoid: readonly string[]
  opening: string
  closing: string
  polish: (passage: Passage) => Passage
}

const PLAIN: Omit<ToneSettings, 'voice'> = {
  prefer: [],
  avoid: [],
  opening: '',
  closing: '',
  polish: (passage) => passage,
}

const SIX = Object.fromEntries(
  Object.entries(VOICES).map(([tone, voice]) => [tone, { ...PLAIN, voice }]),
) as Record<Tone, ToneSettings>

/** A tone of the six, or an agent's own bent from it. An unknown name is written in the default voice. */
export const toneSettings = (tone: Tone | CustomTone): ToneSettings => {
  if (typeof tone === 'string') return SIX[tone] ?? SIX.luxury
  const { base, prefer, avoid, opening, closing, warmth, formality } = tone
  return {
    voice: warmed(VOICES[base] ?? VOICES.luxury, warmth),
    prefer: words(prefer),
    avoid: words(avoid),
    opening: asSentence(opening),
    closing: asSentence(closing),
    polish: withFormality(formality),
  }
}

const words = (list: readonly string[]): string[] =>
  list.map((word) => word.trim().toLowerCase()).filter(Boolean)

const asSentence = (line: string): string => {
  const text = line.replace(/\s+/g, ' ').trim()
  return text && !/[.?!]$/.test(text) ? `${text}.` : text
}

/** A cool voice does not say what things are for; a warm one says so more often, and takes its leave like a friend. */
const warmed = (voice: Voice, warmth: number): Voice => {
  const { closers } = voice
  const home = warmth >= 4 ? [...closers.home, ...VOICES.family.closers.home] : closers.home
  return {
    ...voice,
    uses: warmth === 1 ? 0 : voice.uses + (warmth - 3) / 5,
    closers: { ...closers, home },
  }
}
