import type { Feature } from '../feature.ts'
import { tagged } from '../grammar/tags.ts'
import { classesOf } from '../grammar/word-classes.ts'
import { isHeadNoun } from '../nouns/head-nouns.ts'
import { isCommonWord, isKnownWord } from '../vocabulary/known-words.ts'
import { lostWords } from '../whole-notes/lost-words.ts'

/**
 * What can be seen of a reading without knowing what the agent meant, as names that have a weight each: the step that
 * understood it, the order of its word classes, marks and numbers inside of it, and how many typed words it does not tell.
 */
export const signalsOf = (typed: string, features: readonly Feature[]): ReadonlySet<string> =>
  new Set([
    ...features.flatMap(signalsOfFeature),
    ...signalsOfNote(typed),
    ...signalsOfChange(typed, features.map(toldIn).join(' ')),
    `features ${Math.min(features.length, MOST)}`,
    `lost ${Math.min(lostWords(typed, features, []).length, MOST)}`,
    ...(features.some((feature) => isAsTyped(toldIn(feature), typed))
      ? [`told as typed${VERB.test(typed) ? ', with a verb' : ''}`]
      : []),
  ])

/** Counts above this say no more than this one. */
const MOST = 4

/** Verbs of a note that is a sentence already. */
const VERB = / (?:is|are|was|were|has|have|can|will|would|needs?|pays?|comes?|runs?) /i

/** Whether the note is told in its own words, but for articles and capitals. */
const isAsTyped = (told: string, typed: string): boolean => bare(told) === bare(typed)

const bare = (text: string): string =>
  text.toLowerCase().replace(/\b(?:the|an?|there is|there are) /g, '')

