import { kindOfNoun, singular } from '../nouns/head-nouns.ts'

const ANSWER = /^((?!(?:no|not|all)\b)[\p{L}][\p{L}' -]*?)(?::|,|\?)? ?(yes|no|none)$/iu
/** What is there or not there, rather than allowed, paid or agreed. */
const THINGS: ReadonlySet<string> = new Set([
  'room',
  'amenity',
  'appliance',
  'finish',
  'outdoor place',
  'system',
  'storage',
  'parking',
  'technology',
  'accessibility',
  'community',
])
/** Things that may also be allowed or not. */
const ALLOWED = /\b(?:grills?|hookups?|water|sewer|street parking|team)$/i

/**
 * The answer of a form, typed behind its thing: 'elevator no' is no elevator, 'storm shelter yes' is a storm shelter.
 * @example withShortAnswer('heated garage none') // 'no heated garage'
 */
export const withShortAnswer = (text: string): string => {
  const [, thing = '', answer = ''] = ANSWER.exec(text) ?? []
  const kind = kindOfNoun(singular((thing.split(' ').at(-1) ?? '').toLowerCase()))
  if (!answer || kind === null || !THINGS.has(kind) || ALLOWED.test(thing)) return text
  return /^yes$/i.test(answer) ? thing : `no ${thing}`
}
