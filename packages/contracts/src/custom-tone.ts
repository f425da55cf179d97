import { z } from 'zod'
import { isPlainName } from './plain-name.ts'
import { TONES } from './tone.ts'

export const CUSTOM_TONE_WORDS_MAX = 20
export const CUSTOM_TONE_LINE_MAX = 160

// The same characters as in the constraints of custom_tones: what the table takes, the writer takes.
const LETTERS = String.raw`A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u037d\u037f-\u0386\u0388-\u167f\u1681-\u1fff\u3040-\ud7ff`
const MARKS = String.raw`\u0300-\u036f`
const WORD = new RegExp(`^[${LETTERS}][${LETTERS}${MARKS}0-9' -]*$`)
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const NOT_PLAIN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029<>{}[\]]/
const VISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what does not count.
  /[^\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/u

/** Counted as the database counts: an emoji is one character. */
const atMost = (length: number) =>
  z
    .string()
    .trim()
    .refine((text) => [...text].length <= length, `At most ${length} characters`)

const WORD_LENGTH = 'Each word can have 2 to 30 characters'
const word = z
  .string()
  .trim()
  .min(2, WORD_LENGTH)
  .max(30, WORD_LENGTH)
  .regex(WORD, 'Use plain words')
const words = z
  .array(word)
  .max(CUSTOM_TONE_WORDS_MAX, `At most ${CUSTOM_TONE_WORDS_MAX} words`)
  .default([])
const line = atMost(CUSTOM_TONE_LINE_MAX).refine(
  (text) => !NOT_PLAIN.test(text),
  'Use one line of plain text',
)
const strength = z.number().int().min(1).max(5)

/** A tone of the agent's own: one of the six as a base, bent towards their voice. */
export const customTone = z.object({
  name: atMost(60)
    .refine((name) => VISIBLE.test(name), 'A tone needs a name')
    .refine(isPlainName, 'Use visible characters only'),
  base: z.enum(TONES),
  prefer: words,
  avoid: words,
  opening: line.default(''),
  closing: line.default(''),
  /** 1 keeps to the facts, 5 adds as many warm remarks as the facts carry. */
  warmth: strength.default(3),
  /** 1 contracts ("it's"), 5 never does. */
  formality: strength.default(3),
})
export type CustomTone = z.infer<typeof customTone>
