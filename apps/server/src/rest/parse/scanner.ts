import { errors } from '../errors.ts'

// Letters, digits, space, $ and _, with single dashes inside: a dash that opens -> belongs to a JSON path.
const NAME = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy
const QUOTED = /"([^"\\]*(?:\\.[^"\\]*)*)"/sy

/** Walks one query parameter from left to right; every failure says where it stopped, as PostgREST does. */
export class Scanner {
  readonly #input: string
  readonly #subject: string

  position = 0

  constructor(input: string, subject: string) {
    this.#input = input
    this.#subject = subject
  }

  get isDone() {
    return this.position >= this.#input.length
  }

  sees(text: string) {
    return this.#input.startsWith(text, this.position)
  }

  accept(text: string) {
    if (!this.sees(text)) return false
    this.position += text.length
    return true
  }

  expect(text: string) {
    if (!this.accept(text)) this.fail(`"${text}"`)
  }

  /** Reads what a sticky pattern matches here, or nothing. */
  match(pattern: RegExp) {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.#input)
    if (found) this.position += found[0].length
    return found
  }

  skipSpaces() {
    while (this.sees(' ') || this.sees('\t')) this.position += 1
  }

  rest() {
    const rest = this.#input.slice(this.position)
    this.position = this.#input.length
    return rest
  }

  /** "double quoted", with backslash escapes. */
  quoted() {
    return this.match(QUOTED)?.[1]?.replace(/\\(.)/gs, '$1')
  }

  name() {
    const start = this.position
    const name = this.quoted() ?? this.match(NAME)?.[0].trim()
    if (name && !name.includes('\0')) return name
    // An SQL identifier is not empty and contains no NUL.
    this.position = start
    return this.fail('field name (* or [a..z0..9_$])')
  }

  finish() {
    if (!this.isDone) this.fail('end of input')
  }

  fail(expected: string): never {
    const next = this.isDone ? 'end of input' : JSON.stringify(this.#input[this.position])
    throw errors.badQuery(
      `"failed to parse ${this.#subject} (${this.#input})" (line 1, column ${this.position + 1})`,
      `unexpected ${next} expecting ${expected}`,
    )
  }
}
