import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { located } from '../story/located.ts'
import type { Narrator } from '../story/narrator.ts'
import { parted } from '../story/parted.ts'
import type { Sentence } from '../story/sentence.ts'
import { listOfThings, type Thing } from '../story/thing.ts'
import { ThingNarrator } from '../story/thing-narrator.ts'
import { aroundOf } from './around.ts'
import { bySets } from './by-sets.ts'
import type { HomeOutline } from './home-outline.ts'
import { inOrder } from './list-order.ts'
import { setOf } from './sets.ts'
import type { Systems } from './systems.ts'

/** Tells the body of a description of a home: the rooms, the grounds, the surroundings, and the systems. */
export class HomeNarrator {
  readonly #narrator: Narrator
  readonly #outline: HomeOutline
  readonly #things: ThingNarrator

  constructor(narrator: Narrator, outline: HomeOutline) {
    this.#narrator = narrator
    this.#outline = outline
    this.#things = new ThingNarrator(narrator)
  }

  inside(): Sentence[] {
    return this.#outline.inside.flatMap((step) => this.#things.tell(step))
  }

  outside(): Sentence[] {
    return this.#outline.outside.flatMap((step) => this.#things.tell(step))
  }

  /** What belongs to the building or the community. */
  shared(): Sentence[] {
    return this.#outline.shared.flatMap((step) => this.#things.tell(step))
  }

  /** What is near, and the schools. */
  around(): Sentence[] {
    const { random, story } = this.#narrator
    // What belongs to the garage is told with it.
    const features = this.#narrator
      .of('location')
      .filter(({ partOf }) => partOf === null || !story.garage.includes(partOf))
    const merged = aroundOf(features, this.#narrator.noun()).flatMap((statement) =>
      this.#narrator.say(this.#narrator.teller.statement(statement)),
    )
    const isWorn = this.#isSubjectWorn()
    const left = features
      .filter((feature) => !this.#narrator.isTold(feature))
      .map((feature) => located(feature, story.tone, random, isWorn))
    const [schools, places] = parted(left, isOfSchools)
    return [...merged, ...this.#narrator.statements(places), ...this.#narrator.statements(schools)]
  }

  /** Whether the property has just been named, or will begin the sentence of the figures. */
  #isSubjectWorn(): boolean {
    const { said, slots } = this.#narrator
    return slots.isTold('year') || /^(?:The [a-z-]+|It) (?:is|has) /.test(said.at(-1)?.text ?? '')
  }

  /** The way in, and what the house looks like from there. */
  approach(): Sentence[] {
    const { things, work } = this.#outline.systems.approach
    return this.#narrator.list('exterior', inOrder(things), work)
  }

  systems(): Sentence[] {
    const { systems } = this.#outline
    return [
      ...this.#equipment(systems),
      ...systems.wholes.flatMap((step) => this.#things.tell(step)),
      ...systems.written.flatMap((step) => this.#things.tell(step)),
      ...this.#narrator.statements(systems.statements),
    ]
  }

  /** 'The house has propane heat and is on well and septic.' Two lists have a sentence each. */
  #equipment({ things, supplies, work }: Systems): Sentence[] {
    const lists = bySets(things, 'systems').map((together) => together.things)
    const [last = [], ...others] = lists.toReversed()
    const before = others
      .toReversed()
      .flatMap((list) => this.#things.tellWith('systems', list, null))
    if (supplies.length === 0) return [...before, ...this.#things.tellWith('systems', last, work)]
    const isOn = concatenate([passage('is on'), supplied(supplies)], ' ')
    // Windows have nothing to do with the septic that a home is on.
    const [lone, ...rest] = last
    const isApart =
      lone === undefined || rest.length > 0 || setOf(lone.name, 'systems').name === 'shell'
    const predicate = isApart
      ? isOn
      : concatenate([concatenate([passage('has'), listOfThings(last).list.a], ' '), isOn], ' and ')
    const words = concatenate([passage(this.#narrator.noun()), predicate], ' ')
    const features = [...(isApart ? [] : last), ...supplies].flatMap((thing) => thing.features)
    return [
      ...before,
      ...(isApart ? this.#things.tellWith('systems', last, null) : []),
      ...this.#narrator.say(this.#narrator.teller.statement({ features, words })),
      ...this.#narrator.after(work),
    ]
  }
}

/** 'a private well and septic' */
const supplied = (supplies: readonly Thing[]): Passage => {
  const list = listOfThings(supplies).list.a
  return /^(?:private|shared|domestic|drilled|artesian|separate) well\b/.test(list.text)
    ? concatenate([passage('a'), list], ' ')
    : list
}
