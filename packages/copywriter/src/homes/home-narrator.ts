import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { located } from '../story/located.ts'
import type { Narrator } from '../story/narrator.ts'
import { parted } from '../story/parted.ts'
import type { Sentence } from '../story/sentence.ts'
import { listOfThings, type Thing } from '../story/thing.ts'
import { ThingNarrator } from '../story/thing-narrator.ts'
import { aroundOf } from './around.ts'
import type { HomeOutline } from './home-outline.ts'
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
    const left = features
      .filter((feature) => !this.#narrator.isTold(feature))
      .map((feature) => located(feature, story.tone, random))
    const [schools, places] = parted(left, isOfSchools)
    return [...merged, ...this.#narrator.statements(places), ...this.#narrator.statements(schools)]
  }

  systems(): Sentence[] {
    const { systems } = this.#outline
    return [
      ...this.#narrator.list('exterior', systems.envelope),
      ...this.#equipment(systems),
      ...systems.wholes.flatMap((step) => this.#things.tell(step)),
      ...systems.thoughts.flatMap((step) => this.#things.tell(step)),
      ...this.#narrator.statements(systems.statements),
    ]
  }

  /** 'The house has propane heat and is on well and septic.' Two lists have a sentence each. */
  #equipment({ things, supplies, work }: Systems): Sentence[] {
    if (supplies.length === 0) return this.#narrator.list('systems', things, work)
    const isOn = concatenate([passage('is on'), supplied(supplies)], ' ')
    const isApart = things.length > 1
    const has = concatenate([passage('has'), listOfThings(things).list.a], ' ')
    const predicate = things.length === 1 ? concatenate([has, isOn], ' and ') : isOn
    const words = concatenate([passage(this.#narrator.noun()), predicate], ' ')
    const features = [...(isApart ? [] : things), ...supplies].flatMap((thing) => thing.features)
    return [
      ...(isApart ? this.#narrator.list('systems', things) : []),
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
