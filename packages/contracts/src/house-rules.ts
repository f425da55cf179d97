/** What a house asks of its texts, as far as a program without a language model can follow it. */
export interface HouseRules {
  /** Words that no text may say. */
  avoid: string[]
  /** Everything else, in the house's words. */
  others: string[]
}

const BAN =
  /\b(?:never|do not|don['\u2019]?t|avoid|ban(?:ned)?(?: words)?)\b[:,]?(?: (?:say|saying|use|using|write|writing|call (?:it|anything|a home|a house))(?: the words?)?)?[:,]? (.+)$/i
/** 'Never mention the price' is about a fact, not about a word. */
const FACT =
  /\b(?:never|do not|don['\u2019]?t|avoid) (?:mention|include|state|talk|write about|end|begin|start|exceed)/i
const QUOTED = /["\u201c\u2018']([\p{L}][\p{L}\p{N}' -]{0,38}?)["\u201d\u2019'](?![\p{L}])/gu
const WORDS = /^[\p{L}][\p{L}\p{N}'\u2019 -]{1,29}$/u
const WORDS_MAX = 20

/** @example readHouseRules("We never say 'cozy'. Sound calm.") // { avoid: ['cozy'], others: ['Sound calm.'] } */
export const readHouseRules = (text: string): HouseRules => {
  const rules = text
    .split(/\n|(?<=[.;!?])\s+/)
    .map((rule) => rule.trim())
    .filter(Boolean)
  const read = rules.map((rule) => ({ rule, words: bannedBy(rule) }))
  return {
    avoid: [...new Set(read.flatMap(({ words }) => words))].slice(0, WORDS_MAX),
    others: read.filter(({ words }) => words.length === 0).map(({ rule }) => rule),
  }
}

const bannedBy = (rule: string): string[] => {
  const banned = FACT.test(rule) ? undefined : BAN.exec(rule)?.[1]
  if (!banned) return []
  const quoted = [...banned.matchAll(QUOTED)].map(([, words = '']) => words)
  const named = quoted.length > 0 ? quoted : banned.split(/,|;|\bor\b|\band\b|\bnor\b|\//i)
  return named
    .map((words) =>
      words.replace(/[.!?"'\u2018\u2019\u201c\u201d]+$|^["'\u2018\u201c]+/g, '').trim(),
    )
    .map((words) => words.toLowerCase())
    .filter((words) => WORDS.test(words) && words.split(' ').length <= 3)
}
