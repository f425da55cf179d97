import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Story } from '../story/story.ts'
import { clauseOf, clipped, ended, feeLine, sentencesOf, shortOf } from './clause.ts'
import { isFutureYear } from './counts.ts'
import { datedOf, dateLabels, datesSentence } from './dates.ts'
import { familyOf, isSite } from './flow.ts'
import type { Narration } from './narration.ts'
import { isIdentityClause, plainFactsOf, weightOf } from './plain-fact.ts'
import { rentRoll, unitRentsOf } from './rent-roll.ts'
import { featuresToldIn } from './told.ts'

/** From this weight on a fact is told before anything else. */
const FIRST = 80
/** From this weight on it is told on every network. */
const ALWAYS = 66
const SHARING_MAX = 3
/** A fragment with a verb or a comma of its own shares no sentence. */
const WHOLE = /,|\b(?:is|are|has|have|rents|pays|runs|borders|transfers|will|do|does)\b/
const SHORT_MAX = 3
const ODDS_MAX = 4
const LONGEST_ODD = 52
const TO_COME = /\bto be built\b|\bunder construction\b|\bcompletion\b/i

/** Conditions, terms, leases, rules, distances, fees and dates, in plain words. */
export class PlainSentences {
  readonly #narration: Narration

  constructor(narration: Narration) {
    this.#narration = narration
  }

