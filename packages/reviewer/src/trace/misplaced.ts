import { CONDITIONS, PARTS } from '../language/claim-words.ts'
import { NUMBER_WORDS } from '../language/numbers.ts'
import type { ProseWord } from './prose.ts'
import type { TypedFacts } from './typed-facts.ts'
import { isPlain } from './words-that-claim.ts'

export const featuresAmong = (sources: ReadonlySet<string> | undefined): string[] =>
  [...(sources ?? [])].filter((source) => source.startsWith('features['))

const BE =
  /^(?:is|are|was|were|been|be|all|both|now|just|also|it's|fully|recently|newly|freshly|completely|entirely|partly|partially|mostly|largely|nearly)$/
const REACH = 3

/** The thing that a condition is stated of although it was not typed; `null` if it was typed, or if the thing is unclear. */
export const misplaced = (
  words: readonly ProseWord[],
  at: number,
  facts: TypedFacts,
): string | null => {
  const word = words[at]
  if (!word) return null
  const all = facts.sourcesOf(word.text)
  if (all?.has('propertyType')) return null
  const sources = new Set(featuresAmong(all))
  const target =
    thingAfter(words, at, facts) ??
    thingBefore(words, at, facts) ??
    thingBeforeComma(words, at, facts)
  if (!target) return null
  if (all?.has('yearBuilt') && isWhole(target, facts)) return null
  const about = featuresAmong(facts.sourcesOf(target))
  if (about.some((source) => sources.has(source))) return null
  // A fenced yard is a fenced lot.
  if (GROUNDS.test(target) && [...sources].some((source) => GROUNDS.test(facts.featureOf(source))))
    return null
  // 'The heated garage floor' is that of a heated garage.
  const owner = SURFACE.test(target) ? words[at + 1]?.text : undefined
  if (owner && featuresAmong(facts.sourcesOf(owner)).some((source) => sources.has(source)))
    return null
  if ([...sources].some((source) => isOfWhole(facts.featureOf(source))) && isWhole(target, facts))
    return null
  return about.length > 0 || PARTS.has(target) ? target : null
}

/** 'When the stove is lit' tells a time. */
export const isTimed = (words: readonly ProseWord[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 7), at)
    .some(
      ({ text, sentence }) =>
        sentence === words[at]?.sentence && /^(?:when|once|after|while|until)$/.test(text),
    )

const GROUNDS = /\b(?:back ?yard|yard|lot|land|grounds|fenced)$/
const SURFACE = /^(?:floor|door|wall|ceiling|window|roof)s?$/

/** 'Renovated 2021' names no part, and so is said of the whole; so is 'renovated to the studs'. */
const isOfWhole = (feature: string): boolean =>
  CONDITIONS.has(/^([a-z]+) (?:to|by|from|inside|throughout)\b/.exec(feature)?.[1] ?? '') ||
  /^new (?:build|home)\b/.test(feature) ||
  namesNoPart(feature)

const namesNoPart = (feature: string): boolean =>
  (feature.match(/[a-z]{3,}/g) ?? []).every(
    (word) => CONDITIONS.has(word) || word === 'sold' || isPlain(word),
  ) && !(feature.match(/[a-z]+/g) ?? []).some((word) => PARTS.has(word))

/** The building by its kind or its style: 'this 1926 Craftsman'. */
const isWhole = (word: string, facts: TypedFacts): boolean =>
  /^(?:home|house|residence|building|property|place)$/.test(word) ||
  [...(facts.sourcesOf('architectural') ?? [])].some((source) => facts.typedIn(word).has(source))

export const isThing = (word: string, facts: TypedFacts): boolean =>
  PARTS.has(word) || (!isPlain(word) && facts.typedIn(word).size > 0)

/** 'new' … 'tile roof'. */
const thingAfter = (words: readonly ProseWord[], at: number, facts: TypedFacts): string | null => {
  let found: string | null = null
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const word = words[next]
    if (!word?.isJoined || word.sentence !== words[at]?.sentence) break
    if (
      /^(?:and|or|in|on|of|with|for|to|from|at|by|is|are|was|were|that|the|a|an|as|since)$/.test(
        word.text,
      )
    )
      break
    // 'A furnished one-bedroom' is the whole home.
    if (word.text === 'bedroom' && NUMBER_WORDS.includes(words[next - 1]?.text ?? '')) return 'home'
    if (isThing(word.text, facts) && !CONDITIONS.has(word.text)) found = word.text
  }
  return found
}

/** 'The pool', 'heated', 'with a waterfall'. */
const thingBeforeComma = (
  words: readonly ProseWord[],
  at: number,
  facts: TypedFacts,
): string | null => {
  const [word, next] = [words[at], words[at + 1]]
  // What was typed by itself is said of the whole: 'golf cart garage, furnished'.
  if (!word || facts.typedIn(word.text).size > 0) return null
  if (word.isJoined || (next?.isJoined && !/^(?:and|with)$/.test(next.text))) return null
  const near = words.slice(Math.max(0, at - REACH), at).reverse()
  return (
    near.find(({ text, sentence }) => sentence === word.sentence && isThing(text, facts))?.text ??
    null
  )
}

/** 'the roof' 'is' … 'new'. */
const thingBefore = (words: readonly ProseWord[], at: number, facts: TypedFacts): string | null => {
  let hasVerb = false
  for (let before = at - 1; before >= at - REACH - 1; before -= 1) {
    const word = words[before]
    if (!word || word.sentence !== words[at]?.sentence) return null
    if (BE.test(word.text) || (hasVerb && /^(?:has|have|had)$/.test(word.text))) hasVerb = true
    else if (hasVerb && isThing(word.text, facts)) return word.text
    else return null
  }
  return null
}
