import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, wrapLanguageModel } from 'ai'
import type { ModelSettings } from './model-settings.ts'

/** The model behind its provider's API. Some models wrap their JSON in a code fence, which is removed. */
export const connectModel = (settings: ModelSettings, fetch = globalThis.fetch) =>
  wrapLanguageModel({ model: modelOf(settings, fetch), middleware: extractJsonMiddleware() })

const modelOf = ({ provider, name, url, key }: ModelSettings, fetch: typeof globalThis.fetch) => {
  // Never left to the SDK, which would look for a key in the environment.
  const options = { apiKey: key ?? '', fetch, ...(url && { baseURL: url }) }
  switch (provider) {
    case 'anthropic':
      return createAnthropic(options)(name)
    case 'google':
      return createGoogleGenerativeAI(options)(name)
    case 'openai':
      return createOpenAI(options).chat(name)
    case 'openai-compatible':
      return createOpenAICompatible({
        ...options,
        name: 'compatible',
        baseURL: url ?? 'http://127.0.0.1:11434/v1',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(name)
  }
}
