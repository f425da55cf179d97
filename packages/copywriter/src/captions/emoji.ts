import type { Tone } from '@listwright/contracts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import { featuresToldIn } from './told.ts'

/** Tones that use emoji at all. */
const PLAYFUL: ReadonlySet<Tone> = new Set(['casual', 'family', 'modern'])

/** The emoji for a thing, used only where the agent typed the thing itself. */
const PICTURES: readonly [RegExp, string][] = [
  [/\b(?:fire ?pit|fireplaces?|wood stove)\b/i, '🔥'],
  [/\b(?:outdoor|summer) kitchen\b|\bgrill\b/i, '🍔'],
  [/\bpizza oven\b/i, '🍕'],
  [/\b(?:coffee|espresso) (?:bar|station)\b/i, '☕'],
  [/\bwine\b|\bvineyard\b|\bvines\b/i, '🍷'],
  [/\b(?:hot|soaking|clawfoot) tub\b/i, '🛁'],
  [/\b(?:gas |induction |dual-fuel )?(?:range|cooktop)\b/i, '🍳'],
  [/\bvegetable garden\b|\braised (?:garden )?beds\b/i, '🍅'],
  [/\b(?:apple|fruit) trees\b|\borchard\b/i, '🍎'],
  [/\bgarden$/i, '🌿'],
  [/\bboat (?:dock|slip|lifts?)\b|^(?:private |covered )?dock$/i, '⛵'],
  [/\bbarn$|\bpastures?\b|\bpaddocks?\b/i, '🐴'],
  [/\bchicken coop\b/i, '🐓'],
  [/\bdog run\b/i, '🐾'],
  [/\b(?:home )?office\b|\bstudy\b/i, '💻'],
  [/\blibrary\b|\bbookcases\b/i, '📚'],
  [/\btheater\b|\bmedia room\b/i, '🍿'],
  [/\bbike room\b/i, '🚲'],
  [/\bsolar panels\b/i, '☀️'],
  [/\bEV charger\b/i, '🔌'],
  [/\bworkshop\b/i, '🛠️'],
]
const VIEW_PICTURES: readonly [RegExp, string][] = [
  [/\b(?:mountains?|peaks?)\b/i, '⛰️'],
  [/\bskyline\b/i, '🌆'],
  [/\b(?:lake|river|ocean|bay|sea)\b/i, '🌊'],
]
const PORCH = /\b(?:porch|patio)$/i

/** Adds one emoji to the end of the line that names its thing, where the tone uses emoji. */
export const withEmoji = (body: Passage, tone: Tone, features: readonly Feature[]): Passage => {
  if (!PLAYFUL.has(tone)) return body
  for (const [end, line] of lineEnds(body)) {
    const last = sentenceAt(line)
    const told = featuresToldIn(last, features)
    const picture = told.map((feature) => pictureOf(feature, tone)).find(Boolean)
    if (picture) return inserted(body, end, ` ${picture}`)
  }
  return body
}

const pictureOf = ({ kind, seen, name }: Feature, tone: Tone): string | undefined => {
  const words = name?.text ?? ''
  const table = kind === 'view' ? VIEW_PICTURES : PICTURES
  const found = table.find(([pattern]) => pattern.test(kind === 'view' ? seen : words))?.[1]
  return found ?? (tone === 'family' && PORCH.test(words) ? '☕' : undefined)
}

/** The lines of a text that end with a full stop, with the place where each ends. */
const lineEnds = ({ text, spans }: Passage): [number, Passage][] => {
  const lines: [number, Passage][] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const from = start
    const inside = spans
      .filter((span) => span.start >= from && span.end <= end)
      .map((span) => ({ ...span, start: span.start - from, end: span.end - from }))
    if (line.endsWith('.')) lines.push([end, { text: line, spans: inside }])
    start = end + 1
  }
  return lines
}

/** The last sentence of a line. */
const sentenceAt = ({ text, spans }: Passage): Passage => {
  const at =
    Math.max(...['. ', '? ', '! '].map((mark) => text.lastIndexOf(mark, text.length - 2))) + 2
  const from = at < 2 ? 0 : at
  return {
    text: text.slice(from),
    spans: spans
      .filter(({ start }) => start >= from)
      .map((span) => ({ ...span, start: span.start - from, end: span.end - from })),
  }
}

const inserted = ({ text, spans }: Passage, at: number, words: string): Passage =>
  concatenate(
    [
      { text: text.slice(0, at), spans: spans.filter(({ end }) => end <= at) },
      passage(words),
      {
        text: text.slice(at),
        spans: spans
          .filter(({ start }) => start >= at)
          .map((span) => ({ ...span, start: span.start - at, end: span.end - at })),
      },
    ],
    '',
  )
