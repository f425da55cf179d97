import type { Tier, UnusedInput } from '@listwright/contracts'
import { sentencesIn } from '@listwright/reviewer/language'
import { Ear } from '../compose/ear.ts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import { countable, listed, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { datedWhole } from './dated.ts'
import { headlineFor } from './headline.ts'
import { openingOf } from './opening.ts'
import { type Beat, planOf, type Whole } from './plan.ts'
import { isHome, namesType } from './property-noun.ts'
import type { Cast } from './scenes.ts'
import { type Section, sectionOf } from './section.ts'
import type { Sentence } from './sentence.ts'
import { Slots } from './slots.ts'
import type { Story } from './story.ts'
import { canLead } from './strength.ts'
import { type Candidate, listName, type Said, Teller } from './teller.ts'

export interface Description {
  /** Only a premium text has one. */
  headline: Passage | null
  paragraphs: Sentence[][]
  unused: UnusedInput[]
}

/** Plans and words a description: what to say, then how. */
export const describe = (story: Story, tone: ToneSettings, tier: Tier, seed: number): Description =>
  new Describer(story, tone, tier, seed).describe()

const INDOORS: ReadonlySet<Section> = new Set(['kitchen', 'indoors', 'rooms', 'suite'])
const OUTSIDE: ReadonlySet<Section> = new Set(['outdoors', 'land', 'premises', 'units'])
const FACTS_OF_FIGURES = ['beds', 'baths', 'sqft', 'year', 'lot', 'price'] as const
const SHORT_PARAGRAPH = 14
/** How many sentences of a text may smile. */
const WIT: Record<Tier, number> = { basic: 2, extended: 3, premium: 4 }
/** Below this a residence is told plainly, whatever the tone. */
const MODEST = 250_000

/** Wit is for homes; where facts and tone disagree, the tone yields. */
const witFor = ({ facts, tone, isRental, situation }: Story, tier: Tier): number => {
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return 0
  const isModest = isRental || situation === 'fixer' || (facts.price ?? 0) < MODEST
  return tone === 'luxury' && isModest ? 0 : WIT[tier]
}

class Describer {
  readonly #story: Story
  readonly #tone: ToneSettings
  readonly #tier: Tier
  readonly #random: Random
  readonly #slots: Slots
  readonly #teller: Teller
  readonly #told = new Set<Feature>()
  readonly #said: Sentence[] = []
  readonly #heroes: readonly Feature[]

