import { type PropertyType, TONES } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { writeDescription } from '../write.ts'

/** Descriptions of a property with these features, in every tone and with several seeds. */
export const textsOf = (
  features: readonly string[],
  propertyType: PropertyType = 'Single Family Home',
): string[] =>
  TONES.flatMap((tone) =>
    [1, 2, 3].map((seed) =>
      writeDescription({
        property: aProperty({ propertyType, features: [...features] }),
        tone,
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
