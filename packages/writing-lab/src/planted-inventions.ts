import { readFileSync } from 'node:fs'
import type { CopyKind, PropertyInput } from '@listwright/contracts'

interface GoodText {
  property: PropertyInput
  kind: CopyKind
  text: string
}

export interface PlantedText extends GoodText {
  invention: string
  start: number
  end: number
}

/** Sentences that say something of a property which nobody entered, one a line under headings. */
const inventions = (corpus: string): string[] =>
  readFileSync(new URL(`../corpus/${corpus}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('## '))

interface FreshText {
  property: PropertyInput
  text: string
  /** What of the text is invented. */
  planted?: string
}

/** Texts by a writer who had not seen the reviewer's rules: 'inventions' has one false claim in each text, 'clean' none. */
export const freshTexts = (name: 'inventions' | 'clean'): FreshText[] =>
  readFileSync(new URL(`../corpus/fresh/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): FreshText => JSON.parse(line))

/** True texts by a copy editor, about properties whose notes are typed in shorthand. */
export const editedTexts = (): FreshText[] =>
  readFileSync(new URL('../corpus/edited.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): FreshText => JSON.parse(line))

interface CarefulText extends FreshText {
  inventions: { at: number; instead: string; said: string }[]
}

/**
 * Texts by people who take care to be true, each with inventions that are put into the flow of a sentence: at a place of the
 * text, instead of some of its words. 'agents' are in the styles of agents, from land to luxury, with the inventions of a sloppy
 * language model.
 */
export const carefulTexts = (name: 'careful' | 'agents' = 'careful'): CarefulText[] =>
  readFileSync(new URL(`../corpus/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): CarefulText => JSON.parse(line))

/** Every invention in turn, each put between two sentences of the next text, until there are `count` of them. */
export const plantInventions = (
  texts: readonly GoodText[],
  count: number,
  corpus = 'inventions.txt',
): PlantedText[] => {
  const lines = inventions(corpus)
  return Array.from({ length: count }, (_, at) => {
    const good = texts[(at * STRIDE) % texts.length] as GoodText
    const invention = lines[at % lines.length] as string
    const gap = good.text.indexOf('. ') + 2
    const start = gap > 1 ? gap : 0
    const text = `${good.text.slice(0, start)}${invention} ${good.text.slice(start)}`
    return { ...good, text, invention, start, end: start + invention.length }
  })
}

/** A prime, so that texts and lines are combined anew in every round. */
const STRIDE = 37
