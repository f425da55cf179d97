import { Ear } from '../compose/ear.ts'
import { concatenate, passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isBehind } from './behind.ts'
import { bestList } from './best-list.ts'
import type { Candidate } from './candidate.ts'
import { fusionsOf } from './fusion.ts'
import { parted } from './parted.ts'
import { isStudio, namesType } from './property-noun.ts'
import type { Said } from './said.ts'
import { type Section, sectionOf } from './section.ts'
import type { Sentence } from './sentence.ts'
import { Slots } from './slots.ts'
import { spoken } from './spoken.ts'
import { type Statement, statementsOf } from './statement.ts'
import type { Story } from './story.ts'
import { shortNoun, type Taste, Teller } from './teller.ts'
import { type Thing, thingOf } from './thing.ts'
import type { Topic } from './topic.ts'

/** Says sentences of a description, and remembers what they told. */
export class Narrator {
  readonly story: Story
  readonly random: Random
  readonly slots: Slots
  readonly teller: Teller
  /** Topics that a sentence has touched. */
  readonly topics = new Set<Topic>()
  readonly said: Sentence[] = []
  readonly #told = new Set<Feature>()

  constructor(story: Story, heroes: readonly Feature[], random: Random, taste: Taste) {
    this.story = story
    this.random = random
    this.slots = new Slots(story, 'prose', heroes)
    this.teller = new Teller(story, this.slots, new Ear(), random, taste)
  }

  /** What the sentences so far told. */
  get told(): ReadonlySet<Feature> {
    return this.#told
  }

  isTold(feature: Feature): boolean {
    return this.#told.has(this.#asRead(feature))
  }

  /** Takes a feature as told, though no sentence was made for it. */
  pass(feature: Feature): void {
    this.#told.add(this.#asRead(feature))
  }

  /** Says a sentence: its facts are told from now on. */
  say(said: Said | null): Sentence[] {
    // A line of optional parts is empty where all of them were told before.
    if (!said?.text) return []
    const { rents, fee, noFee, garage, dated, facts, site } = this.story
    const sources = new Set(said.spans.map(({ source }) => source))
    const behind = facts.features.filter(
      (feature) =>
        sources.has(sourceOf(feature)) &&
        said.used.some(
          (slot) =>
            isBehind(slot, feature, said.text) ||
            (/^(?:garage|spaces)$/.test(slot) && garage.includes(feature.partOf ?? feature)) ||
            (slot === 'lot' && feature === site),
        ),
    )
    for (const told of [...said.features, ...behind]) {
      const feature = this.#asRead(told)
      this.#told.add(feature)
      if (feature === rents) this.slots.tell(['rents'])
      if (feature === fee) this.slots.tell(['fee', 'includes'])
      if (feature === noFee) this.slots.tell(['no fee'])
      if (garage.includes(feature)) this.slots.tell(['garage'])
      if (feature.kind === 'condition') this.slots.tell(['needs'])
      if (/^completion is/.test(feature.statement ?? '')) this.slots.tell(['year'])
      if (feature.kind === 'zoning') this.slots.tell(['zoning'])
      if (dated.some((one) => one.feature === feature)) this.slots.tell(['dates'])
    }
    const sentence = this.teller.say(said)
    if (namesType(sentence.text, facts)) this.slots.tell(['type'])
    if (isStudio(facts) && /\bstudio\b/i.test(sentence.text)) this.slots.tell(['beds'])
    this.said.push(sentence)
    return [sentence]
  }

  /** Says the best of the candidates, or nothing where none can be said. */
  sayBest(candidates: readonly Candidate[], judge?: (said: Said) => number): Sentence[] {
    return this.say(this.teller.best(candidates, judge))
  }

