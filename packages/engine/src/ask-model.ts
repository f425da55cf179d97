import { type LanguageModel, type ModelMessage, Output, smoothStream, streamText } from 'ai'
import type { z } from 'zod'

export interface Usage {
  inputTokens: number
  outputTokens: number
}

export interface ModelAnswer<Element> {
  /** What came of the list that was asked for, whole elements only. */
  elements: Element[]
  usage: Usage
  /** Why no more came. */
  failure?: string
}

interface Question<Element> {
  /** What one element of the answer looks like, such as a sentence. */
  element: z.ZodType<Element>
  rules: string
  conversation: ModelMessage[]
  signal: AbortSignal
  onElement?: (element: Element) => void
}

const TOKENS_MAX = 4_000
/** After 429 and 5xx, with a back-off that heeds Retry-After. */
const RETRIES = 2
/** The longest text and four captions have about forty. */
const ELEMENTS_MAX = 60
/** The SDK reads the whole answer again with every piece, so that a piece had better be a sentence. */
const bySentence = smoothStream({ chunking: /[^}]*\}/, delayInMs: null })

/** Asks for a text sentence by sentence. An answer that breaks off is no error: what came of it is worth reading. */
export const askModel = async <Element>(
  model: LanguageModel,
  { element, rules, conversation, signal, onElement }: Question<Element>,
): Promise<ModelAnswer<Element>> => {
  const failures: unknown[] = []
  const stream = streamText({
    model,
    system: rules,
    messages: conversation,
    output: Output.array({ element }),
    maxOutputTokens: TOKENS_MAX,
    maxRetries: RETRIES,
    abortSignal: signal,
    experimental_transform: bySentence,
    experimental_telemetry: { isEnabled: false },
    onError: ({ error }) => void failures.push(error),
  })
  const elements: Element[] = []
  try {
    for await (const each of stream.elementStream) {
      if (elements.length === ELEMENTS_MAX) continue
      elements.push(each)
      onElement?.(each)
    }
  } catch (error) {
    failures.push(error)
  }
  const usage = await Promise.resolve(stream.totalUsage).catch(() => undefined)
  return {
    elements,
    usage: { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 },
    ...(failures.length > 0 && { failure: failures.map(String).join('; ') }),
  }
}
