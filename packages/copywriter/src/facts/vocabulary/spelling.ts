import { onceByKey } from '@listwright/reviewer/memory'
import { isCommonWord, isKnownWord, vocabulary } from './known-words.ts'
import { MISSPELLINGS } from './misspellings.ts'
import { NAME_WORDS } from './proper-names.ts'

export interface Repair {
  typed: string
  read: string
}

/** Spellings that are joins or fashions rather than mistakes: mended without a word about it. */
const SILENT =
  /^(?:walkin|walkout|eatin|builtins?|inlaw|ensuite|firepit|inground|hottub|\w+room|\w+rooms?|floorplans?|jacuzzi|subzero|chefs|butlers|verandah|panelled|remodelled|motorised|winterised|stabilised|bevelled|modernised|offstreet|offgrid|deleaded|trey|mantles?|culdesac)$/

interface Repaired {
  text: string
  repairs: readonly Repair[]
}

const NOTES_MAX = 1000

/**
 * Mends mistakes in a text whose names already have their capitals. Several readers ask for the same note, so the
 * latest are remembered.
 */
export const repaired = onceByKey(
  (text: string) => text,
  (text): Repaired => mend(text),
  NOTES_MAX,
)

const mend = (text: string): Repaired => {
  const repairs: Repair[] = []
  let last = ''
  const mended = text.replace(/[\p{L}][\p{L}']*[\p{L}]/gu, (word, offset: number) => {
    const lower = word.toLowerCase()
    const after = /^ ([a-z']+)/i.exec(text.slice(offset + word.length))?.[1]?.toLowerCase() ?? ''
    const read =
      MISSPELLINGS[lower] ??
      (isCandidate(word, text, offset) ? likely(lower, last, after) : undefined) ??
      (mayBeClipped(word, text, offset) ? writtenOut(lower, last, after) : undefined)
    last = (read ?? word).toLowerCase()
    if (!read || read === word) return word
    if (!SILENT.test(lower)) repairs.push({ typed: word, read })
    return read
  })
  return { text: mended, repairs }
}

/** Short words are mended only where the neighbours agree: many are words that the lexicon does not know. */
const likely = (word: string, before: string, after: string): string | undefined => {
  const target = nearestWord(word)
  if (!target || word.length >= LONG_WORD) return target
  const { pairs } = vocabulary()
  const isLikely =
    (!before && !after) || pairs.has(`${before} ${target}`) || pairs.has(`${target} ${after}`)
  return isLikely ? target : undefined
}
const LONG_WORD = 8

const isCandidate = (word: string, text: string, offset: number): boolean =>
  word.length > 4 &&
  word === word.toLowerCase() &&
  !word.includes("'") &&
  text[offset - 1] !== '-' &&
  text[offset + word.length] !== '-' &&
  /^[a-z]+$/.test(word) &&
  !NAME_WORDS.has(word) &&
  !isKnownWord(word) &&
  !isCompound(word)

const PART_MIN = 4

/** 'creekfront', 'barnyard': two common words make one that no dictionary need have. */
const isCompound = (word: string): boolean =>
  Array.from({ length: word.length }, (_, at) => at).some(
    (at) =>
      at >= PART_MIN &&
      word.length - at >= PART_MIN &&
      isCommonWord(word.slice(0, at)) &&
      isCommonWord(word.slice(at)),
  )

/** Letters of a word in their order, as agents clip it: 'covd', 'fnshd', 'scrnd'. */
const mayBeClipped = (word: string, text: string, offset: number): boolean =>
  word.length > 2 &&
  word.length < 8 &&
  /^[a-z]+$/.test(word) &&
  /[^aeiou]{2}/.test(word) &&
  text[offset - 1] !== '-' &&
  text[offset + word.length] !== '-' &&
  !NAME_WORDS.has(word) &&
  !isKnownWord(word)

/** The one word that has these letters in this order and stands beside such neighbours. */
const writtenOut = (word: string, before: string, after: string): string | undefined => {
  const { targets, pairs } = vocabulary()
  const letters = new RegExp(`^${[...word].join('[a-z]*?')}$`)
  const matches = (targets.get(word.charAt(0)) ?? []).filter(
    (target) =>
      target.length > word.length &&
      target.length <= word.length * 2 + 1 &&
      letters.test(target) &&
      ((before !== '' && pairs.has(`${before} ${target}`)) ||
        (after !== '' && pairs.has(`${target} ${after}`))),
  )
  return matches.length === 1 ? matches[0] : undefined
}

const found = new Map<string, string | undefined>()
const FOUND_MAX = 2000

/** The word of a feature that an unknown word comes closest to, if one is close enough. */
export const nearestWord = (word: string): string | undefined => {
  if (found.has(word)) return found.get(word)
  if (found.size >= FOUND_MAX) found.clear()
  const target = closestTarget(word)
  found.set(word, target)
  return target
}

const closestTarget = (word: string): string | undefined => {
  const most = word.length >= 9 ? 2 : 1
  let best: string | undefined
  let least = most + 1
  let isTied = false
  for (const target of vocabulary().targets.get(word[0] ?? '') ?? []) {
    if (Math.abs(target.length - word.length) > most) continue
    const distance = editDistance(word, target, most)
    if (distance < least) [best, least, isTied] = [target, distance, false]
    else if (distance === least && distance <= most && !sameStem(target, best)) isTied = true
  }
  return isTied ? undefined : best
}

const sameStem = (one: string, other: string | undefined): boolean =>
  other !== undefined && one.replace(/s$/, '') === other.replace(/s$/, '')

/** Damerau's distance of adjacent swaps, given up above `most`. */
const editDistance = (one: string, other: string, most: number): number => {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1)
      row.push(value)
      if (value < least) least = value
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}
