/** What a reader would notice about the words of a text, gathered in one pass without cutting it up. */
export interface Words {
  /** A number for every word; equal words have equal numbers, whatever their case, and figures have none. */
  hashes: number[]
  /** Whether a word stands twice in a row, as in 'the the'. */
  isDoubled: boolean
}

/** For every character code its lower-case letter, digit or apostrophe, or 0 for what parts words. */
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code).toLowerCase()
  return /[a-z0-9']/.test(letter) ? letter.charCodeAt(0) : 0
})
const SPACE = 32
const ZERO = 48
const NINE = 57
/** Stands for any figure: a fact must be told in its own words, so a run with a figure in it is nobody's. */
const FIGURE = 0

export const wordsOf = (text: string): Words => {
  const hashes: number[] = []
  let isDoubled = false
  let hash = 0
  let previous = 0
  let isFigure = false
  let gap = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : SPACE
    const letter = code < 128 ? (LETTERS[code] as number) : code
    if (letter !== 0) {
      if (hash === 0) isFigure = letter <= NINE && letter >= ZERO
      hash = (Math.imul(hash, 31) + letter) | 0
    } else if (hash !== 0) {
      if (gap === 1 && hash === previous && hash > NINE) isDoubled = true
      hashes.push(isFigure ? FIGURE : hash)
      previous = hash
      hash = 0
      gap = code === SPACE ? 1 : 2
    } else gap = 2
  }
  return { hashes, isDoubled }
}

/** Remembers every run of so many words that was said: a small open table of numbers, for it is asked all the time. */
export class Runs {
  private table: number[]
  private size = 0

  constructor(
    private readonly length: number,
    expected: number,
  ) {
    this.table = emptyTable(expected * 2)
  }

  get isEmpty(): boolean {
    return this.size === 0
  }

  add(hashes: readonly number[]): void {
    for (let at = 0; at + this.length <= hashes.length; at++) {
      if (this.size * 2 > this.table.length) this.grow()
      const run = runAt(hashes, at, this.length)
      if (run !== 0) this.insert(run)
    }
  }

  /** How many runs of a text have been said before. */
  countIn(hashes: readonly number[]): number {
    let count = 0
    if (this.size > 0)
      for (let at = 0; at + this.length <= hashes.length; at++) {
        const run = runAt(hashes, at, this.length)
        if (run !== 0 && this.table[this.slotFor(run)] === run) count++
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

// A copy of a plain array is the cheapest table there is to make; a typed array costs more than it would be asked.
const ZEROS: readonly number[] = Array.from({ length: 4096 }, () => 0)

const emptyTable = (size: number): number[] => ZEROS.slice(0, size)

/** A number for the run of so many words that begins at `start`, or 0 when a figure is among them. */
const runAt = (hashes: readonly number[], start: number, length: number): number => {
  let run = 0
  for (let at = start; at < start + length; at++) {
    const hash = hashes[at] as number
    if (hash === FIGURE) return 0
    run = (Math.imul(run, 0x01000193) ^ hash) | 0
  }
  return run
}
