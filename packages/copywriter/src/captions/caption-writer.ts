import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isHome, isUnit } from '../story/property-noun.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { type Beats, beatsOf } from './beats.ts'
import { captionTags } from './caption-tags.ts'
import { closeOf } from './close.ts'
import { withEmoji } from './emoji.ts'
import { figuresLine } from './figures-line.ts'
import { isFixer } from './fixer.ts'
import { flow, isSite } from './flow.ts'
import { isHard } from './hard.ts'
import { hookOf } from './hook.ts'
import { ledgerThings } from './ledger.ts'
import { LeftoverSentences } from './leftover-sentences.ts'
import { Narration, type NarrationOptions } from './narration.ts'
import { PartSentences } from './part-sentences.ts'
import { isIdentityClause } from './plain-fact.ts'
import { PlainSentences } from './plain-sentences.ts'
import { questionOf } from './question.ts'

export interface CaptionOptions extends NarrationOptions {
  tone: ToneSettings
}

/** Writes one caption: a hook, what a buyer must know, the property by its parts, terms, figures and hashtags. */
export class CaptionWriter {
  readonly #tone: ToneSettings
  readonly #narration: Narration
  readonly #parts: PartSentences
  readonly #plain: PlainSentences
  readonly #leftovers: LeftoverSentences

  constructor({ tone, ...options }: CaptionOptions) {
    this.#tone = tone
    this.#narration = new Narration(options)
    this.#parts = new PartSentences(this.#narration)
    this.#plain = new PlainSentences(this.#narration)
    this.#leftovers = new LeftoverSentences(this.#narration, this.#plain, this.#subject)
  }

