import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'

interface LeadWithMenuProps {
  features: readonly string[]
  button: ComponentProps<typeof Button>
  /** Gets the index of the chosen feature in `features`. */
  onChoose: (feature: number) => void
}

/** The features that a text may begin with. */
export const LeadWithMenu = ({ features, button, onChoose }: LeadWithMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button {...button}>
        Lead with…
        <ChevronDown aria-hidden="true" />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      {features.map((name, feature) => (
        <DropdownMenuItem key={name} onSelect={() => onChoose(feature)}>
          {name}
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
)
