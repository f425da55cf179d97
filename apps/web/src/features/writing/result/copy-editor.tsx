import type { Finding, Span } from '@listwright/contracts'
import { type PointerEvent, useState } from 'react'
import { cn } from '@/lib/cn.ts'
import { markText } from './mark-text.ts'
import { sourceLabel } from './source-label.ts'

interface CopyEditorProps {
  label: string
  text: string
  spans: Span[]
  findings: Finding[]
  onChange: (text: string) => void
}

interface Tip {
  label: string
  left: number
  top: number
}

/**
 * The text, editable where it stands. A copy beneath it carries the marks: brass under each traced claim, amber
 * behind each finding; hovering a claim names the field it came from.
 */
export const CopyEditor = ({ label, text, spans, findings, onChange }: CopyEditorProps) => {
  const { tip, showSource, hideSource } = useSourceTip()
  return (
    <div className="relative max-w-[65ch]" onPointerMove={showSource} onPointerLeave={hideSource}>
      <MarkedText text={text} spans={spans} findings={findings} />
      <textarea
        aria-label={label}
        data-text=""
        value={text}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
        className="brochure absolute inset-0 h-full w-full resize-none overflow-hidden rounded-sm bg-transparent pb-1 text-ink focus-visible:outline-offset-8"
      />
      {tip && (
        <span
          className="pointer-events-none absolute z-10 -translate-x-1/2 -translate-y-[calc(100%+4px)] rounded-md bg-night px-2.5 py-1.5 font-sans text-xs whitespace-nowrap text-on-night shadow-float"
          style={{ left: tip.left, top: tip.top }}
        >
          {tip.label}
        </span>
      )}
    </div>
  )
}

const MarkedText = ({
  text,
  spans,
  findings,
}: Pick<CopyEditorProps, 'text' | 'spans' | 'findings'>) => (
  <div aria-hidden="true" className="brochure pb-1 whitespace-pre-wrap text-transparent">
    {markText(text, spans, findings).map(({ place, part, source, hasFinding }) => (
      <span
        key={place}
        {...(source && { 'data-source': source })}
        className={cn(source && 'claim', hasFinding && 'finding px-0')}
      >
        {part}
      </span>
    ))}
    {'\n'}
  </div>
)

/** Names the field that the claim under the pointer came from. */
const useSourceTip = () => {
  const [tip, setTip] = useState<Tip | null>(null)
  const showSource = (event: PointerEvent<HTMLElement>) => {
    const mark = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find(
        (element): element is HTMLElement =>
          element instanceof HTMLElement && 'source' in element.dataset,
      )
    const frame = event.currentTarget.getBoundingClientRect()
    setTip(
      mark
        ? {
            label: `From ${sourceLabel(mark.dataset.source ?? '')}`,
            left: event.clientX - frame.left,
            top: mark.getBoundingClientRect().top - frame.top,
          }
        : null,
    )
  }
  const hideSource = () => setTip(null)
  return { tip, showSource, hideSource }
}
