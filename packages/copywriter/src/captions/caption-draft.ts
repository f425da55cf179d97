import type { SocialNetwork } from '@listwright/contracts'
import { Ear } from '../compose/ear.ts'
import { fill } from '../compose/fill.ts'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import { parseTemplate } from '../compose/template.ts'
import { sourceOf, type Value } from '../compose/value.ts'
import type { Line } from '../copybook/line.ts'
import type { Feature } from '../facts/feature.ts'
import { isHome, namesType } from '../story/property-noun.ts'
import { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import { type Candidate, type Said, Teller } from '../story/teller.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { type CaptionLine, captionLines } from './caption-lines.ts'
import { type CaptionSlotOptions, CaptionSlots } from './caption-slots.ts'
import { captionTags } from './caption-tags.ts'
import { isFutureYear } from './counts.ts'
import { withEmoji } from './emoji.ts'
import { extrasOf } from './extras.ts'
import { heroesOf, leaderOf } from './heroes.ts'
import { hasItems } from './items.ts'
import {
  asTyped,
  isMaterial,
  materialOf,
  needing,
  needsValue,
  recognised,
  shortLines,
} from './material.ts'
import { inNetworkOrder } from './network-order.ts'
import { NETWORK_RULES, type NetworkRules } from './network-rules.ts'
import { ownConditionHolds } from './own-conditions.ts'
import type { SharedLines } from './shared-lines.ts'
import { isDenied, Tellings } from './tellings.ts'
import { featuresToldIn, slotsToldIn, states } from './told.ts'

export interface CaptionOptions {
  network: SocialNetwork
  story: Story
  tone: ToneSettings
  seed: number
  shared: SharedLines
  /** The most features that a list on X may have. */
  listMax: number
  hashtags?: number | undefined
}

const LEAD_BIAS = -1
const MATERIAL_MAX = 5
const TO_COME = /\bto be built\b|\bunder construction\b|\bcompletion\b/i
const LONGEST_EXTRA = 130
const HERO_FIRST = /\{(?:A hero|The hero|Hero)/
const BODY_NOISE = 5
const HOOK_NOISE = 3
const SHORT_BODY = 80

/** One caption in the making: a hook, what a reader must know, a body, figures and price, hashtags. */
export class CaptionDraft {
  readonly #options: CaptionOptions
  readonly #rules: NetworkRules
  readonly #story: Story
  readonly #random: Random
  readonly #slots: Slots
  readonly #teller: Teller
  readonly #tellings: Tellings
  readonly #heroes: readonly Feature[]
  readonly #ordered: readonly Feature[]
  readonly #ear = new Ear()
  readonly #told = new Set<Feature>()
  readonly #stated = new Set<string>()
  readonly #filledBy = new Map<string, CaptionSlots>()
  #now: CaptionSlotOptions | null = null

  constructor(options: CaptionOptions) {
    const { network, story, tone, seed } = options
    this.#options = options
    this.#rules = NETWORK_RULES[network]
    this.#story = story
    this.#random = new Random(seed, `${story.tone} ${network}`)
    this.#heroes = heroesOf(story)
    this.#ordered = inNetworkOrder(story, network, options.shared)
    this.#slots = new Slots(story, this.#rules.style, this.#heroes)
    this.#teller = new Teller(story, this.#slots, this.#ear, this.#random, tone)
    this.#tellings = new Tellings(story, this.#teller, options.shared)
  }

  write(): Passage {
    const { network, story, tone, shared, hashtags } = this.#options
    const isPost = network === 'twitter'
    const hook = this.#hook()
    const told = this.#material()
    const body = isPost ? passage('') : this.#body()
    const extras = this.#extras()
    const figures = this.#figures()
    const isAsking = [hook, told, body, extras].some(({ text }) => text.includes('?'))
    const closer = isAsking ? passage('') : this.#closer()
    shared.addTold(this.#told)
    const blocks = [
      hook,
      ...middle(told, body, extras).map((block) => this.#pictured(block)),
      joined([figures, closer], ' '),
    ]
    const text = joined(blocks.map(tone.polish), isPost ? ' ' : '\n\n')
    return joined([text, captionTags(network, story, this.#told, hashtags)], isPost ? ' ' : '\n\n')
  }

  #keep(said: Passage, line?: string): Passage {
    for (const feature of featuresToldIn(said, this.#story.facts.features)) this.#told.add(feature)
    for (const { source } of said.spans) this.#stated.add(source)
    if (this.#statesType(said)) this.#stated.add('propertyType')
    this.#slots.tell(slotsToldIn(said))
    this.#now = null
    this.#ear.hear(said.text)
    if (line) this.#options.shared.addLine(line)
    return said
  }

  /** A house of a typed kind is one, whatever it is called: 'farmhouse', 'brick Tudor'. */
  #statesType(said: Passage): boolean {
    const { facts, styled } = this.#story
    if (namesType(said.text, facts)) return true
    return (
      facts.propertyType === 'Single Family Home' &&
      styled !== null &&
      states(said, `propertyType/${sourceOf(styled.feature)}`)
    )
  }

  /** The first line: the strongest fact, the place and the kind of property, before the fold. */
  #hook(): Passage {
    const { shared } = this.#options
    const chosen = this.#bestOf(this.#hookCandidates(), (said) => {
      const isLong = said.text.length > this.#rules.hook
      const missing = Number(!states(said, 'city')) + Number(!this.#statesType(said))
      return (
        (isLong ? 1000 : 0) +
        missing * 5 +
        shared.likeness(said.text, said.line) +
        this.#random.next() * HOOK_NOISE
      )
    })
    if (!chosen || chosen.text.length > this.#rules.hook) return this.#keep(this.#plainHook())
    if (this.#options.network !== 'twitter' || this.#options.listMax > 0)
      shared.addHook(chosen.text, chosen.line)
    return this.#keep(chosen)
  }

  #hookCandidates(): Candidate[] {
    const { network, listMax } = this.#options
    const [hero = null] = this.#heroes
    const isPost = network === 'twitter'
    const isBare = isPost ? listMax === 0 || !hasItems(this.#story) : hero === null
    const entries = [...(isBare ? ['sparse hooks'] : []), `${this.#rules.entry}: hooks`]
    const own = entries.flatMap((entry) =>
      this.#lines(entry).map((line) => ({ ...this.#candidate(line, hero), bias: line.bias })),
    )
    if (isPost) return own
    const [need] = needing(this.#story)
    const subject = this.#story.situation === 'fixer' ? need : leaderOf(this.#story)
    const leads = subject && network !== 'linkedin' ? this.#teller.tellings(subject, 'lead') : []
    return [...own, ...leads.map((lead) => ({ ...lead, bias: LEAD_BIAS }))]
  }

  /** Nothing but the figures of the form. */
  #plainHook(): Passage {
    const slots = new CaptionSlots({ ...this.#stage(), left: [] })
    const filled = fill(parseTemplate('{A home}[ in {city}][, {price}].'), slots.lookup)
    return filled ?? passage(`${this.#story.noun}.`, 'propertyType')
  }

  /** Condition, terms and dates that no caption may hide. */
  #material(): Passage {
    const { network } = this.#options
    const isTerse = network === 'twitter' || network === 'instagram'
    const sentences: Passage[] = []
    const needs = needing(this.#story).filter((feature) => !this.#told.has(feature))
    if (needs.length > 0) sentences.push(...this.#sayFrame('told: needs'))
    const isFuture = isFutureYear(this.#story)
    if (isFuture && !this.#stated.has('yearBuilt'))
      sentences.push(...this.#sayFrame('told: future'))
    const material = materialOf(this.#story).filter(({ text }) => !(isFuture && TO_COME.test(text)))
    for (const feature of material.filter((each) => !this.#told.has(each)).slice(0, MATERIAL_MAX))
      if (!this.#told.has(feature)) sentences.push(this.#plainly(feature, isTerse) ?? passage(''))
    return joined(sentences, ' ')
  }

  /** Rules, terms and distances that somebody would ask about next. */
  #extras(): Passage {
    const { network, story, listMax } = this.#options
    if (network === 'twitter' && listMax < 2) return passage('')
    const isTerse = network === 'twitter' || network === 'instagram'
    const sentences: Passage[] = []
    for (const feature of extrasOf(story, network)) {
      if (this.#told.has(feature)) continue
      const said = this.#plainly(feature, isTerse)
      if (said) sentences.push(said)
    }
    return joined(sentences, ' ')
  }

  #sayFrame(entry: string): Passage[] {
    const { shared } = this.#options
    const all = this.#lines(entry)
    const fresh = all.filter(({ text }) => !shared.hasLine(text))
    const lines = entry === 'sparse bodies' || fresh.length > 0 ? fresh : all
    const said = this.#bestOf(lines.map((line) => this.#candidate(line, null)))
    return said ? [this.#keep(said, said.line)] : []
  }

  /** In the tone's words where there is room for them, otherwise in few; `null` where only scraps were typed. */
  #plainly(feature: Feature, isTerse: boolean): Passage | null {
    const { shared } = this.#options
    const isNew = ({ line, text }: Said) =>
      (shared.hasLine(line) ? 15 : 0) + (text.length > LONGEST_EXTRA ? 30 : 0)
    const known = recognised(feature)
    const canAffirm = !isDenied(feature)
    const short = canAffirm ? this.#teller.best(shortLines(known, this.#teller), isNew) : null
    const long = canAffirm ? this.#teller.best(this.#teller.tellings(known), isNew) : null
    const said = isTerse || feature.kind === 'availability' ? (short ?? long) : (long ?? short)
    const isTwice = said && shared.hasLine(said.line) && feature.statement !== null
    if (said && !isTwice) return this.#keep(said, said.line)
    return feature.statement || isMaterial(feature, this.#story)
      ? this.#keep(asTyped(feature))
      : null
  }

  #body(): Passage {
    const entry = `${this.#rules.entry}: bodies`
    const [hero = null] = this.#heroes
    const said = this.#bestOf(
      this.#lines(entry).map((line) => this.#candidate(line, hero)),
      (body) => this.#bodyCost(body),
    )
    const { shared } = this.#options
    if (!said || (this.#heroes.length === 0 && said.text.length < SHORT_BODY))
      return joined(
        [said ? this.#keep(said, said.line) : passage(''), ...this.#sayFrame('sparse bodies')],
        ' ',
      )
    for (const line of this.#filledBy.get(said.line)?.lines ?? []) shared.addLine(line)
    return this.#keep(said, said.line)
  }

  /** Prefers what tells most of the strongest, in room that readers give. */
  #bodyCost(body: Said): number {
    const { shared } = this.#options
    const told = featuresToldIn(body, this.#story.facts.features)
    const worth = told.reduce((sum, feature) => sum + 2 - 0.5 * shared.timesTold(feature), 0)
    const over = Math.max(0, body.text.length - this.#rules.body)
    const lines = [body.line, ...(this.#filledBy.get(body.line)?.lines ?? [])]
    const again = lines.filter((line) => shared.hasLine(line)).length
    return over * 0.5 - worth + again * 6 + monotony(body.text) + this.#random.next() * BODY_NOISE
  }

  #pictured(body: Passage): Passage {
    const { tone } = this.#story
    return this.#rules.hasEmoji && isHome(this.#story.facts)
      ? withEmoji(body, tone, this.#story.facts.features)
      : body
  }

  /** The counts and the price that are still to be told. */
  #figures(): Passage {
    const { network } = this.#options
    const entry =
      network === 'twitter'
        ? 'x: bodies'
        : this.#story.isRental
          ? 'caption: rental figures'
          : 'caption: figures'
    const slots = new CaptionSlots({ ...this.#stage(), left: [] })
    let best: Passage | null = null
    let least = Number.POSITIVE_INFINITY
    for (const line of this.#lines(entry)) {
      const filled = fill(parseTemplate(line.text), slots.lookup)
      if (!filled) continue
      const cost = this.#untold(filled) * 10 + this.#random.next()
      if (cost < least) [best, least] = [filled, cost]
    }
    return best ? this.#keep(best) : passage('')
  }

  #untold(said: Passage): number {
    const owed = ['bedrooms', 'bathrooms', 'squareFeet', 'price', 'city', 'propertyType']
    return owed.filter((source) => !this.#stated.has(source) && !states(said, source)).length
  }

  /** A question about the hero, now and then. */
  #closer(): Passage {
    if (!this.#random.chance(this.#rules.closers)) return passage('')
    const [hero = null] = this.#heroes
    const lines = this.#lines(`${this.#rules.entry}: closers`)
    const said = this.#bestOf(lines.map((line) => this.#candidate(line, hero)))
    return said ? this.#keep(said) : passage('')
  }

  #lines(entry: string): CaptionLine[] {
    return captionLines(entry, this.#story.tone)
      .filter(({ own }) =>
        own.every((condition) => ownConditionHolds(condition, this.#story, this.#heroes)),
      )
      .map((line) => ({ ...line, bias: this.#bias(line) }))
  }

  /** Lines for a situation are preferred to lines for any property. */
  #bias({ conditions, own }: CaptionLine): number {
    const { situation, isRental, rents } = this.#story
    if (conditions.includes('condition')) return situation === 'fixer' ? -4 : 0
    if (conditions.includes('income')) return rents ? -3 : 0
    if (own.includes('rental')) return isRental ? -2 : 0
    return conditions.length > 0 ? -0.8 : 0
  }

  #candidate(line: Line, subject: Feature | null): Candidate {
    const isHeroFirst = HERO_FIRST.test(line.text)
    const slots = new CaptionSlots({ ...this.#stage(), isHeroFirst })
    this.#filledBy.set(line.text, slots)
    return { line, lookup: slots.lookup, features: [], subject, isTelling: false, role: 'lead' }
  }

  /** What lines can draw on now; worked out again only after something was told. */
  #stage(): CaptionSlotOptions {
    this.#now ??= this.#slotOptions()
    return this.#now
  }

  #slotOptions(): CaptionSlotOptions {
    return {
      story: this.#story,
      slots: this.#slots,
      tellings: this.#tellings,
      network: this.#options.network,
      style: this.#rules.style,
      heroes: this.#heroes,
      told: this.#told,
      isTypeTold: this.#stated.has('propertyType'),
      listMax: this.#options.listMax,
      isHeroFirst: false,
      shared: this.#options.shared,
      needs: this.#needs,
      left: this.#ordered.filter((feature) => !this.#told.has(feature)),
    }
  }

  get #needs(): Value | null {
    return needing(this.#story).some((feature) => this.#told.has(feature))
      ? null
      : needsValue(this.#story)
  }

  /** The candidate that costs least; what cannot be filled is left out. */
  #bestOf(candidates: readonly Candidate[], judge: (said: Said) => number = () => 0): Said | null {
    return this.#teller.best(candidates, judge)
  }
}

/** All in one paragraph where the body is prose; a body of short lines stands alone. */
const middle = (told: Passage, body: Passage, extras: Passage): Passage[] =>
  body.text.includes('\n')
    ? [body, joined([told, extras], ' ')]
    : [joined([told, body, extras], ' ')]

const joined = (parts: readonly Passage[], separator: string): Passage =>
  concatenate(
    parts.filter(({ text }) => text !== ''),
    separator,
  )

/** Sentences that begin alike, or too many questions. */
const monotony = (text: string): number => {
  const starts = text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.split(' ', 1)[0] ?? '')
  const alike = starts.filter((start, at) => at > 0 && starts[at - 1] === start).length
  const questions = text.split('?').length - 1
  return alike * 2 + Math.max(0, questions - 1) * 4
}
