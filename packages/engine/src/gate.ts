import {
  type CopyKind,
  type Finding,
  readHouseRules,
  SOCIAL_NETWORKS,
  type Span,
  type Tier,
  type WrittenContent,
} from '@listwright/contracts'
import { DEFAULT_BOARD, isForeign, reviewCopy } from '@listwright/reviewer'
import { HEADLINE_MAX, sentencesIn } from '@listwright/reviewer/language'
import { echoIn } from './echo.ts'
import type { Order } from './order.ts'
import type { Copy, Part } from './reply.ts'
import { wordAt } from './word-at.ts'

/** Something because of which a text may not be shown, and where; `start` and `end` are UTF-16 offsets into its part. */
export interface Fault {
  part: Part
  rule: string
  text: string
  start: number
  end: number
  /** Said to whoever wrote it. */
  why: string
  /** A sentence that would make up for it. */
  remedy?: string
}

/** A text that comes to the gate. Only the built-in writer knows its sources; what a model declares proves nothing. */
export type Candidate = Copy & { spans?: WrittenContent['spans'] }

/** How many words a description may have. A prompt asks for fewer, because no model counts well. */
const WORDS_MAX: Record<Tier, number> = { basic: 130, extended: 230, premium: 340 }

/** Every text passes here before anybody sees it, whoever wrote it. No faults, and it may be shown. */
export const gate = (candidate: Candidate, order: Order): Fault[] => {
  const { headline, description, socialCaptions, spans } = candidate
  return [
    ...(headline === undefined ? [] : faultsOfHeadline(headline, order, spans?.headline)),
    ...faultsOfPart('description', description, order, spans?.description),
    ...tooLong(description, order.tier),
    ...SOCIAL_NETWORKS.flatMap((network) =>
      faultsOfPart(network, socialCaptions[network], order, spans?.socialCaptions[network]),
    ),
    ...alike(socialCaptions),
  ]
}

/** What is wrong with a stretch of a text by itself: also what is asked of each sentence while it is being written. */
export const faultsIn = (part: Part, text: string, order: Order): Fault[] =>
  faultsAmong(review(part, text, order), part, text, order)

/** What is wrong with one of the texts as a whole. */
export const faultsOfPart = (
  part: Part,
  text: string,
  order: Order,
  spans?: readonly Span[],
): Fault[] => {
  const findings = review(part, text, order, spans)
  return [...faultsAmong(findings, part, text, order), ...gapsAmong(findings, part, text)]
}

const faultsAmong = (
  findings: readonly Finding[],
  part: Part,
  text: string,
  order: Order,
): Fault[] => [
  ...findings
    .filter(({ severity }) => severity !== 'advice')
    .map(({ rule, start, end, why }) => fault(part, rule, { text, start, end }, why)),
  ...markupIn(part, text),
  ...echoesIn(part, text, order),
  ...unwantedWords(part, text, order),
  ...(isForeign(text) ? [whole(part, 'language', text, 'Write in English.')] : []),
]

/** Unsupported and contradicting claims, Fair Housing, what an MLS refuses, the limits of the networks. */
const review = (
  part: Part,
  text: string,
  { property, year }: Order,
  spans: readonly Span[] = [],
): Finding[] =>
  reviewCopy({
    property,
    text,
    kind: kindOf(part),
    spans,
    openVocabulary: true,
    // The board's limit is the agent's to choose, when the text is made to fit.
    board: { ...DEFAULT_BOARD, limit: Number.MAX_SAFE_INTEGER },
    ...(year === undefined ? {} : { year }),
  })

const kindOf = (part: Part): CopyKind =>
  part === 'headline' || part === 'description' ? 'mls' : part

/** The figures that no listing goes without; a post owes its place, its kind and one figure. Features are a choice. */
const gapsAmong = (findings: readonly Finding[], part: Part, text: string): Fault[] => {
  if (!text.trim()) return [whole(part, 'missing/text', text, 'It is empty.')]
  return findings
    .filter(({ rule }) => rule.startsWith('missing/') && !OPTIONAL.test(rule))
    .map(({ rule, why, suggestion }) => ({
      ...whole(part, rule, text, why),
      ...(suggestion && { remedy: suggestion.trim() }),
    }))
}

