import { CLAIM_FORMS, CONDITIONS, PARTS, PLACES, QUALITIES } from '../language/claim-words.ts'
import { PLAIN_WORDS } from '../language/plain-words.ts'
import { STATE_WORDS } from '../language/states.ts'
import type { ClaimKind, TracedClaim } from './claim.ts'
import type { ProseWord } from './prose.ts'
import type { TypedFacts } from './typed-facts.ts'
import { wordForms } from './word-forms.ts'

/** Whether a word says nothing about a property by itself. */
export const isPlain = (word: string): boolean => {
  const known = answers.get(word)
  if (known !== undefined) return known
  const isPlainWord =
    word.length === 1 ||
    (!CLAIM_FORMS.has(word) &&
      wordForms(word).some(
        (form) => PLAIN_WORDS.has(form) || rootsOf(form).some((root) => PLAIN_WORDS.has(root)),
      ))
  answers.set(word, isPlainWord)
  return isPlainWord
}

const answers = new Map<string, boolean>()

/** What a word may be derived from: 'agreement' from 'agree', 'unpack' from 'pack', 'nobody' from 'no'. */
const rootsOf = (word: string): string[] => {
  const stem = word.replace(SUFFIX, '')
  return [stem, `${stem}e`, word.replace(PREFIX, '')].filter(
    (root) => root.length > 1 && root !== word,
  )
}
const SUFFIX =
  /(?:ment|ation|ion|al|ance|ness|y|or|ful|th|time|body|thing|one|where|self|selves|ive|ty)$/
const PREFIX = /^(?:un|re|over|out|under|up)/

const kindOf = (word: string): ClaimKind => {
  const isIn = (words: ReadonlySet<string>) => wordForms(word).some((form) => words.has(form))
  if (isIn(CONDITIONS)) return 'condition'
  if (isIn(QUALITIES)) return 'quality'
  return isIn(PLACES) ? 'place' : 'feature'
}

/** Every word that claims something, with the field that supports it or none. */
export const traceWords = (
  words: readonly ProseWord[],
  text: string,
  facts: TypedFacts,
): TracedClaim[] => {
  const claims: TracedClaim[] = []
  for (const [at, word] of words.entries()) {
    const claim = traceWord(words, at, text, facts)
    if (!claim) continue
    const previous = claims.at(-1)
    // 'vaulted family room' is one claim.
    if (
      previous &&
      word.isJoined &&
      previous.end === words[at - 1]?.end &&
      previous.status === claim.status &&
      sharesSource(previous, claim)
    ) {
      previous.end = claim.end
      if (previous.kind !== claim.kind) previous.kind = claim.kind
    } else claims.push(claim)
  }
  // Once, at the end: a claim grows word by word.
  return claims.map((claim) => ({ ...claim, text: text.slice(claim.start, claim.end) }))
}

const sharesSource = (one: TracedClaim, other: TracedClaim): boolean => one.source === other.source

const traceWord = (
  words: readonly ProseWord[],
  at: number,
  text: string,
  facts: TypedFacts,
): TracedClaim | null => {
  const word = words[at]
  if (!word || FUNCTION_WORD.test(word.text)) return null
  const name = word.text.endsWith("'s") ? word.text.slice(0, -2) : word.text
  const sources = facts.sourcesOf(name)
  if (!sources && isPlain(name) && !CONDITIONS.has(name)) return null
  const { start, end } = word
  const base = { start, end, text: text.slice(start, end), kind: kindOf(name) }
  if (facts.names.has(name) && word.isCapital)
    return { ...base, kind: 'name', status: 'traced', source: [...(sources ?? [])][0] ?? 'address' }
  // 'New in 2021' says a date, which is traced as a figure.
  if (CONDITIONS.has(name) && !/^ (?:in|as of|since) (?:\d{4}|~)/.test(text.slice(end, end + 12))) {
    const wrong = misplaced(words, at, facts)
    if (wrong)
      return { ...base, status: 'unsupported', why: `Nothing you entered says so of the ${wrong}.` }
  }
  if (sources) {
    if (isPlain(name) && facts.typedIn(name).size === 0) return null
    const [source = [...sources][0] ?? ''] = featuresAmong(sources)
    return { ...base, status: 'traced', source }
  }
  // 'A new finish', 'a private matter': these describe nothing that a property has.
  if (OF_ANYTHING.test(name)) return null
  if (isPlain(name) || isNotSaid(words, at, text)) return null
  return { ...base, status: 'unsupported' }
}

/** Words that only hold others together: 'coin laundry in building' says nothing of what is in a magazine. */
export const FUNCTION_WORD =
  /^(?:an?|the|of|in|on|at|by|to|for|from|with|and|or|but|as|is|are|was|were|be|been|has|have|had|it|its|this|that|these|those|your|you|our|we|all|any|not|no|up|out|off|over|into|one|only|just|if|so|than|then|there|here|will|can|may|do|does|who|which|what|when|where)$/

