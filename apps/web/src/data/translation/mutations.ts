import {
  cannotTranslate,
  type Language,
  planLimitReached,
  translateContentResponse,
} from '@listwright/contracts'
import { FunctionsHttpError } from '@supabase/functions-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PlanLimitError } from '@/data/content/plan-limit-error.ts'
import { usageKey } from '@/data/plan/queries.ts'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { translationKeys } from './queries.ts'

/** Why a language cannot be had; the message is meant for the agent. */
class CannotTranslateError extends Error {}

/** Puts a saved text into another language. */
export const useTranslate = (client: Client, contentId: string) => {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (language: Language) => {
      const body = { content_id: contentId, language }
      const { functions } = await client.services()
      const { data, error } = await functions.invoke<unknown>('translate-content', { body })
      if (error) throw await explain(error)
      return translateContentResponse.parse(data)
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: translationKeys.of(contentId) }),
        queryClient.invalidateQueries({ queryKey: usageKey }),
      ]),
    onError: (error) => {
      if (error instanceof PlanLimitError || error instanceof CannotTranslateError) return
      console.error(error)
      toastFailure('The text could not be translated. Please try again.')
    },
  })
  const { error } = mutation
  return {
    translate: mutation.mutate,
    isTranslating: mutation.isPending,
    limit: error instanceof PlanLimitError ? error.limit : null,
    cannot: error instanceof CannotTranslateError ? error.message : null,
  }
}

const explain = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof FunctionsHttpError)) return error
  const answer: Response = error.context
  const body: unknown = await answer.json().catch(() => null)
  const limit = planLimitReached.safeParse(body)
  if (limit.success) return new PlanLimitError(camelKeys(limit.data))
  const refusal = cannotTranslate.safeParse(body)
  return refusal.success ? new CannotTranslateError(refusal.data.message) : error
}
