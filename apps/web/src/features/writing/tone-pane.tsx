import type { Step } from './step.ts'
import { ToneStep } from './tone/tone-step.tsx'
import type { OpenDraft } from './use-open-draft.ts'
import type { Writing } from './use-writing.ts'

interface TonePaneProps {
  propertyId: string
  draft: OpenDraft
  writing: Writing
  onStep: (step: Step) => void
}

/** The choice of a tone, over the draft and the writing of its text. */
export const TonePane = ({ propertyId, draft, writing, onStep }: TonePaneProps) => (
  <ToneStep
    propertyId={propertyId}
    tone={draft.tone}
    onToneChange={(next) => {
      writing.forgetLimit()
      draft.changeTone(next)
    }}
    onBack={() => onStep('property')}
    onGenerate={writing.ask}
    onCancel={writing.cancel}
    isGenerating={writing.isGenerating}
    written={writing.written}
    limit={writing.limit}
  />
)