  write(): Passage {
    const { network, story, room } = this.#narration
    const isPost = network === 'twitter'
    const blocks = this.#blocks().filter(({ text }) => text !== '')
    const text = concatenate(blocks.map(this.#tone.polish), isPost ? ' ' : '\n\n')
    const most = isPost && room < 3 ? 1 : undefined
    const tags = captionTags(network, story, this.#narration.told, most)
    return concatenate([text, tags], isPost ? ' ' : '\n\n')
  }

  #blocks(): Passage[] {
    switch (this.#narration.network) {
      case 'facebook':
        return this.#facebook()
      case 'instagram':
        return this.#narration.story.tone === 'investor' ? this.#ledger() : this.#instagram()
      case 'linkedin':
        return this.#linkedin()
      case 'twitter':
        return this.#post()
    }
  }

  /** A hook, one paragraph, figures and now and then a question. */
  #facebook(): Passage[] {
    const { room, story, random } = this.#narration
    const hook = hookOf(this.#narration)
    const first = this.#plain.tell(this.#plain.first(), this.#subject)
    const short = room > 0 ? this.#plain.short() : []
    const moment = room > 1 ? this.#narration.moment(LONGEST_MOMENT) : []
    const before = [...this.#plain.future(), ...this.#parts.ofHeroes()]
    const lists = this.#parts.each(moment.length > 0 ? 2 : 3, moment.length > 0)
    const isLast = lists.length > 0 && random.chance(LAST_SHARE)
    const body = isLast ? [...before, ...lists, ...moment] : [...before, ...moment, ...lists]
    const { fees, terms } = this.#next(room - 1, 42)
    const { soft, others } = this.#plain.apart(terms)
    const sober = this.#sentencesFor(others)
    const rest = this.#plain.tell(sober, this.#subject)
    const odds = this.#plain.odds(soft)
    const isDated = isFixer(story) || body.length < 3
    const dates = room > 3 && isDated ? this.#plain.dates() : []
    const left = this.#canList ? this.#spokenLeftovers(body.length > 0) : []
    const isBare = body.length + first.length + rest.length + odds.length + left.length === 0
    const sparse = isBare ? this.#narration.frame('sparse bodies') : []
    const figures = spaced([figuresLine(this.#narration, short), ...this.#plain.fees(fees)])
    // One question is enough.
    const question = hook.text.includes('?') ? passage('') : questionOf(this.#narration)
    const plain = this.#flow([...dates, ...rest])
    const ends = story.isRental ? [...odds, ...plain] : [...plain, ...odds]
    const isLet = story.facts.propertyType === 'Multi-Family'
    const told = isLet
      ? [...this.#flow([...first, ...rest]), ...odds, ...body, ...dates, ...left]
      : isSite(story.facts.propertyType)
        ? [...first, ...body, ...ends, ...left, ...sparse]
        : [...first, ...body, ...left, ...sparse, ...ends]
    const paragraph = spaced(told)
    return sparse.length > 0
      ? [hook, spaced([paragraph, figures, question])]
      : [hook, this.#pictured(paragraph), spaced([figures, question])]
  }

  /** A first line that stands alone, three beats, one plain line, figures. */
  #instagram(): Passage[] {
    const { room, story } = this.#narration
    const hook = hookOf(this.#narration)
    const beats = this.#beats()
    const first = this.#plain.first()
    const short = room > 0 ? this.#plain.short() : []
    const { fees, terms } = this.#next(Math.min(3, room - 2), 50)
    const { soft, others } = this.#plain.apart(terms)
    const facts = [...first, ...this.#sentencesFor(others)]
    const future = this.#plain.future()
    const sentences = this.#flow(this.#plain.tell(facts, this.#subject))
    const odds = this.#plain.odds(soft)
    const plain = story.isRental ? [...odds, ...sentences] : [...sentences, ...odds]
    const isListed = this.#canList && room > 1
    const left = isListed ? this.#leftovers.line(Math.min(room, beats ? 3 : 4)) : []
    const last = isListed && left.length === 0 ? this.#leftovers.single() : []
    const isTold = beats || left.length + last.length > 0
    const shared = isTold ? this.#parts.community() : this.#parts.each(2)
    // One thing and what the neighbors share make one sentence.
    const few = beats ? shared : joined(last, shared)
    const dates = room > 2 && facts.length < 4 ? this.#plain.dates() : []
    const isBare =
      !beats && few.length + facts.length + soft.length + dates.length + left.length === 0
    const figures = () =>
      spaced([
        figuresLine(this.#narration, few === shared ? [...last, ...short] : short),
        ...this.#plain.fees(fees),
      ])
    const sparse = isBare ? this.#narration.frame('sparse bodies') : []
    if (isBare) return [hook, spaced([...sparse, ...future, figures()])]
    return [
      hook,
      this.#pictured(beats?.lines ?? passage('')),
      spaced(
        beats
          ? [...few, ...future, ...plain, ...left, ...dates]
          : [...future, ...left, ...few, ...plain, ...dates],
      ),
      spaced([figures(), closeOf(this.#narration)]),
    ]
  }

  /** Instagram for investors: facts line by line, each under its label where it has one. */
  #ledger(): Passage[] {
    const { story, room } = this.#narration
    const hook = hookOf(this.#narration)
    const first = this.#plain.entries(this.#plain.first())
    const facts = this.#plain.next(room - 2, 48)
    const future = this.#plain.future()
    const things = ledgerThings(story, this.#narration.told, room)
    this.#narration.tell(things.flatMap(({ features }) => features))
    const named = things.map(({ line }) => this.#narration.keep(line))
    const dates = this.#plain.dateEntries(3)
    const told = [...first, ...named, ...dates, ...this.#plain.entries(facts)]
    const lines = [...told, ...this.#leftovers.entries(Math.min(room, LEDGER_LINES) - told.length)]
    return [
      hook,
      ...future,
      concatenate(lines, '\n'),
      spaced([figuresLine(this.#narration), closeOf(this.#narration)]),
    ]
  }

  /** LinkedIn: conditions and income first, then the property, dates, terms and all figures. */
  #linkedin(): Passage[] {
    const { room, story } = this.#narration
    const hook = hookOf(this.#narration)
    const facts = this.#plain.first()
    const subject = facts.some(isIdentityClause) ? 'it' : this.#subject
    const first = [...this.#plain.tell(facts, subject), ...this.#plain.income()]
    const short = room > 0 ? this.#plain.short() : []
    const body = [...this.#plain.future(), ...this.#parts.ofHeroes(), ...this.#parts.whole()]
    const dates = this.#plain.dates()
    const system = room > 3 ? this.#parts.onlySystem() : null
    const systems = room > 3 && !system ? this.#parts.systems() : []
    const { fees, terms } = this.#next(room + 1, 38)
    const rest = this.#plain.tell(this.#sentencesFor(terms), this.#subject)
    const left = this.#canList && room > 2 ? this.#leftovers.byTopic(body.length > 0) : []
    const isBare = first.length + body.length + dates.length + rest.length + left.length === 0
    const sparse = isBare ? this.#narration.frame('sparse bodies') : []
    if (isBare)
      return [hook, spaced([...sparse, figuresLine(this.#narration), closeOf(this.#narration)])]
    const isLet = story.facts.propertyType === 'Multi-Family'
    const middle = spaced(isLet ? this.#flow([...first, ...rest]) : [...first, ...body])
    const end = spaced(
      isLet
        ? [...body, ...dates, ...systems, ...left]
        : [...left, ...this.#flow([...dates, ...systems, ...rest])],
    )
    // A single short sentence is no paragraph.
    const isShort = Math.min(middle.text.length, end.text.length) < SHORT
    return [
      hook,
      ...(isShort ? [spaced([middle, end])] : [middle, end]),
      spaced([
        figuresLine(this.#narration, system ? [system, ...short] : short),
        ...this.#plain.fees(fees),
        closeOf(this.#narration),
      ]),
    ]
  }

  /** X: everything compressed, the price included. */
  #post(): Passage[] {
    const { room, story } = this.#narration
    const moment = room > 0 && !story.isRental ? this.#heroMoment() : []
    const hook = hookOf(this.#narration, moment.length > 0)
    const facts = [...this.#plain.first(), ...this.#plain.next(room - 2, 50)]
    const future = this.#plain.future()
    const plain = this.#plain.clip(facts)
    const shared = room > 3 ? this.#parts.community() : []
    const figures = figuresLine(this.#narration)
    const told = [...moment, hook, ...shared, ...future, ...plain]
    const tags = captionTags('twitter', story, this.#narration.told)
    const used = spaced([...told, figures, tags]).text.length
    const left = story.isRental ? [] : this.#leftovers.within(FILLED - used)
    return [spaced([...told, ...left]), figures]
  }

  /** What the strongest thing is used for, before everything else. */
  #heroMoment(): Passage[] {
    const { heroes, isLed } = this.#narration
    const [hero] = heroes
    if (!hero || isLed) return []
    return this.#narration.moment(LONGEST_ON_X, (features) => features.includes(hero.item.feature))
  }

  /** Whether small facts may stand in lists: what is let has sentences for what a tenant asks. */
  get #canList(): boolean {
    return !this.#narration.story.isRental && this.#narration.room > 1
  }

  /** Of plain facts, those that no list can have; land, premises and units have sentences for all of them. */
  #sentencesFor(features: readonly Feature[]): readonly Feature[] {
    const { facts } = this.#narration.story
    const isListing = this.#canList && isHome(facts) && facts.propertyType !== 'Multi-Family'
    return isListing
      ? features.filter((feature) => isHard(feature) || !this.#leftovers.isListed(feature))
      : features
  }

  /** One thing by what it does, the others by name. */
  #spokenLeftovers(hasBody: boolean): Passage[] {
    const { room } = this.#narration
    const duty = room > 3 ? this.#leftovers.duty() : []
    return [...duty, ...this.#leftovers.spoken(Math.min(3, room - 1), hasBody || duty.length > 0)]
  }

  /** The next plain facts. Fees are kept apart, because they stand after the figures. */
  #next(most: number, least: number): { fees: Feature[]; terms: Feature[] } {
    const next = this.#plain.next(most, least)
    const fees = next.filter(isSum)
    // They are told after the figures, so that no list may have them.
    this.#narration.tell(fees)
    return {
      fees,
      terms: next.filter((feature) => !isSum(feature)),
    }
  }

  #flow(said: readonly Passage[]): Passage[] {
    const { features, propertyType } = this.#narration.story.facts
    return flow(said, features, isSite(propertyType))
  }

  #beats(): Beats | null {
    const { story, told, random, shared } = this.#narration
    const beats = beatsOf({ story, told, random, shared })
    this.#narration.tell(beats?.features)
    return beats
  }

  #pictured(body: Passage): Passage {
    const { story, rules } = this.#narration
    return rules.hasEmoji && isHome(story.facts)
      ? withEmoji(body, story.tone, story.facts.features)
      : body
  }

  /** The property as a subject: 'the house', 'the condo'. */
  get #subject(): string {
    const { noun, facts, styled } = this.#narration.story
    // A condo in an office building is sold, not the building.
    if (/\bcondo\b/.test(styled?.noun ?? '')) return 'the condo'
    return `the ${isUnit(facts) ? noun : noun.split(' ').at(-1)}`
  }
}

/** Whether a fee is a regular payment; an exemption from one is not. */
const isSum = ({ kind, statement }: Feature): boolean =>
  kind === 'fee' && !/^it /.test(statement ?? '')

/** How many characters a post on X has, hashtags included, as long as there is something left to tell. */
const FILLED = 262
const LEDGER_LINES = 6
const SHORT = 110
const LONGEST_MOMENT = 130
/** The probability that the sentence about what a thing is used for stands after the lists instead of before them. */
const LAST_SHARE = 0.35
const LONGEST_ON_X = 95

/** 'Quartz counters, and the community has a dog park.' */
const joined = ([thing]: readonly Value[], said: Passage[]): Passage[] => {
  const [only, another] = said
  if (!thing || !only || another) return said
  const { text, spans } = only
  const clause = { text: text.charAt(0).toLowerCase() + text.slice(1), spans }
  return [concatenate([capitalised(thing.a), clause], ', and ')]
}

const spaced = (parts: readonly Passage[]): Passage =>
  concatenate(
    parts.filter(({ text }) => text !== ''),
    ' ',
  )
