import { articleFor } from '@listwright/reviewer/language'
import { agreeing } from '../../compose/agreement.ts'
import { passage } from '../../compose/passage.ts'
import { named, sourceOf } from '../../compose/value.ts'
import type { Feature, NounPhrase } from '../../facts/feature.ts'
import type { Thing } from '../thing.ts'
import type { Clause } from './clause.ts'
import { phrasePattern, type Words } from './phrase-pattern.ts'
import { BUILDING } from './tables/building.ts'
import { FINISHES } from './tables/finishes.ts'
import { FIRE_AND_WATER } from './tables/fire-and-water.ts'
import { KITCHEN } from './tables/kitchen.ts'
import { OUTDOORS } from './tables/outdoors.ts'
import { RENEWED } from './tables/renewed.ts'
import { ROOMS } from './tables/rooms.ts'
import type { Mood, Telling } from './telling.ts'

/** Of what a clause is told. */
export interface ClauseContext {
  mood: Mood
  /** What has the things: 'house', 'condo', 'building'. */
  home: string
  /** Whether it is a building of its own, with a roof. */
  isHouse: boolean
  /** Whether the things belong to several households. */
  isShared: boolean
}

const compiled = (tellings: readonly Telling[]) =>
  tellings.map(({ typed, says }) => ({ find: phrasePattern(typed), says }))

const SHARED = compiled(BUILDING)
const OWN = compiled([
  ...KITCHEN,
  ...ROOMS,
  ...FIRE_AND_WATER,
  ...OUTDOORS,
  ...BUILDING,
  ...RENEWED,
  ...FINISHES,
])

/** What can be said of a thing in a clause, the best wording first; nothing where only its presence can be told. */
export const clausesOf = (thing: Thing, context: ClauseContext): Clause[] => {
  const { features, name } = thing
  const [whole, part, ...more] = features
  if (!whole || name.isName) return []
  if (features.every(({ index }) => index === whole.index)) {
    const phrase = [name.text, name.tail].filter(Boolean).join(' ')
    for (const { find, says } of context.isShared ? SHARED : OWN) {
      const words = find(phrase)
      const said = says[context.mood]
      if (words)
        return said === null || (said.includes('{house}') && !context.isHouse)
          ? []
          : said.split(' / ').flatMap((one) => worded(one, words, thing, context) ?? [])
    }
  }
  return part && more.length === 0 ? withPart(thing, whole, part) : []
}

const worded = (
  said: string,
  words: Words,
  thing: Thing,
  { home }: ClauseContext,
): Clause | null => {
  const [, before = '', verb = '', after = ''] = /^(.*?) ?\[(.+)\] ?(.*)$/.exec(said) ?? []
  const [feature] = thing.features
  if (!feature) return null
  const all = new Map([...words, ['home', home], ['house', home]])
  const fill = (text: string) =>
    text
      .replace(/\{(?:(a|the) )?([^}]+)\}/g, (_, article: string | undefined, name: string) =>
        withArticle(article, wordsOf(name, all), thing.name),
      )
      .replace(/ {2,}/g, ' ')
      .trim()
  const source = sourceOf(feature)
  const isPlural = thing.name.number === 'plural'
  return {
    features: thing.features,
    subject: passage(fill(before), source),
    verb: /\{(?!house|home|place|level|stone)/.test(before) ? inNumber(verb, isPlural) : verb,
    rest: passage(fill(after), source),
  }
}

/** 'on the main level' of 'main-level laundry'. */
const wordsOf = (name: string, words: Words): string => {
  const found = words.get(name) ?? ''
  return name === 'level' ? found.replace('-', ' ') : found
}

const withArticle = (article: string | undefined, text: string, name: NounPhrase): string => {
  if (article === 'the') return `the ${text}`
  const isOne = article === 'a' && name.number === 'singular' && !name.isCounted
  return isOne ? `${articleFor(text)} ${text}` : text
}

/** 'backs up' and 'back up', 'has been' and 'have been'. */
const inNumber = (verb: string, isPlural: boolean): string => {
  const [first = '', ...rest] = verb.split(' ')
  return [agreeing(first, isPlural), ...rest].join(' ')
}

/** What can be said to have something: 'the granite counters have a breakfast bar' would be odd. */
const HOLDERS =
  /^(?:room|kitchen|bath|bathroom|library|suite|den|office|study|basement|attic|patio|porch|deck|terrace|balcony|lanai|yard|backyard|barn|shop|workshop|shed|garage|cottage|house|casita|mudroom|pantry|studio|loft|bedroom|closet|bar|lounge|sunroom|roof deck|build-out|showroom)$/

/** 'The covered patio has ceiling fans.' */
const withPart = (thing: Thing, whole: Feature, part: Feature): Clause[] => {
  if (!whole.name || !part.name || whole.name.isName || whole.name.isCounted || whole.year !== null)
    return []
  // 'A bedroom and full bath' are two things under one name, not a thing and its part.
  if (part.partOf !== whole || !HOLDERS.test(whole.name.head)) return []
  const { text, tail, number } = whole.name
  return [
    {
      features: thing.features,
      subject: passage(`the ${[text, tail].filter(Boolean).join(' ')}`, sourceOf(whole)),
      verb: number === 'plural' ? 'have' : 'has',
      rest: named(part.name, sourceOf(part)).a,
    },
  ]
}
