import type { WrittenSentence } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import type { PlanLimit } from '@/data/content/plan-limit-error.ts'
import { useListingAllowance } from '@/data/plan/use-listing-allowance.ts'
import { customTonesQuery } from '@/data/tone/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useShortcut } from '@/lib/use-shortcut.ts'
import { PlanLimitNotice } from '../plan-limit-notice.tsx'
import { useStepHeading } from '../step-focus.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { planForTone } from './plan-for-tone.ts'
import { ToneAllowance } from './tone-allowance.tsx'
import { ToneOptions } from './tone-options.tsx'
import { ToneOutsidePlan } from './tone-outside-plan.tsx'
import { WrittenSoFar } from './written-so-far.tsx'

interface ToneStepProps {
  propertyId: string
  tone: string
  onToneChange: (tone: string) => void
  onBack: () => void
  onGenerate: () => void
  onCancel: () => void
  isGenerating: boolean
  written: WrittenSentence[]
  limit: PlanLimit | null
}

export const ToneStep = (props: ToneStepProps) => {
  const { propertyId, tone, onToneChange, onBack, onGenerate, onCancel } = props
  const { isGenerating, written, limit } = props
  const { client } = useAuth()
  const heading = useStepHeading()
  // The next step is there before it is needed: the network may be gone by the time the text is written.
  useEffect(() => void import('../result/result-step.tsx').catch(console.error), [])
  useShortcut({ key: 'enter' }, () => {
    if (!isGenerating) onGenerate()
  })
  const { data: customTones = [] } = useQuery(customTonesQuery(client))
  const allowance = useListingAllowance(client, propertyId)
  const custom = customTones.find(({ id }) => id === tone)
  const lacking = planForTone({ name: custom?.name ?? tone, isCustom: Boolean(custom) }, allowance)

  return (
    <Card className="max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0">
      <CardTitle ref={heading} tabIndex={-1} id="tone-title" className="outline-none">
        Select Content Tone
      </CardTitle>
      <ToneAllowance allowance={allowance} />
      <ToneOptions
        tone={tone}
        customTones={customTones}
        allowance={allowance}
        disabled={isGenerating}
        onChoose={onToneChange}
      />
      {limit && <PlanLimitNotice limit={limit} />}
      {isGenerating && <GenerationProgress />}
      {isGenerating && <WrittenSoFar sentences={written} />}
      <GenerateBar isGenerating={isGenerating} onGenerate={onGenerate} onCancel={onCancel}>
        {lacking && !limit && <ToneOutsidePlan plan={lacking} />}
      </GenerateBar>
      <Button
        variant="outline"
        className="max-sm:mt-4 max-sm:w-full"
        disabled={isGenerating}
        onClick={onBack}
      >
        Back to Property Details
      </Button>
    </Card>
  )
}
