import {
  type GenerateContentResponse,
  socialCaptions,
  span,
  unusedInput,
} from '@listwright/contracts'
import { z } from 'zod'

/** A saved row in the version that this screen knows. */
const savedVersion = z.object({ id: z.string(), updatedAt: z.string() })
export type SavedVersion = z.infer<typeof savedVersion>

/** A result on the screen: what was written, as the agent has changed it since. */
export const workingContent = z.object({
  tone: z.string(),
  headline: z.string().optional(),
  description: z.string(),
  socialCaptions,
  /** Where the description states which field. */
  spans: z.array(span),
  unused: z.array(unusedInput),
  /** The row it was locked in as. A draft whose note of it cannot be read is locked in as a new row. */
  savedAs: savedVersion.optional().catch(undefined),
  /** Changed since it was locked in. */
  isChanged: z.boolean(),
})
export type WorkingContent = z.infer<typeof workingContent>

export const toWorkingContent = (answer: GenerateContentResponse): WorkingContent => ({
  tone: answer.tone,
  headline: answer.headline,
  description: answer.description,
  socialCaptions: answer.social_captions,
  spans: answer.spans.description,
  unused: answer.unused,
  isChanged: true,
})
