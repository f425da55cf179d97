import type { Span } from '@listwright/contracts'
import { articleFor } from '../facts/articles.ts'
import type { FactName, Feature } from '../facts/types.ts'
import { shifted } from './passage.ts'

export interface Verb {
  singular: string
  plural: string
}

/** A state of a wording, to go back to when an option does not work out. */
interface Mark {
  text: string
  end: string
  spans: Span[]
  counts: readonly [spans: number, facts: number, features: number]
  subject: boolean | undefined
  waiting: readonly Waiting[]
  isAfterAddress: boolean
}

/** A verb whose subject is still to come. */
interface Waiting {
  verb: Verb
  /** 'There is a deck and a pool', yet 'of note are a deck and a pool'. */
  isExistential: boolean
}

const SPACE = 32
const codesOf = (characters: string): readonly boolean[] =>
  Array.from({ length: 128 }, (_, code) => characters.includes(String.fromCharCode(code)))
const CLOSES = codesOf(' ,.;:?')
const STOPS = codesOf('.?!')
const ENDS_ARTICLE = codesOf('Aan')
const NONE: readonly Waiting[] = []
const PLACEHOLDER = '\0'

/**
 * A sentence in the making: words as they come, facts with their source. Articles follow the sound of the next word,
 * verbs the number of their subject: the last one before, or the first one after an inversion.
 */
export class Wording {
  text = ''
  spans: Span[] = []
  readonly facts: FactName[] = []
  readonly features: Feature[] = []
  /** The first letter as it would be in the middle of a sentence. */
  lead = ''
  /** How the text ends: reading a long text to its end after every word would cost more than writing it. */
  private end = ''
  private subject: boolean | undefined
  private waiting = NONE
  private isAfterAddress = false

  say(words: string): void {
    if (words === '') return
    if (this.text === '') this.lead = words.charAt(0).toLowerCase()
    else if (this.isAfterAddress && ' .'.includes(words.charAt(0))) this.dropStop()
    this.put(words)
    this.isAfterAddress = false
  }

  /** States a field; what has a number decides verbs, and the first of a list those before the whole of it. */
  state(words: string, source: string, isPlural?: boolean, isFirst = false): void {
    if (isPlural !== undefined) {
      if (this.waiting.length > 0) this.settle(isPlural, isFirst)
      this.subject = isPlural
    }
    if (this.text === '') this.lead = words.charAt(0)
    const start = this.put(words)
    this.spans.push({ start, end: this.text.length, source })
    this.isAfterAddress = source === 'address'
  }

  /** What was listed is many to a verb that follows. */
  pluralise(): void {
    this.subject = true
  }

  agree(verb: Verb): void {
    const isExistential = /\b[Tt]here ?$/.test(this.end.slice(-7))
    if (this.subject === undefined || isExistential) {
      this.waiting = [...this.waiting, { verb, isExistential }]
      this.put(PLACEHOLDER)
    } else this.say(this.subject ? verb.plural : verb.singular)
  }

  /** Goes on after so many characters instead of the full stop. */
  goOn(from: number, words: string): void {
    this.text = this.text.slice(0, from).replace(/\.$/, '') + words
  }

  /** Ends the sentence, unless it has ended already. */
  close(): void {
    if (this.waiting.length > 0) this.settle(false, false)
    const last = this.text.charAt(this.text.length - 1)
    if (!'.?!:'.includes(last) || this.isAfterAddress) this.say('.')
  }

  mark(): Mark {
    const { text, end, spans, facts, features, subject, waiting, isAfterAddress } = this
    return {
      text,
      end,
      spans,
      counts: [spans.length, facts.length, features.length],
      subject,
      waiting,
      isAfterAddress,
    }
  }

  rewind({ text, end, spans, counts, subject, waiting, isAfterAddress }: Mark): void {
    this.text = text
    this.end = end
    this.spans = spans
    this.subject = subject
    this.waiting = waiting
    this.isAfterAddress = isAfterAddress
    ;[spans.length, this.facts.length, this.features.length] = counts
  }

  /** Adds words as they must be here, and says where they begin. */
  private put(words: string): number {
    const { text, end } = this
    this.end = words.length > 3 ? words : end.slice(-3) + words
    if (text === '') {
      this.text = capitalised(words)
      return 0
    }
    this.text = text + words
    if (end.charCodeAt(end.length - 1) !== SPACE) return text.length
    // An option left empty must not leave its space behind.
    if (CLOSES[words.charCodeAt(0)]) return this.replace(text.slice(0, -1), words)
    const before = end.charCodeAt(end.length - 2)
    if (STOPS[before]) return this.replace(text, capitalised(words))
    if (ENDS_ARTICLE[before]) return this.replace(withArticle(text, end, words), words)
    return text.length
  }

  private replace(text: string, words: string): number {
    this.text = text + words
    return text.length
  }

  private settle(isPlural: boolean, isFirst: boolean): void {
    for (const { verb, isExistential } of this.waiting) {
      const words = isPlural || (isFirst && !isExistential) ? verb.plural : verb.singular
      const at = this.text.indexOf(PLACEHOLDER)
      this.text = this.text.slice(0, at) + words + this.text.slice(at + 1)
      if (this.spans.some(({ start }) => start > at))
        this.spans = this.spans.map((span) =>
          span.start > at ? shifted(span, words.length - 1) : span,
        )
    }
    this.waiting = NONE
  }

  // An address that ends in 'St.' keeps its full stop only where no lower-case word follows.
  private dropStop(): void {
    if (!this.text.endsWith('.')) return
    this.text = this.text.slice(0, -1)
    this.end = this.end.slice(0, -1)
    const { start, source } = this.spans.pop() as Span
    this.spans.push({ start, end: this.text.length, source })
  }
}

const ARTICLE = /(?:^|[\s(“-])([Aa]n? )$/

const withArticle = (text: string, end: string, next: string): string => {
  const found = ARTICLE.exec(end.slice(-4))?.[1]
  if (!found) return text
  const article = `${found.charAt(0)}${articleFor(next) === 'an' ? 'n' : ''} `
  return article === found ? text : text.slice(0, -found.length) + article
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
