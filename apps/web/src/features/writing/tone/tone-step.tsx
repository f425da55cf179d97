import { TONE_CARDS, TONES, type WrittenSentence } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import type { PlanLimit } from '@/data/content/plan-limit-error.ts'
import { customTonesQuery } from '@/data/tone/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { PlanLimitNotice } from '../plan-limit-notice.tsx'
import { GenerationProgress } from './generation-progress.tsx'
import { ToneOption } from './tone-option.tsx'
import { WrittenSoFar } from './written-so-far.tsx'

interface ToneStepProps {
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
  const { tone, onToneChange, onBack, onGenerate, onCancel, isGenerating, written, limit } = props
  const { client } = useAuth()
  const { data: customTones = [] } = useQuery(customTonesQuery(client))

  return (
    <Card>
      <CardTitle id="tone-title">Select Content Tone</CardTitle>
      <fieldset
        aria-labelledby="tone-title"
        disabled={isGenerating}
        className="mt-6 grid gap-4 md:grid-cols-2"
      >
        {TONES.map((name) => (
          <ToneOption
            key={name}
            value={name}
            {...TONE_CARDS[name]}
            isChosen={tone === name}
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
            onChoose={onToneChange}
          />
        ))}
      </fieldset>
      {limit && <PlanLimitNotice limit={limit} />}
      {isGenerating && <GenerationProgress />}
      {isGenerating && <WrittenSoFar sentences={written} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button busy={isGenerating} onClick={onGenerate}>
          {isGenerating ? 'Generating...' : 'Generate Content'}
        </Button>
        {isGenerating && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button variant="outline" disabled={isGenerating} onClick={onBack}>
          Back to Property Details
        </Button>
      </div>
    </Card>
  )
}
