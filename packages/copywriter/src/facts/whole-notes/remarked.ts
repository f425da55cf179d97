import type { ItemFeature } from '../item-feature.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { unknownWord } from '../refusals/unknown-words.ts'
import { withMeasuresAlone } from './measures-alone.ts'
import { NO_REMARK } from './told-together.ts'

const WORDS_MAX = 8

/** The features of a piece with a remark in brackets behind the last of them; `null` where it is no remark. */
export const remarked = (features: readonly ItemFeature[], words: string): ItemFeature[] | null => {
  const about = features.at(-1)
  // Behind several things it is not known of which one a remark speaks.
  const isOfOne = features.filter(({ partOf }) => partOf === null).length === 1
  // 'town 5' does not say of what there are five.
  if (
    !about ||
    !isOfOne ||
    /^[a-z]+ (?:(?!(?:19|20)\d\d$)[\d.]+|two|three|four|five|six|seven|eight|nine|ten)$|\bm to m\b|\bmo$/i.test(
      words,
    )
  )
    return null
  if (words.split(' ').length > WORDS_MAX || NO_REMARK.test(words)) return null
  const told = withBracket(about, nearlyAsTyped(words))
  return told && !unknownWord([told]) ? [...features.slice(0, -1), told] : null
}

/** With the articles that a note leaves out, but none before a name or a time. */
const nearlyAsTyped = (words: string): string =>
  / the |^(?:converted|month to month)\b/.test(words)
    ? words
    : withMeasuresAlone(withArticles(words)).replace(/\bthe (?=now\b|\p{Lu})/gu, '')

const withBracket = (about: ItemFeature, remark: string): ItemFeature | null => {
  const { name, statement } = about
  if (statement !== null)
    return {
      ...about,
      concept: null,
      name: null,
      money: null,
      statement: bracketed(statement, remark),
    }
  if (!name) return { ...about, text: `${about.text}, ${remark}` }
  const tail = bracketed(name.tail, remark)
  return { ...about, concept: null, text: `${name.text} ${tail}`, name: { ...name, tail } }
}

/** A second remark goes into the bracket of the first. */
const bracketed = (text: string, remark: string): string =>
  text.endsWith(')') ? `${text.slice(0, -1)}, ${remark})` : `${text} (${remark})`.trim()
