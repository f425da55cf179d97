import { TONE_CARDS, TONES } from '@listwright/contracts'

/** A tone's name on screen: the label of one of the six, or the agent's own words. */
export const toneLabel = (tone: string): string => {
  const known = TONES.find((name) => name === tone)
  return known ? TONE_CARDS[known].label : tone
}
