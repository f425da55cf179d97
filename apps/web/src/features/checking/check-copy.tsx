import type { CopyKind, Finding, Span } from '@listwright/contracts'
import { DEFAULT_BOARD, sourcedSpans } from '@listwright/reviewer/text'
import { type ReactNode, useMemo, useState } from 'react'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import type { FactCheck } from '@/lib/use-reviewer.ts'
import { CheckedTextCard } from './checked-text-card.tsx'
import { ClaimsPanel } from './claims-panel.tsx'
import { factsIn, NO_FACTS } from './fact-fields.ts'
import { FactsForm } from './facts-form.tsx'
import { PurposeFields } from './purpose-fields.tsx'
import { SAMPLE } from './sample.ts'
import { useCheck } from './use-check.ts'

interface Marked {
  text: string
  findings: Finding[]
  onChange: (text: string) => void
}

interface CheckCopyProps {
  /** Shows a text that can be edited, with its claims and findings marked. */
  editor: (marked: Marked & { label: string; spans: Span[] }) => ReactNode
  review: (marked: Marked & { factCheck: FactCheck }) => ReactNode
  sourceLabel: (source: string) => string
}

/** Any listing text, held against Fair Housing, an MLS's rules and the facts that were typed. */
export const CheckCopy = ({ editor, review, sourceLabel }: CheckCopyProps) => {
  const [text, setText] = useState('')
  const [fields, setFields] = useState(NO_FACTS)
  const [kind, setKind] = useState<CopyKind>('mls')
  const [board, setBoard] = useState(DEFAULT_BOARD)
  const property = useMemo(() => factsIn(fields), [fields])
  const { findings, claims, factCheck } = useCheck(text, kind, board, property)
  const spans = sourcedSpans(claims ?? [])
  const showSample = () => {
    setText(SAMPLE.text)
    setFields(SAMPLE.facts)
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-8">
      <CheckedTextCard
        text={text}
        kind={kind}
        editor={editor({ label: 'Your text', text, spans, findings, onChange: setText })}
        purpose={
          <PurposeFields
            kind={kind}
            onKindChange={setKind}
            board={board}
            onBoardChange={setBoard}
          />
        }
        onSample={showSample}
        onClear={() => setText('')}
      />
      <FoundCard isEmpty={!text.trim()}>
        {review({ text, findings, factCheck, onChange: setText })}
        {factCheck === 'done' && <ClaimsPanel claims={claims} sourceLabel={sourceLabel} />}
      </FoundCard>
      <Card className="lg:col-span-7" aria-labelledby="given-title">
        <CardTitle id="given-title">The facts</CardTitle>
        <CardDescription className="mb-6">
          What is true of the property. Leave empty what you do not know; without any facts, Fair
          Housing and MLS rules are still checked.
        </CardDescription>
        <FactsForm facts={fields} onChange={setFields} />
      </Card>
    </div>
  )
}

const FoundCard = ({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) => (
  <Card
    className="grid gap-8 lg:sticky lg:top-6 lg:col-span-5 lg:row-span-2"
    aria-labelledby="result-title"
  >
    <CardTitle id="result-title">What we found</CardTitle>
    {isEmpty ? (
      <p className="-mt-4 text-muted">
        What a careful broker would say about your text appears here while you type.
      </p>
    ) : (
      children
    )}
  </Card>
)
