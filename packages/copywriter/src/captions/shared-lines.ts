/** What the captions of one listing have used so far, so that the next one differs. */
export class SharedLines {
  readonly #lines = new Map<string, number>()
  readonly #beginnings = new Set<string>()
  readonly #texts = new Set<string>()

  add(text: string, line: string): void {
    this.#beginnings.add(beginningOf(text))
    this.#texts.add(text)
    this.addLine(line)
  }

  /** Whether a caption of the listing begins so. */
  isBegun(text: string): boolean {
    return this.#beginnings.has(beginningOf(text))
  }

  /** Whether it is the first line of a caption of the listing. */
  isSaid(text: string): boolean {
    return this.#texts.has(text)
  }

  addLine(line: string): void {
    this.#lines.set(line, (this.#lines.get(line) ?? 0) + 1)
  }

  /** How much a first line sounds like those before it. */
  likeness(text: string, line: string): number {
    return (this.isBegun(text) ? LIKE : 0) + this.timesUsed(line) * SAME
  }

  timesUsed(line: string): number {
    return this.#lines.get(line) ?? 0
  }
}

const LIKE = 10
const SAME = 6

/** Two words, without their article. */
const beginningOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(/\s+/)
    .slice(0, 2)
    .join(' ')
