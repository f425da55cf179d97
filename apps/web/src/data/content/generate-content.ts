import { type GenerateContentRequest, planLimitReached } from '@listwright/contracts'
import { FunctionsHttpError } from '@supabase/supabase-js'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/supabase.ts'
import { PlanLimitError } from './plan-limit-error.ts'

/** Calls the function that writes. Its answer depends on what was asked for, so the caller parses it. */
export const generateContent = async (
  client: Client,
  body: GenerateContentRequest,
  signal?: AbortSignal,
): Promise<unknown> => {
  const { data, error } = await client.functions.invoke<unknown>('generate-content', {
    body,
    ...(signal && { signal }),
  })
  if (error) throw await explain(error)
  return data
}

const explain = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof FunctionsHttpError)) return error
  const answer: Response = error.context
  const limit = planLimitReached.safeParse(await answer.json().catch(() => null))
  return limit.success ? new PlanLimitError(camelKeys(limit.data)) : error
}
