import { readFileSync } from 'node:fs'

export interface CorpusText {
  /** The protected class of a bad text, or what makes a harmless one look like trouble. */
  kind: string
  text: string
}

/**
 * The half that the rules were made with, and the one that was written before them and set aside. 'blind', 'opened' and
 * 'three-writers', 'held' and 'fresh' are by people who had read no rule; their misses were read afterwards and mended by
 * kind, so they measure no longer. The other half of 'fresh' is kept outside of this repository: it measures what nobody
 * has read. 'everyday' is ordinary copy of all property types. 'lookalikes' is advice to buyers, and words and names that also
 * have a harmless meaning, beside their harmful twins. 'ordinary' is copy about materials, styles, names, tenants and history, and
 * bad sentences over all classes; every other line, but for the last heading, was set aside until the rules were mended.
 */
export const HALVES = [
  'seen',
  'unseen',
  'blind',
  'opened',
  'three-writers',
  'held',
  'fresh',
  'everyday',
  'lookalikes',
  'ordinary',
] as const

/** Texts that break Fair Housing rules, or only look as if they did; one a line under headings. */
export const fairHousingTexts = (
  half: (typeof HALVES)[number],
  nature: 'bad' | 'harmless',
): CorpusText[] => {
  let kind = ''
  return linesOf(`${half}/${nature}.txt`).flatMap((line) => {
    if (line.startsWith('## ')) kind = line.slice(3)
    return line.startsWith('## ') ? [] : [{ kind, text: line }]
  })
}

/** Every wording of the terms that are prohibited or call for caution. */
export const termWordings = (): string[] =>
  linesOf('terms.txt').filter((line) => !line.startsWith('## '))

const linesOf = (path: string): string[] =>
  readFileSync(new URL(`../corpus/${path}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
