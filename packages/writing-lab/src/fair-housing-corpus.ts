import { readFileSync } from 'node:fs'

export interface CorpusText {
  /** The protected class of a bad text, or what makes a harmless one look like trouble. */
  kind: string
  text: string
}

/**
 * The half that the rules were made with, and the one that was written before them and set aside. 'blind' and 'opened' are by
 * somebody who had read no rule; their misses were read afterwards and mended by kind, so they measure no longer. 'held' is,
 * too, and nobody reads its misses. 'three-writers' is by three people who had read no rule, and its misses may be read next.
 */
export const HALVES = ['seen', 'unseen', 'blind', 'opened', 'three-writers', 'held'] as const

/** Texts that break Fair Housing rules, or only look as if they did; one a line under headings. */
export const fairHousingTexts = (
  half: (typeof HALVES)[number],
  nature: 'bad' | 'harmless',
): CorpusText[] => {
  const file = new URL(`../corpus/${half}/${nature}.txt`, import.meta.url)
  let kind = ''
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) kind = line.slice(3)
      return line === '' || line.startsWith('## ') ? [] : [{ kind, text: line }]
    })
}
