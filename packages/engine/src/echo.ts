import { TONE_CARDS } from '@listwright/contracts'
import type { Order } from './order.ts'
import { rulesFor } from './prompt.ts'

/** What a model says about its task instead of doing it. */
const TALK =
  /<\/?(?:facts|house|text|wish)>|\bas an? (?:ai|language model)\b|\b(?:system|user) (?:prompt|message)\b|\bmy instructions\b|\bI(?:'m| am) (?:sorry|unable)\b|\bI (?:cannot|can't) (?:help|assist|write|comply)\b|\b(?:here is|here's) (?:the|your|a) (?:listing|description|text|caption)\b|\b(?:sure|certainly)[!,]|features\[\d+\]|\bJSON\b/gi

/** As many words in a row are no coincidence. */
const RUN = 8

/** Where a text repeats its instructions, or talks about them. */
export const echoIn = (text: string, order: Order): { start: number; end: number }[] => [
  ...[...text.matchAll(TALK)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })),
  ...repeated(text, order),
]

const repeated = (text: string, order: Order): { start: number; end: number }[] => {
  const rules = runsOf(rulesFor(order))
  const ofTone = typeof order.tone === 'string' ? order.tone : order.tone.base
  // The example of a tone is there to be followed; its words are not secret.
  const example = runsOf(TONE_CARDS[ofTone].preview)
  return [...runsOf(text)]
    .filter(([run]) => rules.has(run) && !example.has(run))
    .map(([, place]) => place)
}

const runsOf = (text: string): Map<string, { start: number; end: number }> => {
  const words = [...text.toLowerCase().matchAll(/[\p{L}\d']+/gu)]
  const runs = new Map<string, { start: number; end: number }>()
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const [first, last] = [words[at], words[at + RUN - 1]]
    if (!first || !last) continue
    const run = words.slice(at, at + RUN).map(([word]) => word)
    runs.set(run.join(' '), { start: first.index, end: last.index + last[0].length })
  }
  return runs
}
