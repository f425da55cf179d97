import type { FactName, Feature, PropertyFacts } from '../facts/types.ts'
import type { Random } from '../seed/random.ts'
import type { Nouns } from './fact-slots.ts'
import type { Style } from './fact-texts.ts'
import type { Passage } from './passage.ts'
import { type Role, type Sentence, sentenceOf } from './sentence.ts'
import { Slots } from './slots.ts'
import { DETAIL_BITS, type Line, render } from './template.ts'
import type { Lines } from './voice.ts'
import { Runs } from './word-runs.ts'
import { Wording } from './wording.ts'

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
  allowNumerals: boolean
  /** Last touch on a sentence, such as contractions. */
  polish: (passage: Passage) => Passage
}

/** What is wanted of a sentence. */
interface Wanted {
  role: Role
  features: readonly Feature[]
  /** A second group of features, told in the same sentence. */
  others: readonly Feature[]
  /** The sentence that will stand before it. */
  after: Sentence | undefined
  /** Characters left for the words of a line, its facts aside. */
  room: number
  fits: (sentence: Sentence) => boolean
  finish: (wording: Wording) => void
}

/** The same as a caller puts it: what goes without saying is left out. */
type Wish = Pick<Wanted, 'role'> & Partial<Wanted>

const NO_FEATURES: readonly Feature[] = []
const always = () => true
const leaveIt = () => {}

const spelledOut = ({
  role,
  features = NO_FEATURES,
  others = NO_FEATURES,
  after,
  room = Number.POSITIVE_INFINITY,
  fits = always,
  finish = leaveIt,
}: Wish): Wanted => ({ role, features, others, after, room, fits, finish })

interface Candidate {
  sentence: Sentence
  line: Line
  cost: number
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
const DETAIL_FACTS = ['year', 'lot', 'price'] as const
const GOOD_ENOUGH = 1
/** The words in a row in which a reader notices repetition. */
const RUN = 3

/** Writes sentences one by one, remembering what has been stated and how, so that nothing is said twice. */
export class Draft {
  readonly open: Set<FactName>
  private readonly usedLines = new Set<Line>()
  private readonly said = new Runs(RUN, 64)
  private startsWithThe = 0
  private readonly slots: Slots

  constructor(private readonly settings: DraftSettings) {
    const { facts, style, random, nouns } = settings
    this.open = openFacts(facts)
    this.slots = new Slots(facts, style, random, nouns, this.open)
  }

  /** The best of a few candidates from a pool, or `null` when no line fits the facts. */
  write(pool: Lines, wish: Wish): Sentence | null {
    const wanted = spelledOut(wish)
    const details = wanted.role === 'detail' ? this.openDetails() : 0
    let best: Candidate | null = null
    // Facts are told in company: lines that leave fewer of them open come first.
    for (let left = 0; left <= (details ? DETAIL_FACTS.length : 0) && !best; left++)
      best = this.best(pool, wanted, details, left)
    if (!best) return null
    this.usedLines.add(best.line)
    this.remember(best.sentence)
    return best.sentence
  }

  private openDetails(): number {
    let bits = 0
    for (const fact of DETAIL_FACTS) if (this.open.has(fact)) bits |= DETAIL_BITS[fact]
    return bits
  }

  private best(pool: Lines, wanted: Wanted, details: number, left: number): Candidate | null {
    const { random } = this.settings
    const { role, room, fits } = wanted
    if (pool.length === 0) return null
    let best: Candidate | null = null
    const step = coprimeStep(pool.length, random)
    let at = random.below(pool.length)
    let found = 0
    const attempts = ATTEMPTS[role]
    for (
      let turn = 0;
      turn < pool.length && found < attempts;
      turn++, at = (at + step) % pool.length
    ) {
      const line = pool[at]
      if (!line || line.least > room || this.usedLines.has(line)) continue
      if (details && line.leaves(details) !== left) continue
      const sentence = this.render(line, wanted)
      if (!sentence || !fits(sentence)) continue
      found++
      const cost = this.cost(sentence, wanted)
      if (cost < Number.POSITIVE_INFINITY && (!best || cost < best.cost))
        best = { sentence, line, cost }
      if (cost <= GOOD_ENOUGH) break
    }
    return best
  }

  /** A sentence in somebody else's words. */
  quote(role: Role, text: string, source?: string): Sentence {
    const wording = new Wording()
    if (source) wording.state(text, source)
    else wording.say(text)
    return this.sentence(role, wording)
  }

  private render(line: Line, { role, features, others, finish }: Wanted): Sentence | null {
    const wording = this.slots.begin(features, others)
    if (!line.suits(this.slots)) return null
    if (!render(line.template, wording, this.slots, this.settings.random)) return null
    if (wording.features.length !== features.length + others.length) return null
    finish(wording)
    return this.sentence(role, wording)
  }

  private sentence(role: Role, wording: Wording): Sentence {
    wording.close()
    return sentenceOf(role, this.settings.polish(wording), wording)
  }

  private cost(sentence: Sentence, { after }: Wanted): number {
    const { text } = sentence.passage
    if (!this.settings.allowNumerals && startsWithNumeral(text)) return Number.POSITIVE_INFINITY
    if (sentence.words.isDoubled) return Number.POSITIVE_INFINITY
    let cost = 0
    const { avoid, prefer } = this.settings
    if (hasAny(text, avoid)) cost += 50
    const { first } = sentence
    if (after?.first === first) cost += 6
    if (first === 'the') cost += this.startsWithThe >= 2 ? 5 : 1
    if (after && /[:;]/.test(after.passage.text) && /[:;]/.test(text)) cost += 3
    cost += this.said.countIn(sentence.words.hashes) * 4
    cost += this.openAfter(sentence) * 2
    if (hasAny(text, prefer)) cost -= 10
    return cost
  }

  // Of two ways to begin, the one that leaves fewer facts open is better.
  private openAfter({ role, facts }: Sentence): number {
    if (role !== 'core') return 0
    return CORE_FACTS.filter((fact) => this.open.has(fact) && !facts.includes(fact)).length
  }

  private remember(sentence: Sentence): void {
    this.said.add(sentence.words.hashes)
    if (sentence.first === 'the') this.startsWithThe++
    for (const fact of sentence.facts) this.open.delete(fact)
  }
}

const openFacts = (facts: PropertyFacts): Set<FactName> => {
  const open = new Set<FactName>(['type'])
  if (facts.address) open.add('address')
  if (facts.city) open.add('city')
  for (const name of ['beds', 'baths', 'sqft', 'price', 'year', 'lot'] as const)
    if (facts[name] !== null) open.add(name)
  return open
}

const startsWithNumeral = (text: string): boolean =>
  /^[\d$]/.test(text) || /(?<!\b(?:No|St|Apt))[.?!] [\d$]/.test(text)

const hasAny = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.some((word) => hasWord(text, word))

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
