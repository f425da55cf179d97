import {
  type GenerateContentRequest,
  planLimitReached,
  type WrittenSentence,
} from '@listwright/contracts'
import { FunctionsHttpError } from '@supabase/functions-js'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { PlanLimitError } from './plan-limit-error.ts'
import { readEvents } from './read-events.ts'

interface Following {
  signal: AbortSignal
  /** Gets every sentence as a language model writes it. */
  onSentence: (sentence: WrittenSentence) => void
}

/** Calls the function that writes. Its answer depends on what was asked for, so the caller parses it. */
export const generateContent = async (
  client: Client,
  body: GenerateContentRequest,
  following?: Following,
): Promise<unknown> => {
  const { functions } = await client.services()
  const { data, error } = await functions.invoke<unknown>('generate-content', {
    body,
    ...(following && {
      signal: following.signal,
      headers: { accept: 'text/event-stream' },
    }),
  })
  if (error) throw await explain(error)
  return following && data instanceof Response ? readEvents(data, following.onSentence) : data
}

const explain = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof FunctionsHttpError)) return error
  const answer: Response = error.context
  const limit = planLimitReached.safeParse(await answer.json().catch(() => null))
  return limit.success ? new PlanLimitError(camelKeys(limit.data)) : error
}