  /** The feature itself, where a sentence was made from a copy of it in other words. */
  #asRead({ index, text, ...told }: Feature): Feature {
    const { features } = this.story.facts
    return (
      features.find((one) => one.index === index && one.text === text) ?? { index, text, ...told }
    )
  }

  /** Features that no sentence told yet. */
  untold(): Feature[] {
    return this.story.facts.features.filter((feature) => !this.#told.has(feature))
  }

  /** Features of a section that no sentence told yet; some are told with the size of the lot or the year. */
  of(section: Section): Feature[] {
    return this.story.facts.features.filter(
      (feature) =>
        sectionOf(feature, this.story) === section &&
        !this.#told.has(feature) &&
        feature !== this.story.site &&
        feature !== this.story.renewal,
    )
  }

  /** What is left of a section, in clauses. */
  each(section: Section): Sentence[] {
    return this.statements(
      this.of(section).filter(
        (feature) => feature !== this.story.rents || !this.slots.isTold('rents'),
      ),
    )
  }

  /** Clauses in as few sentences as they need; what has no clause is told by a line of the copybook. */
  statements(features: readonly Feature[]): Sentence[] {
    const fused = fusionsOf(features, this.untold(), this.noun()).flatMap((statement) =>
      this.say(this.teller.statement(statement)),
    )
    const left = features.filter((feature) => !this.isTold(feature))
    return [...fused, ...this.#clausesOf(left)]
  }

  #clausesOf(features: readonly Feature[]): Sentence[] {
    const [clauses, others] = parted(
      this.#withRest(features).map((feature) => spoken(feature, this.story.tone)),
      ({ statement }) => statement !== null,
    )
    return [
      ...statementsOf(clauses, this.noun(), 1).flatMap(({ features: told, words }) =>
        this.say(this.teller.statement({ features: told, words })),
      ),
      ...others.flatMap((feature) => {
        const said = this.sayBest(this.teller.tellings(feature))
        return said.length > 0 ? said : this.list(null, [thingOf(feature)])
      }),
    ]
  }

  /** What was typed in one item stays together: a rental history, and what it grossed. */
  #withRest(features: readonly Feature[]): Feature[] {
    const isRest = (feature: Feature, first: Feature) =>
      feature.index === first.index &&
      !features.some(({ index, text }) => index === feature.index && text === feature.text) &&
      !this.#told.has(feature) &&
      !(feature === this.story.rents && this.slots.isTold('rents')) &&
      !(feature === this.story.fee && this.slots.isTold('fee')) &&
      feature.name === null &&
      feature.statement !== null
    return features.flatMap((first) => [
      first,
      ...this.story.facts.features.filter((feature) => isRest(feature, first)),
    ])
  }

  /** What is left of a topic is told as more of it. */
  list(
    topic: Topic | null,
    typed: readonly (Thing | null)[],
    and: Feature | null = null,
  ): Sentence[] {
    const things = typed.filter((thing) => thing !== null)
    if (things.length === 0) return this.after(and)
    // 'The kitchen has an eat-in kitchen' would say it twice.
    if (topic === 'kitchen' && things.some(({ name }) => name.head === 'kitchen')) {
      const said = this.list('interior', things, and)
      this.topics.add('interior')
      return said
    }
    const said = this.#inGatedCommunity(topic, bestList(this, topic, things))
    if (!said || !and) return [...this.say(said), ...this.after(and)]
    if (this.#isClipped() || / and .* and /.test(said.text))
      return [...this.say(said), ...this.after(and)]
    const { statement } = spoken(and, this.story.tone)
    return this.say(
      withStatement(said, { features: [and], words: passage(statement ?? '', sourceOf(and)) }),
    )
  }

  /** A short list that ends in a clause: 'There are a den and a loft, and the floors are oak.' */
  listWith(topic: Topic, things: readonly Thing[], statement: Statement): Sentence[] {
    const said = bestList(this, topic, things)
    if (!said || /:|, /.test(said.text.replace(/^(?:In|Out)side, /, '')))
      return [...this.say(said), ...this.say(this.teller.statement(statement))]
    return this.say(withStatement(said, statement))
  }

  /** 'The gated community has a pool' says what two sentences would. */
  #inGatedCommunity(topic: Topic | null, said: Said | null): Said | null {
    const gated = this.untold().find(({ statement }) => statement === 'it is in a gated community')
    if (topic !== 'community' || !gated || !said || !/^The community\b/.test(said.text)) return said
    const before = passage('The ')
    const words = passage('gated community', sourceOf(gated))
    const shared = 'The community'.length
    const rest = {
      text: said.text.slice(shared),
      spans: said.spans.map(({ start, end, source }) => ({
        start: start - shared,
        end: end - shared,
        source,
      })),
    }
    return {
      ...said,
      ...concatenate([before, words, rest], ''),
      features: [...said.features, gated],
    }
  }

  /** A clause that could not end the sentence before stands after it. */
  after(and: Feature | null): Sentence[] {
    return this.statements(and ? [and] : [])
  }

  /** Modern texts put facts in short sentences and lists. */
  #isClipped(): boolean {
    return this.story.tone === 'modern'
  }

  /** What the property is called in the middle of a text: 'the house'. */
  noun(): string {
    const { styled, noun } = this.story
    if (styled && /\bcondo$/.test(styled.noun)) return 'the condo'
    return `the ${shortNoun(noun)}`
  }
}

/** 'Outside are a patio and a deck, and the yard is fenced.' */
const withStatement = (said: Said, { features, words }: Statement): Said => {
  const { text, spans } = concatenate(
    [{ text: said.text.replace(/\.$/, ''), spans: said.spans }, words],
    ', and ',
  )
  return { ...said, text: `${text}.`, spans, features: [...said.features, ...features] }
}
