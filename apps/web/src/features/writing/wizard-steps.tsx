import type { ContentRow, Property } from '@listwright/contracts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import type { RemoteDraft } from '@/data/draft/upload-draft.ts'
import { paths } from '@/lib/paths.ts'
import { KeepEditsDialog } from './keep-edits-dialog.tsx'
import { PropertyStep } from './property/property-step.tsx'
import { usePropertySave } from './property/use-property-save.ts'
import { ResultPane } from './result-pane.tsx'
import { SavedDialog } from './saved-dialog.tsx'
import { ToneStep } from './tone/tone-step.tsx'
import { useLockIn } from './use-lock-in.ts'
import { useOpenDraft } from './use-open-draft.ts'
import { useWriting } from './use-writing.ts'
import { type DraftPlace, type WizardDraft, writeDraft } from './wizard-draft.ts'

export const STEPS = ['property', 'tone', 'result'] as const
export type Step = (typeof STEPS)[number]

interface WizardStepsProps {
  place: DraftPlace
  opened: WizardDraft
  property: Property | null
  saved: ContentRow | null
  step: Step
  onStep: (step: Step) => void
  onConflict: (theirs: RemoteDraft) => void
  /** The agent is being asked which draft goes on: no second question beside that one. */
  isAskedOfDraft: boolean
}

/** The three steps over one draft. */
export const WizardSteps = (props: WizardStepsProps) => {
  const { place, property, saved, step, onStep, isAskedOfDraft } = props
  const { userId } = place
  const navigate = useNavigate()
  const draft = useOpenDraft(place, props.opened, props.onConflict)
  const { tone, content, latest, typed, changeForm, editContent, discard } = draft
  const [isSavedOpen, setIsSavedOpen] = useState(false)

  const lock = useLockIn({
    place,
    property,
    latest,
    onChange: editContent,
    onLocked: () => setIsSavedOpen(true),
  })

  const goOn = (next: Property) => {
    onStep('tone')
    if (property) return changeForm(null)
    discard()
    writeDraft({ userId, subject: next.id, propertyId: next.id }, { tone })
    void navigate(paths.generateFor(next.id), { replace: true })
  }

  const saving = usePropertySave({ property, typed, onType: changeForm, onSaved: goOn })
  const writing = useWriting({ place, property, saved, draft, onWritten: () => onStep('result') })

  const createNew = () => {
    discard()
    writeDraft({ userId, subject: 'new' }, null)
    void navigate(paths.generate)
  }

  const shown = !property ? 'property' : step === 'result' && !content ? 'tone' : step
  return (
    <Tabs
      value={shown}
      onValueChange={(value) => onStep(STEPS.find((name) => name === value) ?? 'property')}
    >
      <StepTabs hasProperty={property !== null} hasContent={content !== null} />
      <TabsContent value="property">
        <PropertyStep
          property={property}
          typed={typed.current}
          onType={changeForm}
          saving={saving}
        />
      </TabsContent>
      <TabsContent value="tone">
        {property && (
          <ToneStep
            propertyId={property.id}
            tone={tone}
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
        )}
      </TabsContent>
      <TabsContent value="result">
        {property && content && (
          <ResultPane
            {...{ place, property, content, draft, saved, lock, isAskedOfDraft }}
            onCreateNew={createNew}
            onTryTone={() => onStep('tone')}
          />
        )}
      </TabsContent>
      <KeepEditsDialog
        isOpen={writing.isAsking}
        onClose={writing.stopAsking}
        onKeepBoth={() => writing.answer(true)}
        onReplace={() => writing.answer(false)}
      />
      <SavedDialog isOpen={isSavedOpen} onClose={() => setIsSavedOpen(false)} />
    </Tabs>
  )
}

const StepTabs = ({ hasProperty, hasContent }: { hasProperty: boolean; hasContent: boolean }) => (
  <TabsList aria-label="Steps">
    <TabsTrigger value="property">Property Details</TabsTrigger>
    <TabsTrigger value="tone" disabled={!hasProperty}>
      Select Tone
    </TabsTrigger>
    <TabsTrigger value="result" disabled={!hasProperty || !hasContent}>
      Generated Content
    </TabsTrigger>
  </TabsList>
)
