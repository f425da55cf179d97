/** What the captions of one listing have used so far, so that the next one differs. */
export class SharedLines {
  readonly #lines = new Set<string>()
  readonly #beginnings = new Set<string>()
  readonly #shapes = new Set<string>()

  copy(): SharedLines {
    const copy = new SharedLines()
    copy.take(this)
    return copy
  }

  /** Takes over what another has noted. */
  take(other: SharedLines): void {
    for (const line of other.#lines) this.#lines.add(line)
    for (const beginning of other.#beginnings) this.#beginnings.add(beginning)
    for (const shape of other.#shapes) this.#shapes.add(shape)
  }

  addHook(text: string, line: string): void {
    this.#beginnings.add(beginningOf(text))
    this.#shapes.add(shapeOf(line))
    this.#lines.add(line)
  }

  /** Whether a caption of the listing begins so. */
  isBegun(text: string): boolean {
    return this.#beginnings.has(beginningOf(text))
  }

  addLine(line: string): void {
    this.#lines.add(line)
  }

  hasLine(line: string): boolean {
    return this.#lines.has(line)
  }

  /** How much a hook sounds like those before it. */
  likeness(text: string, line: string): number {
    return (
      (this.#beginnings.has(beginningOf(text)) ? 14 : 0) +
      (this.#shapes.has(shapeOf(line)) ? 8 : 0) +
      (this.#lines.has(line) ? 20 : 0)
    )
  }
}

/** Two words, without their article. */
const beginningOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(/\s+/)
    .slice(0, 2)
    .join(' ')

/** A line up to what follows its first slot: '{A hero} and', 'Offered in {city},'. */
const shapeOf = (line: string): string => /^[^{]*(?:\{[^}]*\}[^{]{0,6})?/.exec(line)?.[0] ?? line
