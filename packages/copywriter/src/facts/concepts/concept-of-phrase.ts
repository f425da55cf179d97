import type { Concept } from '../../copybook/concept.ts'
import { copybook } from '../../copybook/copybook.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { MISSPELLINGS } from '../vocabulary/misspellings.ts'
import { isModifier } from './modifiers.ts'
import { keyWords, phraseKey } from './phrase-key.ts'
import { fitOf, type Setting } from './scopes.ts'

/** Phrases too broad to decide by themselves what an item is. */
const TOO_BROAD = new Set(
  (
    'porch,porches,level,flat,fenced,irrigation,columns,bays,lift,lifts,units,spaces,flats,elk,turkey,conveys,hood,rail,led,tile throughout,spring,springs,vines,' +
    'frontage on,feet on,ft on,corner of,patio for,parking for,private lot,ac,ac.,alarm,kiva,open plan,bright,slip,nest,' +
    'fha,adt,pid,tax bill,coin op,greenbelt,current use,greenbelt,pivot,current assessment,side-by-side,citrus,turnout,' +
    'backs up to,sunrise over,x column spacing,golf,downtown,level lot,arches,microwave'
  ).split(','),
)

/** Phrases that mean different things to different agents, and some that deny the concept. */
const NEVER = new Set([
  'greenbelt',
  'no dogs',
  'current use',
  'not in flood zone',
  'no flood zone',
  'out of flood plain',
  'leased',
  'units',
  'spaces',
  'value add',
  'full renovation',
  'full rehab',
  'white kitchen',
  'bays',
])

const ROOM_WORDS = new Set(
  'living dining family kitchen bedroom bath guest primary basement garage'.split(' '),
)

const HAS_SLOT = /\{(?:n|place)\}/

type Index = ReadonlyMap<string, readonly Concept[]>

interface Indexes {
  /** By the whole phrase. */
  whole: Index
  /** By a phrase that may stand at the end of a longer one. */
  ending: Index
}

let built: Indexes | undefined

const indexes = (): Indexes => {
  built ??= buildIndexes()
  return built
}

const buildIndexes = (): Indexes => {
  const whole = new Map<string, Concept[]>()
  const ending = new Map<string, Concept[]>()
  const add = (index: Map<string, Concept[]>, key: string, concept: Concept): void => {
    const entries = index.get(key) ?? []
    if (!entries.includes(concept)) index.set(key, [...entries, concept])
  }
  for (const concept of copybook.concepts.values())
    for (const phrase of concept.matches) {
      if (HAS_SLOT.test(phrase)) continue
      const clean = expandShorthand(mended(phrase)).replace(/\{year\}/g, '#year')
      const key = phraseKey(clean)
      if (!NEVER.has(phrase)) add(whole, key, concept)
      if (!TOO_BROAD.has(phrase) && !NEVER.has(phrase)) add(ending, key, concept)
    }
  return { whole, ending }
}

const mended = (phrase: string): string =>
  phrase.replace(/[a-z]+/g, (word) => (MISSPELLINGS[word] ?? word).toLowerCase())

/** The concept whose phrase is the whole text. */
export const conceptOfWhole = (text: string, setting: Setting): Concept | null =>
  best(indexes().whole.get(phraseKey(text)), setting)

/**
 * The concept of the longest phrase that ends with the head noun; the words before it must be ones that leave it true
 * ('48-inch Wolf range' is a range, 'parking deck' is no deck).
 */
export const conceptOfEnding = (text: string, setting: Setting): Concept | null => {
  const words = keyWords(text)
  for (let from = 1; from < words.length; from++) {
    const dropped = words.slice(0, from)
    const key = words.slice(from).join(' ')
    const entries = indexes().ending.get(key)
    if (!entries || !dropped.every((word) => isModifier(word, key))) continue
    // 'living and dining rooms' are two rooms, 'oak and walnut floors' are floors.
    if (dropped.includes('and') && dropped.some((word) => ROOM_WORDS.has(word))) continue
    const concept = best(entries, setting)
    if (concept) return concept
  }
  return null
}

const best = (entries: readonly Concept[] | undefined, setting: Setting): Concept | null => {
  let chosen: Concept | null = null
  let fit = -1
  for (const concept of entries ?? []) {
    const next = fitOf(concept.name, setting)
    if (next > fit) [chosen, fit] = [concept, next]
  }
  return chosen
}
