import type { Property, Span } from '@listwright/contracts'
import { sourcedSpans, traceCopy } from '@listwright/reviewer'
import { useMemo } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'

/** Where the description states which field. A text without a proof of its writer, such as a sample, is traced here. */
export const useClaims = (property: Property, content: WorkingContent): Span[] => {
  const { description, spans, generationId } = content
  const isUnproven = spans.length === 0 && generationId === undefined
  return useMemo(() => {
    if (!isUnproven) return spans
    const year = new Date().getUTCFullYear()
    return sourcedSpans(traceCopy({ property, text: description, year }))
  }, [isUnproven, spans, property, description])
}
