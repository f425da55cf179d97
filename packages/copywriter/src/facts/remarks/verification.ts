import type { ItemFeature } from '../item-feature.ts'
import { withArticle } from '../statements/rule.ts'

const PLACE =
  '(?: (?:uses? )?with (?:the )?(borough|city|county|town|township|village|HOA|association))'
const TO_VERIFY = new RegExp(
  `^(.+?)(?:(?:,|;| -)? \\(?(?:the )?(buyer|tenant)s?(?: is| are)?(?: to| must| should)? (?:verify|check|confirm)${PLACE}?\\)?|(?:,|;| -) (?:verify|(?:check|confirm)${PLACE}))$`,
  'i',
)

/** A note without the words that tell a buyer to check it, and how those are told; `null` if it has none. */
export const readVerification = (typed: string): { note: string; told: string } | null => {
  const [, note, who = 'buyer', place, other] = TO_VERIFY.exec(typed) ?? []
  if (!note) return null
  const whom = place ?? other
  const holder = whom ? ` with the ${/^hoa$/i.test(whom) ? 'HOA' : whom.toLowerCase()}` : ''
  const told = `, to be verified by the ${who.toLowerCase()}${holder}`
  return {
    note: note.replace(/(?<= (?:limits|restrictions|rules|requirements|regulations))$/i, ' apply'),
    told,
  }
}

/** What the seller does not vouch for is told with the words that say so. */
export const verified = (feature: ItemFeature, told: string): ItemFeature => {
  const { name, statement } = feature
  const fact =
    statement ??
    `there ${name?.number === 'plural' ? 'are' : 'is'} ${withArticle(name?.text ?? '')}${name?.tail ? ` ${name.tail}` : ''}`
  return { ...feature, concept: null, name: null, statement: `${fact}${told}` }
}
