import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { toast } from '@/lib/toast.ts'
import { lastChange } from './last-change.ts'
import { type TextName, textOf, withTextOf } from './text-name.ts'

const TYPING_PAUSE_MS = 1000

/** A change outside the texts that undo and redo include, such as a feature added from the review. */
export interface Deed {
  apply: () => Promise<unknown>
  revert: () => Promise<unknown>
  /** What has been done, in a few words. */
  done: string
}

interface History {
  past: (WorkingContent | Deed)[]
  future: (WorkingContent | Deed)[]
  /** When the newest step was last typed into; an automatic edit is a step of its own. */
  typedAt: number | null
}

/**
 * Every change to the texts of a result, with undo and redo for each of them. A text area forgets its own history as
 * soon as a script changes it, so ours holds what was typed as well as what a button did.
 */
export const useTextEdits = (
  content: WorkingContent,
  onChange: (content: WorkingContent) => void,
) => {
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])
  const histories = useRef(new Map<TextName, History>())

  const historyOf = useCallback((name: TextName): History => {
    const known = histories.current.get(name)
    if (known) return known
    const made = { past: [], future: [], typedAt: null }
    histories.current.set(name, made)
    return made
  }, [])

  const put = useCallback(
    (changed: WorkingContent) => {
      latest.current = changed
      onChange(changed)
    },
    [onChange],
  )

  /** Takes the newest version from one list and leaves the present one on the other. */
  const step = useCallback(
    (name: TextName, direction: 'undo' | 'redo') => {
      const history = historyOf(name)
      const [from, to] =
        direction === 'undo' ? [history.past, history.future] : [history.future, history.past]
      const version = from.pop()
      if (!version) return
      toast.dismiss(toastOf(name))
      history.typedAt = null
      if ('apply' in version) {
        to.push(version)
        void settle(direction === 'undo' ? version.revert() : version.apply())
        return
      }
      const before = textOf(name, latest.current)
      to.push(latest.current)
      put(withTextOf(name, latest.current, version))
      placeCaret(lastChange(before, textOf(name, version)))
    },
    [historyOf, put],
  )

  /** A change by hand. Letters typed without a pause are one step. */
  const type = useCallback(
    (name: TextName, changed: WorkingContent) => {
      const history = historyOf(name)
      const now = Date.now()
      if (history.typedAt === null || now - history.typedAt > TYPING_PAUSE_MS)
        history.past.push(latest.current)
      history.typedAt = now
      history.future = []
      toast.dismiss(toastOf(name))
      put(changed)
    },
    [historyOf, put],
  )

  /** A change by a button: one step, and a toast that takes it back. */
  const replace = useCallback(
    (name: TextName, changed: WorkingContent, done: string) => {
      const history = historyOf(name)
      history.past.push(latest.current)
      history.typedAt = null
      history.future = []
      put(changed)
      toast.success(done, {
        id: toastOf(name),
        action: { label: 'Undo', onClick: () => step(name, 'undo') },
      })
    },
    [historyOf, put, step],
  )

  /** Does something beside the texts: one step as well, unless it fails. */
  const perform = useCallback(
    async (name: TextName, deed: Deed) => {
      const history = historyOf(name)
      history.past.push(deed)
      history.typedAt = null
      history.future = []
      const isDone = await settle(deed.apply())
      if (!isDone) {
        history.past = history.past.filter((step) => step !== deed)
        history.future = history.future.filter((step) => step !== deed)
        return
      }
      // Typed or taken back in the meantime: the toast would take back something else.
      if (history.past.at(-1) !== deed) return
      toast.success(deed.done, {
        id: toastOf(name),
        action: { label: 'Undo', onClick: () => step(name, 'undo') },
      })
    },
    [historyOf, step],
  )

  useEffect(
    () => () => {
      for (const name of histories.current.keys()) toast.dismiss(toastOf(name))
    },
    [],
  )

  return useMemo(() => ({ type, replace, perform, step }), [type, replace, perform, step])
}

export type TextEdits = ReturnType<typeof useTextEdits>

/** Whether it succeeded; a failure is told by whoever sees it first. */
const settle = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

const toastOf = (name: TextName) => `edit-of-${name}`

/** React puts the caret at the end of a text that it replaces; the reader looks at what has changed. */
const placeCaret = (position: number) =>
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLTextAreaElement)
      activeElement.setSelectionRange(position, position)
  })
