import { COPY_KINDS, type CopyKind, type Finding, type Span } from '@listwright/contracts'
import { BOARD_PROFILES, DEFAULT_BOARD, lengthOf, sourcedSpans } from '@listwright/reviewer/text'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { FactCheck } from '@/lib/use-reviewer.ts'
import { ClaimsPanel } from './claims-panel.tsx'
import { factsIn, NO_FACTS } from './fact-fields.ts'
import { FactsForm } from './facts-form.tsx'
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

const KINDS: Record<CopyKind, string> = {
  mls: 'MLS remarks',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
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
  const isEmpty = !text.trim()
  const showSample = () => {
    setText(SAMPLE.text)
    setFields(SAMPLE.facts)
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-8">
      <Card className="lg:col-span-7" aria-labelledby="text-title">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <CardTitle id="text-title">Your text</CardTitle>
          <span className="figures text-sm text-muted">{lengthLine(text, kind)}</span>
        </div>
        <div className="relative mt-5 [&>div]:min-h-64">
          {isEmpty && (
            <p aria-hidden="true" className="brochure pointer-events-none absolute text-muted">
              Paste a listing, or begin to type.
            </p>
          )}
          {editor({ label: 'Your text', text, spans, findings, onChange: setText })}
        </div>
        <div className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
          <Field label="Meant for">
            <Select
              options={COPY_KINDS.map((value) => ({ value, label: KINDS[value] }))}
              value={kind}
              onValueChange={(chosen) =>
                setKind(COPY_KINDS.find((known) => known === chosen) ?? 'mls')
              }
            />
          </Field>
          {kind === 'mls' && (
            <Field label="Rules of">
              <Select
                options={BOARD_PROFILES.map(({ name }) => name)}
                value={board.name}
                onValueChange={(chosen) =>
                  setBoard(BOARD_PROFILES.find(({ name }) => name === chosen) ?? DEFAULT_BOARD)
                }
              />
            </Field>
          )}
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={showSample}>
            Try a sample
          </Button>
          <Button variant="ghost" size="sm" disabled={isEmpty} onClick={() => setText('')}>
            Clear the text
          </Button>
        </div>
      </Card>

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
          <>
            {review({ text, findings, factCheck, onChange: setText })}
            {factCheck === 'done' && <ClaimsPanel claims={claims} sourceLabel={sourceLabel} />}
          </>
        )}
      </Card>

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

const lengthLine = (text: string, kind: CopyKind): string => {
  const words = text.split(/\s+/).filter(Boolean).length
  return `${words} ${words === 1 ? 'word' : 'words'} · ${lengthOf(text, kind).toLocaleString('en-US')} characters`
}
