import { CLAIM_FORMS, CONDITIONS, PARTS, PLACES, QUALITIES } from '../language/claim-words.ts'
import type { ClaimKind, TracedClaim } from './claim.ts'
import { isEveryday } from './is-everyday.ts'
import { featuresAmong, isThing, isTimed, misplaced } from './misplaced.ts'
import { isNotSaid } from './not-said.ts'
import type { ProseWord } from './prose.ts'
import type { TypedFacts } from './typed-facts.ts'
import { wordForms } from './word-forms.ts'
import { FUNCTION_WORD, isClaim, isPlain, isPropertyWord } from './words-that-claim.ts'

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
  const sources = supporting(facts.sourcesOf(name), word)
  if (!sources && isPlain(name) && !CONDITIONS.has(name)) return null
  const { start, end } = word
  const base = { start, end, text: text.slice(start, end), kind: kindOf(name) }
  if (facts.names.has(name) && word.isCapital)
    return { ...base, kind: 'name', status: 'traced', source: [...(sources ?? [])][0] ?? 'address' }
  // 'New in 2021' says a date, which is traced as a figure.
  if (CONDITIONS.has(name) && !/^ (?:in|as of|since) (?:\d{4}|~)/.test(text.slice(end, end + 12))) {
    const wrong = name === 'lit' && isTimed(words, at) ? null : misplaced(words, at, facts)
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
  if (isPlain(name) || isNotSaid(words, at, text) || isOfOtherThing(words, at, facts)) return null
  if (!isClaim(name) && !isAsserted(words, at, facts) && !isFitted(words, at, facts)) return null
  return { ...base, status: 'unsupported' }
}

/** 'The windowed kitchen': an unknown participle right in front of a part or of what was typed. */
const isFitted = (words: readonly ProseWord[], at: number, facts: TypedFacts): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  return (
    word !== undefined &&
    next?.isJoined === true &&
    next.sentence === word.sentence &&
    /^(?!.*eed$)[a-z]{3,}ed$/.test(word.text) &&
    ARTICLE.test(words[at - 1]?.text ?? '') &&
    !NEUTRAL.test(word.text) &&
    isThing(next.text, facts)
  )
}
const NEUTRAL =
  /^(?:loved|beloved|needed|wanted|named|called|listed|priced|added|shared|blessed|cherished|treasured|celebrated|promised|requested|expected|required|tucked|measured|dated)$/

/** 'Your unfinished projects', 'better groomed than you': a state or quality of nothing that a property has. */
const isOfOtherThing = (words: readonly ProseWord[], at: number, facts: TypedFacts): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  if (!word || !next || next.sentence !== word.sentence) return false
  if (!CONDITIONS.has(word.text) && !CLAIM_FORMS.has(word.text)) return false
  if (next.text === 'than') return true
  if (!next.isJoined || !/ed$/.test(word.text) || FUNCTION_WORD.test(next.text)) return false
  // Only a noun: 'repainted since' is said of what came before.
  if (isThing(next.text, facts) || isClaim(next.text)) return false
  return isEveryday(next.text) || (isPlain(next.text) && /[^s]s$/.test(next.text))
}

/** 'Creek Road' is no creek: the words of an address or a town support only a name. */
const supporting = (
  sources: ReadonlySet<string> | undefined,
  { isCapital }: ProseWord,
): ReadonlySet<string> | undefined =>
  !isCapital && sources && [...sources].every((source) => source === 'address' || source === 'city')
    ? undefined
    : sources

