import type { CustomTone, RefineWish, Span } from '@listwright/contracts'
import { writeCaptions, writeUnreviewed } from '@listwright/copywriter'
import { lengthOf } from '@listwright/reviewer'
import { fitText } from '@listwright/reviewer/fit-text'
import { sentencesIn } from '@listwright/reviewer/language'
import { inTurns } from '../in-turns.ts'
import { LEANS } from '../leans.ts'
import { spansOf } from '../spans-of.ts'
import type { Turn } from '../turns.ts'
import { newFaults } from './new-faults.ts'
import { readWish } from './read-wish.ts'
import type { Refined, Refinement } from './refinement.ts'

type Answer<Kind extends RefineWish['kind']> = (
  refinement: Refinement,
  wish: Extract<RefineWish, { kind: Kind }>,
) => Refined

/** What the built-in writer can do to a text. What it cannot, it says. */
export const refineBuiltIn = async (refinement: Refinement, turn: Turn): Promise<Refined> => {
  const refined = await answer(refinement, refinement.wish, turn)
  if ('cannot' in refined) return refined
  const [fault] = await turn(() => newFaults(refinement, refined.text))
  return fault ? { cannot: `That would leave out what a listing needs. ${fault.why}` } : refined
}

const answer = async (refinement: Refinement, wish: RefineWish, turn: Turn): Promise<Refined> => {
  switch (wish.kind) {
    case 'shorter':
      return shorter(refinement, turn)
    case 'warmer':
      return turn(() => warmer(refinement, wish))
    case 'lead':
      return leadingWith(refinement, wish.feature, turn)
    case 'fit':
      return turn(() => fitting(refinement, wish))
    case 'words': {
      const read = readWish(wish.words, refinement.order)
      return read ? answer({ ...refinement, wish: read }, read, turn) : { cannot: NOT_UNDERSTOOD }
    }
  }
}

const NOT_UNDERSTOOD =
  'The built-in writer can make a text shorter or warmer, fit it to a number of characters, and lead with one of your features. Anything else needs a language model.'

/** How much of a text is left when it is made shorter. */
const SHARE = 0.7

const shorter = async ({ order, part, text }: Refinement, turn: Turn): Promise<Refined> => {
  const length = text.length
  const done = 'Made shorter'
  if (part !== 'description') {
    const captions = await inTurns(turn, writeCaptions(order, part, VARIANTS))
    const [shortest] = captions
      .map((variant) => variant.text)
      .sort((one, other) => one.length - other.length)
    if (shortest && shortest.length < length) return { text: shortest, done }
    return { cannot: 'The built-in writer knows no shorter caption for these facts.' }
  }
  const limit = Math.floor(length * SHARE)
  const { text: fitted } = await turn(() => fitText(text, spansOf(text, order), limit))
  const isWhole = /[.!?]["\u201d)]?$/.test(fitted.trim())
  return isWhole ? { text: fitted, done } : { cannot: 'It is as short as its facts allow.' }
}

const VARIANTS = 12

const fitting: Answer<'fit'> = ({ order, text, spans = spansOf(text, order) }, { limit }) => {
  if (lengthOf(text, 'mls') <= limit) return { cannot: 'It fits already.' }
  const fitted = fitText(text, spans, limit)
  return { ...fitted, done: `Made to fit ${limit.toLocaleString('en-US')} characters` }
}

const warmer: Answer<'warmer'> = ({ order, part, text }) => {
  const content = writeUnreviewed({ ...order, tone: warmed(order.tone) })
  const written = part === 'description' ? content.description : content.socialCaptions[part]
  return written === text
    ? { cannot: 'It is as warm as its facts carry.' }
    : { text: written, done: 'Written warmer' }
}

/** The family tone is the warm one; a casual text keeps its voice. */
const warmed = (tone: Refinement['order']['tone']): CustomTone => {
  const custom: CustomTone =
    typeof tone === 'string'
      ? {
          name: tone,
          base: tone,
          prefer: [],
          avoid: [],
          opening: '',
          closing: '',
          warmth: 3,
          formality: 3,
        }
      : tone
  return { ...custom, base: custom.base === 'casual' ? 'casual' : 'family', warmth: WARMEST }
}

const WARMEST = 5

const leadingWith = async (
  { order, part, text }: Refinement,
  feature: number,
  turn: Turn,
): Promise<Refined> => {
  const typed = order.property.features[feature]
  if (typed === undefined) return { cannot: 'There is no such feature any more.' }
  const source = `features[${feature}]`
  const led = await turn(() => moved(text, spansOf(text, order), source))
  if (led === text) return { cannot: `It leads with \u201c${typed}\u201d already.` }
  const changed = led ?? (await rewritten(order, part, source, turn))
  return changed
    ? { text: changed, done: `Leads with \u201c${typed}\u201d` }
    : { cannot: `The built-in writer has no sentence that could open with \u201c${typed}\u201d.` }
}

/** The same sentences with the one about a fact first, where neither it nor its successor needs its predecessor. */
const moved = (text: string, spans: readonly Span[], source: string): string | undefined => {
  const sentences = sentencesIn(text)
  const at = sentences.findIndex(({ start, end }) => states(spans, source, start, end))
  const [sentence, next] = [sentences[at], sentences[at + 1]]
  if (at === 0) return text
  if (!sentence || text.includes('#')) return undefined
  const words = text.slice(sentence.start, sentence.end)
  if (LEANS.test(words) || (next && LEANS.test(text.slice(next.start, next.end)))) return undefined
  const before = text.slice(0, sentence.start)
  const rest = text.slice(sentence.end)
  // The break before the sentence goes with it, unless it is the one between paragraphs.
  const kept = /\n\s*$/.test(before) ? before + rest.trimStart() : before.trimEnd() + rest
  return `${words} ${kept.trim()}`
}

const SEEDS_TRIED = 24

/** Another text about the same facts that begins with this one. */
const rewritten = async (
  order: Refinement['order'],
  part: Refinement['part'],
  source: string,
  turn: Turn,
): Promise<string | undefined> => {
  if (part !== 'description') {
    const captions = await inTurns(turn, writeCaptions(order, part, VARIANTS))
    return captions.find(({ text, spans }) => opensWith(text, spans, source))?.text
  }
  for (let attempt = 1; attempt <= SEEDS_TRIED; attempt += 1) {
    const seed = order.seed + attempt
    const { description, spans } = await turn(() => writeUnreviewed({ ...order, seed }))
    if (opensWith(description, spans.description, source)) return description
  }
  return undefined
}

const opensWith = (text: string, spans: readonly Span[], source: string): boolean => {
  const [first] = sentencesIn(text)
  return first !== undefined && states(spans, source, first.start, first.end)
}

const states = (spans: readonly Span[], source: string, start: number, end: number): boolean =>
  spans.some(
    (span) => span.source.split('/').includes(source) && span.start >= start && span.end <= end,
  )
