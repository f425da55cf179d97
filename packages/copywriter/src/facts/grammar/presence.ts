import { isHeadNoun, isPluralNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { tagged } from './tags.ts'

const THERE = /^there (is|are) (?:an? |the )?(.+)$/
const BEFORE_PLACE =
  /^(.+?)(?= (?:in|on|at|to|from|of|off|under|over|near|for|by|with|without|through|throughout|behind|beside|above|below|across|between|along|inside|outside|around|into|per|via|past|that|which|where|only|\()\b|[,;(]|$)/

/** Parts of a whole that the note does not name, and what is done with it: 'rest in live oak', 'use of lake'. */
const NO_THING =
  /^(?:rest|remainder|balance|majority|bulk|half|use|proof|tax|enter|at|own|sold|only)$/i

/**
 * Whether 'there is' introduces a noun phrase: not 'an enter at the own risk', 'a rest in the live oak' or 'renters no pets'.
 * Sentences that do not begin with it pass.
 */
export const isPresence = (statement: string): boolean => {
  const [, verb = '', what = ''] = THERE.exec(statement) ?? []
  if (!what) return true
  const core = BEFORE_PLACE.exec(what)?.[1] ?? what
  if (NO_THING.test(core) || (/\S no [a-z]/i.test(core) && !/ (?:and|but|or) no /.test(core)))
    return false
  if (HAS_NO_HEAD.test(statement)) return false
  return !isCommand(core, what) && agrees(verb, core, what)
}

/** 'an about 60% native pasture', 'red/the Green lines', 'an RV 14 days max while building'. */
const HAS_NO_HEAD =
  /^there (?:is|are) (?:[^,]*\b(?:the own\b|by the (?:first|anytime)$)|an? (?:about|approx|over|under|some|all|both|only)\b|[a-z]+\/the\b|[^,]* (?:while [a-z]+ing|per mo)$|[^,]* \d+ (?:days|months|years) (?:max|min|maximum|minimum)\b)/

/** 'swim at own risk' begins with a verb, and so does 'watch for snakes'. */
const isCommand = (core: string, what: string): boolean => {
  if (/[\s\d-]|^\p{Lu}/u.test(core) || isHeadNoun(singular(core))) return false
  // A noun stays one behind its article; a verb is taken for one there, but not where it begins the note.
  return /^(?:VERB|AUX)$/.test(tagged(what)[0]?.tag ?? '') && !/(?:ing|ed|s)$/.test(core)
}

/** 'there is no pets' and 'there are central heat' do not agree; of several things, the first may be alone. */
const agrees = (verb: string, core: string, what: string): boolean => {
  const head = headOf(core)
  if (/ and | or |,|\/|&|\+/.test(what) || !isHeadNoun(singular(head)) || /^\p{Lu}/u.test(core))
    return true
  return verb !== 'is' || !isPluralNoun(head)
}

/** Whether a note begins with a verb that tells somebody to do something: 'enter at own risk'. */
export const isRequest = (note: string): boolean => {
  const core = BEFORE_PLACE.exec(note)?.[1] ?? note
  return isCommand(core.toLowerCase(), note.toLowerCase())
}
