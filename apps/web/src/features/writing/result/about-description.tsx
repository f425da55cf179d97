import type { Finding, Property, Span } from '@listwright/contracts'
import { lengthOf } from '@listwright/reviewer/text'
import type { Ref } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'
import type { FactCheck } from '@/lib/use-reviewer.ts'
import { FactsPanel } from './facts-panel.tsx'
import { FitPanel } from './fit-panel.tsx'
import { ReviewPanel } from './review-panel.tsx'
import type { TextEdits } from './text-edits.ts'
import { withWords } from './text-name.ts'
import { useFit } from './use-fit.ts'

interface AboutDescriptionProps {
  property: Property
  content: WorkingContent
  edits: TextEdits
  findings: Finding[]
  factCheck: FactCheck
  /** Which words of the description state which fact. */
  spans: Span[]
  /** The most characters that the MLS takes. */
  limit: number
  onLimitChange: (limit: number) => void
  onAddFeature?: ((feature: string) => void) | undefined
  reviewRef: Ref<HTMLElement>
}

/** Beside the description: its review, the facts in it, and its length. */
export const AboutDescription = (props: AboutDescriptionProps) => {
  const { property, content, edits, findings, factCheck, spans, limit } = props
  const { description } = content
  const { fit, isFitting } = useFit(property, content, edits, limit)
  return (
    <aside
      aria-label="About this text"
      className="grid content-start gap-7 lg:border-l lg:border-line lg:pl-7 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-7"
    >
      <ReviewPanel
        ref={props.reviewRef}
        text={description}
        findings={findings}
        factCheck={factCheck}
        onAddFeature={props.onAddFeature}
        onReplace={(text, done) =>
          edits.replace('description', withWords('description', content, text), done)
        }
      />
      <FactsPanel text={description} spans={spans} unused={content.unused} />
      <FitPanel
        length={lengthOf(description, 'mls')}
        limit={limit}
        onLimitChange={props.onLimitChange}
        isFitting={isFitting}
        onFit={fit}
      />
    </aside>
  )
}
