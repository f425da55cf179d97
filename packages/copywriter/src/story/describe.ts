import type { Tier, Tone, UnusedInput } from '@listwright/contracts'
import { Ear } from '../compose/ear.ts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import { countable, listed, named, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { isBehind } from './behind.ts'
import { type Dated, datedFeature } from './dated.ts'
import { figureEntries } from './figure-entries.ts'
import { flowing } from './flow.ts'
import { fusionsOf } from './fusion.ts'
import { headlineFor } from './headline.ts'
import { joinClauses } from './join-clauses.ts'
import { laidOut } from './layout.ts'
import { underLabel, withoutEcho } from './list-wording.ts'
import { located } from './located.ts'
import { openingOf } from './opening.ts'
import { CLAUSES_MAX, LIST_MAX, type Outline, outlineOf, type Step, type Whole } from './outline.ts'
import { type Clause, clauseOf, presenceOf } from './predicate.ts'
import { withPronouns } from './pronoun.ts'
import { isHome, namesType } from './property-noun.ts'
import type { Cast } from './scenes.ts'
import { isStatement, type Section, sectionOf } from './section.ts'
import type { Sentence } from './sentence.ts'
import { Slots } from './slots.ts'
import { spoken } from './spoken.ts'
import { statementsOf } from './statement.ts'
import type { Story } from './story.ts'
import { canLead, strengthOf } from './strength.ts'
import { type Candidate, type Said, shortNoun, Teller } from './teller.ts'
import { listOfThings, onlyPartOf, type Thing, thingOf } from './thing.ts'
import { type Topic, topicOf } from './topic.ts'

export interface Description {
  /** Only a premium text has one. */
  headline: Passage | null
  paragraphs: Sentence[][]
  unused: UnusedInput[]
}

/** Plans and words a description: what to say, then how. */
export const describe = (story: Story, tone: ToneSettings, tier: Tier, seed: number): Description =>
  new Describer(story, tone, tier, seed).describe()

const FACTS_OF_FIGURES = ['beds', 'baths', 'sqft', 'year', 'lot', 'price'] as const
/** What a line of figures names as well if it can. */
const ADDED = ['garage', 'no fee'] as const
/** Below this a residence is told plainly, whatever the tone. */
const MODEST = 250_000

/** Wit is for homes; where facts and tone disagree, the tone yields. */
const hasWit = ({ facts, tone, isRental, situation }: Story): boolean => {
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return false
  const isModest = isRental || situation === 'fixer' || (facts.price ?? 0) < MODEST
  return tone !== 'luxury' || !isModest
}

/** How many sentences of a text may smile. */
const WIT: Record<Tier, number> = { basic: 1, extended: 2, premium: 3 }

const IDENTITY: ReadonlySet<Feature['kind']> = new Set([
  'building',
  'character',
  'finish',
  'location',
])

/** Topics whose things can be said of the property: 'the floors are oak'. */
const SAID_OF: ReadonlySet<Topic> = new Set([
  'interior',
  'bedrooms',
  'rooms',
  'exterior',
  'systems',
  'building',
  'outdoors',
  'premises',
  'site',
])

/** How a tone says that something is there, where it speaks to the reader. */
const PRESENCE: Partial<Record<Tone, string>> = { family: 'you have', casual: "you've got" }

/** The most words of a list that can also tell what is outside. */
const OUTSIDE_MAX = 16

/** So many things are a list with a label for an investor. */
const INVESTOR_LIST = 4

/** Words, without the verb, below which a clause is too short to stand alone. */
const CLAUSE_MIN = 5

/** A label is for a list: 'Parking: carport.' reads like a form. */
const LABEL_MIN = 3

/** A second feature shares the first sentence only if it is nearly as good a reason to read on. */
const HERO_STRENGTH = 6
/** Features of which one is stronger by less than this may lead in either order. */
const NEAR = 2

