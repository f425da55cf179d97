import { DEFAULT_TONE, type GenerateContentResponse, type Property } from '@listwright/contracts'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { type DraftPlace, readDraft, useDraftKeeper, writeDraft } from './draft.ts'
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
  const [opened] = useState(() => openDraft(place, property))
  const { keep, discard } = useDraftKeeper(place, opened)
  const [step, setStep] = useState<Step>(property ? 'tone' : 'property')
  const [tone, setTone] = useState(opened.tone)
  const [content, setContent] = useState(opened.content)
  // The form holds what is typed; this is only what it is filled with when it is shown again.
  const form = useRef(opened.form)

  const changeForm = useCallback(
    (values: PropertyFormValues) => {
      form.current = values
      keep({ form: values })
    },
    [keep],
  )
  const changeTone = (chosen: string) => {
    setTone(chosen)
    keep({ tone: chosen })
  }
  const changeContent = useCallback(
    (changed: DraftContent) => {
      setContent(changed)
      keep({ content: changed })
    },
    [keep],
  )

  const saveProperty = useSaveProperty(client)
  const save = (values: PropertyFormValues) =>
    saveProperty.mutate(
      { input: fromFormValues(values), previous: property },
      {
        onSuccess: (saved) => {
          setStep('tone')
          if (property) {
            const fresh = freshForm(saved)
            form.current = fresh.form
            return keep(fresh)
          }
          discard()
          writeDraft({ userId, subject: saved.id }, { tone })
          void navigate(paths.generateFor(saved.id), { replace: true })
        },
      },
    )

  const { generate, cancel, isGenerating, limit } = useGenerate((answer) => {
    changeContent(toDraftContent(answer))
    setStep('result')
  })

  const createNew = () => {
    discard()
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
        <TabsTrigger value="result" disabled={!content}>
          Generated Content
        </TabsTrigger>
      </TabsList>
      <TabsContent value="property">
        <PropertyForm
          initialValues={form.current}
          busy={saveProperty.isPending}
          onChange={changeForm}
          onSave={save}
        />
      </TabsContent>
      <TabsContent value="tone">
        {property && (
          <ToneStep
            tone={tone}
            onToneChange={changeTone}
            onBack={() => setStep('property')}
            onGenerate={() => generate({ property, tone })}
            onCancel={cancel}
            isGenerating={isGenerating}
            limit={limit}
          />
        )}
      </TabsContent>
      <TabsContent value="result">
        {property && content && (
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <ResultStep
              property={property}
              content={content}
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
