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
 * A link of a public page with two targets: one for visitors, one for agents who are signed in. The prerendered page
 * contains both; the script in index.html decides before the first paint which of them is shown.
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