class Describer {
  readonly #story: Story
  readonly #tone: ToneSettings
  readonly #tier: Tier
  readonly #random: Random
  readonly #slots: Slots
  readonly #teller: Teller
  readonly #told = new Set<Feature>()
  /** Topics that a sentence has touched. */
  readonly #topics = new Set<Topic>()
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
    const noise = new Map(story.ranked.map((feature) => [feature, this.#random.next() * NEAR]))
    const rank = (feature: Feature) => strengthOf(feature, story.facts) + (noise.get(feature) ?? 0)
    this.#heroes = story.ranked
      .toSorted((one, other) => rank(other) - rank(one))
      .filter(
        (feature) =>
          canLead(feature) &&
          feature.partOf === null &&
          feature !== story.styled?.feature &&
          (feature.kind === 'view' || !isStatement(feature)),
      )
      .filter((feature, at) => at === 0 || strengthOf(feature, story.facts) >= HERO_STRENGTH)
      .slice(0, 3)
    this.#slots = new Slots(story, 'prose', this.#heroes)
    this.#teller = new Teller(story, this.#slots, new Ear(), this.#random, {
      ...tone,
      wit: hasWit(story) ? WIT[tier] : 0,
    })
  }

  describe(): Description {
    const opening = this.#opening()
    for (const feature of this.#story.facts.features)
      if (this.#isInTheNoun(feature)) this.#told.add(feature)
    const isFixer = this.#story.situation === 'fixer'
    const material = isFixer ? this.#flow(this.#each('condition')) : []
    const identity = this.#identity()
    const views = this.#views()
    const outline = this.#outline()
    const paragraphs = [
      [...opening, ...identity, ...views, ...material],
      this.#story.facts.propertyType === 'Multi-Family' || !isHome(this.#story.facts)
        ? this.#flow(this.#income())
        : [],
      ...outline.paragraphs.map((steps) => this.#flow(steps.flatMap((step) => this.#step(step)))),
      [
        ...this.#each('condition'),
        ...this.#flow([
          ...this.#dates(),
          ...this.#nearby(),
          ...(isHome(this.#story.facts) ? [] : this.#rules()),
        ]),
        ...this.#notes(),
      ],
      [
        ...this.#figures(),
        ...this.#flow(this.#money()),
        ...this.#flow(this.#rules()),
        ...this.#closing(),
      ],
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
      paragraphs: withPronouns(laidOut(paragraphs, this.#tier), this.#noun(), (text) =>
        namesType(text, this.#story.facts),
      ),
      unused: this.#untold(outline.leftOut),
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
    // A line of optional parts is empty where all of them were told before.
    if (!said?.text) return []
    const { rents, fee, noFee, garage, dated, facts } = this.#story
    const sources = new Set(said.spans.map(({ source }) => source))
    const behind = facts.features.filter(
      (feature) =>
        sources.has(sourceOf(feature)) &&
        said.used.some((slot) => isBehind(slot, feature, said.text)),
    )
    for (const told of [...said.features, ...behind]) {
      const feature = this.#asRead(told)
      this.#told.add(feature)
      if (feature === rents) this.#slots.tell(['rents'])
      if (feature === fee) this.#slots.tell(['fee', 'includes'])
      if (feature === noFee) this.#slots.tell(['no fee'])
      if (garage.includes(feature)) this.#slots.tell(['garage'])
      if (feature.kind === 'condition') this.#slots.tell(['needs'])
      if (/^completion is/.test(feature.statement ?? '')) this.#slots.tell(['year'])
      if (feature.kind === 'zoning') this.#slots.tell(['zoning'])
      if (dated.some((one) => one.feature === feature)) this.#slots.tell(['dates'])
    }
    const sentence = this.#teller.say(said)
    if (namesType(sentence.text, facts)) this.#slots.tell(['type'])
    this.#said.push(sentence)
    return [sentence]
  }

  /** The feature itself, where a sentence was made from a copy of it in other words. */
  #asRead({ index, text, ...told }: Feature): Feature {
    const { features } = this.#story.facts
    return (
      features.find((one) => one.index === index && one.text === text) ?? { index, text, ...told }
    )
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

  /** 'It is a brick Tudor' need not be said where the first sentence called it one. */
  #isInTheNoun({ statement }: Feature): boolean {
    const kind =
      /^it is an? (.+)$/.exec(statement ?? '')?.[1] ??
      /^(?:the style|it) is (.+)$/.exec(statement ?? '')?.[1]
    const text = this.#said.map((said) => said.text).join(' ')
    return kind !== undefined && text.includes(kind)
  }

  #outline(): Outline {
    if ([...this.#told].some((feature) => topicOf(feature, this.#story) === 'kitchen'))
      this.#topics.add('kitchen')
    return outlineOf({
      story: this.#story,
      tier: this.#tier,
      random: this.#random,
      told: this.#told,
      heroes: this.#heroes,
      canTell: (feature) => this.#teller.can(this.#teller.remarks(feature)),
      canPlay: ({ scene, roles }) =>
        this.#teller.can(this.#teller.cast(scene.lines[this.#story.tone], roles)),
      warmth: this.#tone.warmth - (hasWit(this.#story) ? 0 : 2),
    })
  }

  /** Modern texts keep their sentences shorter. */
  #flow(sentences: Sentence[]): Sentence[] {
    return flowing(sentences, this.#story.tone === 'modern' ? 2 : 3)
  }

  #step(step: Step): Sentence[] {
    const said = this.#stepSentences(step)
    this.#topics.add(step.topic)
    return said
  }

  #stepSentences(step: Step): Sentence[] {
    switch (step.kind) {
      case 'scene':
        return this.#scene(step.cast)
      case 'telling': {
        const said = this.#sayBest(this.#teller.remarks(step.feature))
        return said.length > 0 ? said : this.#list(step.topic, [thingOf(step.feature)])
      }
      case 'wholes':
        return this.#wholes(step.topic, step.wholes)
      case 'list':
        return step.topic === 'systems' || step.topic === 'exterior'
          ? this.#systems(step.topic, step.things, step.and)
          : this.#withOutside(this.#things(step.topic, step.things, step.and), step.outside)
      case 'statements':
        return this.#statements(step.features)
    }
  }

  /** Things of one topic: those of which something can be said in clauses, the others in a list. */
  #things(topic: Topic, typed: readonly (Thing | null)[], and: Feature | null = null): Sentence[] {
    const things = typed.filter((thing) => thing !== null)
    const clauses = this.#clauses(topic, things)
    if (clauses.length === 0) return this.#list(topic, things, and)
    const told = new Set(clauses.flatMap(({ features }) => features))
    const others = things.filter(({ features }) => features.every((one) => !told.has(one)))
    const [only] = others
    if (only && others.length === 1 && clauses.length < CLAUSES_MAX)
      return [...this.#say(this.#joined([...clauses, presenceOf(only)])), ...this.#after(and)]
    return [
      ...(others.length > 0 ? this.#list(topic, others, null) : []),
      ...this.#say(this.#joined(clauses)),
      ...this.#after(and),
    ]
  }

  /** 'The interior has a loft and a pantry, with a patio outside.' */
  #withOutside(sentences: readonly Sentence[], outside: Thing | undefined): Sentence[] {
    if (!outside) return [...sentences]
    const [last] = sentences
    const thing = withoutEcho(outside, 'outdoors')
    const canTake =
      last?.role === 'group' &&
      last.text.split(' ').length <= OUTSIDE_MAX &&
      !/\b(?:with|for|to)\b|[:;]/.test(last.text) &&
      outside.features.length === 1
    if (!last || !canTake) return [...sentences, ...this.#things('outdoors', [outside])]
    for (const feature of outside.features) this.#told.add(this.#asRead(feature))
    const { text, spans } = concatenate(
      [
        { text: last.text.replace(/\.$/, ', with'), spans: last.spans },
        listOfThings([thing]).list.a,
        passage('outside.'),
      ],
      ' ',
    )
    const features = [...last.features, ...outside.features]
    return [{ ...last, text, spans, features }, ...sentences.slice(1)]
  }

  #joined(clauses: readonly Clause[]): Said {
    const verb = PRESENCE[this.#story.tone]
    const worded = clauses.map((clause) =>
      verb && clause.subject.text === 'there' ? { ...clause, subject: passage(''), verb } : clause,
    )
    return this.#teller.statement(joinClauses(worded))
  }

  #after(and: Feature | null): Sentence[] {
    return this.#statements(and ? [and] : [])
  }

  /** What is left of a topic is told as more of it. */
  #list(
    topic: Topic | null,
    typed: readonly (Thing | null)[],
    and: Feature | null = null,
  ): Sentence[] {
    const things = typed.filter((thing) => thing !== null)
    if (things.length === 0) return this.#after(and)
    const features = things.flatMap((thing) => thing.features)
    const named = things.map((thing) => withoutEcho(thing, topic))
    const more = {
      list: listOfThings(named).list,
      items: listOfThings(things.map((thing) => underLabel(thing, topic))).items,
    }
    const isOutdoor = named.some(({ name }) => /\boutdoor\b/i.test(name.text))
    const lines = (name: string) =>
      this.#teller
        .frame(name, 'group', { features, more })
        .filter(({ line }) => things.length >= LABEL_MIN || !/: \{items\}/.test(line.text))
        .filter(({ line }) => !this.#isSuite() || !/\bbuilding\b/i.test(line.text))
        .filter(({ line }) => !isOutdoor || !/^Outdoors\b/.test(line.text))
    // 'The kitchen has an eat-in kitchen' would say it twice.
    const isKitchen = topic === 'kitchen' && named.some(({ name }) => name.head === 'kitchen')
    if (isKitchen) return this.#list('interior', things, and)
    const isMore = topic === null || this.#topics.has(topic)
    const own = isMore ? lines(`list: ${topic}, more`) : lines(`list: ${this.#listName(topic)}`)
    const said = this.#teller.best(own.length > 0 ? own : lines('list: more'))
    if (!said || !and) return [...this.#say(said), ...this.#after(and)]
    return this.#isClipped() || / and .* and /.test(said.text)
      ? [...this.#say(said), ...this.#after(and)]
      : this.#say(withStatement(said, and))
  }

  /** What can be said of the things of a topic; one clause alone would be a stub, so its thing is listed. */
  #clauses(topic: Topic, things: readonly Thing[]): Clause[] {
    if (!SAID_OF.has(topic)) return []
    if (this.#story.tone === 'investor' && things.length <= INVESTOR_LIST) return []
    const able = things
      .filter((thing) => this.#isOnly(thing))
      .flatMap((thing) => clauseOf(withoutEcho(thing, topic)) ?? [])
    const isAll = able.length === things.length
    const [only] = able
    if (!only || (able.length < 2 && !(isAll && isWorthASentence(only)))) return []
    // A list serves as well where it stays short.
    if (things.length > 1 && things.length < LIST_MAX && this.#random.chance(0.4)) return []
    return able.slice(0, this.#story.tone === 'modern' ? 2 : CLAUSES_MAX)
  }

  /** 'The floors are tile' would deny that others are oak. */
  #isOnly({ name }: Thing): boolean {
    const { features } = this.#story.facts
    return features.filter((feature) => feature.name?.head === name.head).length < 2
  }

  /** 'There is also a den' asks for a room that was told before. */
  #listName(topic: Topic): Topic {
    const isFirst = (['kitchen', 'interior', 'bedrooms'] as const).every(
      (room) => !this.#topics.has(room),
    )
    return topic === 'rooms' && isFirst ? 'bedrooms' : topic
  }

  /** Modern and Investor texts put facts in short sentences and lists. */
  #isClipped(): boolean {
    return this.#story.tone === 'modern' || this.#story.tone === 'investor'
  }

  /** What keeps the property running, with its dates. */
  #systems(topic: Topic, things: readonly Thing[], and: Feature | null): Sentence[] {
    const dated = this.#story.dated.filter(({ feature }) => !this.#told.has(feature))
    if (dated.length === 0 || this.#slots.isTold('dates') || things.length > 2)
      return this.#things(topic, things, and)
    const features = [
      ...dated.map(({ feature }) => feature),
      ...things.flatMap((thing) => thing.features),
    ]
    const more = listOfThings(things)
    return [
      ...this.#sayBest(this.#teller.frame('systems: dated', 'dates', { features, more })),
      ...this.#statements(and ? [and] : []),
    ]
  }

  /** A scene that cannot be played any more is told plainly. */
  #scene({ scene, roles }: Cast): Sentence[] {
    const said = this.#sayBest(this.#teller.cast(scene.lines[this.#story.tone], roles))
    if (said.length > 0) return said
    const topics = new Set([...roles.values()].map((feature) => topicOf(feature, this.#story)))
    return [...topics].flatMap((topic) =>
      this.#list(
        topic,
        [...roles.values()]
          .filter((feature) => topicOf(feature, this.#story) === topic)
          .map((feature) => thingOf(feature)),
      ),
    )
  }

  #wholes(topic: Topic, [first, second]: readonly Whole[]): Sentence[] {
    if (!first) return []
    const said = this.#together(topic, first, second)
    if (said.length > 0) return said
    if (second) return [...this.#wholes(topic, [first]), ...this.#wholes(topic, [second])]
    return this.#list(topic, [first.isTold ? null : thingOf(first.whole), ...first.parts])
  }

  #together(topic: Topic, first: Whole, second: Whole | undefined): Sentence[] {
    const dated = first.isTold ? null : datedFeature(first.whole)
    const features = [first, ...(second ? [second] : [])].flatMap(({ whole, parts }) => [
      whole,
      ...parts.flatMap((part) => part.features),
    ])
    const more = {
      ...listOfThings(first.parts),
      it: wholeName(first),
      ...(second && { other: wholeName(second), others: listOfThings(second.parts).list }),
      ...(dated && doneSlots(dated)),
    }
    const isMore = topic === 'kitchen' && this.#topics.has(topic)
    const name = second ? 'two' : dated ? 'done' : isMore ? 'more' : 'plain'
    return this.#sayBest(this.#teller.frame(`whole: ${name}`, 'group', { features, more }))
  }

  /** What it is and on which floor, unless the first sentence told it. */
  #identity(): Sentence[] {
    const coming = this.#story.facts.features.filter(
      (feature) =>
        !this.#told.has(feature) &&
        /^it is to be built|^the finishes can|^completion is|^it is in an? (?:\d\d\+|age-restricted)/.test(
          feature.statement ?? '',
        ),
    )
    return this.#flow([...this.#statements(coming), ...this.#itself()])
  }

  #itself(): Sentence[] {
    return this.#statements(
      this.#story.facts.features.filter(
        (feature) =>
          !this.#told.has(feature) &&
          IDENTITY.has(feature.kind) &&
          isStatement(feature) &&
          (feature.kind !== 'location' || /^it is (?:in|an?) /.test(feature.statement ?? '')) &&
          /^it (?:is|was designed|has \w+ stories|has retail)\b|^the style\b/.test(
            feature.statement ?? '',
          ),
      ),
    )
  }

  /** Views that the first sentence did not tell; a view that belongs to a place is told with it. */
  #views(): Sentence[] {
    return this.#of('view')
      .filter(({ partOf }) => partOf === null)
      .flatMap((feature) => {
        const place = feature.name?.tail
        return place && feature.statement
          ? this.#statements([{ ...feature, statement: `${feature.statement} ${place}` }])
          : this.#telling(feature)
      })
  }

  #dates(): Sentence[] {
    const { dated } = this.#story
    const left = dated.filter(({ feature }) => !this.#told.has(feature))
    const [only] = left
    if (!only) return []
    if (left.length < dated.length || left.length === 1)
      return this.#statements(left.map(({ feature }) => feature))
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
    return this.#list(topicOf(feature, this.#story), [thingOf(feature)])
  }

  #nearby(): Sentence[] {
    return this.#statements(
      this.#random
        .shuffle(this.#of('location').filter((feature) => feature !== this.#story.site))
        .map((feature) => located(feature, this.#story.tone, this.#random)),
    )
  }

  /** What is allowed, and since or until when. */
  #rules(): Sentence[] {
    return this.#statements(this.#random.shuffle(this.#of('rules')))
  }

  /** What can only be given in the agent's own words, in one list. */
  #notes(): Sentence[] {
    const features = this.#of('notes')
    if (features.length === 0) return []
    const items = features.map((feature) => wording(feature.text, sourceOf(feature)))
    const more = { items: listed(items, 'comma') }
    return this.#sayBest(this.#teller.frame('notes', 'group', { features, more }))
  }

  /** Rents and leases: first where the property is bought for them, otherwise next to the price. */
  #income(): Sentence[] {
    const { rents } = this.#story
    const isOpen = rents !== null && !this.#told.has(rents) && !this.#slots.isTold('rents')
    return [
      ...(isOpen ? this.#sayBest(this.#teller.frame('rents', 'group', { features: [rents] })) : []),
      ...this.#each('income'),
    ]
  }

  /** Rents, leases, terms and fees, next to the price. */
  #money(): Sentence[] {
    return [
      ...this.#statements(
        this.#untoldFeatures().filter(({ statement }) =>
          /^the rent includes /.test(statement ?? ''),
        ),
      ),
      ...this.#income(),
      ...this.#each('terms'),
      ...this.#statements(
        this.#of('fee').filter(
          (feature) => feature !== this.#story.fee && feature !== this.#story.noFee,
        ),
      ),
    ]
  }

  #each(section: Section): Sentence[] {
    return this.#statements(
      this.#of(section).filter(
        (feature) => feature !== this.#story.rents || !this.#slots.isTold('rents'),
      ),
    )
  }

  #of(section: Section): Feature[] {
    return this.#story.facts.features.filter(
      (feature) => sectionOf(feature, this.#story) === section && !this.#told.has(feature),
    )
  }

  /** Clauses in as few sentences as they need; what has no clause is told by a line of the copybook. */
  #statements(features: readonly Feature[]): Sentence[] {
    const fused = fusionsOf(features, this.#untoldFeatures(), this.#noun()).flatMap((statement) =>
      this.#say(this.#teller.statement(statement)),
    )
    const left = features.filter((feature) => !this.#told.has(this.#asRead(feature)))
    return [...fused, ...this.#clausesOf(left)]
  }

  #untoldFeatures(): Feature[] {
    return this.#story.facts.features.filter((feature) => !this.#told.has(feature))
  }

  #clausesOf(features: readonly Feature[]): Sentence[] {
    const [clauses, others] = parted(
      this.#withRest(features).map((feature) => spoken(feature, this.#story.tone)),
      ({ statement }) => statement !== null,
    )
    return [
      ...statementsOf(clauses, this.#noun(), this.#story.tone === 'modern' ? 2 : 1).flatMap(
        ({ features: told, words }) => this.#say(this.#teller.statement({ features: told, words })),
      ),
      ...others.flatMap((feature) => {
        const said = this.#sayBest(this.#teller.tellings(feature))
        return said.length > 0 ? said : this.#list(null, [thingOf(feature)])
      }),
    ]
  }

  /** What was typed in one item stays together: a rental history, and what it grossed. */
  #withRest(features: readonly Feature[]): Feature[] {
    const isRest = (feature: Feature, first: Feature) =>
      feature.index === first.index &&
      !features.some(({ index, text }) => index === feature.index && text === feature.text) &&
      !this.#told.has(feature) &&
      feature.name === null &&
      feature.statement !== null
    return features.flatMap((first) => [
      first,
      ...this.#story.facts.features.filter((feature) => isRest(feature, first)),
    ])
  }

  /** Premises that are a part of their building. */
  #isSuite(): boolean {
    const { facts, styled } = this.#story
    return facts.propertyType === 'Commercial' && /\b(?:condo|suite)$/.test(styled?.noun ?? '')
  }

  #noun(): string {
    const { styled, noun } = this.#story
    if (styled && /\bcondo$/.test(styled.noun)) return 'the condo'
    return `the ${shortNoun(noun)}`
  }

  #figures(): Sentence[] {
    const fee = this.#story.fee
    // A fee with what it includes has a sentence of its own.
    const hasIncludes = (fee?.money?.includes.length ?? 0) > 0
    const sentences: Sentence[] = []
    const untold = (said: Said) =>
      FACTS_OF_FIGURES.filter(
        (fact) => !this.#slots.isTold(fact) && this.#slots.property(fact) && !states(said, fact),
      ).length
    const isPlaced = this.#slots.isTold('city')
    const isNamed = this.#said.some(({ text }) => namesType(text, this.#story.facts))
    const judge = (said: Said) =>
      untold(said) * 6 +
      (!isPlaced && !said.used.includes('city') ? 8 : 0) +
      (!isNamed && !namesType(said.text, this.#story.facts) ? 12 : 0) +
      (fee && !hasIncludes && !this.#slots.isTold('fee') && !said.used.includes('fee') ? 3 : 0) +
      ADDED.filter((slot) => this.#slots.property(slot) && !said.used.includes(slot)).length * 4
    // The lines about premises say 'commercial' themselves.
    const entries = figureEntries(this.#story, this.#slots)
    const isNamedThere = isNamed || entries.includes('figures: commercial')
    const more: Record<string, Value | null> = {
      ...(isNamedThere ? {} : { type: countable(this.#story.noun, 'propertyType') }),
      ...(hasIncludes ? { fee: null, 'fee label': null } : {}),
    }
    const lines = () =>
      figureEntries(this.#story, this.#slots).flatMap((name) =>
        this.#teller.frame(name, 'figures', { more }),
      )
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
    sentences.unshift(...this.#parking())
    if (fee && !this.#slots.isTold('fee')) sentences.push(...this.#feeLine(fee))
    sentences.push(...this.#noFee(), ...this.#site())
    return this.#said.length === 1 && sentences.length === 1
      ? [...this.#typeLine(), ...sentences]
      : sentences
  }

  /** Parking that the line of figures did not name. */
  #parking(): Sentence[] {
    const left = this.#story.garage.filter((feature) => !this.#told.has(feature))
    const parts = (feature: Feature) => onlyPartOf(feature, this.#story)
    return this.#list(
      'parking',
      left.map((feature) => thingOf(feature, parts(feature))),
    )
  }

  #site(): Sentence[] {
    const { site } = this.#story
    return site && !this.#told.has(site) ? this.#statements([site]) : []
  }

  #noFee(): Sentence[] {
    const { noFee } = this.#story
    return noFee && !this.#told.has(noFee) ? this.#statements([noFee]) : []
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
}

/** 'The garden is walled.' would be a stub; 'The office is on the third floor.' is none. */
const isWorthASentence = ({ subject, rest }: Clause): boolean =>
  `${subject.text} ${rest.text}`.split(' ').length >= CLAUSE_MIN

/** 'Outside are a patio and a deck, and the yard is fenced.' */
const withStatement = (said: Said, feature: Feature): Said => {
  const words = concatenate(
    [
      { text: said.text.replace(/\.$/, ''), spans: said.spans },
      passage(feature.statement ?? '', sourceOf(feature)),
    ],
    ', and ',
  )
  return {
    ...said,
    text: `${words.text}.`,
    spans: words.spans,
    features: [...said.features, feature],
  }
}

/** 'the kitchen was remodeled in 2022' and, of one thing, 'the kitchen, remodeled in 2022,'. */
const doneSlots = ({ clause, verb, year, label, isPlural, feature }: Dated) => {
  const source = sourceOf(feature)
  const done = verb.replace(/^(?:was|is) (?:new (?=in))?/, '').replace(/^in/, 'new in')
  return {
    clause: wording(`${clause} ${year}`, source),
    it: countable(label, source),
    done: isPlural ? null : wording(`${done} ${year}`, source),
  }
}

/** A room by its typed name, or by its noun alone where it was named before. */
const wholeName = ({ whole, isTold }: Whole): Value | null => {
  if (!whole.name) return null
  const { head, number } = whole.name
  return isTold && number === 'singular'
    ? countable(head, sourceOf(whole))
    : named(whole.name, sourceOf(whole))
}

const states = ({ used }: Said, fact: string): boolean =>
  used.some((slot) => slot.replace(/[-#]$/, '') === fact || (fact === 'price' && slot === 'rent'))

const parted = <T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] => [
  items.filter(test),
  items.filter((item) => !test(item)),
]

/** The whole description, paragraphs apart by a blank line. */
export const descriptionPassage = (
  paragraphs: readonly Sentence[][],
  tone: ToneSettings,
): Passage =>
  concatenate(
    paragraphs.map((sentences) => tone.polish(concatenate(sentences, ' '))),
    '\n\n',
  )
