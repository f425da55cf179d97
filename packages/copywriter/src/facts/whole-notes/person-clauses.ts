import { articleFor } from '@listwright/reviewer/language'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isMassNoun } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { withArticles } from '../nouns/with-articles.ts'

const PERSON =
  'landlord|tenant|owner|seller|buyer|association|HOA|management|city|town|township|village|county|builder|farmer|renter'
/** What people do about a property, as it is typed without an object or with a bare one. */
const VERB =
  'plows|shovels|mows|maintains|handles|removes|provides|covers|repairs|replaces|cuts|cleans|salts|waters|insures|owns|keeps|takes care of|supplies|collects|services|weeds|rakes'
const CLAUSE = new RegExp(`^(?:the )?(${PERSON}) (${VERB})(?: (.+))?$`, 'i')

/**
 * Who does what, typed without articles: 'landlord plows, tenant shovels walk' is 'the landlord plows, and the tenant
 * shovels the walk'. `null` where a piece of the note is no such clause.
 */
export const personClauses = (typed: string): ItemFeature | null => {
  const clauses = typed.split(/, (?:and )?|; | and (?=(?:the )?[a-z]+ [a-z]+s\b)/i).map(clauseOf)
  if (clauses.some((clause) => clause === null)) return null
  const [last = '', ...before] = clauses.flatMap((clause) => clause ?? []).reverse()
  const statement = before.length > 0 ? `${before.reverse().join(', ')}, and ${last}` : last
  return itemFeature({ text: typed, kind: 'restriction', statement })
}

const clauseOf = (typed: string): string | null => {
  const [, person = '', verb = '', object] = CLAUSE.exec(typed) ?? []
  if (!person) return null
  const subject = person === person.toUpperCase() ? person : person.toLowerCase()
  return `the ${subject} ${verb.toLowerCase()}${object ? ` ${withArticles(withThe(object))}` : ''}`
}

/** 'the walk', 'lawn care', 'an umbrella policy' as it was typed with its article. */
const withThe = (object: string): string => {
  const { phrase } = nounPhrase(object)
  const isOpen =
    phrase.number === 'singular' &&
    !phrase.isName &&
    !phrase.isCounted &&
    !isMassNoun(phrase.head, object.toLowerCase()) &&
    !new RegExp(`^(?:${articleFor(object)}|the|its|all) `, 'i').test(object)
  return isOpen ? `the ${object}` : object
}
