import { z } from 'zod'

export const ENGINES = ['built-in', 'model'] as const
export const HOUSE_RULES_MAX = 600

/** What a finished text can be had in besides English, with a language model. */
export const LANGUAGES = { es: 'Spanish', zh: 'Chinese (simplified)' } as const
export type Language = keyof typeof LANGUAGES
export const language = z.enum(['es', 'zh'])

// The same characters as in the constraint of writing_settings.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const NOT_PLAIN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029<>{}]/

/** How a library's texts are written, in the shape of its row. */
export const writingSettings = z.object({
  /** `null` is whatever the server prefers. */
  engine: z.enum(ENGINES).nullable(),
  model: z.string().max(200).nullable(),
  house_rules: z
    .string()
    .trim()
    .refine((text) => [...text].length <= HOUSE_RULES_MAX, `At most ${HOUSE_RULES_MAX} characters`)
    .refine((text) => !NOT_PLAIN.test(text), 'Use plain text, without < > { }'),
  languages: z.array(language),
})
export type WritingSettings = z.infer<typeof writingSettings>

/** What a library that has decided nothing writes with. */
export const DEFAULT_WRITING_SETTINGS: WritingSettings = {
  engine: null,
  model: null,
  house_rules: '',
  languages: [],
}

/** The models that the server is configured for, the preferred one first; none, and the built-in writer writes. */
export const modelList = z.object({ models: z.array(z.string()) })
