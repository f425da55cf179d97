import { type LanguageModel, type ModelMessage, Output, smoothStream, streamText } from 'ai'
import { type DraftSentence, draftSentence } from './draft.ts'

export interface Usage {
  inputTokens: number
  outputTokens: number
}

export interface ModelAnswer {
  /** The sentences that came, whole ones only. */
  sentences: DraftSentence[]
  usage: Usage
  /** Why no more came. */
  failure?: string
}

interface Question {
  rules: string
  conversation: ModelMessage[]
  signal: AbortSignal
  onSentence?: (sentence: DraftSentence) => void
}

const TOKENS_MAX = 4_000
/** After 429 and 5xx, with a back-off that heeds Retry-After. */
const RETRIES = 2
/** The longest text and four captions have about forty. */
const SENTENCES_MAX = 60
/** The SDK reads the whole answer again with every piece, so that a piece had better be a sentence. */
const bySentence = smoothStream({ chunking: /[^}]*\}/, delayInMs: null })

/** Asks for a text sentence by sentence. An answer that breaks off is no error: what came of it is worth reading. */
export const askModel = async (
  model: LanguageModel,
  { rules, conversation, signal, onSentence }: Question,
): Promise<ModelAnswer> => {
  const failures: unknown[] = []
  const stream = streamText({
    model,
    system: rules,
    messages: conversation,
    output: Output.array({ element: draftSentence }),
    maxOutputTokens: TOKENS_MAX,
    maxRetries: RETRIES,
    abortSignal: signal,
    experimental_transform: bySentence,
    experimental_telemetry: { isEnabled: false },
    onError: ({ error }) => void failures.push(error),
  })
  const sentences: DraftSentence[] = []
  try {
    for await (const sentence of stream.elementStream) {
      if (sentences.length === SENTENCES_MAX) continue
      sentences.push(sentence)
      onSentence?.(sentence)
    }
  } catch (error) {
    failures.push(error)
  }
  const usage = await Promise.resolve(stream.totalUsage).catch(() => undefined)
  return {
    sentences,
    usage: { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 },
    ...(failures.length > 0 && { failure: failures.map(String).join('; ') }),
  }
}
