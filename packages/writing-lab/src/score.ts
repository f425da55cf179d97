import type { Key } from './packet.ts'

interface Score {
  texts: number
  /** The share of texts marked 4 or 5. */
  publishable: number
  unusable: number
  mean: number
  wincesPer100Sentences: number
}

export interface Reading {
  ours: { descriptions: Score; captions: Score }
  gold: { descriptions: Score; captions: Score }
  pairs: { ours: number; gold: number; level: number }
}

interface Mark {
  id: string
  score: number
  winces: number
}

/** The marks of a reader, held against the key: rows of `id,score,winces,…` and `id,A|B|=,…`. */
export const scoreReading = (key: Key, textMarks: string, pairMarks: string): Reading => {
  const marks = rowsOf(textMarks)
    .map(([id = '', score = '', winces = '']) => ({
      id,
      score: Number(score),
      winces: Number(winces),
    }))
    .filter(({ score }) => score > 0)
  const of = (origin: 'ours' | 'gold') => {
    const theirs = marks.filter(({ id }) => key.texts[id]?.origin === origin)
    const isDescription = ({ id }: Mark) => key.texts[id]?.kind === 'mls'
    return {
      descriptions: scoreOf(key, theirs.filter(isDescription)),
      captions: scoreOf(
        key,
        theirs.filter((mark) => !isDescription(mark)),
      ),
    }
  }
  const verdicts = rowsOf(pairMarks).map(([id = '', better = '']) => {
    const letter = better.trim().toUpperCase()
    if (letter !== 'A' && letter !== 'B') return letter === '=' ? 'level' : null
    return letter === key.pairs[id] ? 'ours' : 'gold'
  })
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
  return {
    ours: of('ours'),
    gold: of('gold'),
    pairs: { ours: count('ours'), gold: count('gold'), level: count('level') },
  }
}

const rowsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(','))

const scoreOf = (key: Key, marks: readonly Mark[]): Score => {
  const total = (value: (mark: Mark) => number) => marks.reduce((sum, mark) => sum + value(mark), 0)
  const share = (value: number, of: number) => Math.round((value * 1000) / Math.max(1, of)) / 1000
  return {
    texts: marks.length,
    publishable: share(
      total(({ score }) => (score >= 4 ? 1 : 0)),
      marks.length,
    ),
    unusable: total(({ score }) => (score === 1 ? 1 : 0)),
    mean: share(
      total(({ score }) => score),
      marks.length,
    ),
    wincesPer100Sentences:
      100 *
      share(
        total(({ winces }) => winces),
        total(({ id }) => key.texts[id]?.sentences ?? 0),
      ),
  }
}
