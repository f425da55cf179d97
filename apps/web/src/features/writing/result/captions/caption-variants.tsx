import type { Property, SocialNetwork } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { PlanLock } from '@/components/plan-lock.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useCaptionVariants } from '@/data/content/mutations.ts'
import { PlanLimitError } from '@/data/content/plan-limit-error.ts'
import { usageQuery } from '@/data/plan/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { PlanLimitNotice } from '../../plan-limit-notice.tsx'

interface CaptionVariantsProps {
  network: SocialNetwork
  property: Property
  tone: string
  /** What the caption says now; it is not offered again. */
  current: string
  onChoose: (caption: string) => void
}

/** The social caption generator of the Pro plan: more ways to say it, one of which takes the caption's place. */
export const CaptionVariants = ({
  network,
  property,
  tone,
  current,
  onChoose,
}: CaptionVariantsProps) => {
  const { client } = useAuth()
  const variants = useCaptionVariants(client)
  const { data: usage } = useQuery(usageQuery(client))
  const others = variants.data?.filter((caption) => caption !== current)

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          busy={variants.isPending}
          onClick={() => variants.mutate({ property, tone, network })}
        >
          More captions
        </Button>
        {usage && !usage.captionVariants && <PlanLock plan="Pro" />}
      </div>
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
