import type { Property, SocialNetwork } from '@listwright/contracts'
import { lengthOf, MLS_DEFAULT_LIMIT } from '@listwright/reviewer/text'
import { type ReactNode, useRef } from 'react'
import { useRefine } from '@/data/content/use-refine.ts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { formatNumber } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { CopyEditor } from './copy-editor.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { FitPanel } from './fit-panel.tsx'
import { fitTo } from './fit-to.ts'
import { ForNetworkMenu } from './for-network-menu.tsx'
import { OriginLine } from './origin-line.tsx'
import { provenSpans } from './proven-spans.ts'
import { RefineBar } from './refine-bar.tsx'
import { ResultBar } from './result-bar.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { showFinding } from './show-finding.ts'
import type { TextEdits } from './text-edits.ts'
import { withWords } from './text-name.ts'
import { useClaims } from './use-claims.ts'
import { useMlsLimit } from './use-mls-limit.ts'
import { useReview } from './use-review.ts'
import { withRefined } from './with-refined.ts'

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
  const { client } = useAuth()
  const { description } = content
  const review = useRef<HTMLElement>(null)
  const [limit, setLimit] = useMlsLimit(MLS_DEFAULT_LIMIT)
  const { findings, factCheck } = useReview({ property, text: description, kind: 'mls', limit })

  const { refine, isRefining } = useRefine(client)

  const spans = provenSpans(useClaims(property, content), findings)

  const done = `Made to fit ${formatNumber(limit)} characters`
  const fit = () =>
    refine(
      { property, content, part: 'description', wish: { kind: 'fit', limit } },
      {
        onSuccess: (fitted) =>
          edits.replace(
            'description',
            fitTo(property, withRefined(content, fitted), limit, fitted),
            done,
          ),
        // Without the server sentences are left out here.
        onError: () => edits.replace('description', fitTo(property, content, limit), done),
      },
    )

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
        <aside
          aria-label="About this text"
          className="grid content-start gap-7 lg:border-l lg:border-line lg:pl-7 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-7"
        >
          <ReviewPanel
            ref={review}
            text={description}
            findings={findings}
            factCheck={factCheck}
            onAddFeature={onAddFeature}
            onReplace={(text, done) =>
              edits.replace('description', withWords('description', content, text), done)
            }
          />
          <FactsPanel text={description} spans={spans} unused={content.unused} />
          <FitPanel
            length={lengthOf(description, 'mls')}
            limit={limit}
            onLimitChange={setLimit}
            isFitting={isRefining}
            onFit={fit}
          />
        </aside>
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
