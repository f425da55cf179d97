import type { UnusedInput } from '@listwright/contracts'
import { CONTACT } from './contact-data.ts'
import { lowerCase } from './feature-case.ts'
import { conflictWith, type StatedNumbers } from './feature-conflicts.ts'
import { nounPhrase } from './feature-noun-phrase.ts'
import { sceneOf } from './feature-scene.ts'
import { reasonToLeaveOut } from './feature-screen.ts'
import { expandShorthand } from './feature-shorthand.ts'
import { knownFeature, sceneOfRelative } from './known-features.ts'
import type { Feature } from './types.ts'

const ITEMS_MAX = 60
const WORDS_MAX = 8
const SEPARATORS = /[\n\r;•·▪●|]+|,(?!\d{3}\b)(?![^(]*\))/
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3|[\u{1f1e6}-\u{1f1ff}]/gu
const PUFFERY =
  /\b(?:stunning|gorgeous|breathtaking|spectacular|amazing|fantastic|awesome|incredible|lovely|charming|quaint|cute|co[sz]y|spacious|exquisite|impeccable|immaculate|pristine|beautiful|beautifully|nice|great(?! room)|very|really|truly|absolutely|simply|ample|plenty of|tons of|lots of|luxurious|luxury|perfect|unique|super|huge|massive|massively|wonderful|magnificent|elegant|state[- ]of[- ]the[- ]art|top[- ]of[- ]the[- ]line|tastefully|thoughtfully|meticulously|vibrant|bustling|tranquil|serene|peaceful|oasis|sanctuary|boasts?|nestled|seamless(?:ly)?|effortless(?:ly)?)\b[ ,]*/gi
const MARKUP = /<\s*\/?\s*(?:script|style|iframe|img|svg|object|embed)\b|\bjavascript:|\bon\w+\s*=/i
const REWRITES: readonly [RegExp, string][] = [
  [/\bmaster[- ](bedroom|suite|bath(?:room)?|closet|retreat)/gi, 'primary $1'],
  [/\bhis (?:and|&|n|-n-) hers?\b/gi, 'dual'],
  [/\bman cave\b/gi, 'den'],
  [/\bgranny (?:flat|unit)\b/gi, 'accessory dwelling unit'],
]

/** Cleans, screens and classifies free-text features; whatever is left out or changed is reported. */
export const normaliseFeatures = (
  typed: readonly unknown[],
  stated: StatedNumbers,
): { features: Feature[]; unused: UnusedInput[] } => {
  const unused: UnusedInput[] = []
  const features: Feature[] = []
  const items = typed.filter((item): item is string => typeof item === 'string').flatMap(split)
  for (const [index, item] of items.slice(0, ITEMS_MAX).entries()) {
    const outcome = normalise(item, index, stated, unused)
    if (typeof outcome === 'string') unused.push({ text: item.slice(0, 120), reason: outcome })
    else if (outcome) add(outcome, features, unused)
  }
  for (const item of items.slice(ITEMS_MAX))
    unused.push({
      text: item.slice(0, 120),
      reason: `Only the first ${ITEMS_MAX} features are read.`,
    })
  return { features, unused }
}

const split = (text: string): string[] =>
  text
    .slice(0, 600)
    .split(SEPARATORS)
    .map((item) => item.trim())
    .filter(Boolean)

const normalise = (
  typed: string,
  index: number,
  stated: StatedNumbers,
  unused: UnusedInput[],
): Feature | string => {
  const listed = knownFeature(typed)
  if (listed) return { ...listed, isNote: isAbsence(listed.phrase), index }
  const plain = typed
    .replace(/(?<=\d)\s*½/g, '.5')
    .replace(/½/g, 'half')
    .normalize('NFKC')
    .replaceAll('⁄', '/')
  if (MARKUP.test(plain)) return 'Code is not written about.'
  const withoutContact = plain.replace(CONTACT, ' ')
  if (withoutContact !== plain) return 'Contact data and links are not allowed in public remarks.'
  const clean = tidy(withoutContact)
  if ((clean.match(/\p{L}/gu) ?? []).length < 3 && !/^(?:EV|RV|AC|A\/C|W\/D|ADU)$/i.test(clean))
    return 'It says too little to be written about.'
  if (
    /^(?:n\/?a|tbd|tba|none|test|etc|misc|other|various|asdf\w*|and|the|with|plus|also|for|but)$/i.test(
      clean,
    )
  )
    return 'It says too little to be written about.'
  let text = REWRITES.reduce((kept, [from, to]) => kept.replace(from, to), expandShorthand(clean))
  const reason = reasonToLeaveOut(text)
  if (reason) return reason
  text = withoutPuffery(lowerCase(text), unused)
  if ((text.match(/\p{L}/gu) ?? []).length < 3) return 'It praises without naming a feature.'
  const conflict = conflictWith(text, stated)
  if (conflict) return conflict
  if (text.split(' ').length > WORDS_MAX)
    return `It is longer than ${WORDS_MAX} words: split it into short features.`
  const known = knownFeature(text)
  if (known) return { ...known, isNote: isAbsence(known.phrase), index }
  return { ...nounPhrase(text), scene: sceneOfRelative(text) ?? sceneOf(text), index }
}

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

const withoutPuffery = (text: string, unused: UnusedInput[]): string => {
  const removed: string[] = []
  const plain = text.replace(PUFFERY, (word) => {
    removed.push(word.trim())
    return ''
  })
  const kept = plain
    .replace(/^(?:and|of|with) | (?:and|of|with)$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (removed.length > 0 && kept)
    unused.push({ text: removed.join(' '), reason: `Praise left out: it is written as '${kept}'.` })
  return removed.length > 0 ? kept : text
}

const add = (feature: Feature, features: Feature[], unused: UnusedInput[]): void => {
  const words = wordsOf(feature.bare)
  const same = features.findIndex((other) => repeats(feature, other, words, wordsOf(other.bare)))
  const other = features[same]
  if (!other) {
    features.push(feature)
    return
  }
  const [kept, dropped] =
    words.size > wordsOf(other.bare).size ? [feature, other] : [other, feature]
  features[same] = { ...kept, index: other.index }
  unused.push({ text: dropped.bare, reason: `It repeats '${kept.bare}'.` })
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !/^(?:a|an|the|and|of|with|in|on)$/.test(word))
      .map((word) => word.replace(/s$/, '')),
  )

/** 'Road frontage' repeats '300 feet of road frontage'; a single shared word must also share the scene. */
const repeats = (
  one: Feature,
  other: Feature,
  words: Set<string>,
  otherWords: Set<string>,
): boolean =>
  (one.scene === other.scene || Math.min(words.size, otherWords.size) > 1) &&
  overlaps(words, otherWords)

const overlaps = (one: Set<string>, other: Set<string>): boolean => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  return [...small].every((word) => large.has(word))
}
