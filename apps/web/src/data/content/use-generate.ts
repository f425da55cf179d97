import {
  type GenerateContentResponse,
  generateContentResponse,
  type Property,
  type WrittenSentence,
} from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usageKey } from '@/data/plan/queries.ts'
import type { Client } from '@/lib/connect-client.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { generateContent } from './generate-content.ts'
import { PlanLimitError } from './plan-limit-error.ts'

const OFFLINE = "You're offline. Everything you typed is kept; generate again when you are back."
const SHORTEST_WAIT_MS = 2000

interface Generation {
  property: Property
  tone: string
}

/** One generation at a time, which can be cancelled while it runs. */
export const useGenerate = (
  client: Client,
  onWritten: (content: GenerateContentResponse) => void,
) => {
  const queryClient = useQueryClient()
  const abort = useRef<AbortController>(null)
  const [written, setWritten] = useState<WrittenSentence[]>([])

  const mutation = useMutation({
    // Without a network it fails at once: a text that is written later, and counted against the plan, would surprise the
    // agent.
    networkMode: 'always',
    mutationFn: async ({ property, tone }: Generation) => {
      abort.current = new AbortController()
      const { signal } = abort.current
      setWritten([])
      const onSentence = (sentence: WrittenSentence) =>
        setWritten((before) => [...before, sentence])
      // A result that flashed by would look like a mistake, so it is shown after two seconds at the earliest.
      const [answer] = await Promise.all([
        generateContent(client, { property_id: property.id, tone }, { signal, onSentence }),
        wait(SHORTEST_WAIT_MS, signal),
      ])
      return generateContentResponse.parse(answer)
    },
    onSuccess: (content) => {
      onWritten(content)
      if (content.notice) toast.info(content.notice)
      return queryClient.invalidateQueries({ queryKey: usageKey })
    },
    onError: (error) => {
      if (abort.current?.signal.aborted || error instanceof PlanLimitError) return
      console.error(error)
      toastFailure('Failed to generate content', !navigator.onLine && OFFLINE)
    },
  })

  return {
    generate: mutation.mutate,
    cancel: () => abort.current?.abort(),
    isGenerating: mutation.isPending,
    /** What a language model has written so far; the result may differ. */
    written,
    /** Another tone may be within the plan. */
    forgetLimit: mutation.reset,
    limit: mutation.error instanceof PlanLimitError ? mutation.error.limit : null,
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
