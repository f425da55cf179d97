import { joined } from '../realise/joined.ts'
import type { Sentence } from '../realise/sentence.ts'
import type { Voice } from '../realise/voice.ts'
import { rotated } from '../rotated.ts'
import type { Random } from '../seed/random.ts'

/** How often the last line is part of the sentence before it. */
const PARTING = 0.6

/** Lets short sentences run together, as far as the voice has the breath for it. */
export const flowing = (
  paragraphs: readonly Sentence[][],
  voice: Voice,
  random: Random,
): Sentence[][] => {
  let hasSemicolon = false
  /** Any of these, beginning anywhere; a text has one semicolon. */
  const inTurn = (connectors: readonly string[]): string[] =>
    rotated(connectors, random.below(connectors.length)).filter(
      (connector) => connector !== '; ' || !hasSemicolon,
    )
  return paragraphs.map((paragraph) => {
    const flowed: Sentence[] = []
    for (const sentence of paragraph) {
      const previous = flowed.at(-1)
      const isLast = sentence.role === 'closing'
      const whole =
        previous && random.chance(isLast ? PARTING : voice.flow)
          ? joined(
              previous,
              sentence,
              inTurn(isLast ? voice.partings : voice.connectors),
              voice.breath,
            )
          : null
      if (whole) flowed.pop()
      flowed.push(whole ?? sentence)
      hasSemicolon ||= (whole ?? sentence).passage.text.includes(';')
    }
    return flowed
  })
}
