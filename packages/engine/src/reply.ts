import { SOCIAL_NETWORKS, type WrittenContent } from '@listwright/contracts'
import { z } from 'zod'

export const PARTS = ['headline', 'description', ...SOCIAL_NETWORKS] as const
export type Part = (typeof PARTS)[number]

/** One sentence of an answer: where it belongs, and which facts it states. */
export const replySentence = z.object({
  part: z.enum(PARTS),
  /** Counted from 1 within its part. */
  paragraph: z.number().int(),
  text: z.string().max(1000),
  sources: z.array(z.string()),
})
export type ReplySentence = z.infer<typeof replySentence>

/** A text in sentences, in the order in which they are read. */
export type Reply = readonly ReplySentence[]

/** What readers get to see of a text. */
export type Copy = Pick<WrittenContent, 'headline' | 'description' | 'socialCaptions'>

export const copyOf = (reply: Reply): Copy => {
  const headline = textOf(reply, 'headline')
  return {
    ...(headline && { headline }),
    description: textOf(reply, 'description'),
    socialCaptions: {
      facebook: textOf(reply, 'facebook'),
      instagram: textOf(reply, 'instagram'),
      linkedin: textOf(reply, 'linkedin'),
      twitter: textOf(reply, 'twitter'),
    },
  }
}

/** One of the texts, as it is read. */
export const textOf = (reply: Reply, part: Part): string =>
  placed(reply, part)
    .map(({ before, sentence }) => before + sentence.text.trim())
    .join('')

/** The sentences of a part that a stretch of its text touches. */
export const sentencesAt = (
  reply: Reply,
  part: Part,
  { start, end }: { start: number; end: number },
): ReplySentence[] => {
  let at = 0
  return placed(reply, part).flatMap(({ before, sentence }) => {
    const from = at + before.length
    at = from + sentence.text.trim().length
    return start < at && from < end ? [sentence] : []
  })
}

const placed = (reply: Reply, part: Part) => {
  const sentences = reply.filter((sentence) => sentence.part === part && sentence.text.trim())
  return sentences.map((sentence, index) => {
    const previous = sentences[index - 1]
    if (!previous) return { before: '', sentence }
    return { before: previous.paragraph === sentence.paragraph ? ' ' : '\n\n', sentence }
  })
}
