import {
  type GenerateContentRequest,
  type GenerateContentResponse,
  generateContentResponse,
  type PlanLimitReached,
  planLimitReached,
} from '@listwright/contracts'
import { FunctionsHttpError } from '@supabase/supabase-js'
import type { Client } from '@/lib/supabase.ts'

const LEAST_MS = 2000

/** The plan does not allow this generation; carries what, how many and when it resets. */
export class PlanLimitError extends Error {
  constructor(readonly limit: PlanLimitReached) {
    super(limit.message)
    this.name = 'PlanLimitError'
  }
}

/** Asks the server for a text. A result never flashes by: it comes after two seconds at the earliest. */
export const generateContent = async (
  client: Client,
  request: GenerateContentRequest,
  signal: AbortSignal,
): Promise<GenerateContentResponse> => {
  const [{ data, error }] = await Promise.all([
    client.functions.invoke('generate-content', { body: request, signal }),
    atLeast(LEAST_MS, signal),
  ])
  if (error) throw await explain(error)
  return generateContentResponse.parse(data)
}

export const explain = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof FunctionsHttpError)) return error
  const answer: Response = error.context
  const limit = planLimitReached.safeParse(await answer.json().catch(() => null))
  return limit.success ? new PlanLimitError(limit.data) : error
}

const atLeast = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
