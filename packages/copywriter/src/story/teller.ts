import type { Tone } from '@listwright/contracts'
import { type Ear, isAdvice, stemsIn } from '../compose/ear.ts'
import { escaped } from '../compose/escaped.ts'
import { type Filled, fill } from '../compose/fill.ts'
import { spelledOut } from '../compose/numbers.ts'
import { type Passage, sliced, upperFirst } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import { parseTemplate } from '../compose/template.ts'
import { type Value, wording } from '../compose/value.ts'
import { copybook } from '../copybook/copybook.ts'
import type { Line } from '../copybook/line.ts'
import type { Feature } from '../facts/feature.ts'
import type { Thought } from '../thoughts/thought.ts'
import { type Candidate, isBright } from './candidate.ts'
import { holds } from './conditions.ts'
import { fusionsOf } from './fusion.ts'
import { kindIn, NAMES_A_HOME } from './kind-of-home.ts'
import { agrees, endsInSlot, fits, isDenied, preferSpecific } from './line-fit.ts'
import { onItsIsland } from './on-islands.ts'
import { ownWords, replaced, saysHouse } from './own-words.ts'
import { isHome, isHouse } from './property-noun.ts'
import { ownStems, type Said } from './said.ts'
import type { Role, Sentence } from './sentence.ts'
import { ownSlot, type Slots } from './slots.ts'
import { type Statement, statementsOf } from './statement.ts'
import type { Story } from './story.ts'
import { topicOf } from './topic.ts'
import { traced } from './traced.ts'
import { chapterOf } from './traits.ts'
import { withTypedParts } from './typed-parts.ts'

export interface Taste {
  prefer: readonly string[]
  avoid: readonly string[]
  /** How many sentences may be witty; no limit if absent. */
  wit?: number
  /** Above 0, features may be told by lines of the copybook; absent in captions, which always use them. */
  warmth?: number
}

const HOME_WORDS =
  /\b(?:homes?|houses?|residence|supper|dinner|breakfast|kitchen table|couch|sofa|bedtime|guests?|pajamas|family room|living room|roommates?|movie night|laundry day)\b/i
const SALE_WORDS =
  /\b(?:sale|convey|conveys|appraisers?|appraisal|buyers?|closing|seller|purchase|comparables|resale|underwrite|own it)\b/i
const NOISE = 4.5
/** Nouns of the property that have a modifier of their own: 'brick ranch', 'two-story penthouse'. */
const MODIFIED = /[\w-] [\w-]/

/** Makes sentences about one property in one tone, and chooses the wording with the lowest cost. */
export class Teller {
  readonly #story: Story
  readonly #slots: Slots
  readonly #ear: Ear
  readonly #random: Random
  readonly #taste: Taste
  readonly #usedLines = new Set<string>()
  #wit = 0

  constructor(story: Story, slots: Slots, ear: Ear, random: Random, taste: Taste) {
    this.#story = story
    this.#slots = slots
    this.#ear = ear
    this.#random = random
    this.#taste = taste
  }

  get tone(): Tone {
    return this.#story.tone
  }

