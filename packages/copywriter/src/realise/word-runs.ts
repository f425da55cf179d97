/** What a reader would notice about the words of a text, gathered in one pass without cutting it up. */
export interface Words {
  /** A number for every word; equal words have equal numbers, whatever their case. */
  hashes: number[]
  /** Whether a word stands twice in a row, as in 'the the'. */
  isDoubled: boolean
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 39 || code > 127

export const wordsOf = (text: string): Words => {
  const hashes: number[] = []
  let isDoubled = false
  let hash = 0
  let previous = 0
  let isInside = false
  let gap = 0
  for (let at = 0; at <= text.length; at++) {
    let code = at < text.length ? text.charCodeAt(at) : 32
    if (code >= 65 && code <= 90) code += 32
    if (isLetter(code)) {
      hash = (Math.imul(hash, 31) + code) | 0
      isInside = true
    } else if (isInside) {
      if (gap === 1 && hash === previous && hash > 57) isDoubled = true
      hashes.push(hash)
      previous = hash
      hash = 0
      isInside = false
      gap = code === 32 ? 1 : 2
    } else gap = 2
  }
  return { hashes, isDoubled }
}

/** A number for the run of so many words that begins at `start`. */
export const runAt = (hashes: readonly number[], start: number, length: number): number => {
  let run = 0
  for (let at = start; at < start + length; at++)
    run = (Math.imul(run, 0x01000193) ^ (hashes[at] as number)) | 0
  return run
}
