import { z } from 'zod'
import { TONES } from './tone.ts'

export const CUSTOM_TONE_WORDS_MAX = 20
export const CUSTOM_TONE_LINE_MAX = 160

const word = z
  .string()
  .trim()
  .min(2)
  .max(30)
  .regex(/^[\p{L}][\p{L}\p{N}' -]*$/u, 'Use plain words')
const line = z
  .string()
  .trim()
  .max(CUSTOM_TONE_LINE_MAX)
  .regex(/^[^<>{}[\]\n\r]*$/, 'Use one line of plain text')
const strength = z.number().int().min(1).max(5)

/** A tone of the agent's own: one of the six as a base, bent towards their voice. */
export const customTone = z.object({
  name: z.string().trim().min(1).max(60),
  base: z.enum(TONES),
  prefer: z.array(word).max(CUSTOM_TONE_WORDS_MAX).default([]),
  avoid: z.array(word).max(CUSTOM_TONE_WORDS_MAX).default([]),
  opening: line.default(''),
  closing: line.default(''),
  /** 1 keeps to the facts, 5 adds as many warm remarks as the facts carry. */
  warmth: strength.default(3),
  /** 1 contracts ("it's"), 5 never does. */
  formality: strength.default(3),
})
export type CustomTone = z.infer<typeof customTone>
