import type { ContentRow, Property } from '@listwright/contracts'
import { useState } from 'react'
import { TabsContent } from '@/components/ui/tabs.tsx'
import type { RemoteDraft } from '@/data/draft/upload-draft.ts'
import { KeepEditsDialog } from './keep-edits-dialog.tsx'
import { PropertyStep } from './property/property-step.tsx'
import { usePropertySave } from './property/use-property-save.ts'
import { ResultPane } from './result-pane.tsx'
import { SavedDialog } from './saved-dialog.tsx'
import type { Step } from './step.ts'
import { StepTabs } from './step-tabs.tsx'
import { TonePane } from './tone-pane.tsx'
import { useLockIn } from './use-lock-in.ts'
import { useNextSubject } from './use-next-subject.ts'
import { useOpenDraft } from './use-open-draft.ts'
import { useWriting } from './use-writing.ts'
import type { DraftPlace, WizardDraft } from './wizard-draft.ts'

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
  const draft = useOpenDraft(place, props.opened, props.onConflict)
  const { content, latest, typed, changeForm, editContent } = draft
  const [isSavedOpen, setIsSavedOpen] = useState(false)

  const lock = useLockIn({
    place,
    property,
    latest,
    onChange: editContent,
    onLocked: () => setIsSavedOpen(true),
  })

  const { goOnWith, createNew } = useNextSubject({ place, property, draft, onStep })
  const saving = usePropertySave({ property, typed, onType: changeForm, onSaved: goOnWith })
  const writing = useWriting({ place, property, saved, draft, onWritten: () => onStep('result') })

  const shown = !property ? 'property' : step === 'result' && !content ? 'tone' : step
  return (
    <StepTabs shown={shown} property={property} content={content} onStep={onStep}>
      <TabsContent value="property">
        <PropertyStep property={property} draft={draft} saving={saving} />
      </TabsContent>
      <TabsContent value="tone">
        {property && (
          <TonePane propertyId={property.id} draft={draft} writing={writing} onStep={onStep} />
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
        onAnswer={writing.answer}
      />
      <SavedDialog isOpen={isSavedOpen} onClose={() => setIsSavedOpen(false)} />
    </StepTabs>
  )
}
