import {
  type CopyKind,
  type PropertyInput,
  SOCIAL_NETWORKS,
  TIERS,
  TONES,
  type Tone,
} from '@listwright/contracts'
import { factsAsTyped, quoted } from './facts-as-typed.ts'
import type { GoldText } from './gold.ts'
import { PROPERTIES } from './properties.ts'
import { writeSample } from './sample.ts'
import { seededRandom, shuffled } from './shuffled.ts'
import { sentencesOf } from './words.ts'

type Origin = 'ours' | 'gold'

/** A text as the reader gets it, and where it comes from, which the reader does not learn. */
interface Entry {
  origin: Origin
  property: PropertyInput
  kind: CopyKind
  tone: Tone
  headline: string | null
  text: string
}

interface Pair {
  property: PropertyInput
  tone: Tone
  kind: CopyKind
  texts: readonly [Entry, Entry]
}

interface KeyEntry {
  origin: Origin
  kind: CopyKind
  tone: Tone
  city: string
  sentences: number
}

/** Which text is whose: texts by id, and for each pair the letter of ours. */
export interface Key {
  texts: Record<string, KeyEntry>
  pairs: Record<string, 'A' | 'B'>
}

export interface Packet {
  /** For the reader. */
  texts: string
  pairs: string
  textMarks: string
  pairMarks: string
  /** Not for the reader. */
  key: Key
}

export interface PacketSize {
  descriptions: number
  captions: number
}

/**
 * Texts for a blind reading: ours from the fixed properties, mixed with all hand-written ones, and for the facts of
 * each hand-written text a pair of the two in random order.
 */
export const makePacket = (
  gold: readonly GoldText[],
  { descriptions, captions }: PacketSize,
  seed: number,
): Packet => {
  const random = seededRandom(seed)
  const entries = shuffled(
    [...ourDescriptions(descriptions, seed), ...ourCaptions(captions, seed), ...gold.map(asGold)],
    random,
  ).map((entry, at) => ({ id: `T${String(at + 1).padStart(3, '0')}`, entry }))
  const pairs = shuffled(
    gold.map((text): Pair => {
      const both = shuffled([asGold(text), counterpart(text, seed)], random)
      return { ...text, texts: both as [Entry, Entry] }
    }),
    random,
  ).map((pair, at) => ({ id: `P${String(at + 1).padStart(2, '0')}`, pair }))
  return {
    texts: page(
      'Texts',
      entries.map(({ id, entry }) => textBlock(id, entry)),
    ),
    pairs: page(
      'Pairs',
      pairs.map(({ id, pair }) => pairBlock(id, pair)),
    ),
    textMarks: ['id,score,winces,worst sentence', ...entries.map(({ id }) => `${id},,,`), ''].join(
      '\n',
    ),
    pairMarks: ['id,better (A/B/=),why', ...pairs.map(({ id }) => `${id},,`), ''].join('\n'),
    key: {
      texts: Object.fromEntries(entries.map(({ id, entry }) => [id, keyEntry(entry)])),
      pairs: Object.fromEntries(
        pairs.map(({ id, pair }) => [id, pair.texts[0].origin === 'ours' ? 'A' : 'B']),
      ),
    },
  }
}

/** The properties in turn, each time around in another tone and tier. */
const turn = (at: number, seed: number) => {
  const round = Math.floor(at / PROPERTIES.length)
  const property = PROPERTIES[(at + seed) % PROPERTIES.length] as PropertyInput
  const tone = TONES[(at + round) % TONES.length] ?? 'luxury'
  const tier = TIERS[(at + round + Math.floor(at / TONES.length)) % TIERS.length] ?? 'extended'
  return { property, sample: writeSample(property, tone, tier, seed + at), tone }
}

const ourDescriptions = (count: number, seed: number): Entry[] =>
  Array.from({ length: count }, (_, at) => {
    const { property, tone, sample } = turn(at, seed)
    const { headline = null, description } = sample.content
    return { origin: 'ours', property, kind: 'mls', tone, headline, text: description }
  })

const ourCaptions = (count: number, seed: number): Entry[] =>
  Array.from({ length: count }, (_, at) => {
    const { property, tone, sample } = turn(at, seed + 7)
    const kind = SOCIAL_NETWORKS[at % SOCIAL_NETWORKS.length] ?? 'facebook'
    const text = sample.content.socialCaptions[kind]
    return { origin: 'ours', property, kind, tone, headline: null, text }
  })

const asGold = ({ property, kind, tone, headline, text }: GoldText): Entry => ({
  origin: 'gold',
  property,
  kind,
  tone,
  headline,
  text,
})

/** What the writer makes of the same facts in the same tone. */
const counterpart = ({ property, kind, tone, tier }: GoldText, seed: number): Entry => {
  const { content } = writeSample(property, tone, tier ?? 'extended', seed)
  const isDescription = kind === 'mls'
  return {
    origin: 'ours',
    property,
    kind,
    tone,
    headline: isDescription ? (content.headline ?? null) : null,
    text: isDescription ? content.description : content.socialCaptions[kind],
  }
}

const page = (title: string, blocks: readonly string[]): string =>
  `# ${title}\n\n${blocks.join('\n\n---\n\n')}\n`

const KINDS: Record<CopyKind, string> = {
  mls: 'description',
  facebook: 'Facebook caption',
  instagram: 'Instagram caption',
  linkedin: 'LinkedIn caption',
  twitter: 'X caption',
}

const textBlock = (id: string, entry: Entry): string =>
  [
    `## ${id}`,
    factsAsTyped(entry.property),
    `${KINDS[entry.kind]}, ${entry.tone}`,
    quotedEntry(entry),
  ].join('\n\n')

const pairBlock = (id: string, { property, kind, tone, texts: [a, b] }: Pair): string =>
  [
    `## ${id}`,
    factsAsTyped(property),
    `${KINDS[kind]}, ${tone}`,
    '**A**',
    quotedEntry(a),
    '**B**',
    quotedEntry(b),
  ].join('\n\n')

const quotedEntry = ({ headline, text }: Entry): string =>
  quoted(headline ? `*${headline}*\n\n${text}` : text)

const keyEntry = ({ origin, kind, tone, property, text }: Entry): KeyEntry => ({
  origin,
  kind,
  tone,
  city: property.city,
  sentences: sentencesOf(text).length,
})
