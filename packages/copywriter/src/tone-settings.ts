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
  /** Share of the usual turns of the voice, from none to half as many again. */
  warmth: number
  polish: (passage: Passage) => Passage
}

const PLAIN: Omit<ToneSettings, 'voice'> = {
  prefer: [],
  avoid: [],
  opening: '',
  closing: '',
  warmth: 1,
  polish: (passage) => passage,
}

const SIX = Object.fromEntries(
  Object.entries(VOICES).map(([tone, voice]) => [tone, { ...PLAIN, voice }]),
) as Record<Tone, ToneSettings>

/** A tone of the six, or an agent's own bent from it. An unknown name is written in the default voice. */
export const toneSettings = (tone: Tone | CustomTone): ToneSettings => {
  if (typeof tone === 'string') return SIX[tone] ?? SIX.luxury
  const { base, prefer, avoid, opening, closing, warmth, formality } = tone
  const voice = VOICES[base] ?? VOICES.luxury
  return {
    voice: warmth >= 4 ? warmed(voice) : voice,
    prefer: words(prefer),
    avoid: words(avoid),
    opening: asSentence(opening),
    closing: asSentence(closing),
    warmth: warmth === 1 ? 0 : 0.25 + warmth / 4,
    polish: withFormality(formality),
  }
}

const words = (list: readonly string[]): string[] =>
  list.map((word) => word.trim().toLowerCase()).filter(Boolean)

const asSentence = (line: string): string => {
  const text = line.replace(/\s+/g, ' ').trim()
  return text && !/[.?!]$/.test(text) ? `${text}.` : text
}

const warmed = (voice: Voice): Voice => {
  const { tails, closers } = VOICES.family
  const both = (scene: keyof Voice['tails']) => [...voice.tails[scene], ...tails[scene]]
  return {
    ...voice,
    tails: {
      kitchen: both('kitchen'),
      interior: both('interior'),
      suite: both('suite'),
      outdoor: both('outdoor'),
    },
    closers: { ...voice.closers, home: [...voice.closers.home, ...closers.home] },
  }
}
