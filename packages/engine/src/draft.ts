import { SOCIAL_NETWORKS, type WrittenContent } from '@listwright/contracts'
import { z } from 'zod'

export const PARTS = ['headline', 'description', ...SOCIAL_NETWORKS] as const
export type Part = (typeof PARTS)[number]

/** One sentence of an answer: where it belongs, and which facts it states. */
export const draftSentence = z.object({
  part: z.enum(PARTS),
  /** Counted from 1 within its part. */
  paragraph: z.number().int(),
  text: z.string().max(1000),
  sources: z.array(z.string()),
})
export type DraftSentence = z.infer<typeof draftSentence>

/** A text in sentences, in the order in which they are read. */
export type Draft = readonly DraftSentence[]

/** What readers get to see of a text. */
export type Copy = Pick<WrittenContent, 'headline' | 'description' | 'socialCaptions'>

export const copyOf = (draft: Draft): Copy => {
  const headline = textOf(draft, 'headline')
  return {
    ...(headline && { headline }),
    description: textOf(draft, 'description'),
    socialCaptions: {
      facebook: textOf(draft, 'facebook'),
      instagram: textOf(draft, 'instagram'),
      linkedin: textOf(draft, 'linkedin'),
      twitter: textOf(draft, 'twitter'),
    },
  }
}

/** One of the texts, as it is read. */
export const textOf = (draft: Draft, part: Part): string =>
  placed(draft, part)
    .map(({ before, sentence }) => before + sentence.text.trim())
    .join('')

/** The sentences of a part that a stretch of its text touches. */
export const sentencesAt = (
  draft: Draft,
  part: Part,
  { start, end }: { start: number; end: number },
): DraftSentence[] => {
  let at = 0
  return placed(draft, part).flatMap(({ before, sentence }) => {
    const from = at + before.length
    at = from + sentence.text.trim().length
    return start < at && from < end ? [sentence] : []
  })
}

const placed = (draft: Draft, part: Part) => {
  const sentences = draft.filter((sentence) => sentence.part === part && sentence.text.trim())
  return sentences.map((sentence, index) => {
    const previous = sentences[index - 1]
    if (!previous) return { before: '', sentence }
    return { before: previous.paragraph === sentence.paragraph ? ' ' : '\n\n', sentence }
  })
}
