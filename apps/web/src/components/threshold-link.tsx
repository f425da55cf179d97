import { cn } from '@/lib/cn.ts'

interface Door {
  href: string
  label: string
}

interface ThresholdLinkProps {
  /** Where a visitor goes. */
  visitor: Door
  /** Where somebody goes who is signed in in this browser. */
  agent: Door
  className?: string
}

/**
 * A link of a public page that leads a visitor in and an agent on. Both are in the prerendered page; the script in
 * index.html knows before the first paint which of them is shown.
 */
export const ThresholdLink = ({ visitor, agent, className }: ThresholdLinkProps) => (
  <>
    <a href={visitor.href} className={cn(className, 'signed-in:hidden')}>
      {visitor.label}
    </a>
    <a href={agent.href} className={cn(className, 'signed-out:hidden')}>
      {agent.label}
    </a>
  </>
)
