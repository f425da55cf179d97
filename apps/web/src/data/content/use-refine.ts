import type { Property, RefinedPart, RefineWish } from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usageKey } from '@/data/plan/queries.ts'
import type { Client } from '@/lib/connect-client.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { PlanLimitError } from './plan-limit-error.ts'
import { CannotRefineError, refineContent } from './refine-content.ts'
import type { WorkingContent } from './working-content.ts'

interface Refinement {
  property: Property
  content: WorkingContent
  part: RefinedPart
  wish: RefineWish
}

/** Has the writer change a text: from the screen, or from what was saved where both are the same. */
export const useRefine = (client: Client) => {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    // Not repeated when the network returns: a text would change, and a unit of the plan be spent, when the agent no longer
    // expects it.
    networkMode: 'always',
    mutationFn: ({ property, content, part, wish }: Refinement) => {
      const { savedAs, isChanged, generationId, tone } = content
      const isSaved = savedAs !== undefined && !isChanged
      const text = part === 'description' ? content.description : content.socialCaptions[part]
      return refineContent(client, {
        property_id: property.id,
        tone,
        part,
        wish,
        ...(generationId && { generation_id: generationId }),
        ...(isSaved ? { content_id: savedAs.id } : { text }),
        ...(!isSaved && part === 'description' && { spans: content.spans }),
      })
    },
    onSuccess: ({ notice }) => {
      if (notice) toast.info(notice)
      return queryClient.invalidateQueries({ queryKey: usageKey })
    },
    onError: (error, { wish }) => {
      // A text can be made to fit without the server.
      if (error instanceof PlanLimitError || error instanceof CannotRefineError) return
      if (wish.kind === 'fit') return
      console.error(error)
      toastFailure('The text could not be changed. Please try again.')
    },
  })
  const { error } = mutation
  return {
    refine: mutation.mutate,
    isRefining: mutation.isPending,
    limit: error instanceof PlanLimitError ? error.limit : null,
    cannot: error instanceof CannotRefineError ? error.message : null,
  }
}
