import {
  CAPTION_VARIANTS_MAX,
  captionVariantsResponse,
  type Property,
  type SocialNetwork,
} from '@listwright/contracts'
import { useMutation } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { generateContent } from './generate-content.ts'
import { PlanLimitError } from './plan-limit-error.ts'

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
      toastFailure('Failed to generate content')
    },
  })
