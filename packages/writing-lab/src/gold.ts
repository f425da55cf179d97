import type { CopyKind, PropertyInput, Tier, Tone } from '@listwright/contracts'
import { propertyFrom } from './property-line.ts'

/** A text with the facts that it was written from. */
export interface GoldText {
  property: PropertyInput
  kind: CopyKind
  tone: Tone
  /** Only descriptions have one. */
  tier: Tier | null
  headline: string | null
  text: string
}

const TONE_NAMES: Record<string, Tone> = {
  Luxury: 'luxury',
  Investor: 'investor',
  'Family-Oriented': 'family',
  Modern: 'modern',
  Classic: 'classic',
  Casual: 'casual',
}
const NETWORK_NAMES: Record<string, CopyKind> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
  X: 'twitter',
}

/**
 * Reads a file of hand-written texts: per property a heading, a line of facts, a line of features in backquotes, then
 * texts as block quotes under '**Tone, tier**' or, after '**Captions, Tone**', under the name of a network.
 */
export const parseGold = (markdown: string): GoldText[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => textsOf(section))

const textsOf = (section: string): GoldText[] => {
  const property = propertyOf(section)
  const texts: GoldText[] = []
  let tone: Tone = 'luxury'
  let tier: Tier | null = null
  let kind: CopyKind | null = null
  for (const block of section.split(/\n\n(?!>)/)) {
    const heading = /^\*\*(.+?)\*\*/.exec(block)?.[1]
    if (heading) {
      const [one = '', two = ''] = heading.split(', ')
      tone = TONE_NAMES[one] ?? TONE_NAMES[two] ?? tone
      tier = one === 'Captions' ? null : (two as Tier)
      kind = tier ? 'mls' : null
    }
    kind = NETWORK_NAMES[block.split('\n')[0] ?? ''] ?? kind
    const quoted = quoteIn(block)
    if (!quoted || !kind) continue
    const headline = /^\*(.+)\*\n\n/.exec(quoted)
    const text = headline ? quoted.slice(headline[0].length) : quoted
    texts.push({ property, kind, tone, tier, headline: headline?.[1] ?? null, text })
  }
  return texts
}

const quoteIn = (block: string): string =>
  block
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n')
    .trim()

const propertyOf = (section: string): PropertyInput => {
  const [, , line = '', , features = ''] = section.split('\n')
  const typed = features.replace(/^`|`$/g, '').split(', ')
  return propertyFrom(
    line,
    typed.filter((feature) => feature && feature !== '(no features)'),
  )
}
