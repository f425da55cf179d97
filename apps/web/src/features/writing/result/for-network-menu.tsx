import { type Property, SOCIAL_NETWORKS, type SocialNetwork } from '@listwright/contracts'
import { ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { useCaptionVariants } from '@/data/content/mutations.ts'
import { PlanLimitError } from '@/data/content/plan-limit-error.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { PlanLimitNotice } from '../plan-limit-notice.tsx'
import { NETWORKS } from './captions/networks.ts'

interface ForNetworkMenuProps {
  property: Property
  tone: string
  onWritten: (network: SocialNetwork, caption: string) => void
}

/** The same listing once more for a network: the caption generator, from under the description. */
export const ForNetworkMenu = ({ property, tone, onWritten }: ForNetworkMenuProps) => {
  const { client } = useAuth()
  const variants = useCaptionVariants(client)
  const write = (network: SocialNetwork) =>
    variants.mutate(
      { property, tone, network },
      { onSuccess: ([caption]) => caption !== undefined && onWritten(network, caption) },
    )
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="sm" busy={variants.isPending}>
            For Instagram…
            <ChevronDown aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          {SOCIAL_NETWORKS.map((network) => (
            <DropdownMenuItem key={network} onSelect={() => write(network)}>
              For {NETWORKS[network].label}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {variants.error instanceof PlanLimitError && (
        <div className="basis-full">
          <PlanLimitNotice limit={variants.error.limit} />
        </div>
      )}
    </>
  )
}
