import { customTone, parseFeatures } from '@listwright/contracts'
import { z } from 'zod'
import type { SavedTone } from '@/data/tone/queries.ts'

// The form has one field for a list of words, so an error in one word is shown at that field.
const words = z.string().transform((text, context) => {
  const list = customTone.shape.prefer.safeParse(parseFeatures(text))
  if (list.success) return list.data
  context.addIssue({ code: 'custom', message: list.error.issues[0]?.message })
  return z.NEVER
})

/** A tone as the form holds it: the two lists of words are texts with commas. */
export const toneForm = customTone.extend({ prefer: words, avoid: words })
export type ToneForm = z.input<typeof toneForm>
export type ToneValues = z.output<typeof toneForm>

/** What the form begins with: a saved tone, or the middle of every scale for a new one. */
export const toneFormOf = (tone: SavedTone | null): ToneForm => ({
  name: tone?.name ?? '',
  base: tone?.base ?? 'luxury',
  prefer: tone?.prefer.join(', ') ?? '',
  avoid: tone?.avoid.join(', ') ?? '',
  opening: tone?.opening ?? '',
  closing: tone?.closing ?? '',
  warmth: tone?.warmth ?? 3,
  formality: tone?.formality ?? 3,
})
