import { capitalised, type Passage } from '../compose/passage.ts'
import { listed, type Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { ended } from './clause.ts'
import { practicalOf } from './figures-line.ts'
import { type Leftover, leftoversOf, type Topic } from './leftovers.ts'
import type { Narration } from './narration.ts'
import { partOf } from './part.ts'
import type { PlainSentences } from './plain-sentences.ts'

/** A sentence for one fact alone reads like a form. */
const LIST_MIN = 2
const LIST_MAX = 4
const SEPARATOR = 2
const LONGEST_DUTY = 90
const MONEY = /\$/

/** What no other sentence has told, in lists: facts of one topic together. */
export class LeftoverSentences {
  readonly #narration: Narration
  readonly #plain: PlainSentences
  readonly #subject: string

  constructor(narration: Narration, plain: PlainSentences, subject: string) {
    this.#narration = narration
    this.#plain = plain
    this.#subject = subject
  }

  /** Whether a fact needs no sentence, because a list can have it. */
  isListed(feature: Feature): boolean {
    return this.#left().some(({ features }) => features.includes(feature))
  }

  /** A list of as many facts as fit into the given number of characters: 'Fee simple, owned solar, pets allowed.' */
  within(characters: number): Passage[] {
    const taken: Leftover[] = []
    let left = characters - 1
    for (const each of this.#left()) {
      const length = each.value.bare.text.length + SEPARATOR
      if (taken.length === LIST_MAX + 1 || length > left) continue
      taken.push(each)
      left -= length
    }
    return this.#line(taken)
  }

  /** One line of three or four: 'Hardwood floors, gated parking, no rental cap.' */
  line(most = LIST_MAX): Passage[] {
    const taken = this.#free().slice(0, most)
    return taken.length < LIST_MIN ? [] : this.#line(taken)
  }

  /** One a line, as an investor notes them. */
  entries(most: number): Passage[] {
    const taken = this.#free().slice(0, Math.max(0, most))
    this.#narration.tell(taken.flatMap(({ features }) => features))
    return taken.map(({ value }) => this.#narration.keep(capitalised(value.bare)))
  }

  /** What is left of one thing or one fact, to stand beside the figures. */
  single(): Value[] {
    const [only, another] = this.#free()
    if (!only || another) return []
    this.#narration.tell(only.features)
    return [only.value]
  }

  /** What one ordinary thing does: 'A storage shed holds the mower and the tools.' */
  duty(): Passage[] {
    const { moments, shared } = this.#narration
    for (const { features, topic } of this.#left()) {
      const [feature, part] = features
      const found =
        feature && !part && topic !== 'terms' ? moments.duty(feature, LONGEST_DUTY) : null
      if (!found) continue
      shared.addLine(found.line)
      this.#narration.tell(features)
      return [this.#narration.keep(found.said)]
    }
    return []
  }

  /** Things in a sentence, terms and places in a list or, if there is only one, in a sentence of its own. */
  spoken(most: number, hasBody: boolean): Passage[] {
    const left = this.#ofOnePart(this.#of('thing', 'condition'))
    const things = left.filter(isJoined).slice(0, most)
    const others = [...left.filter((each) => !isJoined(each)), ...this.#of('terms', 'place')]
    // 'Hardwood floors, no rental cap.' rather than two sentences of one fact each.
    if (things.length === 1 && others.length > 0) return this.#listed([...things, ...others])
    const entry = hasBody ? 'facebook: leftovers' : 'facebook: mixed'
    return [...this.#framed(entry, things), ...this.#listed(others)]
  }

  /** The property and its condition, then its terms and its place; one fact alone joins the others. */
  byTopic(hasBody: boolean): Passage[] {
    const terms = this.#of('terms', 'place')
    const things = this.#ofOnePart(this.#of('thing', 'condition')).slice(0, LIST_MAX)
    const isOneTerm = terms.length === 1 && terms[0]?.topic === 'terms'
    if (isOneTerm && things.length > 0) return this.#listed([...things, ...terms])
    const body =
      things.length < LIST_MIN && things.every(isJoined)
        ? this.#framed(hasBody ? 'linkedin: leftovers' : 'facebook: mixed', things)
        : this.#listed(things)
    return [...body, ...this.#listed(terms)]
  }

  /** The part of the property that the rarest fact is about: a list of several parts reads like what is left over. */
  #ofOnePart(left: readonly Leftover[]): Leftover[] {
    const partIn = ({ features: [feature] }: Leftover) =>
      feature ? partOf(feature, this.#narration.story) : null
    const [first] = left
    return first ? left.filter((each) => partIn(each) === partIn(first)) : []
  }

  #framed(entry: string, taken: readonly Leftover[]): Passage[] {
    const said =
      taken.length > 0
        ? this.#narration.frame(entry, { list: taken.map(({ value }) => value) })
        : []
    if (said.length > 0) this.#narration.tell(taken.flatMap(({ features }) => features))
    return said
  }

  /** 'Fee simple, pets allowed.'; one fact alone is a sentence. */
  #listed(taken: readonly Leftover[]): Passage[] {
    const [first, second] = taken
    if (!first) return []
    if (second && taken.some(isIncluded) && !taken.every(isIncluded))
      return [
        ...this.#listed(taken.filter((each) => !isIncluded(each))),
        ...this.#listed(taken.filter(isIncluded)),
      ]
    this.#narration.tell(taken.flatMap(({ features }) => features))
    if (!second && !first.isNoun) return this.#plain.tell(first.features, this.#subject)
    const { network } = this.#narration
    const values = taken.slice(0, LIST_MAX + 1).map(({ value }) => value)
    const isNouns = taken.every(isJoined)
    const list =
      network === 'linkedin' && isNouns ? listed(values, 'and').a : listed(values, 'comma').bare
    return [this.#narration.keep(ended(list))]
  }

  #line(taken: readonly Leftover[]): Passage[] {
    if (taken.length === 0) return []
    this.#narration.tell(taken.flatMap(({ features }) => features))
    const ordered = [...taken].sort((one, other) => ORDER[one.topic] - ORDER[other.topic])
    const isPlace = ({ topic }: Leftover) => topic === 'place'
    const things = ordered.filter((each) => !isPlace(each) && !isIncluded(each))
    // 'A Toyo stove, above the ice fog' would set the stove there.
    return [things, ordered.filter(isIncluded), ordered.filter(isPlace)].flatMap((each) =>
      this.#sentence(each),
    )
  }

  #sentence(taken: readonly Leftover[]): Passage[] {
    if (taken.length === 0) return []
    const { story, network } = this.#narration
    const isFormal = /^(?:luxury|classic)$/.test(story.tone) && network !== 'twitter'
    const values = taken.map(({ value }) => value)
    const words =
      isFormal && taken.every(isJoined) ? listed(values, 'and').a : listed(values, 'comma').bare
    return [this.#narration.keep(ended(words))]
  }

  /** Without dates, which have a sentence, and sums, which follow the figures. */
  #of(...topics: Topic[]): Leftover[] {
    return this.#free().filter(
      ({ topic, features }) => topics.includes(topic) && !isDated(features),
    )
  }

  /** Without what the line of figures is going to tell. */
  #free(): Leftover[] {
    const kept = new Set(practicalOf(this.#narration).map(({ feature }) => feature))
    return this.#left().filter(
      (each) => isFree(each) && each.features.every((feature) => !kept.has(feature)),
    )
  }

  #left(): Leftover[] {
    const { story, told } = this.#narration
    return leftoversOf(story, told)
  }
}

const ORDER: Record<Topic, number> = { thing: 0, condition: 1, terms: 2, place: 3 }

/** What 'and' may join; a pair among them would make two. */
const isJoined = ({ isNoun, value }: Leftover): boolean => isNoun && !/ and /.test(value.bare.text)

/** Sums stand after the figures. */
const isFree = ({ value }: Leftover): boolean => !MONEY.test(value.bare.text)

const isDated = (features: readonly Feature[]): boolean =>
  features.some(({ year }) => year !== null)

/** 'Parking pad, all appliances included' would say that the parking is included: it stands apart. */
const isIncluded = ({ value }: Leftover): boolean => /\bincluded$/.test(value.bare.text)
