import { isPluralNoun } from '../nouns/head-nouns.ts'
import { withArticle } from '../statements/rule.ts'

/** What is said to be there, or not: its last word before a place or a participle is its noun. */
const ABSENCE =
  /^there is no ((?:[a-z-]+ )*?)([a-z]+s)(?= (?:and|or|in|on|at|of|for|to|[a-z]+ed)\b|$)/
/** What is seen, from where. */
const IN_VIEW = /^((?:the )?(?:\p{L}+ )*)(\p{L}+s) is in view\b/u
/** Work that is needed is not counted: 'it needs harrowing'. */
const NEEDED = /\b(needs?) an? ((?:[a-z]+ )?[a-z]+ing)(?=$|[,.]| (?:and|in|on|at)\b)/
const COUNTED_WORK =
  /\b(?:ceiling|lining|railing|opening|landing|awning|building|wing|painting|fitting|coating|crossing|covering|siding|dressing|closing)$/

/** 'one home and one guest house are allowed' */
const ONE_AND_ANOTHER =
  /^((?:one|an?|the) [a-z -]+|(?:small |large |indoor )?(?:cats|dogs|pets|birds)) and ((?:1|one|an?|the) [a-z -]+) is (allowed|permitted|included|required|needed|available)\b/
/** What would suit is not there yet: 'suited to a daylight basement'. */
const SUITED_TO = /\b(suited to|suitable for) the ((?!same\b)[a-z-]+(?: [a-z-]+)?)$/

/** What was done at a known time is over: 'the floors were redone in May'. */
const DONE_THEN =
  /\b(has|have) been ((?:[a-z]+ly )?[a-z]+ (?:last (?:year|month|week|spring|summer|fall|winter)|in (?:(?:early|late|mid-?) ?)?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?! \d))\b)/
const COMPLETE_IN = /\b(is|are) complete in(?= (?:19|20)\d\d\b)/

/**
 * Puts verb and article in agreement with their noun, whatever rule read the note.
 * @example withAgreement('there is no covenants recorded') // 'there are no covenants recorded'
 */
export const withAgreement = (statement: string): string =>
  statement
    .replace(/^both is\b/, 'both are')
    .replace(
      ONE_AND_ANOTHER,
      (_, both: string, other: string, what: string) =>
        `${both} and ${other.replace(/^1 /, 'one ')} are ${what}`,
    )
    .replace(SUITED_TO, (_, suited: string, thing: string) => `${suited} ${withArticle(thing)}`)
    .replace(
      DONE_THEN,
      (_, have: string, done: string) => `${have === 'has' ? 'was' : 'were'} ${done}`,
    )
    .replace(COMPLETE_IN, (_, be: string) => `${be === 'is' ? 'was' : 'were'} completed in`)
    .replace(/\ban? none\b/, 'none')
    // 'there is a pool and a clubhouse': the verb is that of the first.
    .replace(/^there are (?=an? (?!few|couple|dozen|number|total|hundred))/, 'there is ')
    .replace(ABSENCE, (whole, before: string, noun: string) =>
      isPluralNoun(noun) && !/stairs$/.test(noun) ? `there are no ${before}${noun}` : whole,
    )
    .replace(IN_VIEW, (whole, before: string, noun: string) =>
      /^[a-z]/.test(noun) && isPluralNoun(noun) ? `${before}${noun} are in view` : whole,
    )
    .replace(NEEDED, (whole, verb: string, work: string) =>
      COUNTED_WORK.test(work) ? whole : `${verb} ${work}`,
    )
