import type { Property } from '@listwright/contracts'
import { lengthOf, MLS_DEFAULT_LIMIT } from '@listwright/reviewer'
import { CopyButton } from '@/components/copy-button.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { CopyEditor } from './copy-editor.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { FitPanel } from './fit-panel.tsx'
import { fitTo } from './fit-to.ts'
import { ReviewPanel } from './review-panel.tsx'
import { shiftSpans } from './shift-spans.ts'
import { useMlsLimit } from './use-mls-limit.ts'
import { useReview } from './use-review.ts'

interface DescriptionPanelProps {
  property: Property
  content: WorkingContent
  onChange: (content: WorkingContent) => void
}

/** The editable description, with the review, the facts and the length beside it. */
export const DescriptionPanel = ({ property, content, onChange }: DescriptionPanelProps) => {
  const { description, spans } = content
  const [limit, setLimit] = useMlsLimit(MLS_DEFAULT_LIMIT)
  const findings = useReview({ property, text: description, kind: 'mls', limit })

  const edit = (text: string) =>
    onChange({
      ...content,
      description: text,
      spans: shiftSpans(spans, description, text),
      isChanged: true,
    })

  const fit = () => onChange(fitTo(property, content, limit))

  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid content-start gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">
            {property.address}, {property.city}, {property.state} {property.zipCode}
          </p>
          <CopyButton text={description} />
        </div>
        {content.headline && (
          <p className="title-type max-w-[30ch] text-3xl text-balance">{content.headline}</p>
        )}
        <CopyEditor
          label="Property description"
          text={description}
          spans={spans}
          findings={findings}
          onChange={edit}
        />
      </div>
      <aside
        aria-label="About this text"
        className="grid content-start gap-7 lg:border-l lg:border-line lg:pl-7 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-7"
      >
        <ReviewPanel text={description} findings={findings} onChange={edit} />
        <FactsPanel text={description} spans={spans} unused={content.unused} />
        <FitPanel
          length={lengthOf(description, 'mls')}
          limit={limit}
          onLimitChange={setLimit}
          onFit={fit}
        />
      </aside>
    </div>
  )
}
