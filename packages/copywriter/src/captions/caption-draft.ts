import { concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import { isHome, isUnit } from '../story/property-noun.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { type Beats, beatsOf } from './beats.ts'
import { captionTags } from './caption-tags.ts'
import { closeOf } from './close.ts'
import { withEmoji } from './emoji.ts'
import { figuresLine } from './figures-line.ts'
import { flow, isSite } from './flow.ts'
import { hookOf } from './hook.ts'
import { ledgerThings } from './ledger.ts'
import { Narration, type NarrationOptions } from './narration.ts'
import { PartSentences } from './part-sentences.ts'
import { isIdentityClause } from './plain-fact.ts'
import { PlainSentences } from './plain-sentences.ts'
import { questionOf } from './question.ts'

export interface CaptionOptions extends NarrationOptions {
  tone: ToneSettings
}

/** One caption in the making: a hook, what must be known, the property by its parts, terms, figures, hashtags. */
export class CaptionDraft {
  readonly #tone: ToneSettings
  readonly #narration: Narration
  readonly #parts: PartSentences
  readonly #plain: PlainSentences

  constructor({ tone, ...options }: CaptionOptions) {
    this.#tone = tone
    this.#narration = new Narration(options)
    this.#parts = new PartSentences(this.#narration)
    this.#plain = new PlainSentences(this.#narration)
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
    const { room, story, heroes, random } = this.#narration
    const hook = hookOf(this.#narration)
    const first = this.#plain.tell(this.#plain.first())
    const short = room > 0 ? this.#plain.short() : []
    const body = [...this.#plain.future(), ...this.#parts.ofHeroes(), ...this.#parts.each(3)]
    const { fees, terms } = this.#next(room - 1, 42)
    const { soft, others } = this.#plain.apart(terms)
    const rest = this.#plain.tell(others, this.#subject)
    const odds = this.#plain.odds(soft)
    const isDated = story.situation === 'fixer' || body.length < 2
    const dates = room > 4 && isDated ? this.#plain.dates() : []
    const isBare = body.length + first.length + rest.length + odds.length === 0
    const sparse = isBare ? this.#narration.frame('sparse bodies') : []
    const figures = spaced([figuresLine(this.#narration, short), ...this.#plain.fees(fees)])
    // One question is enough.
    const asked = hook.text.includes('?') ? null : questionOf(story, heroes, random)
    const question = passage(asked ?? '')
    const plain = this.#flow([...dates, ...rest])
    const ends = story.isRental ? [...odds, ...plain] : [...plain, ...odds]
    const isLet = story.facts.propertyType === 'Multi-Family'
    const told = isLet
      ? [...this.#flow([...first, ...rest]), ...odds, ...body, ...dates]
      : [...first, ...body, ...sparse, ...ends]
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
    const facts = [...first, ...others]
    const future = this.#plain.future()
    const sentences = this.#flow(this.#plain.tell(facts, this.#subject))
    const odds = this.#plain.odds(soft)
    const plain = story.isRental ? [...odds, ...sentences] : [...sentences, ...odds]
    const dates = room > 2 && facts.length < 4 ? this.#plain.dates() : []
    const few = beats ? this.#parts.community() : this.#parts.each(2)
    const isBare = !beats && few.length + facts.length + soft.length + dates.length === 0
    const figures = () => spaced([figuresLine(this.#narration, short), ...this.#plain.fees(fees)])
    const sparse = isBare ? this.#narration.frame('sparse bodies') : []
    if (isBare) return [hook, spaced([...sparse, ...future, figures()])]
    return [
      hook,
      this.#pictured(beats?.lines ?? passage('')),
      spaced(
        beats ? [...few, ...future, ...plain, ...dates] : [...future, ...plain, ...few, ...dates],
      ),
      spaced([figures(), closeOf(this.#narration)]),
    ]
  }

  /** Instagram for investors: facts line by line, each under its label where it has one. */
  #ledger(): Passage[] {
    const { story, room, told } = this.#narration
    const hook = hookOf(this.#narration)
    const first = this.#plain.entries(this.#plain.first())
    const facts = this.#plain.next(room - 2, 48)
    const future = this.#plain.future()
    const things = ledgerThings(story, told, room)
    this.#narration.tell(things.flatMap(({ features }) => features))
    const named = things.map(({ line }) => this.#narration.keep(line))
    const dates = this.#plain.dateEntries(3)
    const lines = [...first, ...named, ...dates, ...this.#plain.entries(facts)]
    return [
      hook,
      ...future,
      concatenate(lines, '\n'),
      spaced([figuresLine(this.#narration), closeOf(this.#narration)]),
    ]
  }

  /** A professional's post: conditions and income first, then the property, dates, terms, all figures. */
  #linkedin(): Passage[] {
    const { room, story } = this.#narration
    const hook = hookOf(this.#narration)
    const facts = this.#plain.first()
    const subject = facts.some(isIdentityClause) ? 'it' : this.#subject
    const first = [...this.#plain.tell(facts, subject), ...this.#plain.income()]
    const short = room > 0 ? this.#plain.short() : []
    const body = [...this.#plain.future(), ...this.#parts.ofHeroes(), ...this.#parts.whole()]
    const dates = this.#plain.dates()
    const systems = room > 3 ? this.#parts.systems() : []
    const { fees, terms } = this.#next(room + 1, 38)
    const rest = this.#plain.tell(terms, this.#subject)
    const isBare = first.length + body.length + dates.length + rest.length === 0
    const sparse = isBare ? this.#narration.frame('sparse bodies') : []
    if (isBare)
      return [hook, spaced([...sparse, figuresLine(this.#narration), closeOf(this.#narration)])]
    const isLet = story.facts.propertyType === 'Multi-Family'
    const middle = spaced(isLet ? this.#flow([...first, ...rest]) : [...first, ...body])
    const end = spaced(
      isLet ? [...body, ...dates, ...systems] : this.#flow([...dates, ...systems, ...rest]),
    )
    // A single short sentence is no paragraph.
    const isShort = Math.min(middle.text.length, end.text.length) < SHORT
    return [
      hook,
      ...(isShort ? [spaced([middle, end])] : [middle, end]),
      spaced([
        figuresLine(this.#narration, short),
        ...this.#plain.fees(fees),
        closeOf(this.#narration),
      ]),
    ]
  }

  /** X: everything compressed, the price included. */
  #post(): Passage[] {
    const { room, heroes } = this.#narration
    const hook = hookOf(this.#narration)
    const facts = [...this.#plain.first(), ...this.#plain.next(room - 2, 50)]
    const future = this.#plain.future()
    const plain = this.#plain.clip(facts)
    const dates = room > 3 ? this.#plain.dateLabels(2) : []
    const few = heroes.length === 0 && room > 2 ? this.#parts.leftOver() : []
    const shared = room > 3 ? this.#parts.community() : []
    const figures = figuresLine(this.#narration)
    return [spaced([hook, ...shared, ...future, ...plain, ...few, ...dates]), figures]
  }

  /** The next plain facts, the fees apart: those stand behind the figures. */
  #next(most: number, least: number): { fees: Feature[]; terms: Feature[] } {
    const next = this.#plain.next(most, least)
    return {
      fees: next.filter(({ kind }) => kind === 'fee'),
      terms: next.filter(({ kind }) => kind !== 'fee'),
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

const SHORT = 110

const spaced = (parts: readonly Passage[]): Passage =>
  concatenate(
    parts.filter(({ text }) => text !== ''),
    ' ',
  )
