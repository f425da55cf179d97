import type { Property, SocialNetwork } from '@listwright/contracts'
import { MLS_DEFAULT_LIMIT } from '@listwright/reviewer/text'
import { type ReactNode, useRef } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { AboutDescription } from './about-description.tsx'
import { CopyEditor } from './copy-editor.tsx'
import { ForNetworkMenu } from './for-network-menu.tsx'
import { OriginLine } from './origin-line.tsx'
import { provenSpans } from './proven-spans.ts'
import { RefineBar } from './refine-bar.tsx'
import { ResultBar } from './result-bar.tsx'
import { showFinding } from './show-finding.ts'
import type { TextEdits } from './text-edits.ts'
import { withWords } from './text-name.ts'
import { useClaims } from './use-claims.ts'
import { useMlsLimit } from './use-mls-limit.ts'
import { useReview } from './use-review.ts'

interface DescriptionPanelProps {
  property: Property
  content: WorkingContent
  edits: TextEdits
  /** A caption that was written from under the description. */
  onCaption: (network: SocialNetwork, caption: string) => void
  onAddFeature?: ((feature: string) => void) | undefined
  actions?: ReactNode
}

/** The editable description, with the review, the facts and the length beside it. */
export const DescriptionPanel = ({
  property,
  content,
  edits,
  onCaption,
  onAddFeature,
  actions,
}: DescriptionPanelProps) => {
  const { description } = content
  const review = useRef<HTMLElement>(null)
  const [limit, setLimit] = useMlsLimit(MLS_DEFAULT_LIMIT)
  const { findings, factCheck } = useReview({
    property,
    text: description,
    kind: 'mls',
    limit,
    spans: content.spans,
  })
  const spans = provenSpans(useClaims(property, content), findings)

  return (
    <>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-6">
          {content.headline && (
            <p className="title-type max-w-[30ch] text-3xl text-balance">{content.headline}</p>
          )}
          <CopyEditor
            label="Property description"
            text={description}
            spans={spans}
            findings={findings}
            onChange={(text) => edits.type('description', withWords('description', content, text))}
          />
          <OriginLine origin={content.origin} />
          <RefineBar property={property} content={content} part="description" edits={edits}>
            <ForNetworkMenu property={property} tone={content.tone} onWritten={onCaption} />
          </RefineBar>
        </div>
        <AboutDescription
          {...{ property, content, edits, findings, factCheck, spans, limit, onAddFeature }}
          onLimitChange={setLimit}
          reviewRef={review}
        />
      </div>
      <ResultBar
        text={description}
        findings={findings}
        onShowFinding={() => showFinding(review.current)}
        actions={actions}
      />
    </>
  )
}
