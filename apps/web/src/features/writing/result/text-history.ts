import type { WorkingContent } from '@/data/content/working-content.ts'

const TYPING_PAUSE_MS = 1000

/** A change outside the texts that undo and redo include, such as a feature added from the review. */
export interface Deed {
  apply: () => Promise<unknown>
  revert: () => Promise<unknown>
  /** What has been done, in a few words. */
  done: string
}

type Step = WorkingContent | Deed

export const isDeed = (step: Step): step is Deed => 'apply' in step

/** The steps that can be undone and redone in one text: earlier versions of it, and deeds. */
export class TextHistory {
  #past: Step[] = []
  #future: Step[] = []
  /** When the newest step was last typed into; null after any other change, so that typing starts a new step. */
  #typedAt: number | null = null

  /** Keeps a deed, or the version before a change, as a step of its own. */
  record(step: Step) {
    this.#past.push(step)
    this.#typedAt = null
    this.#future = []
  }

  /** Keeps the version before letters are typed. Letters typed without a pause are one step. */
  recordTyping(before: WorkingContent) {
    const now = Date.now()
    if (this.#typedAt === null || now - this.#typedAt > TYPING_PAUSE_MS) this.#past.push(before)
    this.#typedAt = now
    this.#future = []
  }

  /** Takes the next step in a direction and keeps what leads back: the deed itself, or the present version. */
  take(direction: 'undo' | 'redo', present: WorkingContent): Step | undefined {
    const [from, to] =
      direction === 'undo' ? [this.#past, this.#future] : [this.#future, this.#past]
    const step = from.pop()
    if (!step) return undefined
    this.#typedAt = null
    to.push(isDeed(step) ? step : present)
    return step
  }

  /** Removes a step whose change failed, so that nothing is undone that was never done. */
  forget(deed: Deed) {
    this.#past = this.#past.filter((step) => step !== deed)
    this.#future = this.#future.filter((step) => step !== deed)
  }

  /** Moves a deed back to where it was taken from: it could not be undone or redone. */
  putBack(deed: Deed, direction: 'undo' | 'redo') {
    this.forget(deed)
    const from = direction === 'undo' ? this.#past : this.#future
    from.push(deed)
    this.#typedAt = null
  }

  isNewest(deed: Deed) {
    return this.#past.at(-1) === deed
  }
}
