/** What a reader would notice about the words of a text, gathered in one pass without cutting it up. */
export interface WordRuns {
  words: number
  /** Whether a word stands twice in a row, as in 'the the'. */
  isDoubled: boolean
  /** A number for every run of `length` words. */
  runs: number[]
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 39 || code > 127

/** Hashes every run of so many words; equal runs have equal numbers, whatever their punctuation and case. */
export const wordRuns = (text: string, length: number): WordRuns => {
  const hashes: number[] = []
  const runs: number[] = []
  let isDoubled = false
  let hash = 0
  let isInside = false
  let gap = 0
  for (let at = 0; at <= text.length; at++) {
    let code = at < text.length ? text.charCodeAt(at) : 32
    if (code >= 65 && code <= 90) code += 32
    if (isLetter(code)) {
      hash = (Math.imul(hash, 31) + code) | 0
      isInside = true
    } else if (isInside) {
      if (gap === 1 && hash === hashes.at(-1) && hash > 57) isDoubled = true
      hashes.push(hash)
      if (hashes.length >= length) runs.push(mixed(hashes, length))
      hash = 0
      isInside = false
      gap = code === 32 ? 1 : 2
    } else gap = 2
  }
  return { words: hashes.length, isDoubled, runs }
}

const mixed = (hashes: readonly number[], length: number): number => {
  let run = 0
  for (let at = hashes.length - length; at < hashes.length; at++)
    run = (Math.imul(run, 0x01000193) ^ (hashes[at] ?? 0)) | 0
  return run
}
