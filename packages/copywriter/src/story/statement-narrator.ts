import { sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { OF_FLOODS } from './floods.ts'
import { isRentalAllowed } from './income.ts'
import type { Narrator } from './narrator.ts'
import { parted } from './parted.ts'
import type { Sentence } from './sentence.ts'
import { DRAWBACK } from './sentence-subject.ts'

/** What is known about floods is told together, good or bad. */
const isDrawback = ({ statement }: Feature): boolean =>
  DRAWBACK.test(statement ?? '') &&
  !OF_FLOODS.test(statement ?? '') &&
  !TREATED.test(statement ?? '')

/** 'The home was tented for termites.' */
const TREATED = /\bwas (?:tented|treated)\b/

/** What a unit rents for, or that nobody rents it. */
const OF_A_UNIT =
  /\$\d|\b(?:vacant|occupied|leased|rented|tenants? (?:in place|at will)|at will|month to month)\b/

const OF_MONEY: ReadonlySet<Feature['kind']> = new Set([
  'availability',
  'fee',
  'income',
  'pets',
  'restriction',
  'tenancy',
  'terms',
])

/** Tells what is stated of the property as a whole: its condition, dates and surroundings, rules and money. */
export class StatementNarrator {
  readonly #narrator: Narrator

  constructor(narrator: Narrator) {
    this.#narrator = narrator
  }

  /** What is wrong with it. */
  material(): Sentence[] {
    return this.#narrator.statements(this.#narrator.of('condition').filter(isDrawback))
  }

  /** What was mended or works. */
  merits(): Sentence[] {
    return this.#narrator.statements(
      this.#narrator.of('condition').filter((feature) => !isDrawback(feature)),
    )
  }

  /** What was renewed, and when. */
  dates(): Sentence[] {
    const { dated } = this.#narrator.story
    const left = dated.filter(({ feature }) => !this.#narrator.told.has(feature))
    const [only] = left
    if (!only) return []
    if (left.length < dated.length || left.length === 1)
      return this.#narrator.statements(left.map(({ feature }) => feature))
    return this.#narrator.sayBest(
      this.#narrator.teller.frame('dates: plain', 'dates', {
        features: left.map(({ feature }) => feature),
      }),
    )
  }

  /** What can only be given in the agent's own words: of the property itself, or of its price and terms. */
  notes(about: 'property' | 'money'): Sentence[] {
    return this.#narrator
      .of('notes')
      .filter(({ kind }) => OF_MONEY.has(kind) === (about === 'money'))
      .flatMap((feature) =>
        this.#narrator.sayBest(
          this.#narrator.teller.frame('notes', 'group', {
            features: [feature],
            more: { note: wording(feature.text, sourceOf(feature)) },
          }),
        ),
      )
  }

  /** Rents and leases: first where the property is bought for them, otherwise next to the price. */
  income(): Sentence[] {
    const { rents } = this.#narrator.story
    const isOpen =
      rents !== null && !this.#narrator.told.has(rents) && !this.#narrator.slots.isTold('rents')
    return [
      ...(isOpen
        ? this.#narrator.sayBest(
            this.#narrator.teller.frame('rents', 'group', { features: [rents] }),
          )
        : []),
      ...this.#tenancy(),
    ]
  }

  /** Who rents what comes before who pays for what. */
  #tenancy(): Sentence[] {
    const { story, slots } = this.#narrator
    const open = this.#narrator
      .of('income')
      .concat(this.#rentals())
      .filter((feature) => feature !== story.rents || !slots.isTold('rents'))
      // The separate entry of a bonus room is told with its room.
      .filter(({ partOf }) => partOf === null || this.#narrator.isTold(partOf))
    const [units, costs] = parted(open, ({ statement }) => OF_A_UNIT.test(statement ?? ''))
    return [...this.#narrator.statements(units), ...this.#narrator.statements(costs)]
  }

  /** 'Cabin rentals are permitted': to others it is one rule among many. */
  #rentals(): Feature[] {
    return this.#narrator.story.tone === 'investor'
      ? this.#narrator.of('rules').filter(isRentalAllowed)
      : []
  }
}
