import {
  CAPTION_VARIANTS_MAX,
  captionVariantsResponse,
  type Property,
  type SocialNetwork,
} from '@listwright/contracts'
import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { explain, PlanLimitError } from './generate-content.ts'
import { PlanLimitNotice } from './plan-limit-notice.tsx'

interface CaptionVariantsProps {
  network: SocialNetwork
  property: Property
  tone: string
  /** What the caption says now; it is not offered again. */
  current: string
  onChoose: (caption: string) => void
}

const COUNT = Math.min(3, CAPTION_VARIANTS_MAX)

/** The social caption generator of the Pro plan: more ways to say it, one of which takes the caption's place. */
export const CaptionVariants = ({
  network,
  property,
  tone,
  current,
  onChoose,
}: CaptionVariantsProps) => {
  const { client } = useAuth()
  const variants = useMutation({
    mutationFn: async () => {
      const { data, error } = await client.functions.invoke('generate-content', {
        body: { property_id: property.id, tone, captions: { network, count: COUNT } },
      })
      if (error) throw await explain(error)
      return captionVariantsResponse.parse(data).captions
    },
    onError: (error) => {
      if (error instanceof PlanLimitError) return
      console.error(error)
      toast.error('Failed to generate content')
    },
  })

  const others = variants.data?.filter((caption) => caption !== current)

  return (
    <div className="grid gap-4">
      <Button
        variant="outline"
        className="justify-self-start"
        busy={variants.isPending}
        onClick={() => variants.mutate()}
      >
        More captions
      </Button>
      {variants.error instanceof PlanLimitError && <PlanLimitNotice limit={variants.error.limit} />}
      <ul className="grid gap-3">
        {others?.map((caption) => (
          <li key={caption} className="grid gap-3 rounded-md border border-line p-4 text-sm">
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{caption}</p>
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => onChoose(caption)}
            >
              Use this one
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
