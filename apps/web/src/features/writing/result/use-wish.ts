import type { Property, RefinedPart, RefineWish } from '@listwright/contracts'
import { useEffect, useRef, useState } from 'react'
import { useRefine } from '@/data/content/use-refine.ts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import type { TextEdits } from './text-edits.ts'
import { withRefined } from './with-refined.ts'

/** Has one part of a content changed as the agent wishes, and puts the answer in its place. */
export const useWish = (
  property: Property,
  content: WorkingContent,
  part: RefinedPart,
  edits: TextEdits,
) => {
  const { client } = useAuth()
  const { refine, isRefining, limit, cannot } = useRefine(client)
  const [asked, setAsked] = useState<RefineWish['kind'] | null>(null)
  // Other texts may be edited while this one is being changed.
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])

  const wishFor = (wish: RefineWish, onDone?: () => void) => {
    setAsked(wish.kind)
    refine(
      { property, content, part, wish },
      {
        onSuccess: (refined) => {
          edits.replace(part, withRefined(latest.current, refined), refined.done)
          onDone?.()
        },
      },
    )
  }
  return { wishFor, isRefining, limit, cannot, underWay: isRefining ? asked : null }
}
