import type { RefineContentResponse } from '@listwright/contracts'
import { originOf, spansOf, type WorkingContent } from '@/data/content/working-content.ts'

/** The content with the text that came back in its place, and the proof for it. */
export const withRefined = (
  content: WorkingContent,
  refined: RefineContentResponse,
): WorkingContent => {
  const { part, text, spans, generation_id } = refined
  const known = {
    ...content,
    generationId: generation_id ?? content.generationId,
    isChanged: true,
  }
  if (part === 'description')
    return { ...known, description: text, spans, origin: originOf(refined) }
  return {
    ...known,
    socialCaptions: { ...content.socialCaptions, [part]: text },
    captionSpans: { ...spansOf(content).socialCaptions, [part]: spans },
  }
}