const OF_ANYTHING = /^(?:new|newer|original|private|shared|separate|finished|covered|exposed|main)$/
const CAN_BE = /\b(?:can|may|might|could|will) be $/i
/** 'On the market' is no place to shop. */
const FOR_SALE = /\b(?:(?:on|hits?) the|(?:comes?|came|coming|new) to(?: the)?) $/i
const ABSENT =
  /^(?:no|nobody|not|without|never|nor|instead|fewer|unnecessary|whether|ask|confirm|check|verify|inventory|price)$/
/** Words that compare or suppose what stands right after them. */
const SUPPOSED = /^(?:than|if|like|as|until|before|every)$/
/** 'Built as a clinic' says what it is. */
const SERVES =
  /^(?:built|used|serves?|served|designed|zoned|operated|operates|run|finished|licensed|\d+|began|known|set|up|works?)$/
/** What must be true even where it is denied. */
const DENIABLE =
  /^(?:hoa|restrictions?|covenants?|steps?|stairs|fees?|assessments?|easements?|tenants?|smoking|rentals?|pets?|carpet|zoning|neighbors|flood|leaks?|cracks?|mold|damage|defects?|liens?|violations?|termites?)$/

/** A question, the heading of a list, or what is denied, asked or compared says nothing of the property. */
const isNotSaid = (words: readonly ProseWord[], at: number, text: string): boolean => {
  const word = words[at]
  if (!word) return true
  if (word.opensSentence && text.charAt(word.end) === ':') return true
  if (word.isQuestion) return true
  if (CAN_BE.test(text.slice(Math.max(0, word.start - 10), word.start))) return true
  if (
    word.text === 'view' &&
    /^ (?:the|this|all|our|it|more)\b/.test(text.slice(word.end, word.end + 6))
  )
    return true
  if (word.text === 'market' && FOR_SALE.test(text.slice(Math.max(0, word.start - 12), word.start)))
    return true
  if (word.isCapital && STATE_WORDS.has(word.text)) return true
  if (DENIABLE.test(word.text)) return false
  for (let before = at - 1; before >= at - 6; before -= 1) {
    const other = words[before]
    if (!other || other.sentence !== word.sentence) return false
    if (
      ABSENT.test(other.text) ||
      (at - before < 3 &&
        SUPPOSED.test(other.text) &&
        !(other.text === 'as' && isServing(words, before, text)))
    )
      return true
  }
  return false
}

/** Whether 'as' tells what something is, perhaps with a year before it: 'built in 1996 as a clinic'. */
const isServing = (words: readonly ProseWord[], at: number, text: string): boolean => {
  const [other, earlier] = [words[at - 1], words[at - 2]]
  return (
    SERVES.test(other?.text ?? '') ||
    SERVES.test(earlier?.text ?? '') ||
    /\d $/.test(text.slice(Math.max(0, (words[at]?.start ?? 0) - 2), words[at]?.start ?? 0))
  )
}

const featuresAmong = (sources: ReadonlySet<string> | undefined): string[] =>
  [...(sources ?? [])].filter((source) => source.startsWith('features['))

const BE =
  /^(?:is|are|was|were|been|be|has|have|had|all|both|now|just|also|it's|fully|recently|newly|freshly|completely|entirely)$/
const REACH = 3

/** The thing that a condition is stated of although it was not typed; `null` if it was typed, or if the thing is unclear. */
const misplaced = (words: readonly ProseWord[], at: number, facts: TypedFacts): string | null => {
  const word = words[at]
  if (!word) return null
  const all = facts.sourcesOf(word.text)
  if (all?.has('propertyType')) return null
  const sources = new Set(featuresAmong(all))
  const target = thingAfter(words, at, facts) ?? thingBefore(words, at, facts)
  if (!target) return null
  const about = featuresAmong(facts.sourcesOf(target))
  if (about.some((source) => sources.has(source))) return null
  return about.length > 0 || PARTS.has(target) ? target : null
}

const isThing = (word: string, facts: TypedFacts): boolean =>
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
    if (isThing(word.text, facts) && !CONDITIONS.has(word.text)) found = word.text
  }
  return found
}

/** 'the roof' 'is' … 'new'. */
const thingBefore = (words: readonly ProseWord[], at: number, facts: TypedFacts): string | null => {
  let hasVerb = false
  for (let before = at - 1; before >= at - REACH - 1; before -= 1) {
    const word = words[before]
    if (!word || word.sentence !== words[at]?.sentence) return null
    if (BE.test(word.text)) hasVerb = true
    else if (hasVerb && isThing(word.text, facts)) return word.text
    else return null
  }
  return null
}