const OPTIONAL = /^missing\/(?:features|year-built|lot-size)$/

const faultsOfHeadline = (headline: string, order: Order, spans?: readonly Span[]): Fault[] => {
  const faults = faultsAmong(
    review('headline', headline, order, spans),
    'headline',
    headline,
    order,
  )
  if (headline.length <= HEADLINE_MAX && !headline.includes('\n')) return faults
  const why = `One line of at most ${HEADLINE_MAX} characters, please.`
  return [...faults, whole('headline', 'length', headline, why)]
}

/** A description beyond its tier. */
export const tooLong = (description: string, tier: Tier): Fault[] => {
  const words = description.split(/\s+/).filter(Boolean).length
  const most = WORDS_MAX[tier]
  if (words <= most) return []
  return [
    whole(
      'description',
      'length',
      description,
      `It has ${words} words; at most ${most} are wanted.`,
    ),
  ]
}

export const MARKUP =
  /\*\*|__|`|<\/?[a-z!][^>]*>|&(?:#\d+|[a-z]+);|\]\(|^\s*(?:#{1,6} |[-*\u2022] |\d+[.)] |>)|https?:|\{|\}|\\[nu"]/gim

const markupIn = (part: Part, text: string): Fault[] =>
  [...text.matchAll(MARKUP)].map(({ index, 0: found }) =>
    fault(
      part,
      'markup',
      { text, start: index, end: index + found.length },
      'Plain text only, no markup.',
    ),
  )

const echoesIn = (part: Part, text: string, order: Order): Fault[] =>
  echoIn(text, order).map(({ start, end }) =>
    fault(
      part,
      'echo',
      { text, start, end },
      'This is part of the instructions or talk about them.',
    ),
  )

const unwantedWords = (part: Part, text: string, { tone, houseRules = '' }: Order): Fault[] =>
  [...(typeof tone === 'string' ? [] : tone.avoid), ...readHouseRules(houseRules).avoid].flatMap(
    (word) => {
      const start = wordAt(text, word)
      if (start < 0) return []
      const end = start + word.length
      return [fault(part, 'tone/avoid', { text, start, end }, 'The agent never uses this word.')]
    },
  )

/** Each network gets a caption of its own: no two begin alike or say nearly all of the same. */
const alike = (captions: Copy['socialCaptions']): Fault[] =>
  SOCIAL_NETWORKS.flatMap((network, index) => {
    const twin = SOCIAL_NETWORKS.slice(0, index).find((other) =>
      areAlike(captions[network], captions[other]),
    )
    if (!twin) return []
    const why = `It repeats the caption for ${twin}: write one of its own.`
    return [whole(network, 'captions/alike', captions[network], why)]
  })

/** Where little is known of a property, its few facts are all that any caption can say. */
const ALIKE = 0.85

const areAlike = (one: string, other: string): boolean => {
  const [said, known] = [sentencesOf(one), sentencesOf(other)]
  const letters = (sentences: readonly string[]) => sentences.join('').length
  const shared = said.filter((sentence) => known.includes(sentence))
  const shorter = Math.min(letters(said), letters(known))
  return shorter > 0 && (said[0] === known[0] || letters(shared) > ALIKE * shorter)
}

/** Hashtags may well be the same everywhere. */
const sentencesOf = (text: string): string[] =>
  sentencesIn(text)
    .map(({ start, end }) => text.slice(start, end).toLowerCase())
    .map((sentence) => sentence.replace(/#\w+/g, '').replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)

const whole = (part: Part, rule: string, text: string, why: string): Fault =>
  fault(part, rule, { text, start: 0, end: text.length }, why)

const fault = (
  part: Part,
  rule: string,
  { text, start, end }: { text: string; start: number; end: number },
  why: string,
): Fault => ({ part, rule, text: text.slice(start, end), start, end, why })