  /** What comes before everything else: work, as-is, terms that bind, leases, rents, what the place is. */
  first(): Feature[] {
    const { network, room, story } = this.#narration
    const facts = this.#left().filter(
      (feature) => weightOf(feature, story) >= FIRST || isIdentityClause(feature),
    )
    return network === 'twitter' ? facts.slice(0, room + 1) : facts
  }

  /** The next weightiest of what is left; hard facts are always among them. */
  next(most: number, least: number): Feature[] {
    const { room, story } = this.#narration
    return this.#left()
      .filter((feature) => weightOf(feature, story) < FIRST && !isIdentityClause(feature))
      .filter((feature) => weightOf(feature, story) >= least)
      .filter((feature, at) => at < most || (room > 0 && weightOf(feature, story) >= ALWAYS))
  }

  /** In whole sentences; investors get the short form except on LinkedIn. */
  tell(features: readonly Feature[], subject = 'it'): Passage[] {
    const { story, network } = this.#narration
    if (story.tone === 'investor' && network !== 'linkedin') return this.clip(features)
    this.#narration.tell(features)
    const joint = network === 'linkedin' ? '; ' : ', and '
    const rents = unitRentsOf(features)
    const others = features.filter((each) => rents.every(({ feature }) => feature !== each))
    const roll = rents.length > 0 ? [this.#narration.keep(rentRoll(rents))] : []
    const ordered = byFamily(identityFirst(others), isSite(story.facts.propertyType))
    const who = this.#narration.isSubject(subject) ? 'it' : subject
    const told = sentencesOf(ordered.map(clauseOf), { subject: who, joint }).map((said) =>
      this.#narration.keep(story.tone === 'casual' ? contracted(said) : said),
    )
    return [...roll, ...told]
  }

  /** 'Sold as-is. Cash or a rehab loan. HOA $95/mo.' on X; on Instagram short ones share a sentence. */
  clip(features: readonly Feature[]): Passage[] {
    const { network } = this.#narration
    const rents = unitRentsOf(features)
    const others = features.filter((each) => rents.every(({ feature }) => feature !== each))
    const roll = rents.length > 0 ? [this.#narration.keep(rentRoll(rents))] : []
    const short = network === 'twitter' ? this.#shortest(others) : this.#clippings(others)
    if (network === 'twitter')
      return [...roll, ...short.map((words) => this.#keep(abbreviated(words)))]
    if (network !== 'instagram') return [...roll, ...short.map((words) => this.#keep(words))]
    const brief = short.filter(({ text }) => !WHOLE.test(text))
    const shared = brief.flatMap((_, at) =>
      at % SHARING_MAX === 0 ? [concatenate(brief.slice(at, at + SHARING_MAX), ', ')] : [],
    )
    const whole = short.filter(({ text }) => WHOLE.test(text))
    return [...roll, ...[...shared, ...whole].map((words) => this.#keep(words))]
  }

  /** One fact a line, as an investor notes them, without full stop. */
  entries(features: readonly Feature[]): Passage[] {
    return this.#clippings(features).map((words) =>
      this.#narration.keep(capitalised(labelled(words))),
    )
  }

  /** 'Boiler: 2021'. */
  dateEntries(most: number): Passage[] {
    const { story, told } = this.#narration
    return dateLabels(story, told)
      .slice(0, Math.max(0, most))
      .map(({ text, spans: [span] }) =>
        this.#narration.keep(capitalised(passage(text.replace(/ (\d{4})$/, ': $1'), span?.source))),
      )
  }

  /** What stands beside the figures: 'four blocks to Union Station', 'no HOA', 'furnished'. */
  short(): Value[] {
    const { story } = this.#narration
    // Land has no line of figures to stand in.
    if (story.facts.propertyType === 'Land') return []
    const found = this.#left().flatMap((feature) => {
      const words = shortOf(clauseOf(feature).text)
      return words ? [{ feature, words }] : []
    })
    const places = found.filter(({ feature }) => feature.kind === 'location')
    // Two places share a sentence of their own.
    const taken = places.length > 1 ? found.filter((each) => !places.includes(each)) : found
    const all = taken.slice(0, SHORT_MAX)
    this.#narration.tell(all.map(({ feature }) => feature))
    return all.map(({ feature, words }) => wording(words, sourceOf(feature)))
  }

  /** Terms, rules and places in a plain list: 'Electric available, light restrictions, gravel road.' */
  odds(features: readonly Feature[]): Passage[] {
    const short = this.#shortest(features)
    return short.length > 0 ? [this.#keep(concatenate(short, ', '))] : []
  }

  /** Which facts make a plain list and which need a sentence. */
  apart(features: readonly Feature[]): { soft: Feature[]; others: Feature[] } {
    const { story } = this.#narration
    const isSoft = (feature: Feature): boolean => {
      const clause = clauseOf(feature)
      const words = clipped(clause).text
      const weight = weightOf(feature, story)
      const isLight = story.isRental ? weight < FIRST : weight < ALWAYS
      return (
        isLight &&
        !isIdentityClause(feature) &&
        !WHOLE.test(words) &&
        !/^it is (?:on|in) /.test(clause.text) &&
        !/\$/.test(words) &&
        words.length <= LONGEST_ODD
      )
    }
    const light = features.filter(isSoft)
    const families = light.map((each) => familyOf(each, isSite(story.facts.propertyType)))
    const isOne = (at: number) => families.filter((family) => family === families[at]).length > 1
    // What a tenant pays and gets may stand in one list; otherwise only facts of one family do.
    const soft = story.isRental ? light : light.filter((_, at) => isOne(at))
    if (soft.length < 2) return { soft: [], others: [...features] }
    const taken = soft.slice(0, ODDS_MAX)
    return { soft: taken, others: features.filter((feature) => !taken.includes(feature)) }
  }

  fees(features: readonly Feature[]): Passage[] {
    const { network, story } = this.#narration
    const isSentence = network === 'linkedin' && story.tone !== 'investor'
    this.#narration.tell(features)
    return features
      .map(clauseOf)
      .map((clause) =>
        this.#keep(isSentence ? passage(clause.text, clause.source) : feeLine(clause)),
      )
  }

  /** A house to come says so, with the date that was typed where there is one. */
  future(): Passage[] {
    const { story, told } = this.#narration
    if (!isFutureYear(story) || this.#narration.isStated('yearBuilt')) return []
    const typed = story.facts.features.filter(
      (feature) => TO_COME.test(feature.text) && feature.statement && !told.has(feature),
    )
    const isDated = typed.some(({ text }) => text.includes(String(story.facts.year)))
    return isDated ? this.tell(typed) : this.#narration.frame('told: future')
  }

  /** 'The roof was installed in 2021 and the HVAC in 2022.' */
  dates(): Passage[] {
    const { story, told, network } = this.#narration
    const left = datedOf(story)
    const isWhole = left.length > 0 && featuresOf(left, story).every((each) => !told.has(each))
    if (network === 'linkedin' && isWhole) return this.#narration.frame('linkedin: dates')
    const said = datesSentence(story, told)
    return said ? [this.#narration.keep(said)] : []
  }

  /** The sum of the rents, where all of them were typed in one list. */
  income(): Passage[] {
    return this.#narration.frame('linkedin: income')
  }

  #left(): Feature[] {
    const { story, told } = this.#narration
    const isFuture = isFutureYear(story)
    return plainFactsOf(story).filter(
      (feature) => !told.has(feature) && !(isFuture && TO_COME.test(feature.text)),
    )
  }

  #clippings(features: readonly Feature[]): Passage[] {
    this.#narration.tell(features)
    return identityFirst(features).map((feature) => clipped(clauseOf(feature)))
  }

  /** Places by their distance: 'near the park', 'walking distance to town'. */
  #shortest(features: readonly Feature[]): Passage[] {
    this.#narration.tell(features)
    return identityFirst(features).map((feature) => {
      const clause = clauseOf(feature)
      const words = feature.kind === 'location' ? shortOf(clause.text) : null
      return words ? passage(words, clause.source) : clipped(clause)
    })
  }

  #keep(words: Passage): Passage {
    return this.#narration.keep(ended(words))
  }
}

const featuresOf = (labels: readonly Passage[], { facts }: Story): Feature[] =>
  labels.flatMap((label) => featuresToldIn(label, facts.features))

/** What the place is comes before what is wrong with it. */
const identityFirst = (features: readonly Feature[]): Feature[] => [
  ...features.filter(isIdentityClause),
  ...features.filter((feature) => !isIdentityClause(feature)),
]

/** Places together and money together, each family where its first fact stood. */
const byFamily = (features: readonly Feature[], ofSite: boolean): Feature[] => {
  const family = (feature: Feature) => familyOf(feature, ofSite)
  const families = [...new Set(features.map(family))]
  return families.flatMap((name) => features.filter((each) => family(each) === name))
}

const LABELS: readonly [RegExp, string][] = [
  [
    /^(rents|HOA|maintenance|condo fee|common charges|ground rent|cap rate|GRM|CSR2|traffic count) (.+)$/i,
    '$1: $2',
  ],
  [/^(.+?)(?: is| are)? ((?:half an? |an? |[\w.]+ )(?:miles?|blocks?|minutes?)) away$/, '$1: $2'],
  [/^(kitchen|roof|baths?|basement|house) (needs .+)$/, '$1: $2'],
  [/^(.+ (?:apartment|unit|floor|house)) rents for (\$[^,]+)$/, '$1: $2'],
  [/^zoned (.+)$/, 'zoning: $1'],
]

/** 'HOA: $95 a month'. */
const labelled = ({ text, spans }: Passage): Passage => {
  const rule = LABELS.find(([pattern]) => pattern.test(text))
  return rule ? passage(text.replace(rule[0], rule[1]), spans[0]?.source) : { text, spans }
}

/** As X has it: '$612/mo', 'walk to the park'. */
const abbreviated = ({ text, spans }: Passage): Passage => {
  const short = text
    .replace(/(\$[\d,.]+) a month\b/g, '$1/mo')
    .replace(/^walking distance to /, 'walk to ')
  return passage(short, spans[0]?.source)
}

const IT_IS = 'It is '

/** Casual says 'it's'. */
const contracted = (said: Passage): Passage => {
  if (!said.text.startsWith(IT_IS)) return said
  const from = IT_IS.length
  const rest = {
    text: said.text.slice(from),
    spans: said.spans.map((span) => ({
      ...span,
      start: Math.max(0, span.start - from),
      end: span.end - from,
    })),
  }
  return concatenate([passage("It's "), rest], '')
}
