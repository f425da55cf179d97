import type { GenerateContentResponse, Property } from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from 'sonner'
import { useAuth } from '@/lib/session/auth-context.ts'
import { generateContent, PlanLimitError } from './generate-content.ts'

interface Generation {
  property: Property
  tone: string
}

/** One generation at a time, which can be cancelled while it runs. */
export const useGenerate = (onWritten: (content: GenerateContentResponse) => void) => {
  const { client } = useAuth()
  const queryClient = useQueryClient()
  const abort = useRef<AbortController>(null)

  const mutation = useMutation({
    mutationFn: ({ property, tone }: Generation) => {
      abort.current = new AbortController()
      return generateContent(client, { property_id: property.id, tone }, abort.current.signal)
    },
    onSuccess: (content) => {
      onWritten(content)
      if (content.notice) toast.info(content.notice)
      return queryClient.invalidateQueries({ queryKey: ['usage'] })
    },
    onError: (error) => {
      if (abort.current?.signal.aborted || error instanceof PlanLimitError) return
      console.error(error)
      toast.error('Failed to generate content')
    },
  })

  return {
    generate: mutation.mutate,
    cancel: () => abort.current?.abort(),
    isGenerating: mutation.isPending,
    limit: mutation.error instanceof PlanLimitError ? mutation.error.limit : null,
  }
}
