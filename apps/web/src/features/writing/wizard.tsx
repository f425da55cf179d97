import type { Property } from '@listwright/contracts'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { useGenerate } from '@/data/content/use-generate.ts'
import { toWorkingContent, type WorkingContent } from '@/data/content/working-content.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import type { TypedForm } from './property/property-form-values.ts'
import { PropertyStep } from './property/property-step.tsx'
import { ToneStep } from './tone/tone-step.tsx'
import { useDraftKeeper } from './use-draft-keeper.ts'
import { readDraft, writeDraft } from './wizard-draft.ts'

const ResultStep = lazy(() =>
  import('./result/result-step.tsx').then((module) => ({ default: module.ResultStep })),
)

const STEPS = ['property', 'tone', 'result'] as const
type Step = (typeof STEPS)[number]

interface WizardProps {
  userId: string
  /** The property of the address, or null for a new one. */
  property: Property | null
}

/** Property, tone, result. What is typed or written is kept in this browser until it is saved. */
export const Wizard = ({ userId, property }: WizardProps) => {
  const navigate = useNavigate()
  const { client } = useAuth()
  const place = { userId, subject: property?.id ?? 'new' }
  const [opened] = useState(() => readDraft(place))
  const { keep, discard } = useDraftKeeper(place, opened)
  const [step, setStep] = useState<Step>(property ? 'tone' : 'property')
  const [tone, setTone] = useState(opened.tone)
  const [content, setContent] = useState(opened.content)
  // The form itself holds what is typed; this is for the next time it is shown.
  const typed = useRef(opened.typed)

  const changeForm = useCallback(
    (form: TypedForm | null) => {
      typed.current = form
      keep({ typed: form })
    },
    [keep],
  )
  const changeTone = (chosen: string) => {
    setTone(chosen)
    keep({ tone: chosen })
  }
  const changeContent = useCallback(
    (changed: WorkingContent) => {
      setContent(changed)
      keep({ content: changed })
    },
    [keep],
  )

  const goOn = (saved: Property) => {
    setStep('tone')
    if (property) return changeForm(null)
    discard()
    writeDraft({ userId, subject: saved.id }, { tone })
    void navigate(paths.generateFor(saved.id), { replace: true })
  }

  const { generate, cancel, isGenerating, limit, written } = useGenerate(client, (answer) => {
    changeContent(toWorkingContent(answer))
    setStep('result')
  })

  const createNew = () => {
    discard()
    writeDraft({ userId, subject: 'new' }, null)
    void navigate(paths.generate)
  }

  return (
    <Tabs
      value={property ? step : 'property'}
      onValueChange={(value) => setStep(STEPS.find((name) => name === value) ?? 'property')}
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
          onSaved={goOn}
        />
      </TabsContent>
      <TabsContent value="tone">
        {property && (
          <ToneStep
            tone={tone}
            onToneChange={changeTone}
            onBack={() => setStep('property')}
            onGenerate={() => generate({ property, tone })}
            written={written}
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
