import {
  NETWORK_CHARACTERS_MAX,
  type Property,
  type SocialNetwork,
  type Span,
} from '@listwright/contracts'
import { lengthOf } from '@listwright/reviewer/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { photosQuery } from '@/data/photo/queries.ts'
import { formatNumber } from '@/lib/format.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { ResultBar } from '../result-bar.tsx'
import { ReviewPanel } from '../review-panel.tsx'
import { showFinding } from '../show-finding.ts'
import { useReview } from '../use-review.ts'
import { CaptionPreview } from './caption-preview.tsx'
import { CaptionVariants } from './caption-variants.tsx'
import { NETWORKS } from './networks.ts'

interface CaptionEditorProps {
  network: SocialNetwork
  caption: string
  /** Where it states a feature, as far as its writer said so. */
  spans?: readonly Span[] | undefined
  property: Property
  tone: string
  /** Typed by hand. */
  onType: (caption: string) => void
  /** Changed by a button, and what it did, in a few words. */
  onReplace: (caption: string, done: string) => void
  onAddFeature?: ((feature: string) => void) | undefined
  /** What the writer can change about it. */
  refine?: ReactNode
  actions?: ReactNode
}

export const CaptionEditor = (props: CaptionEditorProps) => {
  const { network, caption, spans, property, tone, refine, actions } = props
  const { onType, onReplace, onAddFeature } = props
  const { label } = NETWORKS[network]
  const review = useRef<HTMLElement>(null)
  const { findings, factCheck } = useReview({
    property,
    text: caption,
    kind: network,
    ...(spans && { spans }),
  })
  const { data: photos } = useQuery(photosQuery(useAuth().client, property.id))

  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-5">
          <CaptionField network={network} caption={caption} onType={onType} />
          <CaptionPreview
            network={network}
            caption={caption}
            propertyType={property.propertyType}
            photo={photos?.[0]}
          />
          {refine}
          <CaptionVariants
            network={network}
            property={property}
            tone={tone}
            current={caption}
            onChoose={(chosen) => onReplace(chosen, `Another ${label} caption is in its place`)}
          />
        </div>
        <ReviewPanel
          ref={review}
          text={caption}
          findings={findings}
          factCheck={factCheck}
          onReplace={onReplace}
          onAddFeature={onAddFeature}
        />
      </div>
      <ResultBar
        text={caption}
        findings={findings}
        onShowFinding={() => showFinding(review.current)}
        actions={actions}
      />
    </>
  )
}

type CaptionFieldProps = Pick<CaptionEditorProps, 'network' | 'caption' | 'onType'>

const CaptionField = ({ network, caption, onType }: CaptionFieldProps) => {
  const limit = NETWORK_CHARACTERS_MAX[network]
  const hashtags = caption.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0
  return (
    <Field
      label={`${NETWORKS[network].label} caption`}
      hint={
        <span aria-live="polite" className="figures">
          {formatNumber(lengthOf(caption, network))} of {formatNumber(limit)} characters ·{' '}
          {hashtags} hashtags
        </span>
      }
    >
      <Textarea data-text="" value={caption} onChange={(event) => onType(event.target.value)} />
    </Field>
  )
}
