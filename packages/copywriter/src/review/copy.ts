import type { CopyKind, Finding, PropertyInput } from '@listwright/contracts'
import { type Hashtag, hashtagsIn, maskHashtags, spellOut } from './hashtags.ts'
import { maskPlaces } from './mask.ts'
import { lowerCase, normalise } from './normalise.ts'
import { numbersIn, type WrittenNumber } from './numbers.ts'
import { suspectedLists, type TermList } from './suspicion.ts'

export interface ReviewRequest {
  /** What was typed about the property; without it nothing can be traced. */
  property?: PropertyInput
  text: string
  kind: CopyKind
  /** The most characters the text may have; the network's own limit if absent. */
  limit?: number
  /** The current year, for the age of a building. */
  year?: number
}

/** A text under review, in the forms that reviews ask for; all have the same offsets as `text`. */
export class Copy {
  readonly text: string
  readonly kind: CopyKind
  readonly property: PropertyInput | undefined
  readonly limit: number | undefined
  readonly year: number | undefined
  /** Quotes, hyphens and white space folded to ASCII. */
  readonly plain: string
  /** The term lists that find something before place names are blotted out; no other finds anything after. */
  readonly suspected: ReadonlySet<TermList>
  private readonly made: {
    masked?: string
    prose?: string
    hashtags?: Hashtag[]
    suspectedTags?: ReadonlySet<TermList>
    numbers?: WrittenNumber[]
    typed?: string
  } = {}

  constructor({ text, kind, property, limit, year }: ReviewRequest) {
    this.text = text
    this.kind = kind
    this.property = property
    this.limit = limit
    this.year = year
    this.plain = normalise(text)
    this.suspected = suspectedLists(lowerCase(maskHashtags(this.plain)))
  }

  /** `plain` with addresses and the listing's own place names blotted out. */
  get masked(): string {
    this.made.masked ??= maskPlaces(this.plain, this.property)
    return this.made.masked
  }

  /** `masked` in lower case, without its hashtags. */
  get prose(): string {
    this.made.prose ??= lowerCase(maskHashtags(this.masked))
    return this.made.prose
  }

  /** The hashtags, in words without place names. */
  get hashtags(): Hashtag[] {
    const { property } = this
    this.made.hashtags ??= hashtagsIn(
      this.plain,
      property ? [property.address, property.city, property.state] : [],
    )
    return this.made.hashtags
  }

  /** The term lists that find something among the hashtags. */
  get suspectedTags(): ReadonlySet<TermList> {
    this.made.suspectedTags ??= suspectedLists(spellOut(this.hashtags, String).spelled)
    return this.made.suspectedTags
  }

  get numbers(): WrittenNumber[] {
    this.made.numbers ??= numbersIn(this.plain)
    return this.made.numbers
  }

  /** Everything typed about the property, in one lower-case string. */
  get typed(): string {
    this.made.typed ??= lowerCase(normalise(this.property?.features.join(' ; ') ?? ''))
    return this.made.typed
  }
}

export type Review = (copy: Copy) => Finding[]
