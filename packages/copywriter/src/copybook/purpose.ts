import type { Tone } from '@listwright/contracts'
import { byTone } from './by-tone.ts'
import { type Entry, type LinesByTone, linesByTone } from './chapter.ts'

/** What a thing is for, with lines that tell the use instead of the presence. */
export interface Purpose {
  name: string
  /** Shared with a building or a community, such as its pool; otherwise it is the home's own. */
  isShared: boolean
  /** Whether its lines are written for several things: 'skylights'. */
  isPlural: boolean
  /** Names that agents type for it, as written in the chapter. */
  phrases: readonly string[]
  lines: LinesByTone
  leads: LinesByTone
  /** How much of a name its longest phrase covers, the place with it where the phrase has one; 0 where none does. */
  coverageOf: (name: string, place: string) => number
}

export const purposeOfEntry = (entry: Entry): Purpose => {
  const phrases = listIn(entry.fields.match)
  const patterns = phrases.map((phrase) => ({
    pattern: endingIn(phrase),
    length: lengthOf(phrase),
    hasPlace: / (?:on|in) /.test(phrase),
  }))
  const not = listIn(entry.fields.not)
  const excluded = not.length > 0 ? new RegExp(`\\b(?:${not.join('|')})\\b`, 'i') : null
  return {
    name: entry.name,
    isShared: entry.fields.of?.trim() === 'building',
    isPlural: isPluralName(entry.name),
    phrases,
    lines: linesByTone(entry),
    leads: linesByTone(entry, 'lead'),
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

/** What a thing does, in one clause; read like a purpose, with lines for several tones at once. */
export const dutyOfEntry = (entry: Entry): Purpose => ({
  ...purposeOfEntry(entry),
  lines: byTone((tone) => sectionsFor(tone).flatMap((name) => entry.sections.get(name) ?? [])),
})

/** Investor texts state what there is, not what it does. */
const sectionsFor = (tone: Tone): string[] =>
  tone === 'investor' ? [] : ['any', tone === 'luxury' || tone === 'classic' ? 'calm' : 'lively']

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
