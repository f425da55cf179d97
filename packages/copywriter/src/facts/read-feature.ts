import type { UnusedInput } from '@listwright/contracts'
import { remembered } from '../remembered.ts'
import { EMPTY, PRAISE } from '../review/terms/cliches.ts'
import { CONTACT } from './contact-data.ts'
import { lowerCase } from './feature-case.ts'
import { type Restated, restatedIn } from './feature-conflicts.ts'
import { definitePhrase, nounPhrase } from './feature-noun-phrase.ts'
import { sceneOf } from './feature-scene.ts'
import { AN_INSTRUCTION, NOT_PUBLIC, reasonToLeaveOut } from './feature-screen.ts'
import { expandShorthand } from './feature-shorthand.ts'
import { knownFeature, sceneOfRelative } from './known-features.ts'
import type { Feature } from './types.ts'

/** What a typed feature says by itself, whatever the property. */
export interface Reading {
  /** The feature, or why it cannot be one. */
  outcome: Omit<Feature, 'index'> | string
  /** The field of the form that it states once more. */
  restated: Restated | null
  /** Praise that was taken out of it. */
  praise: UnusedInput | null
  /** Its words, singular, to tell repetitions by. */
  words: ReadonlySet<string>
}

const WORDS_MAX = 8
const PICTOGRAPHS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d|\ufe0f|\u20e3/gu
const PUFFERY = new RegExp(
  `\\b(?:${PRAISE}|${EMPTY}|nice|great(?! room)|(?:plenty|tons|lots) of|luxury|perfect|unique|super|huge|massive(?:ly)?|wonderful|elegant|state[- ]of[- ]the[- ]art|top[- ]of[- ]the[- ]line|tastefully|thoughtfully|meticulously|vibrant|bustling|tranquil|serene|peaceful|oasis|sanctuary|boasts?|nestled)\\b[ ,]*`,
  'gi',
)
const MARKUP = /<\s*\/?\s*(?:script|style|iframe|img|svg|object|embed)\b|\bjavascript:|\bon\w+\s*=/i
const REWRITES: readonly [RegExp, string][] = [
  [/\bmaster[- ](bedroom|suite|bath(?:room)?|closet|retreat)/gi, 'primary $1'],
  [/\bhis (?:and|&|n|-n-) hers?\b/gi, 'dual'],
  [/\bman cave\b/gi, 'den'],
  [/\bgranny (?:flat|unit)\b/gi, 'accessory dwelling unit'],
]

/** Cleans, screens and classifies one free-text feature. */
export const readFeature = remembered((typed): Reading => {
  const listed = knownFeature(typed)
  if (listed) return asReading({ ...listed, isNote: isAbsence(listed.phrase) })
  const plain = typed
    .replace(/(?<=\d)\s*½/g, '.5')
    .replace(/½/g, 'half')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
  if (MARKUP.test(plain)) return asReading(AN_INSTRUCTION)
  const withoutContact = plain.replace(CONTACT, ' ')
  if (withoutContact !== plain) return asReading(NOT_PUBLIC)
  const clean = tidy(withoutContact)
  if (isTooLittle(clean)) return asReading('It says too little to be written about.')
  const expanded = REWRITES.reduce(
    (kept, [from, to]) => kept.replace(from, to),
    expandShorthand(clean),
  )
  const reason = reasonToLeaveOut(expanded)
  if (reason) return asReading(reason)
  const { text, praise } = withoutPuffery(lowerCase(expanded))
  if (lettersIn(text) < 3) return asReading('It praises without naming a feature.', '', praise)
  if (text.split(' ').length > WORDS_MAX)
    return asReading(
      `It is longer than ${WORDS_MAX} words: split it into short features.`,
      text,
      praise,
    )
  const { phrase, bare, plural, scene, isNote } = described(text)
  return asReading({ phrase, bare, plural, scene, isNote }, text, praise)
})

type Described = Omit<Feature, 'index' | 'definite'>

const asReading = (
  outcome: Described | string,
  text = '',
  praise: UnusedInput | null = null,
): Reading => ({
  outcome:
    typeof outcome === 'string' ? outcome : { ...outcome, definite: definitePhrase(outcome.bare) },
  restated: text ? restatedIn(text) : null,
  praise,
  words: typeof outcome === 'string' ? new Set() : wordsOf(outcome.bare),
})

const described = (text: string): Described => {
  const known = knownFeature(text)
  if (known) return { ...known, isNote: isAbsence(known.phrase) }
  return { ...nounPhrase(text), scene: sceneOfRelative(text) ?? sceneOf(text) }
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const isTooLittle = (text: string): boolean =>
  (lettersIn(text) < 3 && !/^(?:EV|RV|AC|A\/C|W\/D|ADU)$/i.test(text)) ||
  /^(?:n\/?a|tbd|tba|none|test|etc|misc|other|various|asdf\w*|and|the|with|plus|also|for|but)$/i.test(
    text,
  )

// 'No HOA' can be noted, not enjoyed.
const isAbsence = (phrase: string): boolean => phrase.startsWith('no ')

const tidy = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(PICTOGRAPHS, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[“”"*_`~^=<>{}[\]\\|$]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[–—]/g, '-')
    .replace(/^\s*(?:[-+•.,:)]+|\d+[.)](?=\s))\s*/, '')
    .replace(/[.!?;:,\s-]+$/, '')
    .replace(/[!?]+/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\(([^()]*)\)/g, ' $1 ')
    .replace(/[()]/g, ' ')
    .replace(/\s[:;,.]+|[:;,](?=[^\s\d])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /^(?:(?:has|features?|includes?|including|with|and|plus|also|a|an|the|there is|there are|offers) )+/i,
      '',
    )
    .replace(/\b(\p{L}+)(?: \1\b)+/giu, '$1')

const withoutPuffery = (text: string): { text: string; praise: UnusedInput | null } => {
  const removed: string[] = []
  const plain = text.replace(PUFFERY, (word) => {
    removed.push(word.trim())
    return ''
  })
  if (removed.length === 0) return { text, praise: null }
  const kept = plain
    .replace(/^(?:and|of|with) | (?:and|of|with)$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const reason = `Praise left out: it is written as '${kept}'.`
  return { text: kept, praise: kept ? { text: removed.join(' '), reason } : null }
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !/^(?:a|an|the|and|of|with|in|on)$/.test(word))
      .map((word) => word.replace(/s$/, '')),
  )
