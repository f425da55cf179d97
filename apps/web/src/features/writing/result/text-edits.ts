import type { WorkingContent } from '@/data/content/working-content.ts'
import { toast } from '@/lib/toast.ts'
import { lastChange } from './last-change.ts'
import { type Deed, isDeed, TextHistory } from './text-history.ts'
import { type TextName, textOf, withTextOf } from './text-name.ts'

interface Present {
  get: () => WorkingContent
  set: (changed: WorkingContent) => void
}

/** Changes the texts of a result, and takes changes back. Its functions can be passed on without the object. */
export class TextEdits {
  readonly #histories: Map<TextName, TextHistory>
  readonly #present: Present

  constructor(histories: Map<TextName, TextHistory>, present: Present) {
    this.#histories = histories
    this.#present = present
  }

  readonly step = (name: TextName, direction: 'undo' | 'redo') => {
    const present = this.#present.get()
    const step = this.#historyOf(name).take(direction, present)
    if (!step) return
    toast.dismiss(toastOf(name))
    if (isDeed(step)) {
      void this.#carryOut(name, step, direction)
      return
    }
    this.#present.set(withTextOf(name, present, step))
    placeCaret(lastChange(textOf(name, present), textOf(name, step)))
  }

  /** A change by hand. */
  readonly type = (name: TextName, changed: WorkingContent) => {
    this.#historyOf(name).recordTyping(this.#present.get())
    toast.dismiss(toastOf(name))
    this.#present.set(changed)
  }

  /** A change by a button: one step, and a toast that takes it back. */
  readonly replace = (name: TextName, changed: WorkingContent, done: string) => {
    this.#historyOf(name).record(this.#present.get())
    this.#present.set(changed)
    this.#offerUndo(name, done)
  }

  /** Carries out a change outside the text, such as a new feature. It is one step of undo, unless it fails. */
  readonly perform = async (name: TextName, deed: Deed) => {
    const history = this.#historyOf(name)
    history.record(deed)
    if (!(await settle(deed.apply()))) history.forget(deed)
    // After another change, the toast would take back that one.
    else if (history.isNewest(deed)) this.#offerUndo(name, deed.done)
  }

  async #carryOut(name: TextName, deed: Deed, direction: 'undo' | 'redo') {
    const isDone = await settle(direction === 'undo' ? deed.revert() : deed.apply())
    if (!isDone) this.#historyOf(name).putBack(deed, direction)
  }

  readonly #offerUndo = (name: TextName, done: string) =>
    toast.success(done, {
      id: toastOf(name),
      action: { label: 'Undo', onClick: () => this.step(name, 'undo') },
    })

  #historyOf(name: TextName): TextHistory {
    const known = this.#histories.get(name)
    if (known) return known
    const made = new TextHistory()
    this.#histories.set(name, made)
    return made
  }
}

export const toastOf = (name: TextName) => `edit-of-${name}`

/** Whether it succeeded. Who starts the work shows its failure. */
const settle = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** React puts the caret at the end of a text that it replaces; the reader looks at what has changed. */
const placeCaret = (position: number) =>
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLTextAreaElement)
      activeElement.setSelectionRange(position, position)
  })
