import type { ContentRow, Property } from '@listwright/contracts'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { useGenerate } from '@/data/content/use-generate.ts'
import { toWorkingContent, type WorkingContent } from '@/data/content/working-content.ts'
import type { RemoteDraft } from '@/data/draft/upload-draft.ts'
import { SAVED_TOAST } from '@/data/property/mutations.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { followEdits } from './follow-edits.ts'
import { KeepEditsDialog } from './keep-edits-dialog.tsx'
import { OtherVersionNotice } from './other-version-notice.tsx'
import type { TypedForm } from './property/property-form-values.ts'
import { PropertyStep } from './property/property-step.tsx'
import { usePropertySave } from './property/use-property-save.ts'
import { SavedDialog } from './saved-dialog.tsx'
import { SavedTextNote } from './saved-text-note.tsx'
import { setAside } from './set-aside.ts'
import { ToneStep } from './tone/tone-step.tsx'
import { useDraftKeeper } from './use-draft-keeper.ts'
import { useLockIn } from './use-lock-in.ts'
import { type DraftPlace, readDraft, type WizardDraft, writeDraft } from './wizard-draft.ts'

const ResultStep = lazy(() =>
  import('./result/result-step.tsx').then((module) => ({ default: module.ResultStep })),
)

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
  const { place, property, saved, step, onStep, onConflict, isAskedOfDraft } = props
  const { userId } = place
  const navigate = useNavigate()
  const { client } = useAuth()
  const [opened] = useState(props.opened)
  const { keep, discard } = useDraftKeeper(place, opened, onConflict)
  const [tone, setTone] = useState(opened.tone)
  const [content, setContent] = useState(opened.content)
  const latest = useRef(opened.content)
  const [isAsking, setIsAsking] = useState(false)
  const [isSavedOpen, setIsSavedOpen] = useState(false)
  const keepsBoth = useRef(false)
  // The form itself holds what is typed; this is for the next time it is shown.
  const typed = useRef(opened.typed)

  const changeForm = useCallback(
    (form: TypedForm | null) => {
      // What is typed while a save waits is saved with it.
      const { saveAs, isSaveAsked } = typed.current ?? {}
      const changed = form && { saveAs, isSaveAsked, ...form }
      typed.current = changed
      keep({ typed: changed })
    },
    [keep],
  )
  const changeTone = (chosen: string) => {
    setTone(chosen)
    keep({ tone: chosen })
  }
  const showContent = useCallback(
    (shown: WorkingContent) => {
      latest.current = shown
      setContent(shown)
      keep({ content: shown })
    },
    [keep],
  )
  const editContent = useCallback(
    (changed: WorkingContent) =>
      showContent(latest.current ? followEdits(latest.current, changed) : changed),
    [showContent],
  )

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

  const generation = useGenerate(client, (answer) => {
    const working = toWorkingContent(answer)
    if (saved && property) return openBeside(property, working)
    if (keepsBoth.current && latest.current)
      setAside(client, place, { tone, content: latest.current })
    keepsBoth.current = false
    showContent(working)
    onStep('result')
  })
  const { generate, cancel, isGenerating, limit, written, forgetLimit } = generation

  /** A new text never replaces a saved one: it becomes the draft of the property. */
  const openBeside = (about: Property, working: WorkingContent) => {
    const own = { userId, subject: about.id, propertyId: about.id }
    const present = readDraft(own)
    if (present.content?.isEdited)
      setAside(client, place, { tone: present.tone, content: present.content })
    writeDraft(own, { tone, content: working })
    void navigate(paths.draft(about.id, about.id))
  }

  /** The other text takes the place of one's own, which is put among the drafts as it stands by then. */
  const openOther = (other: WorkingContent | null) => {
    const mine = latest.current
    // While the other one was read, this one was asked to be locked in, or is by now.
    if (!mine?.otherVersion || mine.isLockAsked) return
    const kept = { ...mine, otherVersion: undefined }
    if (!other) {
      showContent(kept)
      toast.error('The saved text was deleted. Yours is still here.')
      return
    }
    setAside(client, place, { tone, content: kept })
    showContent(other)
    toast.success('Your text is among the drafts.')
  }

  const start = () => {
    if (!property) return
    // On a phone it would cover the button that cancels.
    toast.dismiss(SAVED_TOAST)
    generate({ property, tone })
  }
  const ask = () => {
    keepsBoth.current = false
    if (!saved && content?.isEdited) setIsAsking(true)
    else start()
  }
  const answer = (keepBoth: boolean) => {
    setIsAsking(false)
    keepsBoth.current = keepBoth
    start()
  }

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
      <TabsList aria-label="Steps">
        <TabsTrigger value="property">Property Details</TabsTrigger>
        <TabsTrigger value="tone" disabled={!property}>
          Select Tone
        </TabsTrigger>
        <TabsTrigger value="result" disabled={!property || !content}>
          Generated Content
        </TabsTrigger>
      </TabsList>
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
              forgetLimit()
              changeTone(next)
            }}
            onBack={() => onStep('property')}
            onGenerate={ask}
            onCancel={cancel}
            isGenerating={isGenerating}
            written={written}
            limit={limit}
          />
        )}
      </TabsContent>
      <TabsContent value="result">
        {property && content && (
          <>
            {content.otherVersion && !isAskedOfDraft && (
              <OtherVersionNotice
                otherVersion={content.otherVersion}
                onKeepMine={lock.lockIn}
                isKeeping={lock.isSaving}
                onOpen={openOther}
              />
            )}
            {saved && <SavedTextNote saved={saved} property={property} />}
            <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
              <ResultStep
                property={property}
                content={content}
                saved={saved}
                onChange={editContent}
                lock={lock}
                onCreateNew={createNew}
                onTryTone={() => onStep('tone')}
              />
            </Suspense>
          </>
        )}
      </TabsContent>
      <KeepEditsDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onKeepBoth={() => answer(true)}
        onReplace={() => answer(false)}
      />
      <SavedDialog isOpen={isSavedOpen} onClose={() => setIsSavedOpen(false)} />
    </Tabs>
  )
}
