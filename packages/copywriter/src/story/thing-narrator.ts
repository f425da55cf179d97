import { stemsIn } from '../compose/ear.ts'
import { concatenate, passage } from '../compose/passage.ts'
import { countable, named, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { likeness } from '../homes/likeness.ts'
import { shapesIn } from '../thoughts/shapes.ts'
import type { Thought } from '../thoughts/thought.ts'
import { withThing } from '../thoughts/with-thing.ts'
import { type ClausePlan, clausePlan, stemOf } from './clause-plan.ts'
import { type Dated, datedFeature } from './dated.ts'
import { joinClauses } from './join-clauses.ts'
import { withoutEcho } from './list-wording.ts'
import type { Narrator } from './narrator.ts'
import type { Clause } from './predicates/clause.ts'
import { MOODS } from './predicates/telling.ts'
import { isUnit } from './property-noun.ts'
import type { Sentence } from './sentence.ts'
import type { Step, Whole } from './step.ts'
import { isLong, listOfThings, type Thing, thingOf } from './thing.ts'
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
  'extras',
  'community',
  'parking',
])

/** With so many things, a modern text has a list with a label. */
const LABEL_MIN = 3

/** Behind a longer list, a clause would be lost. */
const SHORT_LIST = 2

/** Three sentences of clauses in a row would drum. */
const CLAUSE_SENTENCES_MAX = 2

/** What the residents of a building or a community use together. */
const AMENITY =
  /\b(?:pools?|pool and spa|hot tub|spa|gym|fitness (?:center|room)|clubhouse|lounge|library|theater|courts?|playground|courtyard|garden|dog (?:run|park|wash)|roof deck|rooftop deck|terrace|grills?|barbecue area|bike (?:room|storage)|sauna|golf simulator|yoga (?:room|studio)|game room|conference room|party room|community room|package room|deck|trails?|boat ramp)$/i

/** What it costs to give two thoughts of a text the same shape, or a word in common. */
const SAME_SHAPE = 8
const SAME_WORD = 4

type ListStep = Extract<Step, { kind: 'list' }>
type ThoughtStep = Extract<Step, { kind: 'thought' }>
type JointStep = Extract<Step, { kind: 'joint' }>

