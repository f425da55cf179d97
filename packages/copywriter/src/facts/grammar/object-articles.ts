import { articleFor } from '@listwright/reviewer/language'
import { isHeadNoun } from '../head-nouns.ts'
import type { ItemFeature } from '../item-feature.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { tagged } from './tags.ts'

const PRESENCE = /^(there (?:is|are)|(?:it|the [\w' -]+?) (?:has|have|needs?)) (.+)$/
/** Animals are typed in the singular, however many there are; 'room' and 'damage' are not counted. */
const UNCOUNTED =
  /^(?:room|space|no)\b|^(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|\bdamage\b|\b(?:deer|elk|moose|javelina|quail|trout|wildlife|waterfowl|antelope|bear)\b/

/**
 * Puts in the articles that notes leave out before what is there.
 * @example withObjectArticles('the kitchen has gas cooktop') // 'the kitchen has a gas cooktop'
 */
export const withObjectArticles = (feature: ItemFeature): ItemFeature => {
  const [, beginning, rest] = PRESENCE.exec(feature.statement ?? '') ?? []
  if (!beginning || !rest || UNCOUNTED.test(rest)) return feature
  const words = tagged(feature.statement ?? '').slice(beginning.split(' ').length)
  const end = words.findIndex(({ tag }) => !/^(?:NOUN|ADJ|VERB|CCONJ|PUNCT)$/.test(tag))
  const object = (end === -1 ? words : words.slice(0, end))
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ,/g, ',')
  const things = object.split(/,? and |, /)
  if (!object || !rest.startsWith(object) || !things.some(lacksArticle)) return feature
  const complete = things.map((thing) =>
    lacksArticle(thing) ? `${articleFor(thing)} ${thing}` : thing,
  )
  const last = complete.pop() ?? ''
  const list =
    complete.length > 1 ? `${complete.join(', ')}, and ${last}` : [...complete, last].join(' and ')
  return { ...feature, statement: `${beginning} ${list}${rest.slice(object.length)}` }
}

const lacksArticle = (thing: string): boolean => {
  const { phrase } = nounPhrase(thing)
  return /^[a-z]/.test(thing) && phrase.number === 'singular' && isHeadNoun(phrase.head)
}
