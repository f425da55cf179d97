import type { CopyKind } from '@listwright/contracts'
import { lengthOf } from '@listwright/reviewer/text'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'

interface CheckedTextCardProps {
  text: string
  kind: CopyKind
  editor: ReactNode
  /** What the text is meant for. */
  purpose: ReactNode
  onSample: () => void
  onClear: () => void
}

/** The text that is checked, its length, and what it is meant for. */
export const CheckedTextCard = (props: CheckedTextCardProps) => {
  const { text, kind, editor, purpose, onSample, onClear } = props
  const isEmpty = !text.trim()
  return (
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
        {editor}
      </div>
      {purpose}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={onSample}>
          Try a sample
        </Button>
        <Button variant="ghost" size="sm" disabled={isEmpty} onClick={onClear}>
          Clear the text
        </Button>
      </div>
    </Card>
  )
}

const lengthLine = (text: string, kind: CopyKind): string => {
  const words = text.split(/\s+/).filter(Boolean).length
  return `${words} ${words === 1 ? 'word' : 'words'} · ${lengthOf(text, kind).toLocaleString('en-US')} characters`
}
