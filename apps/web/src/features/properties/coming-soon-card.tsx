import { Badge } from '@/components/ui/badge.tsx'
import { Card } from '@/components/ui/card.tsx'

export const ComingSoonCard = () => (
  <Card className="flex flex-wrap items-center gap-x-8 gap-y-3 border-dashed bg-transparent!">
    <Badge>Coming Soon</Badge>
    <div className="max-w-[62ch]">
      <h2 className="title-type text-xl">Type an address, skip the form</h2>
      <p className="mt-1 text-sm text-muted">
        Soon you can pull a property's data from your MLS or a listing service by its address alone.
      </p>
    </div>
  </Card>
)
