import type { FactName, Feature, PropertyFacts } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'
import type { Style } from './fact-pieces.ts'
import { join, type Passage, type Piece, piece } from './pieces.ts'
import { type Nouns, Slots, type SlotUse } from './slots.ts'
import { type Line, render } from './template.ts'
import type { Lines } from './voice.ts'
import { runAt, type Words, wordsOf } from './word-runs.ts'

export type Role = 'opening' | 'core' | 'feature' | 'detail' | 'aside' | 'rest' | 'closing'

export interface Sentence {
  role: Role
  pieces: Piece[]
  passage: Passage
  words: Words
  /** The first word, lower case. */
  first: string
  facts: ReadonlySet<FactName>
  features: readonly Feature[]
}

export interface DraftSettings {
  facts: PropertyFacts
  nouns: Nouns
  style: Style
  random: Random
  /** Words that must not appear, lower case. */
  avoid: readonly string[]
  /** Words that win over an otherwise equal line. */
  prefer: readonly string[]
  /** Headlines and captions may begin with a figure; a sentence of prose may not. */
  allowNumerals?: boolean
  /** Last touch on the pieces of a sentence, such as contractions. */
  polish: (pieces: Piece[]) => Piece[]
}

interface Wanted {
  role: Role
  features?: readonly Feature[]
  /** A second group of features, told in the same sentence. */
  others?: readonly Feature[]
  /** The sentence that will stand before it. */
  after?: Sentence | undefined
  before?: Sentence | undefined
  fits?: (sentence: Sentence) => boolean
  finish?: (pieces: Piece[]) => Piece[]
}

const ATTEMPTS: Record<Role, number> = {
  opening: 4,
  core: 8,
  feature: 4,
  detail: 8,
  aside: 3,
  rest: 3,
  closing: 3,
}
const CORE_FACTS: readonly FactName[] = ['type', 'city', 'address', 'beds', 'baths', 'sqft']
const DETAIL_FACTS: readonly FactName[] = ['year', 'lot', 'price']
const GOOD_ENOUGH = 1
/** The words in a row in which a reader notices repetition. */
const RUN = 3

/** Writes sentences one by one, remembering what has been stated and how, so that nothing is said twice. */
export class Draft {
  readonly open: Set<FactName>
  private readonly usedLines = new Set<Line>()
  private readonly phrases = new Set<number>()
  private readonly turns = new Set<Line>()
  private startsWithThe = 0
  private readonly slots: Slots

  constructor(private readonly settings: DraftSettings) {
    const { facts, style, random, nouns } = settings
    this.open = openFacts(facts)
    this.slots = new Slots(facts, style, random, nouns, this.open)
  }

  /** The best of a few candidates from a pool, or `null` when no line fits the facts. */
  write(pool: Lines, wanted: Wanted): Sentence | null {
    const { random } = this.settings
    let best: { sentence: Sentence; line: Line; cost: number } | null = null
    if (pool.length === 0) return null
    const step = coprimeStep(pool.length, random)
    let at = random.below(pool.length)
    let found = 0
    for (
      let turn = 0;
      turn < pool.length && found < ATTEMPTS[wanted.role];
      turn++, at = (at + step) % pool.length
    ) {
      const line = pool[at]
      if (!line || this.usedLines.has(line)) continue
      const sentence = this.render(line, wanted)
      if (!sentence || (wanted.fits && !wanted.fits(sentence))) continue
      found++
      const cost = this.cost(sentence, wanted)
      if (cost < Number.POSITIVE_INFINITY && (!best || cost < best.cost))
        best = { sentence, line, cost }
      if (cost <= GOOD_ENOUGH) break
    }
    if (!best) return null
    this.usedLines.add(best.line)
    this.remember(best.sentence)
    return best.sentence
  }

  /** A sentence from pieces that were made elsewhere. */
  sentence(role: Role, pieces: Piece[], use: SlotUse): Sentence {
    return sentenceOf(role, this.settings.polish(ended(pieces)), use)
  }

  /** A turn of phrase from a pool, not used before in this text. */
  turn(pool: Lines): string | null {
    const { random } = this.settings
    const line = random.pick(pool.filter((each) => !this.turns.has(each)))
    if (!line) return null
    this.turns.add(line)
    const { text } = join(render(line.template, this.slots, random) ?? [])
    return text.charAt(0).toLowerCase() + text.slice(1)
  }

  private render(
    line: Line,
    { role, features = [], others = [], finish }: Wanted,
  ): Sentence | null {
    const use = this.slots.begin(features, others)
    if (!line.suits(this.slots)) return null
    const pieces = render(line.template, this.slots, this.settings.random)
    if (!pieces || use.features.length !== features.length + others.length) return null
    return this.sentence(role, finish ? finish(pieces) : pieces, use)
  }

  private cost(sentence: Sentence, { after, before }: Wanted): number {
    const { text } = sentence.passage
    if (!this.settings.allowNumerals && startsWithNumeral(text)) return Number.POSITIVE_INFINITY
    if (sentence.words.isDoubled) return Number.POSITIVE_INFINITY
    let cost = 0
    const { avoid, prefer } = this.settings
    if (avoid.some((word) => hasWord(text, word))) cost += 50
    const { first } = sentence
    if (after?.first === first) cost += 6
    if (before?.first === first) cost += 6
    if (first === 'the') cost += this.startsWithThe >= 2 ? 5 : 1
    if (after && /[:;]/.test(after.passage.text) && /[:;]/.test(text)) cost += 3
    cost += this.repetition(sentence) * 4
    cost += this.openAfter(sentence) * 2
    if (prefer.some((word) => hasWord(text, word))) cost -= 10
    return cost
  }