/** Tells the things of a property, room by room and place by place, as the outline has them. */
export class ThingNarrator {
  readonly #narrator: Narrator
  /** Sentences of clauses. */
  readonly #inClauses = new Set<string>()

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
      case 'joint':
        return this.#joint(step)
      case 'wholes':
        return this.#wholes(step.topic, step.wholes)
      case 'list':
        return this.#things(step)
      case 'statements':
        return this.#narrator.statements(step.features)
    }
  }

  /** The same for what makes the home work, with a clause about work on it: 'and the roof is from 2022'. */
  tellWith(topic: Topic, things: readonly Thing[], work: Feature | null): Sentence[] {
    const plan = this.#plan(topic, things, work !== null)
    if (plan.sentences.length === 0 && !plan.withList)
      return this.#narrator.list(topic, things, work)
    const [[clause, ...others] = []] = plan.sentences
    if (!clause || others.length > 0 || plan.listed.length > 0 || !work?.statement)
      return [...this.#planned(topic, plan), ...this.#narrator.after(work)]
    const words = [joinClauses([clause]).words, passage(work.statement, sourceOf(work))]
    return this.#narrator.say(
      this.#narrator.teller.statement({
        features: [...clause.features, work],
        words: concatenate(words, ', and '),
      }),
    )
  }

  /** Things of one topic: those of which something can be said in clauses, the others in a list. */
  #things({ topic, things, inTheKitchen }: ListStep): Sentence[] {
    const plan = this.#plan(topic, things, inTheKitchen !== undefined)
    return inTheKitchen ? this.#withKitchen(topic, plan, inTheKitchen) : this.#planned(topic, plan)
  }

  /** 'There is a den and a loft, and the kitchen has an island.' */
  #withKitchen(topic: Topic, plan: ClausePlan, thing: Thing): Sentence[] {
    const { sentences, withList, listed } = plan
    const clause = inKitchen(withoutEcho(thing, 'kitchen'))
    const [clauses, ...others] = sentences
    this.#narrator.topics.add('kitchen')
    if (clauses?.length === 1 && others.length + listed.length === 0)
      return this.#clauses([...clauses, clause])
    if (sentences.length === 0 && !withList && listed.length <= SHORT_LIST)
      return this.#narrator.listWith(topic, listed, joinClauses([clause]))
    return [...this.#planned(topic, plan), ...this.#clauses([clause])]
  }

  #planned(topic: Topic, { sentences, withList, listed }: ClausePlan): Sentence[] {
    const list = () => this.#list(topic, listed, withList)
    const clauses = () => sentences.flatMap((some) => this.#clauses(this.#placed(topic, some)))
    // Behind a list, clauses come first, so that no two lists stand side by side.
    if (listed.length === 0 || sentences.length === 0 || !this.#isListLast())
      return [...list(), ...clauses()]
    const said = clauses()
    this.#narrator.topics.add(topic)
    return [...said, ...list()]
  }

  #list(topic: Topic, things: readonly Thing[], clause: Clause | null): Sentence[] {
    if (things.length === 0) return []
    if (clause === null && this.#areAmenities(topic, things)) return this.#shared(topic, things)
    // 'There is a community pool' says more than that the community has a pool.
    if (clause === null && topic === 'community' && things.length === 1)
      return this.#narrator.list(null, things)
    return clause
      ? this.#narrator.listWith(topic, things, joinClauses([clause]))
      : this.#narrator.list(topic, things)
  }

  /** Whether residents share them; a gated community is named in the sentence that tells what it has. */
  #areAmenities(topic: Topic, things: readonly Thing[]): boolean {
    const { facts } = this.#narrator.story
    return (
      things.length > 1 &&
      (topic === 'building' || (topic === 'community' && isUnit(facts))) &&
      this.#narrator.story.tone !== 'modern' &&
      things.every(({ name }) => AMENITY.test(name.text)) &&
      !this.#isUsed('share') &&
      !this.#narrator.untold().some(({ statement }) => /\bgated\b/.test(statement ?? ''))
    )
  }

  #shared(topic: Topic, things: readonly Thing[]): Sentence[] {
    const { list } = listOfThings(things.map((thing) => withoutEcho(thing, topic)))
    return this.#narrator.say(
      this.#narrator.teller.statement({
        features: things.flatMap(({ features }) => features),
        words: concatenate([passage('residents share'), list.a], ' '),
      }),
    )
  }

  #clauses(clauses: readonly Clause[]): Sentence[] {
    const said = this.#narrator.say(this.#narrator.teller.statement(joinClauses(clauses)))
    for (const { text } of said) this.#inClauses.add(text)
    return said
  }

  /** 'In the kitchen, the counters are quartz', where no kitchen was mentioned yet. */
  #placed(topic: Topic, [first, ...others]: readonly Clause[]): Clause[] {
    if (!first) return []
    if (topic !== 'kitchen' || this.#narrator.topics.has('kitchen')) return [first, ...others]
    this.#narrator.topics.add('kitchen')
    return [
      { ...first, subject: concatenate([passage('in the kitchen,'), first.subject], ' ') },
      ...others,
    ]
  }

  /** What is told in clauses: nothing of what has a label in a modern text, or behind two sentences of clauses. */
  #plan(topic: Topic, things: readonly Thing[], isAccompanied = false): ClausePlan {
    const { tone, facts } = this.#narrator.story
    const isLabelled =
      tone === 'modern' &&
      things.length >= LABEL_MIN &&
      !things.some(isLong) &&
      this.#narrator.random.chance(0.4)
    if (!SAID_OF.has(topic) || isLabelled || this.#isAfterClauses())
      return { sentences: [], withList: null, listed: things }
    const isShared = topic === 'building' || topic === 'community'
    return clausePlan(
      // Without 'shared', 'residents share a courtyard' could not be said; lists leave it out themselves.
      isShared ? things : things.map((thing) => withoutEcho(thing, topic)),
      {
        context: {
          mood: MOODS[tone],
          home: isShared ? topic : this.#narrator.noun().replace(/^the /, ''),
          isHouse: !isUnit(facts) && !isShared,
          isShared,
        },
        features: facts.features,
        setOf: ({ name }) => likeness(name, topic),
        isUsed: (verb) => this.#isUsed(verb),
        isAccompanied,
      },
    )
  }

  #isUsed(verb: string): boolean {
    const form = new RegExp(`\\b${stemOf(verb)}s?\\b`)
    // Most texts cannot do without 'has'; only side by side is it noticed.
    const isHas = /^ha(?:s|ve)$/.test(verb)
    return (isHas ? this.#narrator.said.slice(-1) : this.#narrator.said).some(({ text }) =>
      form.test(text),
    )
  }

  #isListLast(): boolean {
    return this.#narrator.said.at(-1)?.role === 'group'
  }

  #isAfterClauses(): boolean {
    const last = this.#narrator.said.slice(-CLAUSE_SENTENCES_MAX)
    return (
      last.length === CLAUSE_SENTENCES_MAX && last.every(({ text }) => this.#inClauses.has(text))
    )
  }

  /** A thing whose thought can no longer be told is mentioned plainly. */
  #thought({ topic, thought, beside }: ThoughtStep): Sentence[] {
    const thoughts = this.#narrator.said.filter(({ role }) => role === 'thought')
    const shapes = thoughts.flatMap(({ text }) => shapesIn(text))
    const stems = new Set(thoughts.flatMap(({ text }) => stemsIn(text)))
    // Two dogs in one text, or two cups of coffee, sound like a formula as well.
    const echoOf = (text: string) =>
      shapesIn(text).filter((shape) => shapes.includes(shape)).length * SAME_SHAPE +
      stemsIn(text).filter((stem) => stems.has(stem)).length * SAME_WORD
    const thing = this.#narrator.list(topic, [beside])
    const said = this.#narrator.sayBest(this.#narrator.teller.linesFor(thought), ({ text }) =>
      echoOf(text),
    )
    const [first] = thought.subjects.values()
    const isNear =
      beside !== null &&
      first?.named.name !== undefined &&
      first.named.name !== null &&
      likeness(beside.name, topic) === likeness(first.named.name, topic)
    if (said.length > 0) return isNear ? withThing(thing, said) : [...thing, ...said]
    return [...thing, ...this.#narrator.list(topic, thingsIn(thought))]
  }

  #joint({ topic, joint }: JointStep): Sentence[] {
    const said = this.#narrator.sayBest(this.#narrator.teller.linesFor(joint, 'joint'))
    return said.length > 0 ? said : this.#narrator.list(topic, thingsIn(joint))
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
    // Nobody finds a waterfall 'in the pool'.
    const isRoom =
      topic !== 'outdoors' && topic !== 'parking' && !NO_ROOM.test(first.whole.name?.text ?? '')
    return this.#narrator.sayBest(
      this.#narrator.teller.frame(`whole: ${name}`, 'group', { features, more }).filter(
        ({ line }) =>
          (isRoom || !/^In \{the it\}/.test(line.text)) &&
          // 'The bonus room gives you a closet': a room has its doors and closets.
          !(
            first.parts.some(({ name }) => PLAIN_PART.test(name.text)) &&
            /\bgives you\b/.test(line.text)
          ) &&
          (!isOne || !/^In \{the it\}(?:,| are) \{list\}|\{items\}/.test(line.text)),
      ),
    )
  }
}

/** Nobody finds a warranty 'in the windows'. */
const NO_ROOM =
  /\b(?:windows?|doors?|roof|siding|gutters|floors?|stairs|staircase|railings?|furnace|boiler|heater|fireplace|fence|bed|table)$/i
/** What a room simply has. */
const PLAIN_PART =
  /\b(?:closets?|doors?|windows?|ceilings?|beams|floors?|outlets?|hookups?|paneling|wainscoting|moldings?|trim|walls?|shelves|shelving|skylights?)$/i

/** What a thought tells, to be mentioned plainly. */
const thingsIn = ({ subjects }: Thought): (Thing | null)[] =>
  [...subjects.values()].map(({ features: [first, ...parts] }) => thingOf(first, parts))

/** 'the kitchen has granite countertops' */
const inKitchen = (thing: Thing): Clause => {
  const { name, features } = withoutEcho(thing, 'kitchen')
  const [feature] = features
  return {
    features,
    subject: passage('the kitchen'),
    verb: 'has',
    rest: named(name, feature ? sourceOf(feature) : '').a,
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
