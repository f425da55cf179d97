import type { Tone } from '@listwright/contracts'
import { concatenate, passage, sliced } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { type DealPart, dealPartOf, orderOf } from './deal.ts'
import type { Companions } from './figure-narrator.ts'
import { FigureNarrator } from './figure-narrator.ts'
import { flowing } from './flow.ts'
import type { Narrator } from './narrator.ts'
import { parted } from './parted.ts'
import { termFor } from './price-terms.ts'
import type { Sentence } from './sentence.ts'
import { singleSentences } from './single-sentences.ts'
import { spoken } from './spoken.ts'
import { StatementNarrator } from './statement-narrator.ts'

/** Tones that end a rental in a whole sentence: 'The apartment is available August 1.' */
const FULL: ReadonlySet<Tone> = new Set(['investor', 'family', 'classic'])

/** Ends a text: rooms and size, what is to be known about the deal, the price with one term, and when a tenant can move in. */
export class CloseNarrator {
  readonly #narrator: Narrator
  readonly #about: StatementNarrator

  constructor(narrator: Narrator) {
    this.#narrator = narrator
    this.#about = new StatementNarrator(narrator)
  }

  tell(companions: Companions): Sentence[] {
    const { story } = this.#narrator
    // Who buys for income reads the price first, and what it brings.
    const isInvestor = story.tone === 'investor'
    const { figures, fee } = new FigureNarrator(this.#narrator, companions).tell()
    const [stated, size] = parted(figures.flatMap(singleSentences), statesPrice)
    const [price, ...more] = stated
    const ending = price ? [this.#withTerm(price, fee)] : []
    const [before, after] = orderOf(story.isRental, price !== undefined)
    const told = [
      ...this.#about.notes('property'),
      ...this.#about.notes('money'),
      ...before.flatMap((part) => this.#part(part, fee)),
      ...more,
    ]
    const last = after.flatMap((part) => this.#part(part, fee))
    // Where the price was told first, dues and rules do not come before the rooms.
    if (!story.isRental && !price) return [...size, ...told, ...last]
    if (!story.isRental && isInvestor)
      return [...ending, ...told, ...this.#named(size, told), ...last]
    return [...size, ...this.#upTo(told, ending), ...last]
  }

  /** What belongs to land and systems is told with them; equipment as well, where the text does not end with a price. */
  rights(): Sentence[] {
    const { slots, story } = this.#narrator
    const isEquipment = story.facts.propertyType === 'Commercial' && slots.isTold('price')
    return [...this.#part('rights', []), ...(isEquipment ? this.#part('goods', []) : [])]
  }

  #part(part: DealPart, fee: readonly Sentence[]): Sentence[] {
    if (part === 'income') return flowing(this.#about.income())
    const open = this.#open(part)
    if (part === 'start' && !FULL.has(this.#narrator.story.tone)) return this.#from(open)
    const sentences = this.#narrator.statements(open)
    return flowing(part === 'fees' ? [...fee, ...sentences] : sentences)
  }

  /** 'Available August 1.' */
  #from(open: readonly Feature[]): Sentence[] {
    const [feature, ...others] = open
    if (!feature?.statement?.startsWith('it is ') || others.length > 0)
      return this.#narrator.statements(open)
    const words = passage(feature.statement.slice('it is '.length), sourceOf(feature))
    return this.#narrator.say(this.#narrator.teller.statement({ features: [feature], words }))
  }

  #open(part?: DealPart): Feature[] {
    const { story } = this.#narrator
    return this.#narrator.untold().filter((feature) => {
      const own = dealPartOf(feature, story)
      if ([story.fee, story.noFee, story.site, story.renewal].includes(feature)) return false
      return part ? own === part : own !== null
    })
  }

  /** The sentence of the price with at most one term behind it: 'The price is $589,900, and the appliances stay.' */
  #withTerm(price: Sentence, fee: readonly Sentence[]): Sentence {
    const { tone } = this.#narrator.story
    const open = fee.length > 2 ? [] : this.#open()
    const found = termFor(
      price,
      open.map((feature) => spoken(feature, tone)),
      this.#narrator.noun(),
      this.#narrator.random,
    )
    if (!found) return price
    this.#narrator.pass(found.feature)
    const { text, spans } = concatenate([sliced(price, 0, price.text.length - 1), found.words], '')
    return { ...price, text: `${text}.`, spans, features: [...price.features, found.feature] }
  }

  /** The price says what it is the price of, where other sentences stand before it. */
  #upTo(terms: readonly Sentence[], [price]: readonly Sentence[]): Sentence[] {
    const last = terms.at(-1)
    if (!price || !last) return [...terms, ...(price ? [price] : [])]
    const noun = this.#narrator.noun()
    const own = new RegExp(`^T${noun.slice(1)} (?:is (?:sold|enrolled|zoned)|comes) [^,]+\\.$`)
    if (own.test(last.text) && /^It is offered at/.test(price.text)) {
      const joined = concatenate(
        [sliced(last, 0, last.text.length - 1), sliced(price, 'It '.length)],
        ' and ',
      )
      return [...terms.slice(0, -1), { ...price, ...joined }]
    }
    return [...terms, reopened(price, noun)]
  }

  /** 'It has two baths' behind a sentence about something else is 'The condo has two baths'. */
  #named(size: readonly Sentence[], before: readonly Sentence[]): Sentence[] {
    const [first, ...others] = size
    if (!first || before.length === 0) return [...size]
    return [reopened(first, this.#narrator.noun()), ...others]
  }
}

const statesPrice = ({ spans }: Sentence): boolean =>
  spans.some(({ source }) => /^price\b/.test(source))

const OPENINGS: readonly (readonly [RegExp, string])[] = [
  [/^It's (?=\$[\d,]+ a month\b)/, 'The rent is '],
  [/^It's (?:priced at )?(?=\$)/, 'The price is '],
  [/^It (?=(?:is|has|was|comes)\b)/, 'S '],
]

const reopened = (sentence: Sentence, noun: string): Sentence => {
  const subject = `T${noun.slice(1)}`
  for (const [own, instead] of OPENINGS) {
    const found = own.exec(sentence.text)?.[0]
    if (found === undefined) continue
    const words = concatenate(
      [passage(instead.replace(/^S/, subject)), sliced(sentence, found.length)],
      '',
    )
    return { ...sentence, ...words }
  }
  return sentence
}
