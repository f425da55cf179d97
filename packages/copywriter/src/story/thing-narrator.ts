import { countable, named, sourceOf, type Value, wording } from '../compose/value.ts'
import { shapesIn } from '../thoughts/shapes.ts'
import { withThing } from '../thoughts/with-thing.ts'
import { type Dated, datedFeature } from './dated.ts'
import { joinClauses } from './join-clauses.ts'
import { withoutEcho } from './list-wording.ts'
import type { Narrator } from './narrator.ts'
import { type Clause, clauseOf, isOfTheFabric } from './predicate.ts'
import type { Said } from './said.ts'
import type { Sentence } from './sentence.ts'
import { CLAUSES_MAX, INDOORS, type Step, type Whole } from './step.ts'
import { listOfThings, type Thing, thingOf } from './thing.ts'
import type { Topic } from './topic.ts'

/** Topics whose things can be said of the property: 'the floors are oak'. */
const SAID_OF: ReadonlySet<Topic> = new Set([
  'kitchen',
  'interior',
  'finishes',
  'bedrooms',
  'rooms',
  'exterior',
  'systems',
  'building',
  'outdoors',
  'premises',
  'site',
])

/** With at least this many things, a text for investors has a list with a label. */
const INVESTOR_LIST = 4

/** At most this many things read well in a list. */
const SHORT_LIST = 3

/** What it costs to give two thoughts of a text the same shape. */
const SAME_SHAPE = 8

type ListStep = Extract<Step, { kind: 'list' }>
type ThoughtStep = Extract<Step, { kind: 'thought' }>

/** Tells the things of a property, room by room and place by place, as the outline has them. */
export class ThingNarrator {
  readonly #narrator: Narrator

  constructor(narrator: Narrator) {
    this.#narrator = narrator
  }

  /** The sentences of one step of the outline. */
  tell(step: Step): Sentence[] {
    const said = this.#stepSentences(step)
    // 'There is also a den' does not follow from a thought about a fireplace.
    if (step.kind !== 'thought') this.#narrator.topics.add(step.topic)
    return said
  }

  #stepSentences(step: Step): Sentence[] {
    switch (step.kind) {
      case 'thought':
        return this.#thought(step)
      case 'wholes':
        return this.#wholes(step.topic, step.wholes)
      case 'list':
        return this.#things(step)
      case 'statements':
        return this.#narrator.statements(step.features)
    }
  }

  /** Things of one topic: those of which something can be said in clauses, the others in a list. */
  #things({ topic, things }: ListStep): Sentence[] {
    const clauses = this.#clauses(topic, things)
    if (clauses.length === 0) return this.#narrator.list(topic, things)
    const told = new Set(clauses.flatMap(({ features }) => features))
    const others = things.filter(({ features }) => features.every((one) => !told.has(one)))
    return [
      ...(others.length > 0 ? this.#narrator.list(topic, others) : []),
      ...this.#narrator.say(this.#joined(clauses)),
    ]
  }

  #joined(clauses: readonly Clause[]): Said {
    return this.#narrator.teller.statement(joinClauses(clauses))
  }

  /** What can be said of the things of a topic; one clause alone would be a stub, so its thing is listed. */
  #clauses(topic: Topic, things: readonly Thing[]): Clause[] {
    if (!SAID_OF.has(topic)) return []
    if (this.#narrator.story.tone === 'investor' && things.length <= INVESTOR_LIST) return []
    // 'The floors are oak' is a clause; 'the porch is screened' would speak of a porch that nobody has mentioned.
    const able = things
      .filter((thing) => isOfTheFabric(thing) && !hasPart(thing) && this.#isOnly(thing))
      .flatMap((thing) => clauseOf(withoutEcho(thing, topic)) ?? [])
    const isAll = able.length === things.length
    if (able.length === 0 || (able.length < 2 && !isAll)) return []
    // A list serves as well where it stays short.
    const isShort = things.length > 1 && things.length <= SHORT_LIST
    if (isShort && INDOORS.has(topic) && this.#narrator.random.chance(0.4)) return []
    return able.slice(0, CLAUSES_MAX)
  }

  /** 'The floors are tile' would deny that others are oak. */
  #isOnly({ name }: Thing): boolean {
    const { features } = this.#narrator.story.facts
    return features.filter((feature) => feature.name?.head === name.head).length < 2
  }

  /** A thing whose thought can no longer be told is mentioned plainly. */
  #thought({ topic, cast, beside }: ThoughtStep): Sentence[] {
    const used = this.#narrator.said
      .filter(({ role }) => role === 'thought')
      .flatMap(({ text }) => shapesIn(text))
    const thing = this.#narrator.list(topic, [beside])
    const said = this.#narrator.sayBest(
      this.#narrator.teller.cast(cast),
      ({ text }) => shapesIn(text).filter((shape) => used.includes(shape)).length * SAME_SHAPE,
    )
    if (said.length > 0) return withThing(thing, said)
    const plain = [...cast.roles.values()].map(({ features: [first, ...parts] }) =>
      thingOf(first, parts),
    )
    return [...thing, ...this.#narrator.list(topic, plain)]
  }

  #wholes(topic: Topic, [first, second]: readonly Whole[]): Sentence[] {
    if (!first) return []
    const said = this.#together(topic, first, second)
    if (said.length > 0) return said
    if (second) return [...this.#wholes(topic, [first]), ...this.#wholes(topic, [second])]
    return this.#narrator.list(topic, [first.isTold ? null : thingOf(first.whole), ...first.parts])
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
    const isMore = topic === 'kitchen' && this.#narrator.topics.has(topic)
    const name = second ? 'two' : dated ? 'done' : isMore ? 'more' : 'plain'
    // 'In the galley kitchen, a dishwasher.' needs more than one thing to be a sentence.
    const isOne = first.parts.length === 1
    return this.#narrator.sayBest(
      this.#narrator.teller
        .frame(`whole: ${name}`, 'group', { features, more })
        .filter(
          ({ line }) => !isOne || !/^In \{the it\}(?:,| are) \{list\}|\{items\}/.test(line.text),
        ),
    )
  }
}

/** 'Oil heat with a new tank' is named, not said to have one. */
const hasPart = ({ features }: Thing): boolean => features.length > 1

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
