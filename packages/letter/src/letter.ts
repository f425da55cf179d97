import { z } from 'zod'

const words = z.string().max(30_000)

/** What a mail says, without how it looks. In every text a blank line begins a new paragraph. */
export const letterSchema = z.strictObject({
  title: words,
  /** What mail programs show beside the subject; how the letter begins, unless given. */
  preview: words.optional(),
  /** One sentence set larger, above the rest. */
  lead: words.optional(),
  paragraphs: z.array(words),
  points: z.array(words).optional(),
  /** Label and value. */
  facts: z.array(z.tuple([words, words])).optional(),
  action: z.strictObject({ label: words, url: z.url({ protocol: /^https?$/ }) }).optional(),
  /** Digits to type where the action cannot be opened. */
  code: words.optional(),
  sections: z.array(z.strictObject({ title: words, text: words })).optional(),
  /** Why the reader gets this, in small print. */
  footnote: words,
})

export type Letter = z.infer<typeof letterSchema>
