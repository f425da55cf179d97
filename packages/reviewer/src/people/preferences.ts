import { matchesIn } from '../patterns/index.ts'
import { OPEN_TO_ALL, REFUSES } from './cues.ts'
import { judge, type Manner } from './manners.ts'
import { mentionsAt } from './mentions.ts'
import type { ProtectedClass } from './protected-class.ts'
import { wordsOf } from './words.ts'

export interface Preference {
  start: number
  end: number
  manner: Manner
  protects: ProtectedClass
}

/**
 * Every phrase of a lower-case text that shuts a protected group out, selects one, or describes a place by one.
 * @example preferencesIn('no gays.') // [{ start: 0, end: 7, manner: 'excludes', protects: 'orientation' }]
 */
export const preferencesIn = (lower: string): Preference[] => {
  const open = withoutWelcomes(lower).replace(ABBREVIATED, (found) =>
    found.replace(/\./g, '').padEnd(found.length, '_'),
  )
  const words = wordsOf(open)
  const texts = words.map(({ text }) => text)
  const found: Preference[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const mention of mentionsAt(words, texts, at)) {
      const judgement = judge(mention, words, open)
      if (!judgement) continue
      const { manner, from, to } = judgement
      found.push({
        start: words[from]?.start ?? 0,
        end: words[to - 1]?.end ?? 0,
        manner,
        protects: mention.group.protects,
      })
      at = Math.max(at, mention.to - 1)
      break
    }
  }
  return merged(found)
}

/** A lower-case text in which statements that nobody is shut out are blotted out. */
export const withoutWelcomes = (lower: string): string => lower.replace(OPEN_TO_ALL, blotOpen)

/** Points that end no sentence, and what joins 'no' to its word: 'u.s.', 'sec. 8', 'no...kids'. */
const ABBREVIATED =
  /\b(?:cauc|fem|hisp|prof|pref|sgl|appl)\.(?= [a-z])|\bu\.s\.(?:a\.)?|\bs(?:ec|ect)?\.(?= ?(?:8|eight))|\bno\.{2,}(?=[a-z])/g

/** What leads up to a statement that all are welcome is part of it, unless it denies something. */
const blotOpen = (found: string, lead: string): string => {
  const kept =
    /\b(?:no|not|never|nobody|only|but|cannot|none|prefer\w*|perfect|ideal|refuse\w*|declin\w*|reject\w*|den(?:y|ied)|exclud\w*|sin)\b|n't\b/.test(
      lead,
    )
      ? lead
      : ''
  // 'Everyone is welcome, but …' takes back what it says.
  const end = Math.min(TURN.exec(found)?.index ?? found.length, refusalIn(found, lead.length))
  return kept + '~'.repeat(Math.max(0, end - kept.length)) + found.slice(Math.max(end, kept.length))
}

const TURN =
  /(?:,| -)? (?:but|yet|though|however|except|unless|we just|as long as|so long as|provided)\b/

/** Where a statement that all are welcome goes on with a refusal: ', no kids', ' and no kids'. */
const refusalIn = (found: string, from: number): number => {
  for (const { 0: joint, index } of matchesIn(found, JOINT))
    if (index > from && REFUSES.test(found.slice(index + joint.length))) return index
  return found.length
}
const JOINT = /[,:(\u2014]| -| (?=and (?:no|not|never)\b)/g

/** Two findings about the same words are one. */
const merged = (found: Preference[]): Preference[] => {
  const kept: Preference[] = []
  for (const each of found.toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )) {
    const previous = kept.at(-1)
    if (previous && each.start < previous.end) {
      previous.end = Math.max(previous.end, each.end)
      if (each.manner === 'excludes') previous.manner = 'excludes'
    } else kept.push({ ...each })
  }
  return kept
}
