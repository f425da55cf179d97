import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../../copybook/concept.ts'
import type { Feature, NounPhrase } from '../feature.ts'
import { isPresence } from '../grammar/presence.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { placeWithArticle } from '../places/place-with-article.ts'

/** Kinds of what a property has; the others apply to it or lie around it. */
export const THINGS: ReadonlySet<FeatureKind> = new Set([
  'room',
  'amenity',
  'finish',
  'appliance',
  'outdoor place',
  'view',
  'system',
  'storage',
  'parking',
  'technology',
  'accessibility',
  'character',
  'land',
  'building',
])
const WORDS_MAX = 6
/** 'views of Puget Sound and the Olympic Mountains' */
const VIEW_WORDS_MAX = 10
const WORKED_ON =
  /^(updated|renovated|remodeled|replaced|refinished|redone|upgraded|restored) (.+)$/i

/** What no concept tells is told by its statement alone, unless its name is clearly that of a thing. */
export const withClearName = (feature: Feature): Feature => {
  const { name, statement, concept, partOf } = feature
  if (!name || concept || partOf) return feature
  const measured = / of (.+)$/.exec(name.text)?.[1]
  if (!statement && measured && /^(?:foot|mile|yard)$/.test(name.head))
    return plainly(feature, `it has ${withArticle(name)}`)
  const worked = statement ? null : WORKED_ON.exec(name.text)
  if (worked?.[1] && worked[2]) {
    const { phrase } = nounPhrase(worked[2])
    const place = name.tail ? ` ${name.tail}` : ''
    return plainly(
      feature,
      `the ${phrase.text}${place} ${phrase.number === 'plural' ? 'have' : 'has'} been ${worked[1].toLowerCase()}`,
    )
  }
  if (statement && /^it is\b|^the style\b/.test(statement)) return feature
  const kind = kindOfNoun(singular(name.head))
  const words = name.text.split(' ')
  const isClear =
    kind !== null &&
    THINGS.has(kind) &&
    words.length <= (isTypedView(feature) ? VIEW_WORDS_MAX : WORDS_MAX) &&
    !/\bthr(?:u|ough)\b/.test(name.text) &&
    !words.slice(1).some((word) => /^\d/.test(word))
  if (isClear && !(statement && /\bupdated\b/.test(name.text))) return feature
  if (statement) return plainly(feature, statement)
  // A name is known to the reader: 'the Blue Line is at the corner'.
  if (name.isName && words.length > 1 && /^(?:at|near|across|around|behind|down) /.test(name.tail))
    return plainly(feature, `${placeWithArticle(name.text)} is ${name.tail}`)
  // A noun that is known, though it is no thing of the house: 'community well', 'greenway access'.
  if (kind === null || words.length > WORDS_MAX) return feature
  const told = `${leadOf(name, feature.kind)} ${withArticle(name)}`
  // What is no noun phrase stays in the agent's words.
  return isPresence(told)
    ? plainly(feature, told)
    : { ...feature, text: feature.typed.replace(/ @ /g, ' at '), name: null }
}

/** What is seen may be typed without the word: 'Cumberland River and Broadway lights'. */
const isTypedView = ({ kind, typed }: Feature): boolean =>
  kind === 'view' && /\bviews?\b/i.test(typed)

const leadOf = (name: NounPhrase, kind: FeatureKind): string => {
  const { head, number } = name
  if (/^(?:street|block|lane|corner|road)$/.test(head) && number === 'singular') return 'it is on'
  if (head === 'warranty') return 'it comes with'
  if (head === 'access') return 'it has'
  if (kind === 'terms' && !/^(?:contract|license|certificate|bond|policy|permit)$/.test(head))
    return 'the terms include'
  return `there ${number === 'plural' && !halvesOf(name) ? 'are' : 'is'}`
}

/** 'neighborhood lake and walking trail': one of each, which the list takes for several. */
const halvesOf = ({ text, number, isName }: NounPhrase): readonly NounPhrase[] | null => {
  const halves = text.split(' and ').map((half) => nounPhrase(half).phrase)
  const areSingle =
    number === 'plural' &&
    !isName &&
    halves.length === 2 &&
    halves.every(
      (half) =>
        half.number === 'singular' && !half.isCounted && /^[a-z' -]* [a-z' -]*$/i.test(half.text),
    )
  return areSingle ? halves : null
}

const plainly = (feature: Feature, statement: string): Feature => ({
  ...feature,
  name: null,
  statement,
})

/** '16,200-square-foot plant and 2,400-square-foot office': one of each. */
const TWO_SPACES = /^(\d[\d,]*-square-foot [a-z ]+?) and (\d[\d,]*-square-foot [a-z ]+)$/

const withArticle = (name: NounPhrase): string => {
  const { text, number, isCounted, isName, tail } = name
  const [, first, second] = TWO_SPACES.exec(text) ?? []
  if (first && second) return `${articleFor(first)} ${first} and ${articleFor(second)} ${second}`
  const halves = halvesOf(name)
  if (halves)
    return `${halves.map((half) => `${articleFor(half.text)} ${half.text}`).join(' and ')}${tail ? ` ${tail}` : ''}`
  return `${number === 'singular' && !isCounted && !isName ? `${articleFor(text)} ` : ''}${text}${tail ? ` ${tail}` : ''}`
}
