import { Plus } from 'lucide-react'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'

const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const

export const KitButtons = () => (
  <>
    {VARIANTS.map((variant) => (
      <div key={variant} className="flex flex-wrap items-center gap-4">
        <Button variant={variant} data-testid={`button-${variant}`}>
          {variant}
        </Button>
        <Button variant={variant} busy>
          Saving...
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} size="sm">
          Small
        </Button>
        <Button variant={variant} size="lg">
          Large
        </Button>
        <Button variant={variant} size="icon" aria-label={`Add, ${variant}`}>
          <Plus />
        </Button>
      </div>
    ))}
    <div className="flex flex-wrap gap-3">
      <Badge>Default</Badge>
      <Badge variant="outline">Outline</Badge>
      <Badge variant="brass">Most Popular</Badge>
      <Badge variant="danger">Over the limit</Badge>
    </div>
  </>
)
