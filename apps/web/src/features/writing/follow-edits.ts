import { SOCIAL_NETWORKS } from '@listwright/contracts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { shiftSpans } from './result/shift-spans.ts'

/** Moves the marks of the captions along with an edit, and notes that the text was edited by hand. */
export const followEdits = (before: WorkingContent, after: WorkingContent): WorkingContent => {
  if (!after.isChanged) return { ...after, isEdited: false }
  const captionSpans = before.captionSpans && { ...before.captionSpans }
  for (const network of SOCIAL_NETWORKS) {
    const words = [before.socialCaptions[network], after.socialCaptions[network]] as const
    if (captionSpans && words[0] !== words[1])
      captionSpans[network] = shiftSpans(captionSpans[network], ...words)
  }
  const isEdited =
    before.isEdited ||
    before.description !== after.description ||
    SOCIAL_NETWORKS.some(
      (network) => before.socialCaptions[network] !== after.socialCaptions[network],
    )
  return { ...after, captionSpans, isEdited }
}
