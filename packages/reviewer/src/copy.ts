import type { BoardProfile, CopyKind, Finding, PropertyInput, Span } from '@listwright/contracts'
import { type Entered, enteredOf } from './entered.ts'
import { blotted, type Hashtag, hashtagsIn, spellOut } from './hashtags.ts'
import { maskPlaces } from './mask.ts'
import { lowerCase, normalise } from './normalise.ts'
import { numbersIn, type WrittenNumber } from './numbers.ts'
import type { Place } from './phrase-index.ts'
import type { Term } from './term.ts'
import { textTerms } from './terms/index.ts'

export interface ReviewRequest {
  /** What was typed about the property; without it nothing can be traced. */
  property?: PropertyInput
  text: string
  kind: CopyKind
  /** The most characters the text may have; the network's own limit if absent. */
  limit?: number
  /** What the MLS allows; the strictest common rules if absent. */
  board?: BoardProfile
  /** The current year, for the age of a building. */
  year?: number
  /**
   * Objects to every word and name without support, not only to the claims that listings are known for. For texts by
   * people and language models; the built-in writer's lines are approved one by one and declare their sources.
   */
  openVocabulary?: boolean
  /** Stretches whose source is known from whoever wrote them. */
  spans?: readonly Span[]
}

/** The first part of the rules of a list of terms. */
type TermList = 'fair-housing/' | 'mls/' | 'cliche/'

/** A text under review, in the forms that reviews ask for; all but `squeezed` have the same offsets as `text`. */
export class Copy {
  readonly text: string
  readonly kind: CopyKind
  readonly property: PropertyInput | undefined
  readonly entered: Entered | undefined
  readonly limit: number | undefined
  readonly board: BoardProfile | undefined
  readonly isOpen: boolean
  readonly year: number | undefined
  /** Quotes, hyphens and white space folded to ASCII. */
  readonly plain: string
  readonly hashtags: readonly Hashtag[]
  /** `plain` in lower case, without its hashtags. */
  readonly lower: string
  /** The hashtags in lower-case words, one a line. */
  readonly spelledTags: string
  // Where terms begin before anything is blotted out; blotting out adds no further places.
  readonly #places: readonly Place<Term>[]
  readonly #tagPlaces: readonly Place<Term>[]
  readonly #made: {
    masked?: string
    prose?: string
    numbers?: WrittenNumber[]
    squeezed?: string
    words?: string[]
  } = {}

  readonly #request: ReviewRequest

  constructor(request: ReviewRequest) {
    this.#request = request
    const { text, kind, property, limit, board, year } = request
    this.text = text
    this.kind = kind
    this.property = property
    this.entered = property && enteredOf(property)
    this.limit = limit ?? (kind === 'mls' ? board?.limit : undefined)
    this.board = board
    this.isOpen = request.openVocabulary ?? false
    this.year = year
    this.plain = normalise(text)
    this.hashtags = hashtagsIn(this.plain, this.entered?.tagNames)
    this.lower = lowerCase(blotted(this.plain, this.hashtags))
    this.#places = textTerms.placesIn(this.lower)
    this.spelledTags = spellOut(this.hashtags, String).spelled
    this.#tagPlaces = textTerms.placesIn(this.spelledTags)
  }

  /** Another text about the same property. */
  withText(text: string): Copy {
    return new Copy({ ...this.#request, text })
  }

  /** Where terms of a list may stand in `prose`. */
  suspects(list: TermList): Place<Term>[] {
    return this.#places.filter(({ entry }) => entry.phrase.rule.startsWith(list))
  }

  /** Where terms of a list may stand in the hashtags, spelled out. */
  suspectTags(list: TermList): Place<Term>[] {
    return this.#tagPlaces.filter(({ entry }) => entry.phrase.rule.startsWith(list))
  }

  /** `plain` with addresses and the listing's own place names blotted out. */
  get masked(): string {
    this.#made.masked ??= maskPlaces(this.plain, this.entered)
    return this.#made.masked
  }

  /** `masked` in lower case, without its hashtags. */
  get prose(): string {
    this.#made.prose ??= lowerCase(blotted(this.masked, this.hashtags))
    return this.#made.prose
  }

  get numbers(): WrittenNumber[] {
    this.#made.numbers ??= numbersIn(lowerCase(this.plain))
    return this.#made.numbers
  }

  /** Nothing but the letters and digits of `plain`, in lower case. */
  get squeezed(): string {
    this.#made.squeezed ??= squeeze(this.plain)
    return this.#made.squeezed
  }

  /** The words of the text in lower case, each once. */
  get words(): string[] {
    this.#made.words ??= [...new Set(this.lower.match(/[a-z]+/g))]
    return this.#made.words
  }

  /** Stretches whose source is known from whoever wrote them. */
  get spans(): readonly Span[] {
    return this.#request.spans ?? []
  }

  /** The features that were typed, in one lower-case string. */
  get typed(): string {
    return this.entered?.features ?? ''
  }
}

export const squeeze = (text: string): string =>
  text.toLowerCase().replace(/[^a-z0-9\u00aa-\uffff]+/g, '')

export type Review = (copy: Copy) => Finding[]
