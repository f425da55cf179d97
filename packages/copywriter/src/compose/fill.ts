import { articleFor } from '@listwright/reviewer/language'
import { agreeing, inverted, leadingUp } from './agreement.ts'
import { concatenate, type Passage, passage, upperFirst } from './passage.ts'
import type { Optional, Slot, Template } from './template.ts'
import { listed, type Value } from './value.ts'

/** Finds the value of a slot, or nothing where the facts have none. */
export type Lookup = (name: string) => Value | null

export interface Filled extends Passage {
  /** The names of the slots that were printed. */
  used: readonly string[]
}

/** Fills a line; `null` where a slot that it needs has no value. */
export const fill = (template: Template, lookup: Lookup): Filled | null => {
  const filling = new Filling(lookup)
  return filling.add(template) ? filling.result() : null
}

class Filling {
  #parts: Passage[] = []
  readonly #used: string[] = []
  readonly #lookup: Lookup
  /** Whether the subject just printed is plural, as long as nothing stands behind it. */
  #subject: boolean | null = null
  /** Whether the slot before was a subject. */
  #wasSubject = false

  constructor(lookup: Lookup) {
    this.#lookup = lookup
  }

  add(template: Template): boolean {
    for (const node of template) {
      if (node.kind === 'text') this.#text(node.text)
      else if (node.kind === 'optional') this.#optional(node)
      else if (!this.#slot(node)) return false
    }
    return true
  }

  result(): Filled {
    const { text, spans } = concatenate(this.#parts, '')
    return { text: text.trimEnd(), spans, used: this.#used }
  }

  #text(text: string): void {
    const ending = this.#parts.at(-1)?.text ?? ''
    let next = text
    if (this.#subject !== null) next = afterSubject(next, this.#subject)
    if (/\s$/.test(ending) || this.#parts.length === 0) next = next.replace(/^ +/, '')
    if (/^[,.;:!?]/.test(next)) this.#trimEnd()
    if (/[,;:]$/.test(this.#parts.at(-1)?.text ?? '') && /^[,.;:]/.test(next)) this.#dropLastChar()
    if (!next) return
    this.#parts.push(passage(next))
    this.#subject = null
  }

  #slot(slot: Slot): boolean {
    const values = slot.names
      .map((name) => ({ name, value: this.#lookup(name) }))
      .filter((found): found is { name: string; value: Value } => found.value !== null)
    const isSingle = slot.names.length === 1
    if (values.length === 0 || (isSingle && values.length < slot.names.length)) return false
    const value = listed(
      values.map((found) => found.value),
      slot.joint,
    )
    const first = values[0]?.value
    this.#agreeBefore(value.isPlural, first?.isFirstPlural ?? first?.isPlural ?? false)
    const form = slot.article ? value[slot.article] : value.bare
    if (!form.text) return true
    const isStart = slot.isCapital || this.#isSentenceStart()
    const before = this.#parts.at(-1)?.text ?? ''
    // 'The pool, the deck, and the grill make'
    const isListed = this.#wasSubject && LIST_JOINT.test(before)
    const isSubject = isStart || CLAUSE_START.test(before)
    this.#articleBefore(form.text)
    this.#parts.push(isStart ? { ...form, text: upperFirst(form.text) } : form)
    this.#used.push(...values.map(({ name }) => name))
    const isNoun = !NO_SUBJECT.test(slot.names[0] ?? '')
    this.#wasSubject = isNoun && isSubject
    this.#subject = this.#wasSubject ? isListed || value.isPlural : null
    return true
  }

  #optional({ first, second }: Optional): void {
    const parts = [...this.#parts]
    const used = this.#used.length
    const subject = this.#subject
    if (this.add(first)) return
    this.#parts = parts
    this.#used.length = used
    this.#subject = subject
    this.add(second)
  }

  #agreeBefore(isPlural: boolean, isFirstPlural: boolean): void {
    const last = this.#parts.at(-1)
    if (!last || last.spans.length > 0) return
    const there = leadingUp(last.text, isFirstPlural)
    const text = there === last.text ? inverted(last.text, isPlural) : there
    this.#parts[this.#parts.length - 1] = { ...last, text }
  }

  /** 'a' before a slot becomes 'an' by the sound of what fills it: 'an Erie condo'. */
  #articleBefore(next: string): void {
    const last = this.#parts.at(-1)
    if (!last || last.spans.length > 0) return
    const text = last.text.replace(/\b([Aa])n? $/, (_, first: string) =>
      articleFor(next) === 'an' ? `${first}n ` : `${first} `,
    )
    this.#parts[this.#parts.length - 1] = { ...last, text }
  }

  #isSentenceStart(): boolean {
    const last = this.#parts.at(-1)?.text
    return last === undefined || /[.!?]\s+$|\n$/.test(last)
  }

  #trimEnd(): void {
    const last = this.#parts.at(-1)
    if (last && last.spans.length === 0)
      this.#parts[this.#parts.length - 1] = { ...last, text: last.text.trimEnd() }
  }

  #dropLastChar(): void {
    const last = this.#parts.at(-1)
    if (last && last.spans.length === 0)
      this.#parts[this.#parts.length - 1] = { ...last, text: last.text.slice(0, -1) }
  }
}

// A slot behind these words begins a clause, and the word after it is its verb.
const CLAUSE_START =
  /(?:[.;:] |, and |, but |, so | and |\b(?:while|where|when|because|before|after|until|once|if|since|though) |, )$/i
// What stands between subjects of one verb.
const LIST_JOINT = /^,? and $|^, $/
// What stands behind these is a noun or a new clause, not their verb.
const NO_SUBJECT =
  /^(?:type|city|state|address|n|year|price|rent|fee|fee label|per|date|distance|ppsf|ppa|unit price|.*[-#])$/

const afterSubject = (text: string, isPlural: boolean): string =>
  text.replace(
    /^( (?:also )?)([a-z']+)\b/,
    (_, space: string, word: string) => space + agreeing(word, isPlural),
  )
