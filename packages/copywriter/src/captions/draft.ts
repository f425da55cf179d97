import type { SocialNetwork, Tone } from '@listwright/contracts'
import { type Filled, fill } from '../compose/fill.ts'
import type { Passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import { parseTemplate } from '../compose/template.ts'
import type { Value } from '../compose/value.ts'
import { copybook } from '../copybook/copybook.ts'
import type { Line } from '../copybook/line.ts'
import type { Feature } from '../facts/feature.ts'
import { holds } from '../story/conditions.ts'
import { isHome, isUnit, namesType } from '../story/property-noun.ts'
import { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import { type Fact, factsOf } from './fact.ts'
import { NETWORK_RULES, type NetworkRules } from './network-rules.ts'
import type { SharedLines } from './shared-lines.ts'
import { featuresToldIn, slotsToldIn } from './told.ts'

export interface DraftOptions {
  network: SocialNetwork
  story: Story
  seed: number
  shared: SharedLines
  /** How much warmer than usual the tone is; below 0 where it is cooler. */
  warmth: number
}

/** `undefined` for a slot that is not its own, `null` for one that has no value. */
export type OwnSlots = (name: string) => Value | null | undefined

/** One caption in the making: what it has told so far, and the copybook's lines for what comes next. */
export class Draft {
  readonly network: SocialNetwork
  readonly story: Story
  readonly rules: NetworkRules
  readonly shared: SharedLines
  readonly random: Random
  readonly slots: Slots
  readonly warmth: number
  readonly #told = new Set<Feature>()
  #isTypeTold = false
  #isOfferSaid = false
  #isSeen = false
  /** The line of an entry is chosen once, so that a text that is tried again with more facts keeps it. */
  readonly #chosen = new Map<string, string>()

  constructor({ network, story, seed, shared, warmth }: DraftOptions) {
    this.network = network
    this.story = story
    this.rules = NETWORK_RULES[network]
    this.shared = shared
    this.warmth = warmth
    this.random = new Random(seed, `${story.tone} ${network}`)
    this.slots = new Slots(story, this.rules.style, [])
  }

  /** What is not told yet, the worthiest first. */
  get left(): Fact[] {
    return factsOf(this.story).filter(({ feature }) => !this.#told.has(feature))
  }

  get told(): ReadonlySet<Feature> {
    return this.#told
  }

  tell(facts: readonly Fact[]): void {
    for (const { features, brief } of facts) {
      for (const feature of features) this.#told.add(feature)
      if (brief.replace(/^about /, '').startsWith(`${this.story.facts.lot} acres`))
        this.slots.tell(['lot'])
    }
  }

  /** Whether the first line said 'offered': once is enough. */
  get isOfferSaid(): boolean {
    return this.#isOfferSaid
  }

  /** Whether the first line said what to see. */
  get isSeen(): boolean {
    return this.#isSeen
  }

  /** Whether the kind of property was named: 'commercial', or the trade it is for. */
  get isTypeTold(): boolean {
    return this.#isTypeTold
  }

  /** Notes what a passage states. */
  keep(said: Passage): Passage {
    for (const feature of featuresToldIn(said, this.story.facts.features)) this.#told.add(feature)
    this.slots.tell(slotsToldIn(said))
    this.#isOfferSaid ||= /\boffered\b/i.test(said.text)
    this.#isSeen ||= /^(?:Come see|See)\b/.test(said.text)
    this.#isTypeTold ||= namesKind(said.text, this.story)
    return said
  }

  /** The lines of an entry that are true of this property. */
  lines(entry: string): readonly Line[] {
    const { facts, tone } = this.story
    const isLived = isHome(facts) && facts.propertyType !== 'Multi-Family'
    const isCalm =
      entry.startsWith('body:') && LIVELY.has(tone) && (this.network === 'linkedin' || !isLived)
    return linesOf(entry, isCalm ? 'classic' : tone).filter(({ conditions }) =>
      conditions.every((each) => holds(each, this.story, null, false)),
    )
  }

  /** One line of an entry, the same whenever this caption asks for it. */
  line(entry: string): string {
    const lines = this.lines(entry)
    const known = this.#chosen.get(entry)
    if (known !== undefined) return known
    const [best] = lines
      .map(({ text }) => ({ text, cost: this.shared.timesUsed(text) + this.random.next() }))
      .sort((one, other) => one.cost - other.cost)
    const text = best?.text ?? ''
    this.#chosen.set(entry, text)
    this.shared.addLine(text)
    return text
  }

  /** Fills a line; slots that `own` does not know are those of the property. */
  fill(line: string, own: OwnSlots): Filled | null {
    return fill(parseTemplate(line), (name) => {
      const found = own(name)
      return found === undefined ? this.slots.property(name) : found
    })
  }

  /** The property in its plain word: 'house', 'condo', 'building'. */
  get subject(): string {
    const { noun, facts, styled } = this.story
    // A condo in an office building is sold, not the building.
    if (/\bcondo\b/.test(styled?.noun ?? '')) return 'condo'
    return isUnit(facts) ? noun : (noun.split(' ').at(-1) ?? noun)
  }
}

const PREMISES =
  /\b(?:building|office|retail|warehouse|storefront|industrial|restaurant|shop|showroom|mixed-use)\b/i

/** A house of a typed kind is one, whatever it is called; premises are named by their trade or as a building. */
const namesKind = (text: string, { facts }: Story): boolean =>
  namesType(text, facts) ||
  (facts.propertyType === 'Commercial' ? PREMISES.test(text) : isHome(facts))

/** Tones that speak to the reader; LinkedIn has the calm lines. */
const LIVELY: ReadonlySet<Tone> = new Set(['family', 'casual'])

const linesOf = (entry: string, tone: Tone): readonly Line[] =>
  copybook.frame.get(entry)?.sections.get(tone) ?? []