  /** Lines of a concept about one feature; none where the tone asks for plain sentences. */
  tellings(feature: Feature, role: Role = 'telling'): Candidate[] {
    if ((this.#taste.warmth ?? 1) <= 0) return []
    const concept = feature.concept ? copybook.concepts.get(feature.concept) : undefined
    if (!concept || (isDenied(feature.text) && !concept.matches.some(isDenied))) return []
    const lines = preferSpecific(
      role === 'lead' ? concept.leads[this.tone] : concept.lines[this.tone],
      feature,
    )
    return lines.map((line) => ({
      line,
      lookup: this.#slots.of(feature, line.text),
      features: [feature],
      subject: feature,
      isTelling: true,
      role,
    }))
  }

  /** Lines of the frame: figures, openings, groups. */
  frame(
    name: string,
    role: Role,
    {
      part,
      subject = null,
      features = [],
      more = {},
      isTelling = false,
      bias = 0,
    }: {
      part?: 'lead' | 'headline'
      subject?: Feature | null
      features?: readonly Feature[]
      more?: Readonly<Record<string, Value | null>>
      isTelling?: boolean
      bias?: number
    } = {},
  ): Candidate[] {
    const section = part ? `${this.tone} ${part}` : this.tone
    const lines = copybook.frame.get(name)?.sections.get(section) ?? []
    // 'In St. George, this condo in a 55+ community' has two places before its verb.
    const isPlaced = / in /.test(this.#story.styled?.noun ?? '')
    const fit = isPlaced ? lines.filter(({ text }) => !/^In \{city\}, this/.test(text)) : lines
    return (fit.length > 0 ? fit : lines).map((written) => {
      const line = onItsIsland(this.#withCityLast(written), this.#story.facts.city)
      const base = subject && isTelling ? this.#slots.of(subject, line.text) : this.#slots.property
      return {
        line,
        lookup: (slot) => (slot in more ? (more[slot] ?? null) : base(slot)),
        features,
        subject,
        isTelling,
        role,
        bias,
      }
    })
  }

  /** 'This Nashville two-story penthouse' has too much before its noun: 'this two-story penthouse in Nashville'. */
  #withCityLast(line: Line): Line {
    if (!MODIFIED.test(this.#story.styled?.noun ?? '')) return line
    const text = line.text
      .replace(/\b(This|this) \{city\} \{type\}'s got/, '$1 {type} in {city} has')
      .replace(/\b(This|this) (\{sqft-\} )?\{city\} \{type\}/, '$1 $2{type} in {city}')
      .replace(/^A \{city\} \{type\}/, '{A type} in {city}')
      .replace(/^A \{City\} \{Type\}/, '{A Type} in {City}')
      .replace(/^Here's a \{city\} \{type\}/, "Here's {a type} in {city}")
    return text === line.text ? line : { ...line, text }
  }

  /** Lines of a thought about one thing or several, or of a joint sentence. */
  linesFor({ lines, subjects }: Thought, role: 'thought' | 'joint' = 'thought'): Candidate[] {
    const things = [...subjects.values()]
    const named = new Map([...subjects].map(([slot, thing]) => [slot, thing.named]))
    const [only] = things.length === 1 ? things : []
    return lines
      .filter((line) => [...subjects].every(([slot, thing]) => fits(line.text, slot, thing)))
      .map((line) => ({
        line,
        // Beside another thing, a name is told in full: 'breakfast in the room' would not say in which.
        lookup: this.#slots.ofThought(named, only ? line.text : ''),
        features: things.flatMap(({ features }) => features),
        subject: only?.named ?? null,
        isTelling: false,
        role,
        featureSlots: named,
        bias: things.some(({ named: { name } }) => name?.tail) && !endsInSlot(line.text) ? 2 : 0,
      }))
  }

  /** Whether any of the candidates can be said at all. */
  can(candidates: readonly Candidate[]): boolean {
    return candidates.some((candidate) => this.#try(candidate) !== null)
  }

  /** The best of the candidates that can be said, or nothing. It is not said yet. */
  best(candidates: readonly Candidate[], judge: (said: Said) => number = () => 0): Said | null {
    let best: Said | null = null
    let least = Number.POSITIVE_INFINITY
    for (const candidate of candidates) {
      const said = this.#try(candidate)
      if (!said || (this.tone === 'investor' && isAdvice(said.text))) continue
      if (isBright(candidate) && this.#wit >= (this.#taste.wit ?? Number.POSITIVE_INFINITY))
        continue
      const cost =
        this.#ear.cost(said.text, ownStems(said)) +
        (candidate.bias ?? 0) +
        judge(said) +
        (this.#usedLines.has(candidate.line.text) ? 20 : 0) -
        (this.#taste.prefer.some((word) => said.text.toLowerCase().includes(word)) ? 3 : 0) +
        this.#random.next() * NOISE
      if (cost < least) {
        least = cost
        best = said
      }
    }
    return best
  }

  /** Uses a sentence: its facts count as stated, and its words as used. */
  say(said: Said): Sentence {
    this.#slots.tell(said.role === 'lead' ? withoutKind(said.used) : said.used)
    this.#ear.hear(said.text)
    this.#usedLines.add(said.line)
    if (said.wit > 0) this.#wit += 1
    const { text, spans, role, features } = said
    const [first] = features
    const topic = first ? topicOf(first.partOf ?? first, this.#story) : null
    return { text, spans, role, features, topic }
  }

  /** Plain clauses as a sentence. */
  statement({ features, words }: Statement): Said {
    const { text, spans } = begun(words)
    return { text: `${text}.`, spans, used: [], role: 'statement', features, line: text, wit: 0 }
  }

  /** A first sentence from clauses about the property: 'This Wittman parcel is waterfront.' */
  openingOf(stated: readonly Feature[], about: 'condition' | 'setting'): Candidate[] {
    const own = stated.filter(({ statement }) => /^it (?:is|has|was|needs)\b/.test(statement ?? ''))
    const [first] = statementsOf(own, '')
    if (!first) return []
    const predicate: Value = { ...wording(''), bare: trimmed(first.words) }
    return this.frame(`opening: ${about}`, 'lead', {
      features: first.features,
      more: { predicate },
    })
  }

  /** A first sentence that says what the property is and what it has. */
  identityOf(stated: readonly Feature[], name: 'identity' | 'units' = 'identity'): Candidate[] {
    const [fused] = fusionsOf(stated, this.#story.facts.features, '')
    const [only] = fused ? [fused] : statementsOf(stated, '')
    if (!only) return []
    const first = withTypedParts(only, this.#story)
    const predicate: Value = { ...wording(''), bare: trimmed(first.words) }
    const { features } = first
    const kind = name === 'identity' ? kindIn(predicate) : null
    const named = kind ? this.frame('lead: named', 'lead', { features, more: { kind } }) : []
    if (this.can(named)) return named
    const located = name === 'identity' ? placeIn(predicate) : null
    const isWith = / with /.test(predicate.bare.text)
    // 'Is a corner unit with two exposures, with a balcony' would run on.
    const plain = this.frame(`lead: ${name}`, 'lead', { features, more: { predicate } }).filter(
      ({ line }) => !(isWith && /\bwith \{a hero/.test(line.text)),
    )
    // In 'is on the second floor of a house, with hardwood floors', the floors would be those of the house.
    const candidates = located
      ? [
          ...this.frame('lead: located', 'lead', { features, more: { located } }),
          ...plain.filter(({ line }) => !/\bhero/.test(line.text)),
        ]
      : plain
    // 'This Chicago condo is a vintage condo' would say it twice.
    return NAMES_A_HOME.test(predicate.bare.text)
      ? candidates.map((one) => ({ ...one, line: withoutType(one.line) }))
      : candidates
  }

  #try(candidate: Candidate): Said | null {
    const { line, lookup, features, subject, isTelling, role } = candidate
    if (line.isClause) return null
    if (!line.conditions.every((condition) => holds(condition, this.#story, subject, isTelling)))
      return null
    if (isTelling && subject && !agrees(line, subject)) return null
    // 'Which' would speak of the backyard, not of the porch: 'a porch overlooking the backyard, which stops the insects'.
    if (
      isTelling &&
      subject?.name?.tail &&
      /\bit\},? (?:which|that|where|to|for)\b/.test(line.text)
    )
      return null
    const filled = fill(parseTemplate(line.text), lookup)
    if (!filled) return null
    const fitted = this.#fitted(filled, subject, line.conditions)
    if (!fitted || /(?:^|[.!?] )\d|\bmonthly\b[^.]* a month\b/.test(fitted.text)) return null
    if (this.#taste.avoid.some((word) => new RegExp(`\\b${escaped(word)}`, 'i').test(fitted.text)))
      return null
    if (candidate.featureSlots && echoes(fitted)) return null
    const isPartNamed = filled.used.some((name) => name.endsWith(':material'))
    const spans = traced(
      fitted,
      isTelling || (candidate.featureSlots && !isPartNamed) ? features : [],
      line.text,
    )
    if (!spans) return null
    const isOwn = (name: string) =>
      candidate.featureSlots?.has(name.split(':')[0] ?? '') ||
      (isTelling && subject && ownSlot(subject, name, '') !== undefined)
    const used = filled.used.filter((name) => !isOwn(name))
    const wit = isBright(candidate) ? line.wit : 0
    return { text: fitted.text, spans, used, role, features, line: line.text, wit }
  }

  /** 'The house' gives way to the noun of the type; home words have no place on land or in business premises. */
  #fitted(filled: Filled, subject: Feature | null, conditions: readonly string[]): Filled | null {
    const { facts, noun } = this.#story
    if (this.#story.isRental && SALE_WORDS.test(filled.text)) return null
    const isOwn =
      (subject && /^(?:terms|land-commercial)$/.test(chapterOf(subject) ?? '')) ||
      conditions.some((condition) => /^(?:land|bare|commercial)$/.test(condition))
    if (!isHome(facts)) return isOwn || !HOME_WORDS.test(ownWords(filled)) ? filled : null
    if (isHouse(facts) || !saysHouse(filled)) return filled
    return replaced(filled, /\b([Tt])he house\b/g, (_, t: string) => `${t}he ${shortNoun(noun)}`)
  }
}

/** 'on the second floor' of 'is on the second floor'. */
const placeIn = ({ bare }: Value): Value | null =>
  /^is (?:on|in|at) [^,]+$/.test(bare.text) ? { ...wording(''), bare: sliced(bare, 3) } : null

const withoutType = (line: Line): Line => ({
  ...line,
  text: line.text.replace(/\bThis \{city\} \{type\}/, 'This {city} property'),
})

const trimmed = ({ text, spans }: Passage): Passage => {
  const by = text.length - text.trimStart().length
  return {
    text: text.slice(by),
    spans: spans.map(({ start, end, source }) => ({ start: start - by, end: end - by, source })),
  }
}

/** 'A four-bedroom house' names a kind of house: the line of figures still counts the bedrooms beside the baths. */
const withoutKind = (used: readonly string[]): readonly string[] =>
  used.includes('baths-') || used.includes('baths') ? used : used.filter((slot) => slot !== 'beds-')

export const shortNoun = (noun: string): string =>
  noun.replace(/^.* (?:property|building|warehouse|storefront)$/, 'building')

/** 'Dinner comes off the dinner range' says a word twice; so does 'the sun fills the sunroom'. */
const echoes = (filled: Filled): boolean => {
  const own = new Set(stemsIn(ownWords(filled)))
  const isSaid = (word: string) =>
    own.has(word) || [...own].some((said) => word.startsWith(said) && word.length > said.length + 2)
  return filled.spans.some(({ start, end }) => stemsIn(filled.text.slice(start, end)).some(isSaid))
}

/** The start of a sentence: a capital letter, and a figure that comes to stand first is spelled out. */
const begun = ({ text, spans }: Passage): Passage => {
  const figure = /^\d+(?= )/.exec(text)?.[0]
  const words = figure ? spelledOut(Number(figure)) : null
  if (!figure || !words) return { text: upperFirst(text), spans }
  const by = words.length - figure.length
  return {
    text: upperFirst(words + text.slice(figure.length)),
    spans: spans.map(({ start, end, source }) => ({
      start: start === 0 ? 0 : start + by,
      end: end + by,
      source,
    })),
  }
}