  // Facts are told in company: of two ways to go on, the one that leaves fewer open is better.
  private openAfter({ role, facts }: Sentence): number {
    if (role !== 'core' && role !== 'detail') return 0
    const targets = role === 'core' ? CORE_FACTS : DETAIL_FACTS
    return targets.filter((fact) => this.open.has(fact) && !facts.has(fact)).length
  }

  private repetition({ words: { hashes } }: Sentence): number {
    let repeated = 0
    for (let at = 0; at + RUN <= hashes.length; at++)
      if (this.phrases.has(runAt(hashes, at, RUN))) repeated++
    return repeated
  }

  private remember(sentence: Sentence): void {
    const { hashes } = sentence.words
    for (let at = 0; at + RUN <= hashes.length; at++) this.phrases.add(runAt(hashes, at, RUN))
    if (sentence.first === 'the') this.startsWithThe++
    for (const fact of sentence.facts) this.open.delete(fact)
  }
}

const sentenceOf = (
  role: Role,
  pieces: Piece[],
  use: Pick<Sentence, 'facts' | 'features'>,
): Sentence => {
  const passage = join(pieces)
  return {
    role,
    pieces,
    passage,
    words: wordsOf(passage.text),
    first: firstWord(passage.text),
    facts: use.facts,
    features: use.features,
  }
}

const JOINABLE: Partial<Record<Role, readonly Role[]>> = {
  opening: ['core'],
  core: ['core'],
  feature: ['feature'],
  detail: ['detail', 'closing'],
}
const PAIRED =
  /^(?:From|If|Where|As|With|To|Once|While|Besides|Alongside|Considered|Like|Start|Pair|Add|Live|Use|Think|Oh|Among|Those|When|Nor|There stands|Anyone|You'll probably|We could|In addition|A like-for-like)\b/
const FRONTED =
  /^(?:\S+ ){0,4}\S+,|^(?:It gives|That|Those|Go|Bring|Lock|Plug|Count|Write|Pin|Map|Search|Punch|Head|Look|Find|Come|Work|Nor|Also|Of|Not)\b/
const FRONTED_BY_PLACE = /^(?:In|At|Within|Out|Beyond|Behind|On|Outside|Inside|Indoors)\b/

const INVITING =
  /^(?:Come|Give|Swing|Take|Go|Stop|Walk|Drop|Stand|See|Grab|Step|Bring|Verify|Compare)\b[^,]*$/

/** Whether a statement reads well behind a connector. */
const follows = (text: string, connector: string): boolean =>
  connector === ', so '
    ? INVITING.test(text)
    : !FRONTED.test(text) || (connector !== ', and ' && FRONTED_BY_PLACE.test(text))

/** Two statements in a single sentence, or `null` where that would not read well. */
export const joined = (
  first: Sentence,
  second: Sentence,
  connector: string,
  breath: number,
): Sentence | null => {
  if (
    first.words.hashes.length + second.words.hashes.length > breath ||
    !JOINABLE[first.role]?.includes(second.role)
  )
    return null
  const isFree = second.role === 'feature' || second.role === 'closing'
  const between = isFree || connector === '; ' ? connector : ', and '
  const text = `${first.passage.text}${second.passage.text}`
  if (/[:;?!]|, while |\. /.test(text) || !follows(second.passage.text, between)) return null
  if (first.features.length + second.features.length > 4 || PAIRED.test(second.passage.text))
    return null
  if (/, and /.test(between === ', and ' ? text : second.passage.text)) return null
  const [start, ...others] = second.pieces
  if (!start) return null
  const lowered = start.source
    ? start
    : { ...start, text: start.text.charAt(0).toLowerCase() + start.text.slice(1) }
  return sentenceOf(
    first.role,
    [...withoutStop(first.pieces), { text: between }, lowered, ...others],
    {
      facts: new Set([...first.facts, ...second.facts]),
      features: [...first.features, ...second.features],
    },
  )
}

const openFacts = (facts: PropertyFacts): Set<FactName> => {
  const open = new Set<FactName>(['type'])
  if (facts.address) open.add('address')
  if (facts.city) open.add('city')
  for (const name of ['beds', 'baths', 'sqft', 'price', 'year', 'lot'] as const)
    if (facts[name] !== null) open.add(name)
  return open
}

const withoutStop = (pieces: Piece[]): Piece[] => {
  const last = pieces.findLastIndex(({ text }) => text !== '')
  return pieces.map((piece, at) =>
    at === last ? { ...piece, text: piece.text.replace(/\.$/, '') } : piece,
  )
}

const STOP = piece('.')

const ended = (pieces: Piece[]): Piece[] => {
  const last = pieces.findLast(({ text }) => text !== '')
  if (
    !last ||
    last.source === 'address' ||
    !'.?!:'.includes(last.text.charAt(last.text.length - 1))
  )
    pieces.push(STOP)
  return pieces
}

const startsWithNumeral = (text: string): boolean =>
  /^[\d$]/.test(text) || /(?<!\b(?:No|St|Apt))[.?!] [\d$]/.test(text)

const firstWord = (text: string): string => {
  let end = 0
  while (end < text.length && !' ,.:;?'.includes(text.charAt(end))) end++
  return text.slice(0, end).toLowerCase()
}

const hasWord = (text: string, word: string): boolean => {
  const plain = word.replace(/[^\p{L}\p{N} '-]/gu, '')
  return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}

// Walking a pool by a step that shares no divisor with its length visits every line once, in a seeded order.
const coprimeStep = (length: number, random: Random): number => {
  let step = 1 + random.below(length)
  while (divisor(step, length) !== 1) step++
  return step
}

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other)
