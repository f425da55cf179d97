import { sentencesIn } from '@listwright/reviewer/language'
import { concatenate, passage } from '../compose/passage.ts'
import { countable, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { alongside, parkingThings } from './feature-figures.ts'
import { figureEntries } from './figure-entries.ts'
import { FIGURES } from './figures.ts'
import type { Narrator } from './narrator.ts'
import { parted } from './parted.ts'
import { namesType } from './property-noun.ts'
import type { Said } from './said.ts'
import type { Sentence } from './sentence.ts'
import { fewPartsOf, listOfThings, type Thing, thingOf } from './thing.ts'

const FACTS_OF_FIGURES = ['beds', 'baths', 'sqft', 'year', 'lot', 'price'] as const
/** What a line of figures names as well if it can. */
const ADDED = ['garage', 'no fee'] as const

/** A note that says what the dues include. */
const INCLUDED =
  /^(.+) (?:is|are) included in the (?:HOA dues|condo fee|dues|HOA|maintenance|assessments?|fee)$/

/** What each sentence costs: few are better than many short ones. */
const CHOPPED = 1.5

/** Things that are told among the figures, where a sentence of their own would be a stub. */
export interface Companions {
  /** 'on 0.2 acres with a fenced yard' */
  lotCompanion: Thing | null
  /** 'plus an unfinished basement and a two-car garage' */
  garageCompanions: readonly Thing[]
}

/** Tells the figures of a property, which stand together near the end of a text. */
export class FigureNarrator {
  readonly #narrator: Narrator
  readonly #lotCompanion: Thing | null
  readonly #garageCompanions: readonly Thing[]

  constructor(narrator: Narrator, { lotCompanion, garageCompanions }: Companions) {
    this.#narrator = narrator
    this.#lotCompanion = lotCompanion
    this.#garageCompanions = garageCompanions
  }

  /** Rooms, size, year, land and price, with what belongs to them; a fee for which their line had no place. */
  tell(): { figures: Sentence[]; fee: Sentence[] } {
    const fee = this.#narrator.story.fee
    // A fee with what it includes has a sentence of its own.
    const hasIncludes = (fee?.money?.includes.length ?? 0) > 0 || this.#inclusion() !== null
    const sentences: Sentence[] = []
    const untold = (said: Said) =>
      FACTS_OF_FIGURES.filter(
        (fact) =>
          !this.#narrator.slots.isTold(fact) &&
          this.#narrator.slots.property(fact) &&
          !states(said, fact),
      ).length
    const isPlaced = this.#narrator.slots.isTold('city')
    const isNamed = this.#narrator.said.some(({ text }) =>
      namesType(text, this.#narrator.story.facts),
    )
    // The lines about premises say 'commercial' themselves.
    const entries = figureEntries(this.#narrator.story, this.#narrator.slots)
    const isNamedThere = isNamed || entries.includes('figures: commercial')
    // A line about the type may have told the lot before.
    const more = (): Record<string, Value | null> => ({
      ...(isNamedThere ? {} : { type: countable(this.#narrator.story.noun, 'propertyType') }),
      ...(hasIncludes ? { fee: null, 'fee label': null } : {}),
      ...this.#lot(),
      ...this.#year(),
      ...this.#garage(),
    })
    const judge = (said: Said) =>
      untold(said) * 6 +
      (!isPlaced && !said.used.includes('city') ? 8 : 0) +
      (!isNamed && !namesType(said.text, this.#narrator.story.facts) ? 12 : 0) +
      (fee && !hasIncludes && !this.#narrator.slots.isTold('fee') && !said.used.includes('fee')
        ? 3
        : 0) +
      sentencesIn(said.text).length * CHOPPED +
      ADDED.filter((slot) => this.#canAdd(slot, more()) && !isAdded(said, slot)).length * 4
    const lines = () =>
      figureEntries(this.#narrator.story, this.#narrator.slots).flatMap((name) =>
        this.#narrator.teller.frame(name, 'figures', { more: more() }),
      )
    const figures = this.#narrator.teller.best(lines(), judge)
    if (isNamed || (figures && namesType(figures.text, this.#narrator.story.facts)))
      sentences.push(...this.#narrator.say(figures))
    else sentences.push(...this.#typeLine(), ...this.#narrator.sayBest(lines(), judge))
    if (!this.#narrator.slots.isTold('city') && this.#narrator.story.facts.city)
      sentences.unshift(
        ...this.#narrator.sayBest(this.#narrator.teller.frame('place: city', 'figures')),
      )
    if (FACTS_OF_FIGURES.some((fact) => this.#narrator.slots.property(fact) !== null)) {
      const rest = this.#narrator.teller.best(
        this.#narrator.teller.frame(
          this.#narrator.story.isRental ? 'figures: plain, rented' : 'figures: plain',
          'figures',
          { more: more() },
        ),
      )
      if (rest?.text) sentences.push(...this.#narrator.say(rest))
    }
    this.#passCompanions(sentences)
    sentences.unshift(...this.#parking(), ...this.#companionsAlone())
    sentences.push(...this.#site(), ...this.#renewal(sentences))
    const isAlone = this.#narrator.said.length === 1 && sentences.length === 1
    return {
      figures: isAlone ? [...this.#typeLine(), ...sentences] : sentences,
      fee: [...(fee ? this.#feeAlone(fee) : []), ...this.#noFee()],
    }
  }

  #feeAlone(fee: Feature): Sentence[] {
    const isTold = () => this.#narrator.slots.isTold('fee')
    if (isTold()) return []
    const line = this.#feeLine(fee)
    return isTold() ? line : [...line, ...this.#narrator.statements([fee])]
  }

  #canAdd(slot: string, more: Readonly<Record<string, Value | null>>): boolean {
    return (more[slot] ?? this.#narrator.slots.property(slot)) !== null
  }

  /** The slot of the lot, with what goes along with it. */
  #lot(): Record<string, Value> {
    const { site } = this.#narrator.story
    if (this.#narrator.slots.isTold('lot')) return {}
    // 'This brick ranch is on a corner lot' leaves only its size to tell.
    const isSiteTold = site !== null && this.#narrator.told.has(site)
    const lot = isSiteTold
      ? (FIGURES.lot?.({ ...this.#narrator.story, site: null }, 'prose') ?? null)
      : this.#narrator.slots.property('lot')
    if (lot && this.#lotCompanion) return { lot: lotWith(lot, this.#lotCompanion) }
    return lot && isSiteTold ? { lot } : {}
  }

  /** The slot of the year, with that of work on the whole home. */
  #year(): Record<string, Value> {
    const { story, slots, told } = this.#narrator
    const { renewal } = story
    const year =
      renewal && !told.has(renewal) && !slots.isTold('year') ? slots.property('year') : null
    const work = renewal?.statement?.replace(/^it was /, '')
    // 'Built in 1853 and fully renovated in 2020 on 0.06 acres': the lot goes with the first year alone.
    const isOnLot = !slots.isTold('lot') && slots.property('lot') !== null
    if (!year || !renewal || !work || isOnLot) return {}
    const words = concatenate([year.bare, passage(work, sourceOf(renewal))], ' and ')
    return { year: { ...year, bare: words, the: words, a: words } }
  }

  /** The slot of the garage, with what goes along with it. */
  #garage(): Record<string, Value | null> {
    if (this.#garageCompanions.length === 0 || this.#narrator.slots.isTold('garage')) return {}
    return {
      spaces: null,
      garage: alongside([...this.#garageCompanions, ...parkingThings(this.#narrator.story)]),
    }
  }

  get #companions(): readonly Thing[] {
    return [...(this.#lotCompanion ? [this.#lotCompanion] : []), ...this.#garageCompanions]
  }

  /** Takes the companions as told that a sentence has named. */
  #passCompanions(sentences: readonly Sentence[]): void {
    for (const { name, features } of this.#companions)
      if (sentences.some(({ text }) => text.includes(name.text)))
        for (const feature of features) this.#narrator.pass(feature)
  }

  /** The companions for which no line of figures had room. */
  #companionsAlone(): Sentence[] {
    const left = this.#companions.filter(({ features }) =>
      features.some((feature) => !this.#narrator.told.has(feature)),
    )
    const [outside, others] = parted(left, (thing) => thing === this.#lotCompanion)
    return [...this.#narrator.list('outdoors', outside), ...this.#narrator.list('extras', others)]
  }

  /** Parking that the line of figures did not name. */
  #parking(): Sentence[] {
    const left = this.#narrator.story.garage.filter((feature) => !this.#narrator.told.has(feature))
    const parts = (feature: Feature) => fewPartsOf(feature, this.#narrator.story)
    return this.#narrator.list(
      'parking',
      left.map((feature) => thingOf(feature, parts(feature))),
    )
  }

  #site(): Sentence[] {
    const { site } = this.#narrator.story
    return site && !this.#narrator.told.has(site) ? this.#narrator.statements([site]) : []
  }

  #renewal(sentences: readonly Sentence[]): Sentence[] {
    const { renewal } = this.#narrator.story
    if (!renewal || this.#narrator.told.has(renewal)) return []
    const work = renewal.statement?.replace(/^it was /, '') ?? ''
    if (!sentences.some(({ text }) => text.includes(work)))
      return this.#narrator.statements([renewal])
    this.#narrator.pass(renewal)
    return []
  }

  #noFee(): Sentence[] {
    const { noFee } = this.#narrator.story
    return noFee && !this.#narrator.told.has(noFee) ? this.#narrator.statements([noFee]) : []
  }

  /** Names the type of property, with its year or its land where those are still to be told. */
  #typeLine(): Sentence[] {
    const more = { type: countable(this.#narrator.story.noun, 'propertyType') }
    const lines = this.#narrator.teller.frame('place: type', 'figures', { more })
    return this.#narrator.sayBest(lines, ({ used }) => -3 * used.length)
  }

  /** 'Snow removal is included in the HOA dues', where the dues were typed apart. */
  #inclusion(): Feature | null {
    const { fee, facts } = this.#narrator.story
    const isOpen = fee?.money?.includes.length === 0
    const stated = facts.features.find(
      (feature) => INCLUDED.test(feature.statement ?? '') && !this.#narrator.isTold(feature),
    )
    return isOpen ? (stated ?? null) : null
  }

  #feeLine(fee: Feature): Sentence[] {
    const inclusion = this.#inclusion()
    const hasIncludes = (fee.money?.includes.length ?? 0) > 0 || inclusion !== null
    const what = INCLUDED.exec(inclusion?.statement ?? '')?.[1] ?? ''
    return this.#narrator.sayBest(
      this.#narrator.teller.frame('figures: the fee', 'fee', {
        features: inclusion ? [fee, inclusion] : [fee],
        more: inclusion ? { includes: wording(what, sourceOf(inclusion)) } : {},
      }),
      (said) => (hasIncludes && !said.used.includes('includes') ? 20 : 0),
    )
  }
}

const isAdded = ({ used }: Said, slot: (typeof ADDED)[number]): boolean =>
  used.includes(slot) || (slot === 'garage' && used.includes('spaces'))

const states = ({ used }: Said, fact: string): boolean =>
  used.some((slot) => slot.replace(/[-#]$/, '') === fact || (fact === 'price' && slot === 'rent'))

/** '0.2 acres with a fenced yard' */
const lotWith = (lot: Value, thing: Thing): Value => {
  const words = concatenate([lot.bare, listOfThings([thing]).list.a], ' with ')
  return { ...lot, bare: words, the: words, a: words }
}