  constructor(story: Story, tone: ToneSettings, tier: Tier, seed: number) {
    this.#story = story
    this.#tone = tone
    this.#tier = tier
    this.#random = new Random(
      seed,
      `${story.tone} ${tier} ${story.facts.address} ${story.facts.city}`,
    )
    this.#heroes = story.ranked
      .filter((feature) => canLead(feature) && feature !== story.styled?.feature)
      .slice(0, 3)
    this.#slots = new Slots(story, 'prose', this.#heroes)
    this.#teller = new Teller(story, this.#slots, new Ear(), this.#random, {
      ...tone,
      wit: witFor(story, tier),
    })
  }

  describe(): Description {
    const opening = this.#opening()
    const { styled } = this.#story
    if (styled && this.#slots.isTold('type')) this.#told.add(styled.feature)
    for (const feature of this.#story.facts.features)
      if (feature.statement && isNoun(feature.statement, this.#story.noun)) this.#told.add(feature)
    if (this.#slots.isTold('units'))
      for (const feature of this.#story.facts.features)
        if (feature.concept === 'units' && feature !== styled?.feature) this.#told.add(feature)
    const material = this.#material()
    const plan = planOf({
      story: this.#story,
      tier: this.#tier,
      random: this.#random,
      told: this.#told,
      canTell: (feature) => this.#teller.can(this.#teller.tellings(feature)),
      canTellPlainly: (feature) => this.#teller.canPlainly(this.#teller.tellings(feature)),
      canPlay: ({ scene, roles }) =>
        this.#teller.can(this.#teller.cast(scene.lines[this.#story.tone], roles)),
      warmth: this.#tone.warmth,
      wit: Math.max(0, witFor(this.#story, this.#tier) - 1),
    })
    const body = plan.beats.map((beat) => ({ section: beat.section, sentences: this.#beat(beat) }))
    const part = (test: (section: Section) => boolean) =>
      body.filter(({ section }) => test(section)).flatMap(({ sentences }) => sentences)
    const paragraphs = [
      [...opening, ...material, ...part((section) => section === 'view')],
      part((section) => INDOORS.has(section)),
      part((section) => OUTSIDE.has(section)),
      part((section) => section !== 'view' && !INDOORS.has(section) && !OUTSIDE.has(section)),
      [...this.#dates(), ...this.#nearby(), ...this.#rules(), ...this.#notes()],
      [...this.#money(), ...this.#figures(), ...this.#closing()],
    ]
    return {
      headline:
        this.#tier === 'premium'
          ? headlineFor(
              this.#story,
              this.#heroes,
              this.#random,
              this.#tone,
              this.#said[0]?.text ?? '',
            )
          : null,
      paragraphs: this.#laidOut(paragraphs),
      unused: this.#untold(plan.leftOut),
    }
  }

  /** What there was no room for: a whole item as it was typed, or a part of one by its name. */
  #untold(leftOut: readonly Feature[]): UnusedInput[] {
    const isWhole = ({ index }: Feature) =>
      this.#story.facts.features.every((other) => other.index !== index || leftOut.includes(other))
    const names = leftOut.map((feature) => (isWhole(feature) ? feature.typed : feature.text))
    return [...new Set(names)].map((text) => ({
      text,
      reason: `A ${this.#tier} text has no room for more features.`,
    }))
  }

  #say(said: Said | null): Sentence[] {
    if (!said) return []
    const { rents, fee, dated } = this.#story
    for (const feature of said.features) {
      this.#told.add(feature)
      if (feature === rents) this.#slots.tell(['rents'])
      if (feature === fee) this.#slots.tell(['fee', 'includes'])
      if (feature.kind === 'condition') this.#slots.tell(['needs'])
      if (feature.kind === 'zoning') this.#slots.tell(['zoning'])
      if (dated.some((one) => one.feature === feature)) this.#slots.tell(['dates'])
    }
    const sentence = this.#teller.say(said)
    this.#said.push(sentence)
    return [sentence]
  }

  #sayBest(candidates: readonly Candidate[], judge?: (said: Said) => number): Sentence[] {
    return this.#say(this.#teller.best(candidates, judge))
  }

  #opening(): Sentence[] {
    const own = this.#tone.opening
    const first: Sentence[] = own
      ? [{ ...passage(own, 'tone.opening'), role: 'opening', features: [] }]
      : []
    return [...first, ...this.#sayBest(openingOf(this.#story, this.#teller, this.#heroes))]
  }

  /** Work to be done, and what a buyer must know at once, unless the opening told it. */
  #material(): Sentence[] {
    return this.#each('condition')
  }

  #beat(beat: Beat): Sentence[] {
    switch (beat.kind) {
      case 'scene':
        return this.#scene(beat.cast)
      case 'telling': {
        const lines = this.#teller.tellings(beat.feature)
        const said = this.#sayBest(
          beat.isPlain ? lines.filter(({ line }) => line.wit === 0) : lines,
        )
        return said.length > 0 ? said : this.#group(beat.section, [beat.feature])
      }
      case 'wholes':
        return this.#wholes(beat.wholes)
      case 'group':
        return this.#group(beat.section, beat.features)
    }
  }

  #group(section: Section, features: readonly Feature[]): Sentence[] {
    const [statements, things] = parted(features, isStatement)
    const said = things.length > 0 ? this.#sayBest(this.#groupLines(section, things)) : []
    return [...said, ...this.#statements(statements)]
  }

  #groupLines(section: Section, features: readonly Feature[]): Candidate[] {
    const more = listsOf(section === 'community' ? features.map(withoutCommunity) : features)
    const own = this.#teller.frame(`group: ${section}`, 'group', { features, more })
    return own.length > 0 ? own : this.#teller.frame('group: rest', 'group', { features, more })
  }

  /** A scene that may not smile any more is told plainly. */
  #scene({ scene, roles }: Cast): Sentence[] {
    const said = this.#sayBest(this.#teller.cast(scene.lines[this.#story.tone], roles))
    if (said.length > 0) return said
    const features = [...roles.values()]
    const sections = [...new Set(features.map((feature) => sectionOf(feature, this.#story)))]
    return sections.flatMap((section) =>
      this.#group(
        section,
        features.filter((feature) => sectionOf(feature, this.#story) === section),
      ),
    )
  }

  #wholes([first, second]: readonly Whole[]): Sentence[] {
    if (!first) return []
    const said = this.#together(first, second)
    if (said.length > 0) return said
    if (second) return [...this.#wholes([first]), ...this.#wholes([second])]
    return this.#group('rest', [first.whole, ...first.parts])
  }

  #together(first: Whole, second: Whole | undefined): Sentence[] {
    const dated = datedWhole(first.whole)
    const more = {
      ...listsOf(first.parts),
      ...(second && othersOf(second)),
      ...(dated && { it: withComma(dated, sourceOf(first.whole)) }),
    }
    const pair = second ? [second.whole, ...second.parts] : []
    return this.#sayBest(
      this.#teller.frame(second ? 'part: two wholes' : 'part: whole', 'group', {
        features: [first.whole, ...first.parts, ...pair],
        subject: first.whole,
        isTelling: true,
        more,
      }),
    )
  }

  #dates(): Sentence[] {
    const { dated } = this.#story
    const left = dated.filter(({ feature }) => !this.#told.has(feature))
    const [only] = left
    if (!only) return []
    if (left.length < dated.length) return left.flatMap(({ feature }) => this.#telling(feature))
    if (left.length === 1) return this.#telling(only.feature)
    return this.#sayBest([
      ...this.#teller.frame('figures: the dates', 'dates', {
        features: left.map(({ feature }) => feature),
      }),
      ...this.#teller.frame('dates: plain', 'dates', {
        features: left.map(({ feature }) => feature),
      }),
    ])
  }

  #telling(feature: Feature): Sentence[] {
    if (this.#told.has(feature)) return []
    const said = this.#sayBest(this.#teller.tellings(feature))
    if (said.length > 0) return said
    if (feature.statement) return this.#statements([feature])
    return this.#group(sectionOf(feature, this.#story), [feature])
  }

  #nearby(): Sentence[] {
    const places = this.#of('location')
    const [first, ...others] = places
    if (!first) return []
    const rest = others.map((feature) =>
      feature.place && feature.distance
        ? { ...feature, statement: `${feature.place} is ${feature.distance} away` }
        : feature,
    )
    return [...this.#telling(first), ...this.#statements(rest)]
  }

  /** What can only be given in the agent's own words, in one list. */
  #notes(): Sentence[] {
    const features = this.#of('notes')
    if (features.length === 0) return []
    const items = features.map((feature) => wording(feature.text, sourceOf(feature)))
    const more = { items: listed(items, 'comma') }
    return this.#sayBest(this.#teller.frame('group: notes', 'group', { features, more }))
  }

  #rules(): Sentence[] {
    return this.#each('rules')
  }

  /** Rents, leases, terms and fees, next to the price. */
  #money(): Sentence[] {
    return [
      ...this.#of('income')
        .filter((feature) => feature !== this.#story.rents || !this.#slots.isTold('rents'))
        .flatMap((feature) => this.#telling(feature)),
      ...this.#each('terms'),
      ...this.#of('fee')
        .filter((feature) => feature !== this.#story.fee)
        .flatMap((feature) => this.#telling(feature)),
    ]
  }

  #each(section: Section): Sentence[] {
    return this.#of(section).flatMap((feature) => this.#telling(feature))
  }

  #of(section: Section): Feature[] {
    return this.#story.facts.features.filter(
      (feature) => sectionOf(feature, this.#story) === section && !this.#told.has(feature),
    )
  }

  #statements(features: readonly Feature[]): Sentence[] {
    const [clauses, others] = parted(features, ({ statement }) => statement !== null)
    const sentences: Sentence[] = []
    for (let at = 0; at < clauses.length; at += 2)
      sentences.push(...this.#say(this.#teller.statement(clauses.slice(at, at + 2))))
    const things = others.filter(({ name }) => name !== null)
    return things.length > 0
      ? [...sentences, ...this.#sayBest(this.#groupLines('rest', things))]
      : sentences
  }

  #figures(): Sentence[] {
    const fee = this.#story.fee
    const sentences: Sentence[] = []
    if (fee && (fee.money?.includes.length ?? 0) > 0 && !this.#slots.isTold('fee'))
      sentences.push(...this.#feeLine(fee))
    const untold = (said: Said) =>
      FACTS_OF_FIGURES.filter(
        (fact) => !this.#slots.isTold(fact) && this.#slots.property(fact) && !states(said, fact),
      ).length
    const isPlaced = this.#slots.isTold('city')
    const isNamed = this.#said.some(({ text }) => namesType(text, this.#story.facts))
    const judge = (said: Said) =>
      untold(said) * 6 +
      (!isPlaced && !said.used.includes('city') ? 8 : 0) +
      (!isNamed && !said.used.includes('type') ? 3 : 0) +
      (this.#story.fee && !this.#slots.isTold('fee') && !said.used.includes('fee') ? 1 : 0)
    const lines = () =>
      figureEntries(this.#story, this.#slots).flatMap((name) => this.#teller.frame(name, 'figures'))
    const figures = this.#teller.best(lines(), judge)
    if (isNamed || (figures && namesType(figures.text, this.#story.facts)))
      sentences.push(...this.#say(figures))
    else sentences.push(...this.#typeLine(), ...this.#sayBest(lines(), judge))
    if (!this.#slots.isTold('city') && this.#story.facts.city)
      sentences.unshift(...this.#sayBest(this.#teller.frame('place: city', 'figures')))
    if (FACTS_OF_FIGURES.some((fact) => this.#slots.property(fact) !== null)) {
      const rest = this.#teller.best(this.#teller.frame('figures: plain', 'figures'))
      if (rest?.text) sentences.push(...this.#say(rest))
    }
    if (fee && !this.#slots.isTold('fee')) sentences.splice(-1, 0, ...this.#feeLine(fee))
    return this.#said.length === 1 && sentences.length === 1
      ? [...this.#typeLine(), ...sentences]
      : sentences
  }

  /** Names the type of property, with its year or its land where those are still to be told. */
  #typeLine(): Sentence[] {
    const more = { type: countable(this.#story.noun, 'propertyType') }
    const lines = this.#teller.frame('place: type', 'figures', { more })
    return this.#sayBest(lines, ({ used }) => -3 * used.length)
  }

  #feeLine(fee: Feature): Sentence[] {
    const hasIncludes = (fee.money?.includes.length ?? 0) > 0
    return this.#sayBest(
      this.#teller.frame('figures: the fee', 'fee', { features: [fee] }),
      (said) => (hasIncludes && !said.used.includes('includes') ? 20 : 0),
    )
  }

  /** The price is the best last line; an agent's own tone may add one. */
  #closing(): Sentence[] {
    const { closing } = this.#tone
    return closing ? [{ ...passage(closing, 'tone.closing'), role: 'closing', features: [] }] : []
  }

  /** Short paragraphs join their neighbors; a basic text has two. */
  #laidOut(paragraphs: readonly Sentence[][]): Sentence[][] {
    const filled = paragraphs.filter((paragraph) => paragraph.length > 0)
    const last = filled.pop() ?? []
    if (this.#tier === 'basic') {
      const body = filled.flat()
      return body.length > 0 ? [body, last] : split(last)
    }
    const merged: Sentence[][] = []
    for (const paragraph of filled) {
      const before = merged.at(-1)
      if (before && (wordsIn(paragraph) < SHORT_PARAGRAPH || wordsIn(before) < SHORT_PARAGRAPH))
        before.push(...paragraph)
      else merged.push([...paragraph])
    }
    return merged.length > 0 ? [...merged, last] : split(last)
  }
}

const listsOf = (features: readonly Feature[]): { list: Value; items: Value } => {
  const values = features.map(listName).filter((value): value is Value => value !== null)
  const list = listed(values, 'and')
  return { list: { ...list, bare: list.a }, items: listed(values, 'comma') }
}

/** 'The kitchen, redone in 2019, has': an apposition closes with a comma where the sentence goes on. */
const withComma = (text: string, source: string): Value => ({
  ...countable(text, source),
  the: concatenate([passage('the '), passage(text, source), passage(',')], ''),
})

const othersOf = ({ whole, parts }: Whole): { other: Value | null; others: Value } => {
  const { list } = listsOf(parts)
  return { other: listName(whole), others: list }
}

const states = ({ used }: Said, fact: string): boolean =>
  used.some((slot) => slot.replace(/[-#]$/, '') === fact || (fact === 'price' && slot === 'rent'))

/** The entries of the copybook that state the figures of such a property. */
const figureEntries = (story: Story, slots: Slots): string[] => {
  const { propertyType, beds, sqft, year, lot, price, currentYear } = story.facts
  if (price === null || slots.isTold('price'))
    return price === null ? ['figures: no price'] : ['figures: plain']
  if (story.isRental) return ['figures: by the month']
  if (propertyType === 'Land') return ['figures: land']
  if (propertyType === 'Commercial') return ['figures: commercial']
  if (propertyType === 'Multi-Family') return ['figures: multi-family']
  if (year !== null && currentYear !== null && year > currentYear) return ['figures: future year']
  if (!beds) return ['figures: studio']
  if (slots.isTold('beds') && slots.isTold('sqft')) return ['figures: the rest']
  if (sqft === null) return ['figures: no size']
  return year === null && lot === null ? ['figures: no year and no lot'] : ['figures: whole']
}

/** 'The community has a community well' says it twice. */
const withoutCommunity = (feature: Feature): Feature =>
  feature.name
    ? { ...feature, name: { ...feature.name, text: feature.name.text.replace(/^community /i, '') } }
    : feature

/** 'It is a warehouse' need not be said of a commercial warehouse. */
const isNoun = (statement: string, noun: string): boolean => {
  const kind = /^it is an? (.+)$/.exec(statement)?.[1]
  return kind !== undefined && noun.endsWith(kind)
}

/** Styles and kinds of building are said, not listed. */
const isStatement = ({ name, statement, concept, kind }: Feature): boolean =>
  name === null ||
  (kind === 'view' && statement !== null) ||
  (statement !== null &&
    (name.isName || concept === null || concept === 'units') &&
    /^it is\b|^the style\b/.test(statement))

const parted = <T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] => [
  items.filter(test),
  items.filter((item) => !test(item)),
]

const wordsIn = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0)

/** A text of one paragraph still has two: its last sentence stands alone. */
const split = (sentences: readonly Sentence[]): Sentence[][] => {
  if (sentences.length > 1) return [sentences.slice(0, -1), sentences.slice(-1)]
  const [only] = sentences
  const parts = only ? sentencesIn(only.text) : []
  const last = parts.at(-1)
  if (!only || !last || parts.length < 2) return [[...sentences]]
  return [[cut(only, 0, last.start)], [cut(only, last.start, only.text.length)]]
}

const cut = (sentence: Sentence, from: number, to: number): Sentence => ({
  ...sentence,
  text: sentence.text.slice(from, to).trimEnd(),
  spans: sentence.spans
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, source }) => ({ start: start - from, end: end - from, source })),
})

/** The whole description, paragraphs apart by a blank line. */
export const descriptionPassage = (
  paragraphs: readonly Sentence[][],
  tone: ToneSettings,
): Passage =>
  concatenate(
    paragraphs.map((sentences) => tone.polish(concatenate(sentences, ' '))),
    '\n\n',
  )
