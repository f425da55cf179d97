import { joined, type Sentence } from '../realise/draft.ts'
import type { Voice } from '../realise/voice.ts'
import type { Random } from '../seed/random.ts'

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
      const connectors =
        semicolons > 0
          ? voice.connectors.filter((connector) => connector !== '; ')
          : voice.connectors
      const connector = random.pick(connectors)
      const whole =
        previous && connector && random.chance(voice.flow)
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
