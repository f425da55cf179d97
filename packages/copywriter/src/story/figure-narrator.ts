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

/** What a line of figures costs for each thing that it leaves to be told otherwise. Chance adds up to `NOISE` of the teller. */
const COST = {
  /** Without its type, nobody knows what the figures are of: as bad as two figures that are missing. */
  type: 12,
  /** Without its city, the text needs a sentence for that alone, a shorter one than any figure does. */
  city: 8,
  /** A figure that is left out comes later, in a plain list. */
  figure: 6,
  /** Parking, or that there is no fee, may stand in a sentence of its own. */
  addition: 4,
  /** A fee reads well by itself. */
  fee: 3,
  /** 'Two baths in 1,240 square feet' reads better than the size as a third thing that the home has. */
  listedSize: 5,
  /** Few sentences are better than many short ones. */
  sentence: 1.5,
}
const IS_A_STUDIO = /^It(?:'s| is) a studio\b/
const LISTED_SIZE = /, and [\d,]+ square feet\b|\bmeasures [\d,]+ square feet\b/
/** A line about the fee that leaves out what it includes is taken only where there is no other. */
const INCLUSION_COST = 20
/** The line about the type is better for each figure that it tells as well. */
const TYPE_LINE_GAIN = 3

/** What was known of the text before its figures, which decides how they are told. */
interface Context {
  /** The city is named. */
  isPlaced: boolean
  /** The type of property is named. */
  isNamed: boolean
  /** The lines of figures may name the type. */
  takesType: boolean
  /** A fee with what it includes has a sentence of its own. */
  isFeeApart: boolean
}

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
    const { said, story } = this.#narrator
    const context = this.#context()
    const line = this.#line(context)
    const stated = [...this.#city(), ...line, ...this.#rest(context)]
    this.#passCompanions(stated)
    const accompanied = [...this.#parking(), ...this.#companionsAlone(), ...stated]
    const sentences = [...accompanied, ...this.#site(), ...this.#renewal(accompanied)]
    const isAlone = said.length === 1 && sentences.length === 1
    return {
      figures: isAlone ? [...this.#typeLine(), ...sentences] : sentences,
      fee: [...(story.fee ? this.#feeAlone(story.fee) : []), ...this.#noFee()],
    }
  }

  #context(): Context {
    const { said, slots, story } = this.#narrator
    const isNamed = said.some(({ text }) => namesType(text, story.facts))
    return {
      isPlaced: slots.isTold('city'),
      isNamed,
      // The lines about premises say 'commercial' themselves.
      takesType: !isNamed && !figureEntries(story, slots).includes('figures: commercial'),
      isFeeApart: (story.fee?.money?.includes.length ?? 0) > 0 || this.#inclusion() !== null,
    }
  }

  /** The line of figures, behind one that names the type where neither it nor what comes before does. */
  #line(context: Context): Sentence[] {
    const { story, teller } = this.#narrator
    const lines = () =>
      figureEntries(story, this.#narrator.slots)
        .flatMap((name) => teller.frame(name, 'figures', { more: this.#more(context) }))
        // 'It is a studio' says nothing behind 'this Portland studio'.
        .filter(({ line }) => !(IS_A_STUDIO.test(line.text) && this.#narrator.slots.isTold('beds')))
    const cost = (said: Said) => this.#costOf(said, context)
    const best = teller.best(lines(), cost)
    if (context.isNamed || (best && namesType(best.text, story.facts)))
      return this.#narrator.say(best)
    // The line about the type may tell the lot or the year, so the lines are filled again.
    return [...this.#typeLine(), ...this.#narrator.sayBest(lines(), cost)]
  }

  #city(): Sentence[] {
    const { slots, story, teller } = this.#narrator
    return !slots.isTold('city') && story.facts.city
      ? this.#narrator.sayBest(teller.frame('place: city', 'figures'))
      : []
  }

  /** The figures for which no line had a place. */
  #rest(context: Context): Sentence[] {
    const { slots, story, teller } = this.#narrator
    if (FACTS_OF_FIGURES.every((fact) => slots.property(fact) === null)) return []
    const name = story.isRental ? 'figures: plain, rented' : 'figures: plain'
    const rest = teller.best(teller.frame(name, 'figures', { more: this.#more(context) }))
    return rest?.text ? this.#narrator.say(rest) : []
  }

  /** Slots that the lines of figures have beside those of the property; they change as sentences are told. */
  #more({ takesType, isFeeApart }: Context): Record<string, Value | null> {
    return {
      ...(takesType ? { type: countable(this.#narrator.story.noun, 'propertyType') } : {}),
      ...(isFeeApart ? { fee: null, 'fee label': null } : {}),
      ...this.#lot(),
      ...this.#year(),
      ...this.#garage(),
    }
  }

  /** What a line of figures costs for what it leaves to be told otherwise, and for its sentences. */
  #costOf(said: Said, context: Context): number {
    const { slots, story } = this.#narrator
    const more = this.#more(context)
    const untold = FACTS_OF_FIGURES.filter(
      (fact) => !slots.isTold(fact) && slots.property(fact) && !states(said, fact),
    )
    const isUnplaced = !context.isPlaced && !said.used.includes('city')
    const isUnnamed = !context.isNamed && !namesType(said.text, story.facts)
    const leavesFee =
      story.fee && !context.isFeeApart && !slots.isTold('fee') && !said.used.includes('fee')
    const notAdded = ADDED.filter((slot) => this.#canAdd(slot, more) && !isAdded(said, slot))
    return (
      untold.length * COST.figure +
      (isUnplaced ? COST.city : 0) +
      (isUnnamed ? COST.type : 0) +
      (leavesFee ? COST.fee : 0) +
      sentencesIn(said.text).length * COST.sentence +
      (LISTED_SIZE.test(said.text) ? COST.listedSize : 0) +
      notAdded.length * COST.addition
    )
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
    return this.#narrator.sayBest(lines, ({ used }) => -TYPE_LINE_GAIN * used.length)
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
      (said) => (hasIncludes && !said.used.includes('includes') ? INCLUSION_COST : 0),
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
