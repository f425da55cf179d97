import type { SocialNetwork } from '@listwright/contracts'
import { type Filled, fill } from '../compose/fill.ts'
import type { Passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import { parseTemplate } from '../compose/template.ts'
import { sourceOf, type Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { holds } from '../story/conditions.ts'
import { namesType } from '../story/property-noun.ts'
import { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import { type CaptionLine, captionLines } from './caption-lines.ts'
import { type CaptionSlotOptions, captionSlots } from './caption-slots.ts'
import { FLOOR } from './counts.ts'
import { type Hero, heroesOf, inOrder, type Lead, leadOf } from './heroes.ts'
import { identityOf, isMiscounted } from './identity.ts'
import { itemsOf } from './item.ts'
import { Moments } from './moments.ts'
import { NETWORK_RULES, type NetworkRules } from './network-rules.ts'
import { ownConditionHolds } from './own-conditions.ts'
import { purposeOf } from './purposes.ts'
import type { SharedLines } from './shared-lines.ts'
import { featuresToldIn, slotsToldIn, states } from './told.ts'

export interface NarrationOptions {
  network: SocialNetwork
  story: Story
  seed: number
  shared: SharedLines
  /** How much may be told, from 6 down to 0: a caption that is too long is written again with less. */
  room: number
}

/** A line of the copybook with its slots filled. */
export interface Chosen {
  cost: number
  said: Filled
  line: CaptionLine
}

const TRADE =
  /\b(?:office|retail|warehouse|storefront|industrial|restaurant|shop|showroom|mixed-use)\b/i
const OWED = ['bedrooms', 'bathrooms', 'squareFeet', 'price', 'city', 'propertyType']

/** What one caption has told so far, and the copybook's lines for what comes next. */
export class Narration {
  readonly story: Story
  readonly network: SocialNetwork
  readonly rules: NetworkRules
  readonly room: number
  readonly shared: SharedLines
  readonly random: Random
  readonly heroes: readonly Hero[]
  readonly #lead: Lead | null
  readonly #slots: Slots
  readonly #told = new Set<Feature>()
  readonly #stated = new Set<string>()
  readonly #roles = new Set<string>()
  #moments: Moments | null = null
  #isUseTold = false
  #hasMoment = false
  #lastStart = ''
  #lastVerb = ''

  constructor({ network, story, seed, shared, room }: NarrationOptions) {
    this.story = story
    this.network = network
    this.rules = NETWORK_RULES[network]
    this.room = room
    this.shared = shared
    this.random = new Random(seed, `${story.tone} ${network}`)
    this.heroes = heroesOf(story)
    this.#lead = leadOf(story)
    this.#slots = new Slots(story, this.rules.style, [])
  }

  /** Whether the strongest fact is a clause: 'ski-in', 'designed by'. */
  get isLed(): boolean {
    return this.#lead !== null
  }

  /** What things are used for; professionals get the calm lines. */
  get moments(): Moments {
    const { story, shared, random, network } = this
    const isLively = story.tone === 'family' || story.tone === 'casual'
    const tone = network === 'linkedin' && isLively ? 'classic' : story.tone
    this.#moments ??= new Moments({ story, shared, random, tone })
    return this.#moments
  }

  /** One sentence about the use of things that are not told yet. */
  moment(
    longest: number,
    isWanted: (features: readonly Feature[]) => boolean = () => true,
  ): Passage[] {
    const found = this.moments.best(
      (features) =>
        isWanted(features) &&
        features.every((feature) => !this.#told.has(feature)) &&
        features.every((feature) => !this.#roles.has(purposeOf(feature)?.role ?? '')) &&
        !this.#isPulledApart(features),
      longest,
    )
    if (!found) return []
    this.shared.addLine(found.line)
    this.tell(found.features)
    for (const feature of found.features) this.useRoleOf(feature)
    this.#hasMoment = true
    return [this.keep(found.said)]
  }

  /** What is in the kitchen stays together: a sentence takes two things of it, or all, or none. */
  #isPulledApart(features: readonly Feature[]): boolean {
    const kitchen = itemsOf(this.story).filter(
      ({ part, feature }) => part === 'kitchen' && !this.#told.has(feature),
    )
    const taken = kitchen.filter(
      ({ feature, parts }) =>
        features.includes(feature) || parts.some((part) => features.includes(part)),
    )
    return taken.length === 1 && kitchen.length > 1
  }

  get told(): ReadonlySet<Feature> {
    return this.#told
  }

  tell(features: readonly Feature[] | undefined): void {
    for (const feature of features ?? []) this.#told.add(feature)
  }

  /** What things were said to be for. */
  get rolesUsed(): number {
    return this.#roles.size
  }

  isRoleUsed(role: string): boolean {
    return this.#roles.has(role)
  }

  /** A patio after a deck would be told by the same use. */
  useRoleOf(feature: Feature): void {
    const role = purposeOf(feature)?.role
    if (role) this.#roles.add(role)
  }

  useRole(role: string): void {
    this.#roles.add(role)
  }

  isStated(source: string): boolean {
    return this.#stated.has(source)
  }

  /** Fields of the form that neither the caption nor this passage states. */
  owedBeside(said: Passage): number {
    const owed = this.story.facts.propertyType === 'Land' ? [...OWED, 'lotSize'] : OWED
    return owed.filter((source) => !this.#stated.has(source) && !states(said, source)).length
  }

  /** Notes what a passage tells; `used` are the slots of its line. */
  keep(said: Passage, used: readonly string[] = []): Passage {
    this.tell(featuresToldIn(said, this.story.facts.features))
    for (const { source } of said.spans) this.#stated.add(source)
    if (this.statesType(said)) this.#stated.add('propertyType')
    if (used.includes('hero')) this.#tellHero(this.heroes[0], said)
    if (used.includes('hero2')) this.#tellHero(this.heroes[1], said)
    if (this.#lead && used.some((name) => name.startsWith('lead'))) this.tell([this.#lead.feature])
    if (used.includes('rents') && this.story.rents) this.tell([this.story.rents])
    this.#slots.tell(slotsToldIn(said))
    this.#lastStart = startOf(said.text)
    this.#lastVerb = verbOf(said.text)
    return said
  }

  /** The thing itself, and those of its parts that were named. */
  #tellHero(hero: Hero | undefined, { text }: Passage): void {
    const [thing, ...parts] = hero?.features ?? []
    if (thing) this.tell([thing])
    this.tell(
      parts.filter(({ name, kind }) => kind === 'view' || (name && text.includes(name.text))),
    )
  }

  /** Whether a sentence told what things are used for: once is enough. */
  get hasMoment(): boolean {
    return this.#hasMoment || this.#isUseTold
  }

  /** Whether the first line told what its thing is used for. */
  get isUseTold(): boolean {
    return this.#isUseTold
  }

  /** A hook that tells a use. */
  keepUse(said: Passage, used: readonly string[]): Passage {
    this.#isUseTold = true
    return this.keepHook(said, used)
  }

  /** In the sentence after a hook, 'it' refers to the property. */
  keepHook(said: Passage, used: readonly string[]): Passage {
    this.keep(said, used)
    this.#lastStart = 'It'
    return said
  }

  /** Whether the last sentence was about it, so that the next may say 'it'. */
  isSubject(subject: string): boolean {
    return this.#lastStart.toLowerCase() === subject
  }

  /** A house of a typed kind is one, whatever it is called: 'farmhouse', 'brick Tudor'. */
  statesType(said: Passage): boolean {
    const { facts, styled } = this.story
    if (namesType(said.text, facts)) return true
    const whole = identityOf(this.story).wholeName
    if (whole && states(said, `propertyType/${sourceOf(whole.feature)}`)) return true
    if (facts.propertyType === 'Commercial') return TRADE.test(said.text)
    return (
      facts.propertyType === 'Single Family Home' &&
      styled !== null &&
      states(said, `propertyType/${sourceOf(styled.feature)}`)
    )
  }

  /** One line of an entry, filled; none where no line fits. */
  frame(entry: string, filling: Partial<CaptionSlotOptions> = {}): Passage[] {
    const lines = this.lines(entry, filling.list)
    const plain = lines.filter(({ text }) => !/: \{(?:a |out )?(?:items|list)\}/.test(text))
    const isOne = (filling.list ?? filling.outs ?? []).length === 1
    const chosen = this.best(
      // 'Systems: new furnace.' reads like a form.
      isOne && plain.length > 0 ? plain : lines,
      filling,
      (said, { text }) => (this.shared.hasLine(text) ? 2 : 0) + this.#ambiguity(said.text),
    )
    if (!chosen) return []
    if (entry !== 'told: future') this.shared.addLine(chosen.line.text)
    return [this.keep(chosen.said, chosen.said.used)]
  }

  /** The lines of an entry that are true of this property. */
  lines(entry: string, list: readonly Value[] = []): CaptionLine[] {
    const { story, heroes } = this
    const subject = heroes[0]?.features[0] ?? null
    const isTypeTold = this.#stated.has('propertyType')
    const circumstances = { story, heroes, lead: this.#lead, list, isTypeTold }
    return captionLines(entry, story.tone).filter(
      ({ own, conditions, text }) =>
        !(/units#/i.test(text) && isMiscounted(story)) &&
        own.every((each) => ownConditionHolds(each, circumstances)) &&
        conditions.every((each) => holds(each, story, subject, false)),
    )
  }

  /** The line that costs least of those that can be filled. */
  best(
    lines: readonly CaptionLine[],
    filling: Partial<CaptionSlotOptions>,
    cost: (said: Filled, line: CaptionLine) => number,
  ): Chosen | null {
    let best: Chosen | null = null
    let least = Number.POSITIVE_INFINITY
    for (const line of lines) {
      const said = this.fill(line.text, filling)
      if (!said) continue
      const price = cost(said, line) + this.random.next()
      if (price < least) [best, least] = [{ said, line, cost: price }, price]
    }
    return best
  }

  fill(line: string, filling: Partial<CaptionSlotOptions> = {}): Filled | null {
    const { story, network, rules } = this
    const ordered = /\bhero2\}/i.test(line) ? inOrder(this.heroes) : this.heroes
    const isAlone = /\bwith \{a hero\}(?! and)/.test(line)
    const isPair = /\bhero2\}/i.test(line)
    // 'With a casita with a kitchenette', and what follows it, would be read wrongly.
    const heroes = ordered.map((hero, at) =>
      isAlone || (isPair && at === 0) ? { ...hero, value: hero.brief } : hero,
    )
    // 'A house to be built with views' would be read wrongly.
    const isOpen = /\bhome\} in \{city\}/i.test(line)
    // 'A house on a cul-de-sac with a basement' would give the cul-de-sac a basement.
    const isBeforeWith = /\bhome\} with \{/i.test(line)
    const settings = filling.settings?.filter(
      ({ words }) => FLOOR.test(words) || (!isBeforeWith && (isOpen || words !== 'to be built')),
    )
    const placed = filling.district
      ? inDistrict(line, filling.district.words, story.facts.city)
      : line
    const isTypeTold = this.#stated.has('propertyType') || /\{noun\}/i.test(line)
    const own = { story, network, heroes, style: rules.style, lead: this.#lead, isTypeTold }
    return fill(
      parseTemplate(placed),
      captionSlots({ ...own, slots: this.#slots, ...filling, settings: settings ?? [] }),
    )
  }

  /** 'It' must be the property, and no two sentences begin alike or have the same verb. */
  #ambiguity(text: string): number {
    const isAbout =
      /^It\b/.test(this.#lastStart) ||
      this.#lastStart === `The ${this.story.noun.split(' ').at(-1)}`
    const isUnclear = /^It(?:'s)? /.test(text) && !isAbout
    const isAlike = startOf(text) === this.#lastStart
    return (isAlike ? 4 : 0) + (isUnclear ? 12 : 0) + (verbOf(text) === this.#lastVerb ? 2 : 0)
  }
}

/** 'In Chicago's Logan Square', 'in Logan Square, Chicago, Illinois', 'in St. Augustine's historic district'. */
const inDistrict = (line: string, district: string, city: string): string => {
  if (/\bin \{city\}, \{state\}/i.test(line))
    return line.replace(
      /\b([Ii]n) \{city\}/,
      district.startsWith('the ') ? '$1 the {district} of {city}' : '$1 {district}, {city}',
    )
  return city.endsWith('s') ? line : line.replace(/\b([Ii]n) \{city\}/, "$1 {city}'s {district}")
}

const verbOf = (text: string): string =>
  /\b(?:you have|you've got|you get|has|are)\b/i.exec(text)?.[0].toLowerCase() ?? text

const startOf = (text: string): string => text.split(' ').slice(0, 2).join(' ')
