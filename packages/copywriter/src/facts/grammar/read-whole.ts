import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { readThing } from '../things/read-thing.ts'
import { isFiniteVerb, isParticiple } from './sense.ts'
import { tagged } from './tags.ts'

/**
 * Reads a note as the name of one thing, told as it was typed. It is asked only where no rule makes sense of the note.
 * @example readWhole('well for irrigation only', 'home') // 'well', tail 'for irrigation only'
 */
export const readWhole = (typed: string, setting: Setting): ItemFeature[] | null => {
  // A note with a sum or a mark in it is more than the name of a thing.
  if (/[$+@#=%]|\d/.test(typed)) return null
  const text = typed.replace(/ (main|upper|lower)$/i, ' $1 level')
  const isOnly = / only$/i.test(text)
  const { core, tail } = placed(text.replace(/ only$/i, ''))
  if (!isHeadNoun(singular(headOf(core))) || !isName(core) || (isOnly && !tail)) return null
  const thing = readThing(text.replace(/ only$/i, ''), setting)
  if (!thing.name || !isOnly) return [{ ...thing, concept: null }]
  const limited = `${tail} only`
  return [
    {
      ...thing,
      concept: null,
      text: `${thing.name.text} ${limited}`,
      name: { ...thing.name, tail: limited },
    },
  ]
}

/** Words that make a name: no verb, no mark, and no participle behind the noun that it speaks of. */
const isName = (core: string): boolean => {
  const words = tagged(core.toLowerCase())
  const last = words.at(-1)
  return (
    words.length <= 5 &&
    !/[,;:()/]/.test(core) &&
    last !== undefined &&
    !isParticiple(last.text) &&
    !words.some(isFiniteVerb) &&
    words.every(({ tag }) => /^(?:NOUN|PROPN|ADJ|NUM|VERB|ADV|X)$/.test(tag))
  )
}
