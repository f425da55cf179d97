import {
  CAPTION_VARIANTS_MAX,
  captionVariantsResponse,
  type Property,
  type SocialNetwork,
} from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { isOvertaken } from '@/data/is-overtaken.ts'
import { libraryKeys } from '@/data/library/queries.ts'
import { camelKeys } from '@/lib/casing.ts'
import { currentUser } from '@/lib/session/current-user.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { generateContent } from './generate-content.ts'
import { PlanLimitError } from './plan-limit-error.ts'
import { type SavedVersion, spansOf, type WorkingContent } from './working-content.ts'

interface ContentSave {
  property: Property
  content: WorkingContent
}

/** 'Lock This In': the first time a new row, later the same row again. */
export const useSaveContent = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ property, content }: ContentSave): Promise<SavedVersion> => {
      const user = await currentUser(client)
      const words = {
        tone: content.tone,
        headline: content.headline ?? null,
        description: content.description,
        social_captions: content.socialCaptions,
        spans: spansOf(content),
        unused: content.unused,
      }
      const table = client.from('content')
      const write = content.savedAs
        ? table
            // A text that was refined since has its proof in another generation.
            .update({
              ...words,
              ...(content.generationId && { generation_id: content.generationId }),
            })
            .eq('id', content.savedAs.id)
            .eq('updated_at', content.savedAs.updatedAt)
        : table.insert({
            user_id: user.id,
            property_id: property.id,
            generation_id: content.generationId ?? null,
            ...words,
          })
      return camelKeys(unwrap(await write.select('id, updated_at').single()))
    },
    onSuccess: () => {
      toast.success('Content saved to your dashboard!')
      void queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
    onError: (error) => {
      console.error(error)
      toast.error('Failed to save content. Please try again.', {
        description:
          isOvertaken(error) &&
          'The saved text was changed elsewhere. Locking in again keeps both, yours as a new one.',
      })
    },
  })
}

const CAPTIONS = Math.min(3, CAPTION_VARIANTS_MAX)

interface CaptionRequest {
  property: Property
  tone: string
  network: SocialNetwork
}

/** The social caption generator of the Pro plan: more captions for one network. */
export const useCaptionVariants = (client: Client) =>
  useMutation({
    mutationFn: async ({ property, tone, network }: CaptionRequest) => {
      const captions = { network, count: CAPTIONS }
      const answer = await generateContent(client, { property_id: property.id, tone, captions })
      return captionVariantsResponse.parse(answer).captions
    },
    onError: (error) => {
      if (error instanceof PlanLimitError) return
      console.error(error)
      toast.error('Failed to generate content')
    },
  })
