import { DEFAULT_TONE, type GenerateContentResponse, type Property } from '@listwright/contracts'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { type DraftPlace, readDraft, useDraft, writeDraft } from './draft.ts'
import type { DraftContent } from './draft-content.ts'
import { useSaveProperty } from './mutations.ts'
import { PropertyForm } from './property-form.tsx'
import {
  emptyPropertyForm,
  fromFormValues,
  type PropertyFormValues,
  toFormValues,
} from './property-form-values.ts'
import { ToneStep } from './tone-step.tsx'
import { useGenerate } from './use-generate.ts'

const ResultStep = lazy(() =>
  import('./result-step.tsx').then((module) => ({ default: module.ResultStep })),
)

type Step = 'property' | 'tone' | 'result'

interface WizardDraft {
  form: PropertyFormValues
  /** The version of the property that the form was filled from; a newer one makes the form's draft void. */
  basedOn: string | null
  tone: string
  content: DraftContent | null
}

interface WizardProps {
  userId: string
  /** The property of the address, or null for a new one. */
  property: Property | null
}

/** Property, tone, result. What is typed or written is kept in this browser until it is saved. */
export const Wizard = ({ userId, property }: WizardProps) => {
  const { client } = useAuth()
  const navigate = useNavigate()
  const place = { userId, subject: property?.id ?? 'new' }
  const [draft, setDraft] = useState(() => openDraft(place, property))
  const [step, setStep] = useState<Step>(property ? 'tone' : 'property')
  useDraft(place, draft)

  const change = useCallback(
    (part: Partial<WizardDraft>) => setDraft((current) => ({ ...current, ...part })),
    [],
  )
  const changeForm = useCallback((form: PropertyFormValues) => change({ form }), [change])
  const changeContent = useCallback((content: DraftContent) => change({ content }), [change])

  const saveProperty = useSaveProperty(client)
  const save = (form: PropertyFormValues) =>
    saveProperty.mutate(
      { input: fromFormValues(form), previous: property },
      {
        onSuccess: (saved) => {
          setStep('tone')
          if (property) return change(freshForm(saved))
          writeDraft(place, null)
          writeDraft({ userId, subject: saved.id }, { tone: draft.tone })
          void navigate(paths.generateFor(saved.id), { replace: true })
        },
      },
    )

  const { generate, cancel, isGenerating, limit } = useGenerate((answer) => {
    change({ content: toDraftContent(answer) })
    setStep('result')
  })

  const createNew = () => {
    writeDraft(place, null)
    writeDraft({ userId, subject: 'new' }, null)
    void navigate(paths.generate)
  }

  return (
    <Tabs value={step} onValueChange={(value) => setStep(value as Step)}>
      <TabsList aria-label="Steps">
        <TabsTrigger value="property">Property Details</TabsTrigger>
        <TabsTrigger value="tone" disabled={!property}>
          Select Tone
        </TabsTrigger>
        <TabsTrigger value="result" disabled={!draft.content}>
          Generated Content
        </TabsTrigger>
      </TabsList>
      <TabsContent value="property">
        <PropertyForm
          initialValues={draft.form}
          busy={saveProperty.isPending}
          onChange={changeForm}
          onSave={save}
        />
      </TabsContent>
      <TabsContent value="tone">
        {property && (
          <ToneStep
            tone={draft.tone}
            onToneChange={(tone) => change({ tone })}
            onBack={() => setStep('property')}
            onGenerate={() => generate({ property, tone: draft.tone })}
            onCancel={cancel}
            isGenerating={isGenerating}
            limit={limit}
          />
        )}
      </TabsContent>
      <TabsContent value="result">
        {property && draft.content && (
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <ResultStep
              property={property}
              content={draft.content}
              onChange={changeContent}
              onCreateNew={createNew}
              onTryTone={() => setStep('tone')}
            />
          </Suspense>
        )}
      </TabsContent>
    </Tabs>
  )
}

const freshForm = (property: Property | null) => ({
  form: property ? toFormValues(property) : emptyPropertyForm,
  basedOn: property?.updatedAt ?? null,
})

const openDraft = (place: DraftPlace, property: Property | null): WizardDraft => {
  const fresh = { ...freshForm(property), tone: DEFAULT_TONE, content: null }
  const kept = readDraft<WizardDraft>(place)
  return kept?.basedOn === fresh.basedOn
    ? { ...fresh, ...kept }
    : { ...fresh, ...kept, ...freshForm(property) }
}

const toDraftContent = (answer: GenerateContentResponse): DraftContent => ({
  tone: answer.tone,
  tier: answer.tier,
  seed: answer.seed,
  engine: answer.engine,
  headline: answer.headline,
  description: answer.description,
  socialCaptions: answer.social_captions,
  spans: answer.spans.description,
  unused: answer.unused,
  original: answer.description,
  isChanged: true,
})
