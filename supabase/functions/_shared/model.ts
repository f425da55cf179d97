import { z } from 'zod'
import type { Settings } from './env.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

/** A language model behind HTTP: rules and a conversation in, text out. */
export type Model = (rules: string, conversation: Message[]) => Promise<string>

type Options = Pick<Settings, 'MODEL_PROVIDER' | 'MODEL_URL' | 'MODEL_KEY' | 'MODEL_NAME'>

const TIMEOUT_MS = 20_000
const TOKENS_MAX = 2_500
const DEFAULT_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const

/** The configured model; nothing when none is named. */
export const createModel = (options: Options, fetch = globalThis.fetch): Model | undefined => {
  const { MODEL_PROVIDER: provider, MODEL_KEY: key, MODEL_NAME: model } = options
  if (!model) return undefined
  const url = options.MODEL_URL ?? DEFAULT_URLS[provider]
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`The model answered ${response.status}`)
    return response.json()
  }

  if (provider === 'anthropic') {
    return async (rules, messages) => {
      const headers = { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' }
      const body = { model, max_tokens: TOKENS_MAX, system: rules, messages }
      const { content } = anthropicAnswer.parse(await post('/messages', headers, body))
      return content.map(({ text = '' }) => text).join('')
    }
  }
  return async (rules, conversation) => {
    const messages = [{ role: 'system', content: rules }, ...conversation]
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const body = { model, max_completion_tokens: TOKENS_MAX, messages }
    const { choices } = openaiAnswer.parse(await post('/chat/completions', headers, body))
    return choices[0]?.message.content ?? ''
  }
}

const anthropicAnswer = z.object({ content: z.array(z.object({ text: z.string().optional() })) })
const openaiAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })),
})
