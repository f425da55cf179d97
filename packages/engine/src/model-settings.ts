export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const

/** A language model and how to reach it. */
export interface ModelSettings {
  provider: (typeof MODEL_PROVIDERS)[number]
  name: string
  /** Another address than the provider's own; `openai-compatible` has none of its own. */
  url?: string | undefined
  key?: string | undefined
  /** US dollars per million tokens, for the cost of a text. */
  price?: { input: number; output: number } | undefined
}
