import { TONE_CARDS, TONES, type WrittenSentence } from '@listwright/contracts'
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
import { GenerationProgress } from './generation-progress.tsx'
import { planForTone } from './plan-for-tone.ts'
import { ToneAllowance } from './tone-allowance.tsx'
import { ToneOption } from './tone-option.tsx'
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
      <fieldset
        aria-labelledby="tone-title"
        disabled={isGenerating}
        className="mt-4 grid gap-2 sm:mt-6 sm:gap-4 md:grid-cols-2"
      >
        {TONES.map((name) => (
          <ToneOption
            key={name}
            value={name}
            {...TONE_CARDS[name]}
            isChosen={tone === name}
            lockedTo={planForTone({ name, isCustom: false }, allowance)}
            onChoose={onToneChange}
          />
        ))}
        {customTones.map(({ id, name, base, opening }) => (
          <ToneOption
            key={id}
            value={id}
            label={name}
            description={`Your own tone, based on ${TONE_CARDS[base].label}`}
            preview={opening || TONE_CARDS[base].preview}
            isChosen={tone === id}
            lockedTo={planForTone({ name, isCustom: true }, allowance)}
            onChoose={onToneChange}
          />
        ))}
      </fieldset>
      {limit && <PlanLimitNotice limit={limit} />}
      {isGenerating && <GenerationProgress />}
      {isGenerating && <WrittenSoFar sentences={written} />}
      {/* On a phone it stays in view, however many tones there are. */}
      <div
        data-bar=""
        className="z-20 border-line bg-card max-sm:sticky max-sm:bottom-(--bar-bottom) max-sm:-mx-5 max-sm:mt-6 max-sm:border-t max-sm:px-5 max-sm:py-2.5 sm:contents"
      >
        {lacking && !limit && <ToneOutsidePlan plan={lacking} />}
        <div className="flex gap-3 sm:mt-8 sm:mr-3 sm:inline-flex sm:[p+&]:mt-3">
          <Button
            className="max-sm:flex-1"
            busy={isGenerating}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={onGenerate}
          >
            {isGenerating ? 'Generating...' : 'Generate Content'}
          </Button>
          {isGenerating && (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </div>
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
