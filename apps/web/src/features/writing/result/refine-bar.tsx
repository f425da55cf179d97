import type { Property, RefinedPart, RefineWish } from '@listwright/contracts'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/button.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { PlanLimitNotice } from '../plan-limit-notice.tsx'
import { LeadWithMenu } from './lead-with-menu.tsx'
import { RefineWordsForm } from './refine-words-form.tsx'
import type { TextEdits } from './text-edits.ts'
import { useWish } from './use-wish.ts'

interface RefineBarProps {
  property: Property
  content: WorkingContent
  part: RefinedPart
  edits: TextEdits
  /** What else can be made of the text. */
  children?: ReactNode
}

/** Under a text: what the writer can change about it, by a button or in the agent's own words. */
export const RefineBar = ({ property, content, part, edits, children }: RefineBarProps) => {
  const id = useId()
  const { wishFor, isRefining, limit, cannot, underWay } = useWish(property, content, part, edits)
  const stateOf = (kind: RefineWish['kind']) => ({
    variant: 'outline' as const,
    size: 'sm' as const,
    busy: underWay === kind,
    inactive: isRefining,
  })

  return (
    <section aria-labelledby={id} className="grid max-w-[65ch] gap-3 border-t border-line pt-5">
      <h3 id={id} className="label-type">
        Refine
      </h3>
      <div className="flex flex-wrap gap-2">
        <Button {...stateOf('shorter')} onClick={() => wishFor({ kind: 'shorter' })}>
          Shorter
        </Button>
        <Button {...stateOf('warmer')} onClick={() => wishFor({ kind: 'warmer' })}>
          Warmer
        </Button>
        {property.features.length > 0 && (
          <LeadWithMenu
            features={property.features}
            button={stateOf('lead')}
            onChoose={(feature) => wishFor({ kind: 'lead', feature })}
          />
        )}
        {children}
      </div>
      <RefineWordsForm
        busy={underWay === 'words'}
        isRefining={isRefining}
        onAsk={(words, forget) => wishFor({ kind: 'words', words }, forget)}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {cannot}
      </p>
      {limit && <PlanLimitNotice limit={limit} />}
    </section>
  )
}
