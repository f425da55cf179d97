import type { SocialNetwork } from '@listwright/contracts'
import { type Filled, fill } from '../compose/fill.ts'
import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import { parseTemplate } from '../compose/template.ts'
import { sourceOf, type Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { holds } from '../story/conditions.ts'
import { isHome, isUnit, namesType } from '../story/property-noun.ts'
import { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { beatsOf } from './beats.ts'
import { type CaptionLine, captionLines } from './caption-lines.ts'
import { type CaptionSlotOptions, captionSlots, spotOf } from './caption-slots.ts'
import { captionTags } from './caption-tags.ts'
import { clauseOf, clipped, feeLine, sentencesOf } from './clause.ts'
import { isFutureYear } from './counts.ts'
import { dateLabels, datesSentence } from './dates.ts'
import { withEmoji } from './emoji.ts'
import { type Group, groupsOf, WEAK } from './groups.ts'
import { type Hero, heroesOf, type Lead, leadOf } from './heroes.ts'
import { briefValue, type Item, itemsOf, itemValue, newsOf, thingValue } from './item.ts'
import { NETWORK_RULES, type NetworkRules } from './network-rules.ts'
import { ownConditionHolds } from './own-conditions.ts'
import { isIdentityClause, needsOf, plainFactsOf, weightOf } from './plain-fact.ts'
import { questionOf } from './question.ts'
import type { SharedLines } from './shared-lines.ts'
import { featuresToldIn, slotsToldIn, states } from './told.ts'

export interface CaptionOptions {
  network: SocialNetwork
  story: Story
  tone: ToneSettings
  seed: number
  shared: SharedLines
  /** How much may be told, from 6 down to 0: a caption that is too long is written again with less. */
  room: number
}

const HOOK_NOISE = 3
const ORDER_NOISE = 2
const SLIGHT = 4.5
/** From this weight on a fact is told before anything else. */
const FIRST = 80
/** From this weight on it is told on every network. */
const ALWAYS = 66
const TRADE = /\b(?:office|retail|warehouse|storefront|industrial|restaurant|shop|showroom)\b/i
/** A fragment with a verb or a comma of its own shares no sentence. */
const WHOLE = /,|\b(?:is|are|has|have|rents|pays|transfers|will|do|does)\b/
const TO_COME = /\bto be built\b|\bunder construction\b|\bcompletion\b/i

/** One caption in the making: a hook, what must be known, the property by its parts, terms, figures, hashtags. */
export class CaptionDraft {
  readonly #options: CaptionOptions
  readonly #rules: NetworkRules
  readonly #story: Story
  readonly #random: Random
  readonly #slots: Slots
  readonly #heroes: readonly Hero[]
  readonly #lead: Lead | null
  readonly #told = new Set<Feature>()
  readonly #stated = new Set<string>()
  #lastStart = ''
  #lastVerb = ''

  constructor(options: CaptionOptions) {
    const { network, story, seed } = options
    this.#options = options
    this.#rules = NETWORK_RULES[network]
    this.#story = story
    this.#random = new Random(seed, `${story.tone} ${network}`)
    this.#heroes = heroesOf(story)
    this.#lead = leadOf(story)
    this.#slots = new Slots(story, this.#rules.style, [])
  }

  write(): Passage {
    const { network, story, tone } = this.#options
    const blocks = this.#blocks().filter(({ text }) => text !== '')
    const isPost = network === 'twitter'
    const text = concatenate(blocks.map(tone.polish), isPost ? ' ' : '\n\n')
    const tags = captionTags(network, story, this.#told, isPost && this.#room < 3 ? 1 : undefined)
    return concatenate([text, tags], isPost ? ' ' : '\n\n')
  }

  get #room(): number {
    return this.#options.room
  }

  #blocks(): Passage[] {
    switch (this.#options.network) {
      case 'facebook':
        return this.#facebook()
      case 'instagram':
        return this.#instagram()
      case 'linkedin':
        return this.#linkedin()
      case 'twitter':
        return this.#post()
    }
  }

  /** A hook, one paragraph, figures and now and then a question. */
  #facebook(): Passage[] {
    const hook = this.#hook()
    const first = this.#plainly(this.#firstFacts())
    const body = [...this.#heroParts(), ...this.#groupSentences('facebook', 3)]
    const rest = this.#plainly(this.#nextFacts(this.#room - 1, 42), `the ${this.#shortNoun()}`)
    const isDated = this.#story.situation === 'fixer' || body.length < 2
    const dates = this.#room > 4 && isDated ? this.#dates() : []
    const sparse = body.length + first.length === 0 ? this.#frame('sparse bodies') : []
    const figures = this.#figures()
    const question = questionOf(this.#story, this.#heroes, this.#random)
    return [
      hook,
      this.#pictured(spaced([...first, ...body, ...sparse, ...dates, ...rest])),
      spaced([figures, passage(question ?? '')]),
    ]
  }

  /** A first line that stands alone, three beats, one plain line, figures. */
  #instagram(): Passage[] {
    const hook = this.#hook()
    if (this.#story.tone === 'investor') return [hook, ...this.#ledger(), this.#figures()]
    const beats = beatsOf(this.#story, this.#told, this.#random)
    for (const feature of beats?.features ?? []) this.#told.add(feature)
    const facts = [...this.#firstFacts(), ...this.#nextFacts(Math.min(2, this.#room - 2), 50)]
    const future = this.#future()
    const plain = this.#clippedSentence(facts)
    const dates = this.#room > 2 && facts.length < 4 ? this.#dateLine() : []
    const few = beats ? [] : this.#groupSentences('facebook', 2)
    const isBare = !beats && few.length + facts.length + dates.length === 0
    const sparse = isBare ? this.#frame('sparse bodies') : []
    return [
      hook,
      this.#pictured(beats?.lines ?? passage('')),
      spaced([
        ...few,
        ...(beats ? this.#community() : []),
        ...sparse,
        ...future,
        ...plain,
        ...dates,
      ]),
      this.#figures(),
    ]
  }

  /** Facts line by line, as an investor notes them. */
  #ledger(): Passage[] {
    const facts = [...this.#firstFacts(), ...this.#nextFacts(this.#room - 2, 48)]
    const future = this.#future()
    this.#tell(facts)
    const lines = identityFirst(facts).map((feature) =>
      ended(capitalised(clipped(clauseOf(feature)))),
    )
    const beats = beatsOf(this.#story, this.#told, this.#random)
    for (const feature of beats?.features ?? []) this.#told.add(feature)
    const dates = dateLabels(this.#story, this.#told).slice(0, 3)
    const dated = dates.length > 0 ? [ended(capitalised(concatenate(dates, ', ')))] : []
    for (const line of [...lines, ...dated]) this.#keep(line)
    const block = concatenate([...future, ...lines, ...dated], '\n')
    const few = beats ? [] : this.#groupSentences('facebook', 2)
    return [beats?.lines ?? concatenate(few, '\n'), block]
  }

  /** A professional's post: conditions and income first, then the property, dates, terms, all figures. */
  #linkedin(): Passage[] {
    const hook = this.#hook()
    const facts = this.#firstFacts()
    const subject = facts.some(isIdentityClause) ? 'it' : `the ${this.#shortNoun()}`
    const first = this.#plainly(facts, subject)
    const income = this.#income()
    const body = [...this.#heroParts(), ...this.#propertySentences()]
    const dates = this.#dates()
    const systems = this.#room > 3 ? this.#systems() : []
    const next = this.#nextFacts(this.#room + 1, 38)
    const fees = next.filter(({ kind }) => kind === 'fee')
    const rest = this.#plainly(
      next.filter((feature) => !fees.includes(feature)),
      first.length > 0 ? 'it' : subject,
    )
    const isBare = first.length + body.length + dates.length + rest.length === 0
    const sparse = isBare ? this.#frame('sparse bodies') : []
    return [
      hook,
      spaced([...first, ...income, ...body, ...sparse]),
      spaced([...dates, ...systems, ...rest]),
      spaced([this.#figures(), ...this.#fees(fees)]),
    ]
  }

  /** The sum of the rents, where all of them were typed in one list. */
  #income(): Passage[] {
    const { rents, facts } = this.#story
    const isOther = (feature: Feature) =>
      feature !== rents && /\$|\brent|\bleased?\b|\btenants?\b|\bgross/i.test(feature.text)
    const typed = rents?.typed.replaceAll(',', '') ?? ''
    const isWhole = rents?.list.every((rent) => typed.includes(rent.replace(/[$,]/g, '')))
    return isWhole && !facts.features.some(isOther) ? this.#frame('linkedin: income') : []
  }

  /** Everything compressed, the price included. */
  #post(): Passage[] {
    const hook = this.#hook()
    const extra = this.#room - 2
    const facts = [...this.#firstFacts(), ...this.#nextFacts(extra, 50)]
    const future = this.#future()
    const plain = this.#clippedSentence(facts)
    const labels = this.#room > 3 ? dateLabels(this.#story, this.#told).slice(0, 2) : []
    const dates = labels.length > 0 ? [ended(capitalised(concatenate(labels, ', ')))] : []
    const few = this.#heroes.length === 0 && this.#room > 2 ? this.#leftOver() : []
    const shared = this.#room > 3 ? this.#community() : []
    return [spaced([hook, ...shared, ...future, ...plain, ...few, ...dates]), this.#figures()]
  }

  #keep(said: Passage, used: readonly string[] = []): Passage {
    for (const feature of featuresToldIn(said, this.#story.facts.features)) this.#told.add(feature)
    for (const { source } of said.spans) this.#stated.add(source)
    if (this.#statesType(said)) this.#stated.add('propertyType')
    if (used.includes('hero')) this.#tell(this.#heroes[0]?.features)
    if (used.includes('hero2')) this.#tell(this.#heroes[1]?.features)
    if (this.#lead && used.some((name) => name.startsWith('lead'))) this.#tell([this.#lead.feature])
    if (used.includes('rents') && this.#story.rents) this.#tell([this.#story.rents])
    this.#slots.tell(slotsToldIn(said))
    this.#lastStart = startOf(said.text)
    this.#lastVerb = verbOf(said.text)
    return said
  }

  /** 'It' must be the property: a sentence about something else may not come right before. */
  #ambiguity(text: string): number {
    const isIt = /^It(?:'s)? /.test(text)
    const isAlike = startOf(text) === this.#lastStart
    const isUnclear = isIt && !/^It\b/.test(this.#lastStart)
    return (isAlike ? 4 : 0) + (isUnclear ? 4 : 0) + (verbOf(text) === this.#lastVerb ? 2 : 0)
  }

  #tell(features: readonly Feature[] | undefined): void {
    for (const feature of features ?? []) this.#told.add(feature)
  }

  /** A house of a typed kind is one, whatever it is called: 'farmhouse', 'brick Tudor'. */
  #statesType(said: Passage): boolean {
    const { facts, styled } = this.#story
    if (
      namesType(said.text, facts) ||
      (facts.propertyType === 'Commercial' && TRADE.test(said.text))
    )
      return true
    return (
      facts.propertyType === 'Single Family Home' &&
      styled !== null &&
      states(said, `propertyType/${sourceOf(styled.feature)}`)
    )
  }

  /** The first line: the strongest fact, the place and the kind of property, before the fold. */
  #hook(): Passage {
    const { shared, network } = this.#options
    const isBare = this.#heroes.length === 0
    const list = network === 'twitter' && !isBare ? this.#strongest() : []
    const lines = [
      ...this.#lines(`${this.#rules.entry}: hooks`),
      ...(isBare ? this.#lines('sparse hooks') : []),
    ]
    const chosen = this.#best(lines, { list: list.map(({ value }) => value) }, (said, line) => {
      const missing = Number(!states(said, 'city')) + Number(!this.#statesType(said))
      return (
        (said.text.length > this.#rules.hook || /^[\d$]/.test(said.text) ? 1000 : 0) +
        missing * 5 -
        (said.used.includes('hero2') ? 4 : 0) -
        (said.used.some((name) => /^x (?:list|items)$|^hero$/.test(name)) ? 3 : 0) +
        this.#bias(line) +
        shared.likeness(said.text, line.text) +
        this.#random.next() * HOOK_NOISE
      )
    })
    if (!chosen || chosen.said.text.length > this.#rules.hook || /^[\d$]/.test(chosen.said.text))
      return this.#keep(this.#plainHook())
    const { said, line } = chosen
    shared.addHook(said.text, line.text)
    if (said.used.some((name) => /^x (?:list|items)$/.test(name)))
      this.#tell(list.flatMap(({ features }) => features))
    if (said.used.includes('needs')) this.#tell(needsOf(this.#story).map(({ feature }) => feature))
    this.#keep(said, said.used)
    // After the hook, 'it' is the property.
    this.#lastStart = 'It'
    return said
  }

  /** Lines for a situation are preferred to lines for any property. */
  #bias({ conditions, own }: CaptionLine): number {
    const { situation, isRental, rents, facts } = this.#story
    if (conditions.includes('condition')) return situation === 'fixer' ? -20 : 8
    if (conditions.includes('income')) return rents ? -20 : 0
    if (own.includes('rental')) return isRental ? -14 : 0
    if (own.includes('lead')) return -14
    if (conditions.includes('land')) return facts.propertyType === 'Land' ? -2 : 0
    return conditions.length > 0 ? -1 : 0
  }

  /** Nothing but the figures of the form. */
  #plainHook(): Passage {
    const filled = fill(parseTemplate('{A home}[ in {city}][, {price}].'), this.#lookup())
    return filled ?? passage(`${this.#story.noun}.`, 'propertyType')
  }

  /** What a post on X lists, the heroes first. */
  #strongest(): { value: Value; features: readonly Feature[] }[] {
    const heroes = this.#heroes.map(({ value, features }) => ({ value, features }))
    const rest = itemsOf(this.#story)
      .filter(
        ({ feature, part, strength }) =>
          part !== 'systems' && part !== 'community' && strength >= WEAK && !this.#isHero(feature),
      )
      .map((item) => ({
        value: briefValue(item, this.#story),
        features: [newsOf(item, this.#story)],
      }))
    return [...heroes, ...rest].slice(0, this.#room)
  }

  #isHero(feature: Feature): boolean {
    return this.#heroes.some(({ item }) => item.feature === feature || item.parts.includes(feature))
  }

  /** Facts that come before everything else: work, as-is, terms that bind, leases, rents, what the place is. */
  #firstFacts(): Feature[] {
    const isFuture = isFutureYear(this.#story)
    const facts = plainFactsOf(this.#story).filter(
      (feature) =>
        !this.#told.has(feature) &&
        (weightOf(feature, this.#story) >= FIRST || isIdentityClause(feature)) &&
        !(isFuture && TO_COME.test(feature.text)),
    )
    return this.#options.network === 'twitter' ? facts.slice(0, this.#room + 1) : facts
  }

  /** The next weightiest of what is left. */
  #nextFacts(most: number, least: number): Feature[] {
    return plainFactsOf(this.#story)
      .filter((feature) => !this.#told.has(feature) && weightOf(feature, this.#story) < FIRST)
      .filter((feature) => weightOf(feature, this.#story) >= least && !isIdentityClause(feature))
      .filter((feature) => !(isFutureYear(this.#story) && TO_COME.test(feature.text)))
      .filter((feature, at) => at < most || (this.#room > 0 && this.#isHard(feature)))
  }

  #isHard(feature: Feature): boolean {
    return weightOf(feature, this.#story) >= ALWAYS
  }

  #plainly(features: readonly Feature[], subject = 'it'): Passage[] {
    if (features.length === 0) return []
    const { tone } = this.#story
    if (tone === 'investor' && this.#options.network !== 'linkedin')
      return this.#clippedSentence(features)
    const clauses = identityFirst(features).map(clauseOf)
    this.#tell(features)
    const joint = this.#options.network === 'linkedin' ? '; ' : ', and '
    return sentencesOf(clauses, { subject, joint }).map((said) =>
      this.#keep(this.#contracted(said)),
    )
  }

  /** Casual says 'it's'. */
  #contracted(said: Passage): Passage {
    if (this.#story.tone !== 'casual' || !said.text.startsWith('It is ')) return said
    return concatenate([passage("It's "), cut(said, 6)], '')
  }

  #fees(features: readonly Feature[]): Passage[] {
    this.#tell(features)
    return features.map((feature) => this.#keep(ended(capitalised(feeLine(clauseOf(feature))))))
  }

  /** 'Sold as-is. Cash or a rehab loan. HOA $95/mo.' on X; on Instagram short ones share a sentence. */
  #clippedSentence(features: readonly Feature[]): Passage[] {
    this.#tell(features)
    const { network } = this.#options
    const short = identityFirst(features).map((feature) => clipped(clauseOf(feature)))
    if (network !== 'instagram')
      return short.map((words) =>
        this.#keep(ended(capitalised(network === 'twitter' ? abbreviated(words) : words))),
      )
    const long = short.filter(({ text }) => WHOLE.test(text))
    const brief = short.filter((words) => !long.includes(words))
    const pairs = brief.flatMap((_, at) => (at % 3 === 0 ? [brief.slice(at, at + 3)] : []))
    return [...pairs.map((words) => concatenate(words, ', ')), ...long].map((words) =>
      this.#keep(ended(capitalised(words))),
    )
  }

  /** A house to come says so, with the date that was typed where there is one. */
  #future(): Passage[] {
    const { story } = this.#options
    if (!isFutureYear(story) || this.#stated.has('yearBuilt')) return []
    const typed = story.facts.features.filter(
      (feature) => TO_COME.test(feature.text) && feature.statement && !this.#told.has(feature),
    )
    const isDated = typed.some(({ text }) => text.includes(String(story.facts.year)))
    return isDated ? this.#plainly(typed) : this.#frame('told: future')
  }

  /** What the hero has: 'The terrace has a summer kitchen and a plunge pool.' */
  #heroParts(): Passage[] {
    const future = this.#future()
    const heroes = this.#heroes.filter(({ item }) => this.#told.has(item.feature))
    return [...future, ...heroes.flatMap((hero) => this.#partsOf(hero))]
  }

  #partsOf(hero: Hero): Passage[] {
    const parts = hero.item.parts
      .filter((part) => !this.#told.has(part) && !/\broof$/i.test(part.text))
      .slice(0, 3)
    const spot = spotOf(hero)
    if (parts.length === 0 || !spot) return []
    // A kitchen is told with everything else that is in it.
    const rest = hero.item.part === 'kitchen' ? this.#inKitchen(hero.item.feature) : []
    const list = [...parts, ...rest].slice(0, 4)
    const said = this.#frame('facebook: parts', { list: list.map(thingValue), spot })
    this.#tell(list)
    return said
  }

  #inKitchen(whole: Feature): Feature[] {
    return itemsOf(this.#story)
      .filter(({ part, feature }) => part === 'kitchen' && feature !== whole)
      .map(({ feature }) => feature)
      .filter((feature) => !this.#told.has(feature))
  }

  #groupSentences(entry: string, most: number): Passage[] {
    const limit = this.#room > 3 ? 4 : this.#room > 1 ? 3 : 2
    const all = groupsOf(this.#story, this.#told, limit)
    const isSparse = itemsOf(this.#story).length < 5
    const wanted = all.filter(
      ({ part }) => part !== 'practical' && (isSparse || part !== 'systems'),
    )
    const groups = this.#shuffled(gathered(wanted))
      .filter((group, _, { length }) => length < 3 || !isSlight(group))
      .slice(0, this.#room > 2 ? most : Math.min(most, this.#room))
    return groups.flatMap((group) =>
      this.#groupSentence(`${entry}: ${this.#partName(group)}`, group),
    )
  }

  /** Parts that pull about equally come in either order. */
  #shuffled(groups: readonly Group[]): Group[] {
    return groups
      .map((group) => ({ group, rank: group.strength + this.#random.next() * ORDER_NOISE }))
      .sort((one, other) => other.rank - one.rank)
      .map(({ group }) => group)
  }

  /** What a house shares with its neighbors is told apart from what it has. */
  #community(): Passage[] {
    const group = groupsOf(this.#story, this.#told, 3).find(({ part }) => part === 'community')
    return group ? this.#groupSentence('facebook: community', group) : []
  }

  #partName({ part }: Group): string {
    return this.#story.facts.propertyType === 'Land' && part !== 'community' ? 'land' : part
  }

  #groupSentence(entry: string, { values, features, kitchen }: Group): Passage[] {
    const said = this.#frame(entry, { list: values, ...(kitchen ? { kitchen } : {}) })
    if (said.length > 0) this.#tell(features)
    return said
  }

  /** The property in one or two sentences, the building in another. */
  #propertySentences(): Passage[] {
    const limit = this.#room > 3 ? 4 : 3
    const groups = groupsOf(this.#story, this.#told, limit, false)
    const isShared = ({ part }: Group) => part === 'building' || part === 'community'
    const within = groups.find(({ part }) => /^(?:inside|premises|mixed)$/.test(part))
    const outside = groups.find(({ part }) => part === 'outside')
    const sentences: Passage[] = []
    if (within) {
      const hasWith = within.values.some(({ bare }) => / with /.test(bare.text))
      const outs = outside?.values.length === 1 && !hasWith ? outside : null
      this.#tell([...within.features, ...(outs?.features ?? [])])
      const list = { list: within.values, outs: outs?.values ?? [] }
      sentences.push(...this.#frame('linkedin: house', list))
      if (outside && !outs) sentences.push(...this.#outside(outside))
    } else if (outside) sentences.push(...this.#outside(outside))
    for (const group of groups.filter(isShared))
      sentences.push(...this.#groupSentence(`linkedin: ${group.part}`, group))
    const view = groups.find(({ part }) => part === 'view')
    if (view) sentences.push(...this.#groupSentence('facebook: view', view))
    return sentences
  }

  #outside({ values, features }: Group): Passage[] {
    this.#tell(features)
    const name =
      this.#story.facts.propertyType === 'Land' ? 'facebook: land' : 'linkedin: outside only'
    return this.#frame(name, { list: values, outs: values })
  }

  #systems(): Passage[] {
    const group = groupsOf(this.#story, this.#told, 3).find(({ part }) => part === 'systems')
    return group ? this.#groupSentence('linkedin: systems', group) : []
  }

  #dates(): Passage[] {
    const said = datesSentence(this.#story, this.#told)
    return said ? [this.#keep(said)] : []
  }

  /** What little a post can name where nothing leads: 'Carport.' */
  #leftOver(): Passage[] {
    const items = itemsOf(this.#story)
      .filter(({ feature }) => feature.year === null && !this.#told.has(feature))
      .slice(0, 2)
    this.#tell(items.map(({ feature }) => feature))
    const names = items.map(({ feature }) => thingValue(feature).bare)
    return names.length > 0 ? [ended(capitalised(concatenate(names, ', ')))] : []
  }

  /** 'Upkeep with dates: roof 2021, HVAC 2022.' */
  #dateLine(): Passage[] {
    const labels = dateLabels(this.#story, this.#told).slice(0, 3)
    if (labels.length === 0) return []
    const list = concatenate(labels, ', ')
    const isOne = labels.length === 1
    const line = isOne ? capitalised(list) : concatenate([passage('Dates: '), list], '')
    return [this.#keep(ended(line))]
  }

  /** The counts and the price that are still to be told, with garage and storage. */
  #figures(): Passage {
    const { network } = this.#options
    const isPost = network === 'twitter'
    const entry = isPost
      ? 'x: figures'
      : this.#story.isRental
        ? 'caption: rental figures'
        : 'caption: figures'
    const practical = isPost || this.#room < 2 ? [] : this.#practical()
    const behind = practical.map((item) => itemValue(item, this.#told))
    const chosen = this.#best(this.#lines(entry), { behind }, (said) => this.#untold(said) * 10)
    this.#tell(practical.flatMap(({ feature, parts }) => [feature, ...parts]))
    return chosen ? this.#keep(chosen.said) : passage('')
  }

  #practical() {
    return itemsOf(this.#story)
      .filter(({ part, feature }) => part === 'practical' && !this.#told.has(feature))
      .sort((one, other) => Number(isParking(other)) - Number(isParking(one)))
      .slice(0, this.#options.network === 'linkedin' ? 2 : 1)
  }

  #untold(said: Passage): number {
    const owed = ['bedrooms', 'bathrooms', 'squareFeet', 'price', 'city', 'propertyType']
    return owed.filter((source) => !this.#stated.has(source) && !states(said, source)).length
  }

  #pictured(body: Passage): Passage {
    const { tone, facts } = this.#story
    return this.#rules.hasEmoji && isHome(facts) ? withEmoji(body, tone, facts.features) : body
  }

  #shortNoun(): string {
    const noun = this.#story.noun.split(' ').at(-1) ?? 'property'
    return isUnit(this.#story.facts) ? this.#story.noun : noun
  }

  /** One line of an entry, filled; none where no line fits. */
  #frame(entry: string, filling: Partial<CaptionSlotOptions> = {}): Passage[] {
    const { shared } = this.#options
    const chosen = this.#best(
      this.#lines(entry, filling.list),
      filling,
      (said, { text }) => (shared.hasLine(text) ? 2 : 0) + this.#ambiguity(said.text),
    )
    if (!chosen) return []
    if (entry !== 'told: future') shared.addLine(chosen.line.text)
    return [this.#keep(chosen.said, chosen.said.used)]
  }

  #lines(entry: string, list: readonly Value[] = []): CaptionLine[] {
    const [hero] = this.#heroes
    const circumstances = { story: this.#story, heroes: this.#heroes, lead: this.#lead, list }
    return captionLines(entry, this.#story.tone).filter(
      ({ own, conditions }) =>
        own.every((each) => ownConditionHolds(each, circumstances)) &&
        conditions.every((each) => holds(each, this.#story, hero?.features[0] ?? null, false)),
    )
  }

  #lookup(filling: Partial<CaptionSlotOptions> = {}) {
    const { network } = this.#options
    return captionSlots({
      story: this.#story,
      slots: this.#slots,
      network,
      style: this.#rules.style,
      heroes: this.#heroes,
      lead: this.#lead,
      isTypeTold: this.#stated.has('propertyType'),
      ...filling,
    })
  }

  /** The line that costs least of those that can be filled. */
  #best(
    lines: readonly CaptionLine[],
    filling: Partial<CaptionSlotOptions>,
    cost: (said: Filled, line: CaptionLine) => number,
  ): { said: Filled; line: CaptionLine } | null {
    const lookup = this.#lookup(filling)
    let best: { said: Filled; line: CaptionLine } | null = null
    let least = Number.POSITIVE_INFINITY
    for (const line of lines) {
      const said = fill(parseTemplate(line.text), lookup)
      if (!said) continue
      const price = cost(said, line) + this.#random.next()
      if (price < least) [best, least] = [{ said, line }, price]
    }
    return best
  }
}

const isParking = ({ feature }: Item): boolean =>
  /\bgarage\b|\bparking\b|\bcarport\b|\bspaces?\b/i.test(feature.name?.text ?? '')

/** One ordinary thing is not worth a sentence where others have several. */
const isSlight = ({ values, strength, part }: Group): boolean =>
  values.length === 1 && strength < SLIGHT && part !== 'view'

/** Parts with one thing each stand in one sentence. */
const gathered = (groups: readonly Group[]): Group[] => {
  const singles = groups.filter(
    ({ values, part }) => values.length === 1 && /^(?:inside|outside|systems|premises)$/.test(part),
  )
  const [first] = singles
  if (!first || singles.length < 2) return [...groups]
  const merged: Group = {
    part: 'mixed',
    values: singles.flatMap(({ values }) => values),
    features: singles.flatMap(({ features }) => features),
    strength: first.strength,
  }
  return [...groups.filter((group) => !singles.includes(group)), merged].sort(
    (one, other) => other.strength - one.strength,
  )
}

/** What the place is comes before what is wrong with it. */
const identityFirst = (features: readonly Feature[]): Feature[] => [
  ...features.filter(isIdentityClause),
  ...features.filter((feature) => !isIdentityClause(feature)),
]

/** As X has it: '$612/mo'. */
const abbreviated = ({ text, spans }: Passage): Passage => {
  const short = text
    .replace(/(\$[\d,.]+) a month\b/g, '$1/mo')
    .replace(/(\$[\d,.]+) a year\b/g, '$1/yr')
  const [span] = spans
  return span ? passage(short, span.source) : { text: short, spans }
}

const verbOf = (text: string): string =>
  /\b(?:you have|you've got|you get|has|are)\b/i.exec(text)?.[0].toLowerCase() ?? text

const startOf = (text: string): string => text.split(' ').slice(0, 2).join(' ')

const ended = (words: Passage): Passage => concatenate([words, passage('.')], '')

const spaced = (parts: readonly Passage[]): Passage =>
  concatenate(
    parts.filter(({ text }) => text !== ''),
    ' ',
  )

const cut = ({ text, spans }: Passage, from: number): Passage => ({
  text: text.slice(from),
  spans: spans
    .map((span) => ({ ...span, start: Math.max(0, span.start - from), end: span.end - from }))
    .filter(({ end }) => end > 0),
})
