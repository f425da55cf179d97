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

/** Remembers every run of so many words that was said: a small open table of numbers, for it is asked all the time. */
export class Runs {
  private table = emptyTable(128)
  private size = 0

  constructor(private readonly length: number) {}

  add(hashes: readonly number[]): void {
    for (let at = 0; at + this.length <= hashes.length; at++) {
      if (this.size * 2 > this.table.length) this.grow()
      this.insert(runAt(hashes, at, this.length))
    }
  }

  /** How many runs of a text have been said before. */
  countIn(hashes: readonly number[]): number {
    let count = 0
    if (this.size > 0)
      for (let at = 0; at + this.length <= hashes.length; at++) {
        const run = runAt(hashes, at, this.length)
        if (this.table[this.slotFor(run)] === run) count++
      }
    return count
  }

  private insert(run: number): void {
    const slot = this.slotFor(run)
    if (this.table[slot] === run) return
    this.table[slot] = run
    this.size++
  }

  /** Where a run is, or would be. */
  private slotFor(run: number): number {
    const { table } = this
    let slot = (run ^ (run >>> 15)) & (table.length - 1)
    while (table[slot] !== 0 && table[slot] !== run) slot = (slot + 1) & (table.length - 1)
    return slot
  }

  private grow(): void {
    const runs = this.table
    this.table = emptyTable(runs.length * 2)
    this.size = 0
    for (const run of runs) if (run !== 0) this.insert(run)
  }
}

// A plain array: a typed one costs more to make than a caption has questions for it.
const emptyTable = (size: number): number[] => new Array<number>(size).fill(0)

/** A number, never zero, for the run of so many words that begins at `start`. */
const runAt = (hashes: readonly number[], start: number, length: number): number => {
  let run = 0
  for (let at = start; at < start + length; at++)
    run = (Math.imul(run, 0x01000193) ^ (hashes[at] as number)) | 0
  return run || 1
}
