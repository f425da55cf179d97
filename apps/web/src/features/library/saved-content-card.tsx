import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { CopyButton } from '@/components/copy-button.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { SavedContent } from '@/data/content/queries.ts'
import { formatCount, formatDate, formatPrice } from '@/lib/format.ts'
import { paths } from '@/lib/paths.ts'
import { toneLabel } from '@/lib/tone-label.ts'
import { CopyCaptionsMenu } from './copy-captions-menu.tsx'
import { Highlight } from './highlight.tsx'
import { useCopyWarning } from './use-copy-warning.ts'

interface SavedContentCardProps {
  content: SavedContent
  needle: string
  /** Shown when someone else of the team wrote it. */
  author?: string | undefined
  /** Absent for a colleague's text. */
  onDelete?: (() => void) | undefined
}

export const SavedContentCard = ({ content, needle, author, onDelete }: SavedContentCardProps) => {
  return (
    <article
      tabIndex={-1}
      aria-labelledby={`saved-${content.id}`}
      className="grid content-start gap-3 rounded-lg border border-line bg-card p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`saved-${content.id}`} className="font-display text-lg leading-snug">
          <Highlight text={content.address} needle={needle} />
        </h2>
        <p className="text-xs text-muted">
          {author && `${author} · `}
          {formatDate(content.createdAt)}
        </p>
      </div>
      <Facts content={content} needle={needle} />
      <p className="line-clamp-3 font-display leading-relaxed">
        <Highlight text={content.description} needle={needle} />
      </p>
      <Actions content={content} onDelete={onDelete} />
    </article>
  )
}

const Facts = ({ content, needle }: Pick<SavedContentCardProps, 'content' | 'needle'>) => (
  <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
    <Badge variant="outline">Locked in</Badge>
    <Badge>
      <Highlight text={toneLabel(content.tone)} needle={needle} />
    </Badge>
    {/* Together, so that no figure stands alone on a line. */}
    <span className="flex flex-wrap gap-x-3">
      <span>
        <Highlight text={content.city} needle={needle} />
        {', '}
        <Highlight text={content.state} needle={needle} />
      </span>
      <span>{formatCount(content.bedrooms, 'bed')}</span>
      <span>{formatPrice(content.price)}</span>
    </span>
  </p>
)

const Actions = ({ content, onDelete }: Pick<SavedContentCardProps, 'content' | 'onDelete'>) => {
  const warn = useCopyWarning(content)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1 sm:gap-2">
      <Button asChild variant="outline">
        <Link to={paths.savedText(content.propertyId, content.id)}>Edit</Link>
      </Button>
      <CopyButton
        text={content.description}
        onCopied={() => void warn(content.description, 'mls')}
        label="Copy Description"
        variant="ghost"
        className="px-3!"
      />
      <CopyCaptionsMenu
        captions={content.socialCaptions}
        warn={warn}
        about={content.address}
        className="px-3!"
      />
      {onDelete && (
        <Button
          variant="ghost"
          size="icon"
          className="ml-auto max-sm:order-2"
          aria-label={`Delete the text about ${content.address}`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
