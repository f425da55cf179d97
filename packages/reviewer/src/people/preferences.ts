import { OPEN_TO_ALL } from './cues.ts'
import { cueAfter, cueBefore, type Manner } from './manners.ts'
import { type Mention, mentionsAt } from './mentions.ts'
import type { ProtectedClass } from './protected-class.ts'
import { mannerOfSentence } from './sentence-manner.ts'
import { type Word, wordsOf } from './words.ts'

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
  const open = lower.replace(OPEN_TO_ALL, (found) => '~'.repeat(found.length))
  const words = wordsOf(open)
  const texts = words.map(({ text }) => text)
  const found: Preference[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const mention of mentionsAt(words, texts, at)) {
      const preference = preferenceAbout(mention, words, open)
      if (!preference) continue
      found.push(preference)
      at = Math.max(at, mention.to - 1)
      break
    }
  }
  return merged(found)
}

const preferenceAbout = (mention: Mention, words: Word[], lower: string): Preference | null => {
  const { from, to, group } = mention
  const asked = (at: number, until: number, manner: Manner): Preference => ({
    start: words[at]?.start ?? 0,
    end: words[until - 1]?.end ?? 0,
    manner,
    protects: group.protects,
  })
  const after = cueAfter(mention, words)
  if (after) {
    const before = after.manner === 'excludes' ? null : cueBefore(mention, words)
    return asked(
      before?.at ?? from,
      after.until,
      before?.manner === 'excludes' ? 'excludes' : after.manner,
    )
  }
  const before = cueBefore(mention, words)
  if (before) return asked(before.at, Math.max(to, before.until ?? to), before.manner)
  const manner = mannerOfSentence(mention, words, lower)
  return manner ? asked(from, to, manner) : null
}

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