const OF_ANYTHING = /^(?:new|newer|original|private|shared|separate|finished|covered|exposed|main)$/
const HAS =
  /^(?:has|have|had|having|features?|featuring|offers?|offering|boasts?|boasting|includes?|including|plus|adds?|added|gains?|gained|gets|there's|installed|enjoys)$/
const WISHES = /^(?:to|can|could|would|might|you|we|i|you'd|you'll|not|don't|doesn't|people)$/
/** Words beyond which nothing is looked for: what stands there has another subject or another verb. */
const BREAKS =
  /^(?:glass|cup|mug|bottle|something|for|to|from|in|on|at|by|as|into|onto|over|under|after|before|while|that|which|who|whose|where|when|what|if|than|like|because|so|but|you|your|yours|i|we|our|they|their|he|she|his|her|it|its|them|us|me|my|one|anyone|everyone|somebody|nobody|will|would|can|could|may|might|should|must|is|are|was|were|be|been|do|does|did|not|no|never|let|bring|take|takes|keep|hang|make|makes|put|park|call)$/
/** An article or a figure may stand at some distance before its noun. */
const FAR = 8

/**
 * Whether an unknown word is what something is said to have: the last word after 'has', 'there is', 'plus' or a thing 'with'.
 * Elsewhere it is an action, a manner or something that people bring along: 'counters that shrug off a hot skillet'.
 */
const isAsserted = (words: readonly ProseWord[], at: number, facts: TypedFacts): boolean => {
  const word = words[at]
  const next = words[at + 1]
  if (!word || /(?:ly|ing|ed|ous|ish|ful|less)$/.test(word.text)) return false
  if (isEveryday(word.text)) return false
  const isLast = !next?.isJoined || next.sentence !== word.sentence || JOINS.test(next.text)
  if (!isLast || !(word.isJoined || /[^s]s$/.test(word.text))) return false
  if (
    words[at - 1]?.opensSentence &&
    ARTICLE.test(words[at - 1]?.text ?? '') &&
    STANDS.test(next?.text ?? '') &&
    // 'The groundwork has started'.
    !/ed$/.test(words[at + 2]?.text ?? '')
  )
    return true
  if (isListedWith(words, at, facts)) return true
  // 'Gets serious' says how something is, not what it has.
  let isDetermined = /[^s]s$/.test(word.text)
  for (let before = at - 1; before >= at - FAR; before -= 1) {
    const other = words[before]
    if (!other || other.sentence !== word.sentence) return false
    if (DETERMINER.test(other.text)) isDetermined = true
    if (HAS.test(other.text)) {
      const owner = words[before - 1]?.text ?? ''
      // 'Sunday has a new headquarters'.
      return isDetermined && !WISHES.test(owner) && !isEveryday(owner)
    }
    if (other.text === 'with') {
      const owner = words[before - 1]
      if (!owner || owner.sentence !== word.sentence || owner.clause !== other.clause - 1)
        return true
      return !other.isJoined || isThing(owner.text, facts) || isPropertyWord(owner.text)
    }
    // 'A creek full of trout'.
    if (other.text === 'full' && words[before + 1]?.text === 'of') return true
    // 'The lawn is artificial turf'.
    if (/^(?:is|are)$/.test(other.text) && !isDetermined && before < at - 1)
      return /^(?:lawn|roof|counter|floor|wall|ceiling|deck|fence|siding)s?$/.test(
        words[before - 1]?.text ?? '',
      )
    if (BREAKS.test(other.text)) return false
  }
  return false
}
/** 'Juniper and old ponderosa': named in one breath with what was entered, without an article of its own. */
const isListedWith = (words: readonly ProseWord[], at: number, facts: TypedFacts): boolean => {
  const and = OLD.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1
  if (words[and]?.text !== 'and' || /s$/.test(words[at]?.text ?? '')) return false
  // 'Lift the carpet and decide' is no list: a comma stands before the last but one.
  if (words[and - 1]?.isJoined) return false
  const other = words[and - 1]?.text ?? ''
  return isThing(other, facts) && !PARTS.has(other)
}
const OLD = /^(?:old|young|mature|native|wild|tall|big|small)$/
const DETERMINER = /^(?:an?|the|its|own|two|three|four|five|six|another|both|every|each|plus)$/
const ARTICLE = /^(?:an?|the|its|this)$/
/** 'The belvedere has a view': whatever has or does this is there. */
const STANDS = /^(?:has|have|had|opens|overlooks|stands|leads|adds|faces|covers)$/
const JOINS =
  /^(?:has|have|had|opens|overlooks|stands|leads|adds|faces|covers|and|or|but|in|on|at|by|of|to|for|from|with|is|are|was|were|that|which|who|where|when|as|off|under|over|beside|behind|beyond|near|above|below|out|up|upstairs|downstairs|outside|inside)$/
