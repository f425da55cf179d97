import type { Entry, LinesByTone } from './chapter.ts'
import { linesByManner } from './manner.ts'

/** Whose a thing must be for its lines: the home's own, its building's or community's, or either. */
export type Owner = 'home' | 'building' | 'either'

/** A thing of which a thought can be told, with the lines about it alone. */
export interface Subject {
  name: string
  owner: Owner
  /** Whether its lines are written for several things: 'skylights'. */
  isPlural: boolean
  /** Whether most homes have it, so that a caption has no room for a thought about it. */
  isCommon: boolean
  /** Names that agents type for it, as written in the chapter. */
  phrases: readonly string[]
  lines: LinesByTone
  /** How much of a name its longest phrase covers, the place with it where the phrase has one; 0 where none does. */
  coverageOf: (name: string, place: string) => number
}

export const subjectOf = (entry: Entry): Subject => {
  const phrases = listIn(entry.fields.match)
  const patterns = phrases.map((phrase) => ({
    pattern: endingIn(phrase),
    length: lengthOf(phrase),
    hasPlace: PLACE.test(phrase),
  }))
  const not = listIn(entry.fields.not)
  const excluded = not.length > 0 ? new RegExp(`\\b(?:${not.join('|')})\\b`, 'i') : null
  return {
    name: entry.name,
    owner: ownerIn(entry.fields.of?.trim()),
    isPlural: isPluralName(entry.name),
    isCommon: entry.fields.common !== undefined,
    phrases,
    lines: linesByManner(entry),
    coverageOf: (name, place) => {
      const whole = place ? `${name} ${place}` : name
      if (excluded?.test(whole)) return 0
      const covering = patterns.filter(({ pattern, hasPlace }) =>
        pattern.test(hasPlace ? whole : name),
      )
      return Math.max(0, ...covering.map(({ length }) => length))
    },
  }
}

const ownerIn = (field: string | undefined): Owner =>
  field === 'building' || field === 'either' ? field : 'home'

/** A phrase that names a place, such as 'primary suite on the main level', is compared with the name and its place. */
const PLACE = / (?:on|in)\b| (?:up|down)stairs$/

const listIn = (field = ''): string[] =>
  field
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean)

/** A phrase of more words is more exact; of two with as many words, the longer one. */
const lengthOf = (phrase: string): number => phrase.split(' ').length * 100 + phrase.length

/** 'covered patio' is the end of 'covered back patio': other words may stand between. */
const endingIn = (phrase: string): RegExp => {
  const words = phrase.split(' ')
  const last = words.at(-1) ?? ''
  const numbered = /y$/.test(last) ? `${last.slice(0, -1)}(?:y|ies)` : `${last}(?:e?s)?`
  return new RegExp(`(?:^|[ -])${[...words.slice(0, -1), numbered].join('\\b.*?\\b')}$`, 'i')
}

const isPluralName = (name: string): boolean => /[^s]s$/.test(name)
