import {
  cannotRefine,
  planLimitReached,
  type RefineContentRequest,
  type RefineContentResponse,
  refineContentResponse,
} from '@listwright/contracts'
import { FunctionsHttpError } from '@supabase/functions-js'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { PlanLimitError } from './plan-limit-error.ts'

/** What was wished for cannot be done; the message is meant for the agent. */
export class CannotRefineError extends Error {}

/** Asks the server to change a text. */
export const refineContent = async (
  client: Client,
  body: RefineContentRequest,
): Promise<RefineContentResponse> => {
  const { functions } = await client.services()
  const { data, error } = await functions.invoke<unknown>('refine-content', { body })
  if (error) throw await explain(error)
  return refineContentResponse.parse(data)
}

const explain = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof FunctionsHttpError)) return error
  const answer: Response = error.context
  const body: unknown = await answer.json().catch(() => null)
  const limit = planLimitReached.safeParse(body)
  if (limit.success) return new PlanLimitError(camelKeys(limit.data))
  const refusal = cannotRefine.safeParse(body)
  return refusal.success ? new CannotRefineError(refusal.data.message) : error
}
