import { PARTS } from '../../language/claim-words.ts'
import type { TypedFacts } from '../typed-facts.ts'
import { isPlain } from '../words-that-claim.ts'

/** What the rules about relations ask of a property. */
export class Entered {
  constructor(readonly facts: TypedFacts) {}

  /** Whether a feature supports a word. */
  isFeature(word: string): boolean {
    return [...(this.facts.sourcesOf(word) ?? [])].some((source) => source.startsWith('features'))
  }

  /** Whether a feature matches. */
  isTyped(pattern: RegExp): boolean {
    return this.facts.featureTexts.some((feature) => pattern.test(feature))
  }

  /** Whether one feature supports both words. */
  holdBoth(one: string, other: string): boolean {
    return [...(this.facts.sourcesOf(one) ?? [])].some(
      (source) => source.startsWith('features') && this.facts.sourcesOf(other)?.has(source),
    )
  }

  /** Whether a word names a part of a building or something that was typed. */
  isThing(word: string): boolean {
    return (
      !NOT_A_THING.test(word) &&
      (PARTS.has(word) || (this.facts.typedIn(word).size > 0 && !isPlain(word)))
    )
  }
}

/** A pattern, and whether what its groups say is wrong of a property. */
export type Rule = readonly [
  said: RegExp,
  isWrong: (entered: Entered, ...groups: string[]) => boolean,
]

const NOT_A_THING =
  /^(?:home|house|residence|property|building|lot|land|yard|layout|room|rooms|door|doors|window|windows|wall|walls|stairs|entrance|driveway|interior|exterior)$/
