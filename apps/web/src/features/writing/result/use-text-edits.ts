import { useEffect, useMemo, useRef, useState } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { toast } from '@/lib/toast.ts'
import { TextEdits, toastOf } from './text-edits.ts'
import type { TextHistory } from './text-history.ts'
import type { TextName } from './text-name.ts'

/**
 * Every change to the texts of a result, with undo and redo for each of them. A text area forgets its own history as
 * soon as a script changes it, so ours holds what was typed as well as what a button did.
 */
export const useTextEdits = (
  content: WorkingContent,
  onChange: (content: WorkingContent) => void,
): TextEdits => {
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])
  const [histories] = useState(() => new Map<TextName, TextHistory>())

  useEffect(
    () => () => {
      for (const name of histories.keys()) toast.dismiss(toastOf(name))
    },
    [histories],
  )

  return useMemo(
    () =>
      new TextEdits(histories, {
        get: () => latest.current,
        set: (changed) => {
          latest.current = changed
          onChange(changed)
        },
      }),
    [histories, onChange],
  )
}