const signalsOfNote = (typed: string): string[] => {
  const classes = classString(typed)
  const strange = typed
    .split(/[^A-Za-z'-]+/)
    .filter((word) => /^[a-z]/.test(word) && !isKnownWord(word))
  return [
    `typed strange ${Math.min(strange.length, MOST)}`,
    `typed length ${lengthOf(classes.length)}`,
    ...runs(classes, 2).map((run) => `typed ${run}`),
    ...marksIn(typed).map((mark) => `typed mark ${mark}`),
    `typed commas ${Math.min(typed.split(',').length - 1, MOST)}`,
    `typed short forms ${Math.min(typed.match(/\b\p{Lu}{2,}\b/gu)?.length ?? 0, MOST)}`,
    ...(typed.toLowerCase().match(/[a-z]+/g) ?? [])
      .filter((word) => LINKS.has(word))
      .map((word) => `typed word ${word}`),
  ]
}

/** How far the telling is from the note: words in another order, words that were added, and the share of those that were kept. */
const signalsOfChange = (typed: string, told: string): string[] => {
  const before = wordsOf(typed)
  const after = wordsOf(told)
  const places = after.map((word) => before.indexOf(word)).filter((place) => place !== -1)
  const turns = places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length
  const added = after.filter((word) => !before.includes(word)).length
  const kept = new Set(before.filter((word) => after.includes(word))).size
  return [
    `turns ${Math.min(turns, MOST)}`,
    `added ${Math.min(added, MOST)}`,
    `kept ${Math.floor((kept / Math.max(1, new Set(before).size)) * MOST)}`,
  ]
}

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[a-z']+|\d[\d,.]*/g) ?? []

/** Words that tie the parts of a note together, or limit them. */
const LINKS: ReadonlySet<string> = new Set(
  'the a an is are was were has have its it no not per only each every all both in on at to for of off over under with w by thru from and or but so if as incl ok needs max min avg approx about'.split(
    ' ',
  ),
)

const signalsOfFeature = (feature: Feature): string[] => {
  const { readAs, concept, kind, name, statement } = feature
  const shape = statement ? 'clause' : name ? 'thing' : 'note'
  const told = toldIn(feature)
  const classes = classString(told)
  const words = told.split(/[\s/.-]+/)
  return [
    `as ${readAs}`,
    `as ${readAs}, ${concept ? 'known' : 'new'}`,
    `kind ${kind}`,
    `kind ${kind}, as ${readAs}`,
    `${shape} length ${lengthOf(told.split(' ').length)}`,
    ...[1, 2, 3].flatMap((length) => runs(classes, length)).map((run) => `${shape} ${run}`),
    ...marksIn(told).map((mark) => `told mark ${mark}`),
    ...SHAPES.flatMap(([shape, pattern]) => (pattern.test(told) ? [shape] : [])),
    `verbs ${Math.min(told.match(VERBS)?.length ?? 0, MOST)}`,
    ...(shape === 'thing' ? signalsOfName(feature) : []),
    ...(words.some((word) => /^[a-z]{2,}$/.test(word) && !isKnownWord(word))
      ? ['strange word']
      : []),
    ...(words.some((word) => /^[b-z]$/.test(word)) ? ['lone letter'] : []),
    ...(/[a-z]\.(?: |$)/.test(told) ? ['abbreviation'] : []),
    ...(words.some((word) => /^[a-z]{2,4}$/.test(word) && !isCommonWord(word))
      ? ['short uncommon word']
      : []),
  ]
}

const VERBS = /\b(?:is|are|was|were|has|have|dates?|runs?|rents?|will|can)\b/g

/** Tellings that often lack what they speak of. */
const SHAPES: readonly [string, RegExp][] = [
  ['of no thing', /^it (?:was|were|has been) [a-z]+ed\b/],
  ['of no place', /^it is (?:on|in|up)\b/],
  ['two articles', /\b(?:the|an?) (?:an?|the|about|for|by|of|with|from)\b/],
  ['a code', /\d\/\d/],
  ['one word', /^\S+$/],
  ['one of several', /^(?:all|both|each|the (?:first|second|third)|good|one|two|three)\b/],
  ['second verb', /\band (?:is|are|was|were|has|have|gets)\b/],
]

const toldIn = ({ statement, name, text }: Feature): string =>
  statement ?? (name ? `${name.text} ${name.tail}`.trim() : text)

const signalsOfName = ({ name, concept }: Feature): string[] =>
  name
    ? [
        `head ${concept ? 'of a concept' : isHeadNoun(name.head) ? 'known' : isKnownWord(name.head) ? 'a word' : 'strange'}`,
        `number ${name.number}${name.isCounted ? ', counted' : ''}${name.isName ? ', a name' : ''}`,
        ...(/.\d/.test(name.text) ? ['digit inside'] : []),
        ...(/ \p{Lu}/u.test(name.text) ? ['capital inside'] : []),
      ]
    : []

const marksIn = (text: string): readonly string[] => text.match(/[-/#@%+&()$=?!:]/g) ?? []

/** Lengths in steps of two words. */
const lengthOf = (words: number): number => Math.min(Math.ceil(words / 2), 6)

/** The class of each word, one letter each, as the grammar of notes has them; a number is part of the name before it. */
const classString = (text: string): string =>
  tagged(text)
    .filter((word, at, words) => !/^\d/.test(word.text) || !isNumbered(words[at - 1]?.text ?? ''))
    .map((word) => (/^[()]$/.test(word.text) ? word.text : (classesOf(word)[0] ?? 'X')))
    .join('')

/** 'Class 4', 'Phase 2', 'Highway 69' */
const isNumbered = (word: string): boolean =>
  /^\p{Lu}/u.test(word) ||
  /^(?:class|phase|type|highway|route|level|zone|unit|lot|tier)$/.test(word)

/** All runs of so many neighbors; runs of several know where the text begins and ends. */
const runs = (classes: string, length: number): string[] => {
  const marked = length === 1 ? classes : `^${classes}$`
  return Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) =>
    marked.slice(at, at + length),
  )
}
