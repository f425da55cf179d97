import { joined, type Sentence } from '../realise/draft.ts'
import type { Voice } from '../realise/voice.ts'
import type { Random } from '../seed/random.ts'

/** How often the last line is part of the sentence before it. */
const PARTING = 0.6

/** Lets short sentences run together, as far as the voice has the breath for it. */
export const flowing = (
  paragraphs: readonly Sentence[][],
  voice: Voice,
  random: Random,
): Sentence[][] => {
  let semicolons = 0
  return paragraphs.map((paragraph) => {
    const flowed: Sentence[] = []
    for (const sentence of paragraph) {
      const previous = flowed.at(-1)
      const isLast = sentence.role === 'closing'
      const connector = random.pick(
        (isLast ? voice.partings : voice.connectors).filter(
          (each) => each !== '; ' || semicolons === 0,
        ),
      )
      const whole =
        previous && connector && random.chance(isLast ? PARTING : voice.flow)
          ? joined(previous, sentence, connector, voice.breath)
          : null
      if (!whole) flowed.push(sentence)
      else {
        if (connector === '; ') semicolons++
        flowed[flowed.length - 1] = whole
      }
    }
    return flowed
  })
}
