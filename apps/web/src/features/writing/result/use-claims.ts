import type { Property, Span } from '@listwright/contracts'
import { sourcedSpans } from '@listwright/reviewer/text'
import { useMemo } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { useReviewer } from '@/lib/use-reviewer.ts'

/** Where the description states which field. A text without a proof of its writer, such as a sample, is traced here. */
export const useClaims = (property: Property, content: WorkingContent): Span[] => {
  const { description, spans, generationId } = content
  const isUnproven = spans.length === 0 && generationId === undefined
  const { part: reviewer } = useReviewer(isUnproven)
  return useMemo(() => {
    if (!isUnproven || !reviewer) return spans
    const year = new Date().getUTCFullYear()
    return sourcedSpans(reviewer.traceCopy({ property, text: description, year }))
  }, [isUnproven, reviewer, spans, property, description])
}
