import { type CustomTone, type PropertyType, TONES, type Tone } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { writeDescription } from '../write.ts'

/** A tone of an agent's own: a warmth below 3 has no thoughts, which could stand in place of what a test looks for. */
export const toneOf = (base: Tone, warmth: number): CustomTone => ({
  name: 'Our own',
  base,
  warmth,
  formality: 3,
  prefer: [],
  avoid: [],
  opening: '',
  closing: '',
})
const COOL = 2

/** Plain descriptions of a property with these features, in every tone and with several seeds. */
export const textsOf = (
  features: readonly string[],
  propertyType: PropertyType = 'Single Family Home',
): string[] =>
  TONES.flatMap((tone) =>
    [1, 2, 3].map((seed) =>
      writeDescription({
        property: aProperty({ propertyType, features: [...features] }),
        tone: toneOf(tone, COOL),
        tier: 'extended',
        seed,
        year: 2026,
      }),
    ),
  )

export const sentencesOf = (text: string): string[] => text.split(/(?<=\.)\s+/)

/** The sentence that tells a fact. Throws if there is none, so that a test does not pass because the fact was dropped. */
export const sentenceWith = (text: string, words: RegExp): string => {
  const found = sentencesOf(text).find((sentence) => words.test(sentence))
  if (found === undefined) throw new Error(`No sentence with ${words} in: ${text}`)
  return found
}
