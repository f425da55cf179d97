import { ACRONYMS } from '../language/acronyms.ts'
import type { TracedClaim } from './claim.ts'
import type { ProseWord } from './prose.ts'
import type { TypedFacts } from './typed-facts.ts'
import { isPlain } from './words-that-claim.ts'

const CALENDAR =
  /^(?:jan(?:uary|uaries)?|feb(?:ruary|ruaries)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|thanksgiving|halloween|easter|i|i'm|i'd|i'll|i've|ok|okay|tv|am|pm|mls|usa?|a|an|the|of|and|murphy|england|midwest(?:ern)?|southwest(?:ern)?|northwest(?:ern)?|northeast(?:ern)?|southeast(?:ern)?|fourth|nature|english|french|instagram|facebook|linkedin|zoom|netflix)$/
const KNOWN: ReadonlySet<string> = new Set([...ACRONYMS].map((acronym) => acronym.toLowerCase()))

/** Names that are not among the facts: a street, a town, a maker or a person that nobody entered. */
export const traceNames = (
  words: readonly ProseWord[],
  text: string,
  facts: TypedFacts,
): TracedClaim[] => {
  const titled = titledLines(words)
  const claims: TracedClaim[] = []
  for (const [at, word] of words.entries()) {
    if (!isUnknownName(word, facts)) continue
    // A capital proves no name where a sentence begins or a line is a headline; more of the name beside it does.
    if (word.opensSentence || titled.has(word.line)) {
      const isName = (other: ProseWord | undefined) =>
        other !== undefined &&
        isUnknownName(other, facts) &&
        (!titled.has(word.line) || !isPlain(other.text))
      const next = words[at + 1]
      if (isPlain(word.text)) continue
      // 'Bloomington, Indiana' or 'Bloomington, $410,000' as a sentence of its own.
      const isTown = TOWN.test(word.text) && /^, (?:[A-Z][a-z]|\$)/.test(text.slice(word.end))
      if (!isTown)
        if (!(next?.isJoined && isName(next)) && !(word.isJoined && isName(words[at - 1]))) continue
    }
    const previous = claims.at(-1)
    if (previous && word.isJoined && previous.end === words[at - 1]?.end) {
      previous.end = word.end
    } else {
      const { start, end } = word
      const why = 'This name is not among what you entered.'
      claims.push({
        start,
        end,
        text: text.slice(start, end),
        kind: 'name',
        status: 'unsupported',
        why,
      })
    }
  }
  // Once, at the end: a claim grows word by word.
  return claims.map((claim) => ({ ...claim, text: text.slice(claim.start, claim.end) }))
}

const isUnknownName = (word: ProseWord, facts: TypedFacts): boolean => {
  const name = word.text.replace(/'s$/, '')
  return (
    word.isCapital &&
    name.length > 1 &&
    !CALENDAR.test(name) &&
    !KNOWN.has(name) &&
    !facts.names.has(name) &&
    !facts.sourcesOf(name)
  )
}

const TOWN = /^(?!price$|terms$|asking$|.*(?:s|ly|ing|ed)$).{5,}/
const SMALL =
  /^(?:an?|the|of|and|or|to|in|on|with|for|at|by|from|as|but|nor|so|than|per|it|is|since|into|over|under|after|before|when|that|until|off|out|up)$/

/** Lines in which every word of weight has a capital: headlines, and what is shouted. */
const titledLines = (words: readonly ProseWord[]): Set<number> => {
  const lines = new Set(words.map(({ line }) => line))
  for (const { line, text, isCapital } of words)
    if (!isCapital && !SMALL.test(text)) lines.delete(line)
  return lines
}
